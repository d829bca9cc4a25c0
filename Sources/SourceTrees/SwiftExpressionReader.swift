import Diagnostics

/// Reads expressions from tokens, without knowing what their names mean.
struct SwiftExpressionReader {
  /// How deep expressions and statements may nest; what is deeper is unknown.
  static let depthLimit = 40

  let source: SwiftSource
  let end: Int

  func expression(
    _ range: Range<Int>, depth: Int, allowsTrailing: Bool = true
  ) -> SwiftExpression {
    guard depth < Self.depthLimit, !range.isEmpty else { return unknown(range) }
    if let question = conditionalMark(range) {
      return conditional(range, question, depth, allowsTrailing)
    }
    var reader = SwiftOperandReader(
      reader: self, index: range.lowerBound, end: range.upperBound, depth: depth,
      allowsTrailing: allowsTrailing)
    return reader.sequence() ?? unknown(range)
  }

  func unknown(_ range: Range<Int>) -> SwiftExpression {
    SwiftExpression(kind: .unknown, tokens: range)
  }

  /// The `?` of `a ? b : c` outside brackets: unlike that of an optional it has spaces around it.
  private func conditionalMark(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.has(index, "?"), isSpaced(index) { return index }
      index = source.after(index)
    }
    return nil
  }

  func isSpaced(_ index: Int) -> Bool {
    source.tokens[index].flags.isSuperset(of: [.spaceBefore, .spaceAfter])
  }

  private func conditional(
    _ range: Range<Int>, _ question: Int, _ depth: Int, _ allowsTrailing: Bool
  ) -> SwiftExpression {
    var index = question + 1
    var open = 1
    while index < range.upperBound {
      if source.has(index, "?"), isSpaced(index) { open += 1 }
      if source.kind(index) == .colon { open -= 1 }
      if open == 0 { break }
      index = source.after(index)
    }
    guard index < range.upperBound else { return unknown(range) }
    let parts = [
      range.lowerBound..<question, question + 1..<index, index + 1..<range.upperBound,
    ].map { expression($0, depth: depth + 1, allowsTrailing: allowsTrailing) }
    return SwiftExpression(kind: .conditional(parts[0], parts[1], parts[2]), tokens: range)
  }

  /// The parts between the commas outside brackets.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if source.kind(index) == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.after(index)
    }
    // A comma may stand behind the last one.
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  func arguments(_ range: Range<Int>, depth: Int) -> [SwiftArgument] {
    split(range).map { part in
      let first = part.lowerBound
      guard source.kind(first) == .identifier, source.kind(first + 1) == .colon,
        first + 1 < part.upperBound
      else { return SwiftArgument(label: nil, value: expression(part, depth: depth + 1)) }
      let value = expression(first + 2..<max(first + 2, part.upperBound), depth: depth + 1)
      return SwiftArgument(label: source.name(first), value: value)
    }
  }

  /// `[…]`: an array or a dictionary.
  func collection(_ opener: Int, depth: Int) -> SwiftExpression.Kind {
    let contents = source.contents(of: opener)
    let parts = split(contents)
    let colons = parts.map { part in colon(part) }
    if contents.count == 1, source.kind(contents.lowerBound) == .colon { return .dictionary([]) }
    guard !parts.isEmpty, colons.allSatisfy({ $0 != nil }) else {
      return .array(parts.map { expression($0, depth: depth + 1) })
    }
    return .dictionary(
      zip(parts, colons).compactMap { part, colon in
        guard let colon else { return nil }
        return (
          expression(part.lowerBound..<colon, depth: depth + 1),
          expression(colon + 1..<max(colon + 1, part.upperBound), depth: depth + 1)
        )
      })
  }

  private func colon(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.kind(index) == .colon { return index }
      if source.has(index, "?"), isSpaced(index) { return nil }
      index = source.after(index)
    }
    return nil
  }

  /// `{ a, b in … }` from its brace.
  func closure(_ opener: Int) -> SwiftClosure {
    let contents = source.contents(of: opener)
    guard let keyword = signatureEnd(contents) else {
      return SwiftClosure(parameters: [], body: contents)
    }
    return SwiftClosure(
      parameters: parameters(contents.lowerBound..<keyword),
      body: keyword + 1..<contents.upperBound)
  }

  /// The `in` behind a closure's parameters: nothing but names, types and captures stands before it.
  private func signatureEnd(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.has(index, "in") { return index }
      switch source.tokens[index].kind {
      case .identifier, .comma, .colon, .period, .at: break
      case .openParenthesis, .openBracket: break
      case .operation where source.has(index, "->") || source.has(index, "?"): break
      default: return nil
      }
      index = source.after(index)
    }
    return nil
  }

  private func parameters(_ range: Range<Int>) -> [String] {
    var range = range
    if source.kind(range.lowerBound) == .openBracket {
      range = min(source.after(range.lowerBound), range.upperBound)..<range.upperBound
    }
    if source.kind(range.lowerBound) == .openParenthesis, !range.isEmpty {
      range = source.contents(of: range.lowerBound)
    }
    return split(range).compactMap { part in
      part.first.flatMap { source.kind($0) == .identifier ? source.name($0) : nil }
    }
  }
}
