package import Diagnostics

/// Reads Swift source as far as colours need it: tokens, calls, and what is declared where.
///
/// It is no parser of the language: what it does not know it steps over. Time is linear in the bytes.
package final class SwiftSource: Sendable {
  /// How many errors are listed for one file.
  static let problemLimit = 100

  package let file: SourceFile
  package let tokens: [SwiftToken]
  /// Every comment with its marks, in order.
  package let comments: [Span]
  package let errors: [SourceError]
  /// For an opener the index of its closer, or `tokens.count` where it has none; for a closer the index
  /// of its opener; itself for others.
  private let partners: [Int32]

  package init(_ file: SourceFile) {
    var lexer = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes, from: file.contentStart)
      lexer.read()
      return (lexer.tokens, lexer.comments, lexer.problems)
    }
    self.file = file
    self.partners = Self.match(lexer.0, &lexer.2)
    self.tokens = lexer.0
    self.comments = lexer.1
    self.errors = lexer.2.sorted { $0.span.start < $1.span.start }.map {
      SourceError($0.problem.message, at: file.location($0.span))
    }
  }

  /// Matches brackets. A closer that fits one further out closes that one and all in it.
  private static func match(
    _ tokens: [SwiftToken], _ problems: inout [(problem: SwiftProblem, span: Span)]
  ) -> [Int32] {
    var partners = tokens.indices.map { Int32(truncatingIfNeeded: $0) }
    var open: [Int] = []
    var counts: [SwiftToken.Kind: Int] = [:]
    func note(_ problem: SwiftProblem, _ index: Int) {
      if problems.count < problemLimit { problems.append((problem, tokens[index].span)) }
    }
    func drop(_ opener: Int, _ partner: Int) {
      counts[tokens[opener].closer, default: 0] -= 1
      partners[opener] = Int32(truncatingIfNeeded: partner)
    }
    for (index, token) in tokens.enumerated() {
      if token.isOpener {
        open.append(index)
        counts[token.closer, default: 0] += 1
      } else if token.isCloser {
        guard counts[token.kind, default: 0] > 0 else {
          note(.strayBracket, index)
          continue
        }
        while let opener = open.popLast() {
          drop(opener, index)
          if tokens[opener].closer == token.kind {
            partners[index] = Int32(truncatingIfNeeded: opener)
            break
          }
          note(.unclosedBracket, opener)
        }
      }
    }
    for opener in open {
      drop(opener, tokens.count)
      note(.unclosedBracket, opener)
    }
    return partners
  }

  /// For the index of an opener, the index of what closes it (`tokens.count` where nothing does).
  package func closer(of index: Int) -> Int { Int(partners[index]) }

  /// The indices between an opener and its closer.
  package func contents(of index: Int) -> Range<Int> {
    index + 1..<max(index + 1, min(closer(of: index), tokens.count))
  }

  /// The index behind a bracketed group, or behind any other token.
  package func after(_ index: Int) -> Int {
    tokens[index].isOpener ? min(closer(of: index) + 1, tokens.count) : index + 1
  }

  /// The index before a bracketed group that ends here, or before any other token.
  package func before(_ index: Int) -> Int {
    (tokens[index].isCloser ? closer(of: index) : index) - 1
  }

  /// The text of a token as it is written.
  package func text(_ index: Int) -> String { file.text(tokens[index].span) }

  /// A name without its backticks.
  package func name(_ index: Int) -> String { String(decoding: nameBytes(index), as: UTF8.self) }

  /// The bytes of a name without its backticks.
  package func nameBytes(_ index: Int) -> ArraySlice<UInt8> {
    let bytes = file.bytes[tokens[index].span.range]
    return bytes.first == 0x60 ? bytes.dropFirst().dropLast() : bytes
  }

  /// Whether a token is written exactly so. Names in backticks are no keywords.
  package func has(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let span = tokens[index].span
    let count = text.utf8CodeUnitCount
    guard Int(span.end) - Int(span.start) == count else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let word = text.utf8Start
      for offset in 0..<count where bytes[Int(span.start) + offset] != word[offset] { return false }
      return true
    }
  }

  package func kind(_ index: Int) -> SwiftToken.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  /// Where a range of tokens stands; an empty one has the place where it would be.
  package func span(_ range: Range<Int>) -> Span {
    if let first = range.first, let last = range.last, last < tokens.count {
      return Span(Int(tokens[first].span.start), Int(tokens[last].span.end))
    }
    let place =
      range.lowerBound < tokens.count
      ? Int(tokens[range.lowerBound].span.start) : tokens.last.map { Int($0.span.end) } ?? 0
    return Span(place, place)
  }

  package func location(_ range: Range<Int>) -> Location { file.location(span(range)) }
}
