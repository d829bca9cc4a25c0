import Diagnostics

/// Statements: where they end, and those with which values are chosen.
extension SwiftExpressionReader {
  func statements(_ range: Range<Int>, depth: Int) -> [SwiftStatement] {
    guard depth < Self.depthLimit else { return range.isEmpty ? [] : [.other(range)] }
    var result: [SwiftStatement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if source.kind(index) == .semicolon {
        index += 1
        continue
      }
      if let (statement, next) = statement(at: index, range.upperBound, depth: depth) {
        result.append(statement)
        index = max(next, index + 1)
      } else {
        let next = max(statementEnd(index, range.upperBound), index + 1)
        result.append(.other(index..<next))
        index = next
      }
    }
    return result
  }

  /// The statement that begins at an index, and the index behind it; nil where it is none of those
  /// that are known.
  func statement(at index: Int, _ end: Int, depth: Int) -> (SwiftStatement, next: Int)? {
    guard depth < Self.depthLimit else { return nil }
    if source.kind(index) == .pound, isDirective(index) { return directive(index, end) }
    if source.has(index, "return") || source.has(index, "throw") {
      let next = statementEnd(index, end)
      let value = index + 1..<next
      return (.returning(value.isEmpty ? nil : expression(value, depth: depth + 1)), next)
    }
    if source.has(index, "if") { return branch(index, end, depth) }
    if source.has(index, "guard") { return guarding(index, end, depth) }
    if source.has(index, "switch") { return switching(index, end, depth) }
    if source.has(index, "let") || source.has(index, "var") { return binding(index, end, depth) }
    if isBlockKeyword(index) { return block(index, end) }
    let next = max(statementEnd(index, end), index + 1)
    return (.expression(expression(index..<next, depth: depth + 1)), next)
  }

  private func isBlockKeyword(_ index: Int) -> Bool {
    guard source.kind(index) == .identifier else { return source.kind(index) == .at }
    switch source.text(index) {
    case "for", "while", "repeat", "do", "defer", "func", "struct", "enum", "class", "extension",
      "actor", "typealias", "import", "init", "deinit", "static", "private", "public", "case":
      return true
    default: return false
    }
  }

  /// Steps over a statement with a block that is not read.
  private func block(_ index: Int, _ end: Int) -> (SwiftStatement, next: Int)? {
    var next = statementEnd(index, end)
    while next < end, source.has(next, "while") || source.has(next, "catch") {
      next = statementEnd(next, end)
    }
    return (.other(index..<next), next)
  }

  private func isDirective(_ index: Int) -> Bool {
    ["#if", "#else", "#elseif", "#endif", "#warning", "#error"].contains(source.text(index))
  }

  /// `#if …` and the like take their line; what stands between them is read all the same.
  private func directive(_ index: Int, _ end: Int) -> (SwiftStatement, next: Int) {
    var next = index + 1
    while next < end, !source.tokens[next].startsLine { next = source.after(next) }
    next = min(next, end)
    return (.other(index..<next), next)
  }

  /// The index behind the statement or value that begins at an index: a semicolon, a closing bracket, or
  /// a line that does not go on with it.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let token = source.tokens[index]
      if token.kind == .semicolon || token.isCloser { return index }
      if index > start, token.startsLine, !goesOn(index) { return index }
      index = source.after(index)
    }
    return min(index, end)
  }

  /// Whether the token at the beginning of a line belongs to what stands before it.
  private func goesOn(_ index: Int) -> Bool {
    let token = source.tokens[index]
    switch token.kind {
    case .period, .colon, .comma: return true
    case .operation where token.flags.contains(.spaceAfter): return true
    case .identifier where source.has(index, "else"): return true
    default: break
    }
    let before = source.tokens[index - 1]
    switch before.kind {
    case .comma, .period, .colon: return true
    case .operation: return before.flags.contains(.spaceBefore) || source.has(index - 1, "=")
    default: return false
    }
  }
}
