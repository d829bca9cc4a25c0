package import Diagnostics

/// Why a selector or a media query can't be read, and where.
package struct CSSSyntaxError: Error, Hashable, Sendable {
  /// "expected a class name behind the dot".
  package var message: String
  package var span: Span
}

extension CSSSelector {
  /// Reads a selector list (Selectors 4 §18) from a range of bytes. Selectors may be relative.
  ///
  /// Pseudo-classes that nobody knows are read like any other. Like a browser, it drops the whole list
  /// for one bad selector.
  package static func list(
    _ bytes: [UInt8], in range: Range<Int>
  ) throws(CSSSyntaxError) -> [CSSSelector] {
    let tokens = CSSTokenList(bytes, in: range)
    return try CSSSelectorParser(tokens: tokens).list(0..<tokens.count, depth: 0)
  }

  package static func list(_ text: String) throws(CSSSyntaxError) -> [CSSSelector] {
    let bytes = Array(text.utf8)
    return try list(bytes, in: 0..<bytes.count)
  }
}

extension CSSNode {
  /// The selectors of a style rule.
  package func selectors() throws(SourceError) -> [CSSSelector] {
    do {
      return try CSSSelector.list(tree.file.bytes, in: prelude.range)
    } catch {
      throw SourceError(error.message, at: tree.file.location(error.span))
    }
  }
}

/// Reads selectors from tokens.
struct CSSSelectorParser {
  /// How deep `:is(:not(…))` may nest.
  static let depthLimit = 32

  let tokens: CSSTokenList

  func list(_ range: Range<Int>, depth: Int) throws(CSSSyntaxError) -> [CSSSelector] {
    var selectors: [CSSSelector] = []
    for part in tokens.split(range, at: .comma) {
      selectors.append(try complex(part, depth: depth))
    }
    return selectors
  }

  /// A list of which what can't be read is left out (§18.1).
  func forgivingList(_ range: Range<Int>, depth: Int) throws(CSSSyntaxError) -> [CSSSelector] {
    try checkDepth(range, depth)
    var selectors: [CSSSelector] = []
    for part in tokens.split(range, at: .comma) {
      if let selector = try? complex(part, depth: depth) { selectors.append(selector) }
    }
    return selectors
  }

  func checkDepth(_ range: Range<Int>, _ depth: Int) throws(CSSSyntaxError) {
    if depth > Self.depthLimit {
      throw failure("this selector is nested deeper than \(Self.depthLimit) levels", range)
    }
  }

  func failure(_ message: String, _ range: Range<Int>) -> CSSSyntaxError {
    CSSSyntaxError(message: message, span: tokens.span(range))
  }

  private func complex(_ range: Range<Int>, depth: Int) throws(CSSSyntaxError) -> CSSSelector {
    try checkDepth(range, depth)
    var compounds: [CSSSelector.Compound] = []
    var index = range.lowerBound
    var combinator = combinator(&index, range.upperBound)
    repeat {
      let begin = index
      let simples = try compound(&index, range.upperBound, depth: depth)
      guard !simples.isEmpty else {
        throw failure("expected a selector", begin..<min(begin + 1, range.upperBound))
      }
      compounds.append(
        CSSSelector.Compound(
          combinator: combinator, simples: simples, span: tokens.span(begin..<index)))
      combinator = self.combinator(&index, range.upperBound)
    } while index < range.upperBound || combinator != nil
    return CSSSelector(compounds: compounds, span: tokens.span(range))
  }

  /// Whitespace and at most one sign between compounds; nil where there is neither.
  private func combinator(_ index: inout Int, _ end: Int) -> CSSSelector.Combinator? {
    var result = skipTrivia(&index, end) ? CSSSelector.Combinator.descendant : nil
    guard index < end, tokens[index].kind == .delim else { return result }
    switch tokens.bytes[Int(tokens[index].span.start)] {
    case 0x3E: result = .child
    case 0x2B: result = .nextSibling
    case 0x7E: result = .subsequentSibling
    case 0x7C where index + 1 < end && tokens.isDelim(tokens[index + 1], 0x7C):
      index += 1
      result = .column
    default: return result
    }
    index += 1
    _ = skipTrivia(&index, end)
    return result
  }

  /// Skips whitespace and comments, and says whether there was whitespace.
  private func skipTrivia(_ index: inout Int, _ end: Int) -> Bool {
    var hasSpace = false
    while index < end, tokens[index].isTrivia {
      if tokens[index].kind == .whitespace { hasSpace = true }
      index += 1
    }
    return hasSpace
  }
}
