import Diagnostics

/// Reads operands and the operators between them, from left to right.
struct SwiftOperandReader {
  let reader: SwiftExpressionReader
  var index: Int
  let end: Int
  /// How deep it stands. Long chains count too, since they nest to the left, and what nests is taken
  /// apart by recursion.
  var depth: Int
  /// Whether a brace behind a name is a closure; in the head of an `if` it is not.
  let allowsTrailing: Bool

  private var source: SwiftSource { reader.source }

  /// `a + b * c`; nil where the tokens are no such thing to their end.
  mutating func sequence() -> SwiftExpression? {
    var operands: [SwiftExpression] = []
    var operators: [String] = []
    var steps = 0
    while true {
      guard let operand = operand() else { return nil }
      operands.append(operand)
      guard index < end else { break }
      guard source.kind(index) == .operation else { return nil }
      let sign = source.text(index)
      while let last = operators.last, Self.precedence(last) >= Self.precedence(sign) {
        reduce(&operands, &operators)
      }
      operators.append(sign)
      index += 1
      steps += 1
      guard deepen(steps) else { return nil }
    }
    while !operators.isEmpty { reduce(&operands, &operators) }
    return operands.first
  }

  /// Counts every sixteenth step of a chain as a level; false where that is too deep.
  mutating func deepen(_ steps: Int) -> Bool {
    if steps % 16 == 0 { depth += 1 }
    return depth < SwiftExpressionReader.depthLimit
  }

  private func reduce(_ operands: inout [SwiftExpression], _ operators: inout [String]) {
    guard operands.count >= 2, let sign = operators.popLast() else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    operands.append(
      SwiftExpression(
        kind: .binary(sign, left, right),
        tokens: left.tokens.lowerBound..<right.tokens.upperBound))
  }

  /// The precedence groups of the standard library, which all lean to the left here.
  private static func precedence(_ sign: String) -> Int {
    switch sign {
    case "<<", ">>", "&<<", "&>>": 8
    case "*", "/", "%", "&*", "&": 7
    case "+", "-", "&+", "&-", "|", "^": 6
    case "...", "..<": 5
    case "??": 4
    case "&&": 2
    case "||": 1
    case "=", "+=", "-=", "*=", "/=", "->": 0
    default: 3
    }
  }

  private mutating func operand() -> SwiftExpression? {
    while source.has(index, "try") || source.has(index, "await") || source.has(index, "any") {
      index += 1
      if source.has(index, "?") || source.has(index, "!"), !isSpacedBefore(index) { index += 1 }
      if index >= end { return nil }
    }
    let start = index
    var signs: [String] = []
    while index < end, source.kind(index) == .operation,
      !source.tokens[index].flags.contains(.spaceAfter)
    {
      signs.append(source.text(index))
      index += 1
    }
    guard index < end, var value = primary() else { return nil }
    value = postfix(value)
    for sign in signs.reversed().prefix(4) {
      value = SwiftExpression(kind: .prefix(sign, value), tokens: start..<value.tokens.upperBound)
    }
    return signs.count > 4 ? nil : cast(value)
  }

  private func isSpacedBefore(_ index: Int) -> Bool {
    source.tokens[index].flags.contains(.spaceBefore)
  }

  /// Steps over `as Type`, `as? Type` and `is Type`, which change no colour.
  private mutating func cast(_ value: SwiftExpression) -> SwiftExpression {
    var value = value
    while index < end, source.has(index, "as") || source.has(index, "is") {
      index += 1
      if source.has(index, "?") || source.has(index, "!") { index += 1 }
      while index < end, isType(index) { index = source.after(index) }
      value.tokens = value.tokens.lowerBound..<min(index, end)
    }
    return value
  }

  private func isType(_ index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .identifier: !source.has(index, "as") && !source.has(index, "is")
    case .period, .openBracket: true
    case .operation: source.has(index, "?") && !isSpacedBefore(index)
    default: false
    }
  }

  private mutating func primary() -> SwiftExpression? {
    let start = index
    let kind: SwiftExpression.Kind
    switch source.tokens[index].kind {
    case .number: kind = .number(index)
    case .string: kind = .string(index)
    case .stringStart: kind = .interpolation
    case .identifier where source.has(index, "if") || source.has(index, "switch"):
      return statement()
    case .identifier where isKeyword(index): return nil
    case .identifier, .pound: kind = .name(source.name(index))
    case .period: return implicitMember()
    case .openParenthesis: return tuple()
    case .openBracket: kind = reader.collection(index, depth: depth)
    case .openBrace: kind = .closure(reader.closure(index))
    case .regex: kind = .unknown
    default: return nil
    }
    index = min(source.after(index), end)
    return SwiftExpression(kind: kind, tokens: start..<index)
  }

  /// The words that no value begins with.
  private func isKeyword(_ index: Int) -> Bool {
    switch source.tokens[index].span.range.count {
    case 2: source.has(index, "in")
    case 3: source.has(index, "let") || source.has(index, "var")
    case 4: source.has(index, "case") || source.has(index, "else")
    case 5: source.has(index, "where")
    case 6: source.has(index, "return")
    default: false
    }
  }

  private mutating func statement() -> SwiftExpression? {
    let start = index
    guard let (statement, next) = reader.statement(at: index, end, depth: depth + 1) else {
      return nil
    }
    index = next
    return SwiftExpression(kind: .statement(statement), tokens: start..<next)
  }

  private mutating func implicitMember() -> SwiftExpression? {
    let start = index
    guard index + 1 < end, source.kind(index + 1) == .identifier else { return nil }
    index += 2
    return SwiftExpression(kind: .member(nil, source.name(start + 1)), tokens: start..<index)
  }

  private mutating func tuple() -> SwiftExpression? {
    let start = index
    let parts = reader.arguments(source.contents(of: index), depth: depth)
    index = min(source.after(index), end)
    if parts.count == 1, parts[0].label == nil {
      var value = parts[0].value
      value.tokens = start..<index
      return value
    }
    return SwiftExpression(kind: .tuple(parts), tokens: start..<index)
  }
}
