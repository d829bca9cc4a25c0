import Diagnostics

/// Reads media queries and the conditions of `@supports` from tokens.
struct CSSConditionParser {
  /// How deep brackets may nest.
  static let depthLimit = 32

  let tokens: CSSTokenList

  func failure(_ message: String, _ range: Range<Int>) -> CSSSyntaxError {
    CSSSyntaxError(message: message, span: tokens.span(range))
  }

  /// `[not | only]? type [and condition-without-or]?`, or a condition (Media Queries 4 §3).
  func query(_ range: Range<Int>) throws(CSSSyntaxError) -> CSSCondition {
    var parts = significant(range)[...]
    guard let first = parts.first else { throw failure("expected a media query", range) }
    let isOnly = isWord(first, "only")
    let isNot = isWord(first, "not")
    if isOnly || isNot { parts = parts.dropFirst() }
    guard let type = parts.first, tokens[type].kind == .ident, !isKeyword(type) else {
      if isOnly { throw failure("expected a media type behind only", first..<first + 1) }
      return try condition(range, depth: 0, allowsOr: true)
    }
    parts = parts.dropFirst()
    let media = CSSCondition.mediaType(tokens.text(of: tokens[type]).lowercased())
    guard let word = parts.first else { return isNot ? .not(media) : media }
    guard isWord(word, "and") else { throw failure("expected and", word..<word + 1) }
    let rest = tokens.trimmed(word + 1..<range.upperBound)
    let condition = try condition(rest, depth: 0, allowsOr: false)
    let both = CSSCondition.and([media] + (condition.conjuncts))
    return isNot ? .not(both) : both
  }

  /// The words that can't be media types.
  private func isKeyword(_ index: Int) -> Bool {
    ["and", "or", "not", "only", "layer"].contains(tokens.text(of: tokens[index]).lowercased())
  }

  private func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens[index].kind == .ident && tokens.isNamed(tokens[index], word)
  }

  /// The component values of a range, each by the index of its first token, without trivia.
  private func significant(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if !tokens[index].isTrivia { result.append(index) }
      index = tokens.after(index)
    }
    return result
  }

  /// `not x`, `x and y and z`, or `x or y or z`; the three don't mix without brackets.
  func condition(
    _ range: Range<Int>, depth: Int, allowsOr: Bool
  ) throws(CSSSyntaxError) -> CSSCondition {
    guard depth <= Self.depthLimit else {
      throw failure("this condition is nested deeper than \(Self.depthLimit) levels", range)
    }
    let parts = significant(range)
    guard let first = parts.first else { throw failure("expected a condition", range) }
    if isWord(first, "not") {
      guard parts.count == 2 else {
        throw failure("expected one condition in brackets behind not", first..<first + 1)
      }
      return .not(try term(parts[1], depth: depth))
    }
    var terms = [try term(first, depth: depth)]
    guard parts.count > 1 else { return terms[0] }
    let isOr = isWord(parts[1], "or")
    for at in stride(from: 1, to: parts.count, by: 2) {
      guard isWord(parts[at], isOr ? "or" : "and"), allowsOr || !isOr else {
        throw failure(
          allowsOr ? "expected and or or, not mixed without brackets" : "expected and",
          parts[at]..<parts[at] + 1)
      }
      guard at + 1 < parts.count else {
        throw failure("expected a condition behind this", parts[at]..<parts[at] + 1)
      }
      terms.append(try term(parts[at + 1], depth: depth))
    }
    return isOr ? .or(terms) : .and(terms)
  }

  /// Something in brackets, or a function.
  private func term(_ index: Int, depth: Int) throws(CSSSyntaxError) -> CSSCondition {
    let token = tokens[index]
    guard token.kind == .openParenthesis || token.kind == .function else {
      throw failure("expected a condition in brackets", index..<index + 1)
    }
    guard tokens.closer(of: index) < tokens.count else {
      throw failure("this bracket is not closed", index..<index + 1)
    }
    let contents = tokens.trimmed(tokens.contents(of: index))
    if token.kind == .function {
      return .function(
        tokens.text(of: token).lowercased(), arguments: tokens.span(contents))
    }
    if let feature = feature(contents) { return .feature(feature) }
    guard let first = contents.first, startsCondition(first),
      let condition = try? condition(contents, depth: depth + 1, allowsOr: true)
    else { return .unknown(tokens.span(contents)) }
    return condition
  }

  /// Whether brackets hold a condition of their own rather than a feature.
  private func startsCondition(_ index: Int) -> Bool {
    tokens[index].kind == .openParenthesis || isWord(index, "not")
      || tokens[index].kind == .function
  }
}

extension CSSCondition {
  fileprivate var conjuncts: [CSSCondition] {
    if case .and(let conditions) = self { return conditions }
    return [self]
  }
}
