import Diagnostics

/// Members, calls and the like, which hang on the operand before them.
extension SwiftOperandReader {
  private var source: SwiftSource { reader.source }

  mutating func postfix(_ value: SwiftExpression) -> SwiftExpression {
    var value = value
    var steps = 1
    while index < end, deepen(steps), let next = postfixStep(value) {
      value = next
      steps += 1
    }
    return value
  }

  private mutating func postfixStep(_ value: SwiftExpression) -> SwiftExpression? {
    let start = value.tokens.lowerBound
    let token = source.tokens[index]
    switch token.kind {
    case .period:
      return member(value)
    case .operation where !token.flags.contains(.spaceBefore):
      if source.has(index, "?") || source.has(index, "!") {
        index += 1
        var value = value
        value.tokens = start..<index
        return value
      }
      return skipGenerics() ? value : nil
    case .openParenthesis where !token.startsLine:
      let arguments = reader.arguments(source.contents(of: index), depth: depth)
      index = min(source.after(index), end)
      return trailing(SwiftExpression(kind: .call(value, arguments), tokens: start..<index))
    case .openBracket where !token.startsLine:
      let arguments = reader.arguments(source.contents(of: index), depth: depth)
      index = min(source.after(index), end)
      return SwiftExpression(kind: .index(value, arguments), tokens: start..<index)
    case .openBrace where allowsTrailing && !token.startsLine && takesClosure(value):
      return trailing(SwiftExpression(kind: .call(value, []), tokens: start..<index))
    default:
      return nil
    }
  }

  private func takesClosure(_ value: SwiftExpression) -> Bool {
    switch value.kind {
    case .name, .member: true
    default: false
    }
  }

  private mutating func member(_ value: SwiftExpression) -> SwiftExpression? {
    guard index + 1 < end, [.identifier, .number].contains(source.tokens[index + 1].kind) else {
      return nil
    }
    index += 2
    return SwiftExpression(
      kind: .member(value, source.name(index - 1)), tokens: value.tokens.lowerBound..<index)
  }

  /// Adds the closures behind a call to its arguments.
  private mutating func trailing(_ call: SwiftExpression) -> SwiftExpression {
    guard allowsTrailing, case .call(let callee, var arguments) = call.kind else { return call }
    while index < end {
      var label: String?
      var brace = index
      if !arguments.isEmpty, brace + 2 < end, source.kind(brace) == .identifier,
        source.kind(brace + 1) == .colon, source.kind(brace + 2) == .openBrace
      {
        label = source.name(brace)
        brace += 2
      } else if source.tokens[brace].startsLine {
        break
      }
      guard source.kind(brace) == .openBrace else { break }
      index = min(source.after(brace), end)
      let closure = SwiftExpression(
        kind: .closure(reader.closure(brace)), tokens: brace..<index)
      arguments.append(SwiftArgument(label: label, value: closure))
    }
    return SwiftExpression(
      kind: .call(callee, arguments), tokens: call.tokens.lowerBound..<index)
  }

  /// How many angle brackets an operator opens, fewer than 0 where it closes some; nil where it is another. `>>`
  /// and `?>` are one token each.
  private static func angles(_ text: String) -> Int? {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      default: return nil
      }
    }
    return depth
  }

  /// Steps over `<A, B>` before a bracket or a point.
  private mutating func skipGenerics() -> Bool {
    guard source.has(index, "<") else { return false }
    var depth = 0
    var next = index
    while next < min(end, index + 32) {
      switch source.tokens[next].kind {
      case .identifier, .period, .comma, .colon, .openBracket, .openParenthesis: break
      case .operation where source.has(next, "->"): break
      case .operation:
        guard let step = Self.angles(source.text(next)) else { return false }
        depth += step
      default: return false
      }
      next = source.after(next)
      if depth == 0 { break }
    }
    guard depth == 0, next < end,
      [.openParenthesis, .period].contains(source.tokens[next].kind)
    else { return false }
    index = next
    return true
  }
}
