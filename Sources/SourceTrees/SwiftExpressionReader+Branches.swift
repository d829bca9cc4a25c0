import Diagnostics

/// `if`, `guard`, `switch` and bindings.
extension SwiftExpressionReader {
  /// The first brace outside other brackets, where a block begins.
  private func brace(_ start: Int, _ end: Int) -> Int? {
    var index = start
    // A head is short; without the bound, many heads without a block would be searched to the end.
    var steps = 0
    while index < end, steps < 1024 {
      steps += 1
      if source.kind(index) == .openBrace { return index }
      if source.tokens[index].isCloser || source.kind(index) == .semicolon { return nil }
      index = source.after(index)
    }
    return nil
  }

  /// The conditions between commas; `case a = b` is read as the operation `a = b`.
  private func conditions(_ range: Range<Int>, _ depth: Int) -> [SwiftExpression] {
    split(range).map { part in
      let start = part.lowerBound + (source.has(part.lowerBound, "case") ? 1 : 0)
      return expression(
        start..<max(start, part.upperBound), depth: depth + 1, allowsTrailing: false)
    }
  }

  func branch(_ index: Int, _ end: Int, _ depth: Int) -> (SwiftStatement, next: Int)? {
    guard let brace = brace(index + 1, end) else { return nil }
    let then = statements(source.contents(of: brace), depth: depth + 1)
    var next = min(source.after(brace), end)
    var otherwise: [SwiftStatement] = []
    if next + 1 < end, source.has(next, "else") {
      if source.kind(next + 1) == .openBrace {
        otherwise = statements(source.contents(of: next + 1), depth: depth + 1)
        next = min(source.after(next + 1), end)
      } else if let (inner, behind) = statement(at: next + 1, end, depth: depth + 1) {
        otherwise = [inner]
        next = behind
      }
    }
    let conditions = conditions(index + 1..<brace, depth)
    return (.branch(conditions: conditions, then: then, otherwise: otherwise), next)
  }

  func guarding(_ index: Int, _ end: Int, _ depth: Int) -> (SwiftStatement, next: Int)? {
    guard let brace = brace(index + 1, end), brace > index + 1, source.has(brace - 1, "else") else {
      return nil
    }
    let otherwise = statements(source.contents(of: brace), depth: depth + 1)
    let conditions = conditions(index + 1..<brace - 1, depth)
    return (
      .guarding(conditions: conditions, otherwise: otherwise), min(source.after(brace), end)
    )
  }

  func binding(_ index: Int, _ end: Int, _ depth: Int) -> (SwiftStatement, next: Int)? {
    let next = max(statementEnd(index, end), index + 1)
    guard source.kind(index + 1) == .identifier else { return (.other(index..<next), next) }
    var sign = index + 2
    while sign < next, !source.has(sign, "=") { sign = source.after(sign) }
    guard sign + 1 < next else { return (.other(index..<next), next) }
    return (
      .binding(source.name(index + 1), expression(sign + 1..<next, depth: depth + 1)), next
    )
  }

  func switching(_ index: Int, _ end: Int, _ depth: Int) -> (SwiftStatement, next: Int)? {
    guard let brace = brace(index + 1, end) else { return nil }
    let subject = expression(index + 1..<brace, depth: depth + 1, allowsTrailing: false)
    let contents = source.contents(of: brace)
    var cases: [SwiftCase] = []
    var next = nextCase(contents.lowerBound, contents.upperBound)
    while let start = next {
      next = nextCase(start + 1, contents.upperBound)
      cases.append(readCase(start..<(next ?? contents.upperBound), depth))
    }
    return (.switching(subject, cases), min(source.after(brace), end))
  }

  /// The index of the next `case` or `default` of this `switch`.
  private func nextCase(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if source.kind(index) == .identifier {
        if source.has(index, "default"), source.kind(index + 1) == .colon { return index }
        if source.has(index, "case"), !isPattern(index) { return index }
      }
      index = source.after(index)
    }
    return nil
  }

  /// `if case`, `guard case`, `for case`, and those behind a comma.
  private func isPattern(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return source.has(index - 1, "if") || source.has(index - 1, "guard")
      || source.has(index - 1, "for") || source.has(index - 1, "while")
      || source.kind(index - 1) == .comma
  }

  private func readCase(_ range: Range<Int>, _ depth: Int) -> SwiftCase {
    var colon = range.lowerBound + 1
    while colon < range.upperBound, source.kind(colon) != .colon { colon = source.after(colon) }
    colon = min(colon, range.upperBound)
    let isDefault = source.has(range.lowerBound, "default")
    let patterns = range.lowerBound + 1..<max(colon, range.lowerBound + 1)
    let bodyStart = min(colon + 1, range.upperBound)
    var bodyEnd = range.upperBound
    // `@unknown` belongs to the `default` behind it.
    if bodyEnd - bodyStart > 1, source.text(bodyEnd - 1) == "unknown",
      source.text(bodyEnd - 2) == "@"
    {
      bodyEnd -= 2
    } else if bodyEnd > bodyStart, source.text(bodyEnd - 1) == "@unknown" {
      bodyEnd -= 1
    }
    return SwiftCase(
      patterns: isDefault
        ? [] : split(patterns).map { pattern($0, depth) },
      body: statements(bodyStart..<bodyEnd, depth: depth + 1), tokens: range)
  }

  private func pattern(_ range: Range<Int>, _ depth: Int) -> SwiftPattern {
    let end = range.first { source.has($0, "where") } ?? range.upperBound
    let condition = min(end + 1, range.upperBound)..<range.upperBound
    return SwiftPattern(
      value: expression(range.lowerBound..<end, depth: depth + 1, allowsTrailing: false),
      condition: condition.isEmpty
        ? nil : expression(condition, depth: depth + 1, allowsTrailing: false))
  }
}
