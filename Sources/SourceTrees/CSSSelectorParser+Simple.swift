import Diagnostics

/// Compound and simple selectors.
extension CSSSelectorParser {
  func compound(
    _ index: inout Int, _ end: Int, depth: Int
  ) throws(CSSSyntaxError) -> [CSSSimpleSelector] {
    var simples: [CSSSimpleSelector] = []
    while index < end {
      guard skipComments(&index, end) else { break }
      let start = index
      if let type = typeName(&index, end) {
        guard simples.isEmpty else {
          throw failure("an element name must come first in a compound selector", start..<index)
        }
        simples.append(type)
        continue
      }
      guard let simple = try simple(&index, end, depth: depth) else { break }
      simples.append(simple)
    }
    return simples
  }

  /// Comments may stand between simple selectors; false where whitespace or the end follows them.
  private func skipComments(_ index: inout Int, _ end: Int) -> Bool {
    var next = index
    while next < end, tokens[next].kind == .comment { next += 1 }
    guard next < end, tokens[next].kind != .whitespace else { return false }
    index = next
    return true
  }

  /// `a`, `*`, `svg|a`, `*|*` or `|a`.
  private func typeName(_ index: inout Int, _ end: Int) -> CSSSimpleSelector? {
    var name = index
    if isName(name, end), isBar(name + 1, end), isName(name + 2, end) { name += 2 }
    if isBar(name, end), isName(name + 1, end) { name += 1 }
    guard isName(name, end) else { return nil }
    index = name + 1
    return tokens[name].kind == .ident ? .type(tokens.text(of: tokens[name])) : .universal
  }

  private func isName(_ index: Int, _ end: Int) -> Bool {
    index < end && (tokens[index].kind == .ident || tokens.isDelim(tokens[index], 0x2A))
  }

  private func isBar(_ index: Int, _ end: Int) -> Bool {
    index < end && tokens.isDelim(tokens[index], 0x7C)
  }

  /// A simple selector other than an element's name; nil where a combinator or something else begins.
  private func simple(
    _ index: inout Int, _ end: Int, depth: Int
  ) throws(CSSSyntaxError) -> CSSSimpleSelector? {
    let token = tokens[index]
    switch token.kind {
    case .idHash:
      index += 1
      return .id(tokens.text(of: token))
    case .openBracket:
      return try attribute(&index)
    case .colon:
      return try pseudo(&index, end, depth: depth)
    case .delim where tokens.isDelim(token, 0x26):
      index += 1
      return .nesting
    case .delim where tokens.isDelim(token, 0x2E):
      guard index + 1 < end, tokens[index + 1].kind == .ident else {
        throw failure("expected a class name behind the dot", index..<index + 1)
      }
      index += 2
      return .class(tokens.text(of: tokens[index - 1]))
    case .delim where isCombinator(token), .whitespace, .comment:
      return nil
    default:
      throw failure("\(tokens.source(token.span)) can't stand in a selector", index..<index + 1)
    }
  }

  private func isCombinator(_ token: CSSToken) -> Bool {
    [0x3E, 0x2B, 0x7E, 0x7C].contains(tokens.bytes[Int(token.span.start)])
  }

  /// A pseudo-class or pseudo-element from its colon.
  private func pseudo(
    _ index: inout Int, _ end: Int, depth: Int
  ) throws(CSSSyntaxError) -> CSSSimpleSelector {
    let isDouble = index + 1 < end && tokens[index + 1].kind == .colon
    let at = index + (isDouble ? 2 : 1)
    guard at < end, tokens[at].kind == .ident || tokens[at].kind == .function else {
      throw failure("expected the name of a pseudo-class behind the colon", index..<index + 1)
    }
    let name = tokens.text(of: tokens[at]).lowercased()
    var arguments = CSSPseudoArguments.none
    if tokens[at].kind == .function {
      guard tokens.closer(of: at) < end else {
        throw failure("the bracket of :\(name)( is not closed", at..<at + 1)
      }
      arguments = try self.arguments(of: name, tokens.trimmed(tokens.contents(of: at)), depth + 1)
    }
    index = tokens.after(at)
    // The four pseudo-elements that CSS 2 wrote with one colon.
    let isOld = ["before", "after", "first-line", "first-letter"].contains(name)
    return isDouble || isOld ? .pseudoElement(name, arguments) : .pseudoClass(name, arguments)
  }

  private func arguments(
    of name: String, _ range: Range<Int>, _ depth: Int
  ) throws(CSSSyntaxError) -> CSSPseudoArguments {
    switch name {
    case "is", "where", "matches", "-webkit-any", "-moz-any":
      return .selectors(try forgivingList(range, depth: depth))
    case "not", "has", "host", "host-context", "slotted", "current", "cue":
      return .selectors(try list(range, depth: depth))
    case "nth-child", "nth-last-child":
      return try nth(range, depth)
    default:
      return .text(tokens.source(tokens.span(range)), of: [])
    }
  }

  /// `2n + 1 of .a, .b`
  private func nth(_ range: Range<Int>, _ depth: Int) throws(CSSSyntaxError) -> CSSPseudoArguments {
    let keyword = range.first {
      tokens[$0].kind == .ident && tokens.isNamed(tokens[$0], "of")
    }
    guard let keyword else { return .text(tokens.source(tokens.span(range)), of: []) }
    let count = tokens.span(tokens.trimmed(range.lowerBound..<keyword))
    let selectors = try list(tokens.trimmed(keyword + 1..<range.upperBound), depth: depth)
    return .text(tokens.source(count), of: selectors)
  }
}
