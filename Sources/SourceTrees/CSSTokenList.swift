package import Diagnostics

/// The tokens of a value, a selector or a query, with every opening bracket matched to its closing one,
/// so that nested functions are read without scanning them again.
package struct CSSTokenList: Sendable {
  package let bytes: [UInt8]
  package let tokens: [CSSToken]
  /// For an opener the index of its closer, or `tokens.count` where it has none; itself for others.
  private let closers: [Int32]
  /// The first closing bracket that closes nothing, if there is one.
  package let strayCloser: CSSToken?

  package init(_ bytes: [UInt8], in range: Range<Int>) {
    let tokens = Array(CSSTokenizer(bytes, in: range))
    var closers = tokens.indices.map { Int32(truncatingIfNeeded: $0) }
    var open: [Int] = []
    var stray: CSSToken?
    for (index, token) in tokens.enumerated() {
      if token.isOpener {
        open.append(index)
      } else if token.isCloser {
        if let opener = open.last, token.closes(tokens[opener]) {
          closers[opener] = Int32(truncatingIfNeeded: index)
          open.removeLast()
        } else if stray == nil {
          stray = token
        }
      }
    }
    for opener in open { closers[opener] = Int32(truncatingIfNeeded: tokens.count) }
    self.bytes = bytes
    self.tokens = tokens
    self.closers = closers
    self.strayCloser = stray
  }

  package init(_ file: SourceFile, in span: Span) { self.init(file.bytes, in: span.range) }

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: 0..<bytes.count)
  }

  package var count: Int { tokens.count }
  package subscript(index: Int) -> CSSToken { tokens[index] }

  /// For the index of an opener, the index of the bracket that closes it (`count` where none does).
  package func closer(of index: Int) -> Int { Int(closers[index]) }

  /// The indices of the tokens between an opener and its closer.
  package func contents(of index: Int) -> Range<Int> {
    index + 1..<max(index + 1, closer(of: index))
  }

  /// The index behind a component value: behind the closer of an opener, behind any other token.
  package func after(_ index: Int) -> Int { min(closer(of: index) + 1, count) }

  /// A range of tokens without the whitespace and comments at both ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, tokens[start].isTrivia { start += 1 }
    while end > start, tokens[end - 1].isTrivia { end -= 1 }
    return start..<end
  }

  /// The parts between the tokens of one kind that stand outside nested brackets, each trimmed.
  package func split(_ range: Range<Int>, at separator: CSSToken.Kind) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == separator {
        parts.append(trimmed(start..<index))
        start = index + 1
      }
      index = after(index)
    }
    parts.append(trimmed(start..<max(start, range.upperBound)))
    return parts
  }

  /// Where a range of tokens stands; for an empty one, the place where something was expected.
  package func span(_ range: Range<Int>) -> Span {
    if !range.isEmpty {
      return Span(
        Int(tokens[range.lowerBound].span.start), Int(tokens[range.upperBound - 1].span.end))
    }
    if range.lowerBound < count {
      let start = Int(tokens[range.lowerBound].span.start)
      return Span(start, start)
    }
    let end = tokens.last.map { Int($0.span.end) } ?? 0
    return Span(end, end)
  }

  /// What a token means, with its escapes resolved.
  package func text(of token: CSSToken) -> String { token.text(in: bytes) }

  /// The text as it is written.
  package func source(_ span: Span) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether a token's name is this lower-case word, in any ASCII case.
  package func isNamed(_ token: CSSToken, _ word: StaticString) -> Bool {
    CSSText.matches(bytes, token.content.range, word)
  }

  /// Whether a token is this one-byte delimiter.
  package func isDelim(_ token: CSSToken, _ byte: UInt8) -> Bool {
    token.kind == .delim && bytes[Int(token.span.start)] == byte
  }
}
