package import Diagnostics

/// Inline text without its markup, every byte of which knows where it stands in the file.
///
/// Emphasis markers, the addresses of links and HTML tags are gone; escapes and entities are
/// resolved. Line ends are `\n`.
package struct MarkdownText: Sendable {
  /// A stretch of the text of one kind.
  package struct Piece: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case text
      /// A code span, or what stands in `<code>`.
      case code
      /// The description of an image.
      case image
    }

    package var kind: Kind
    /// The UTF-8 offsets in the text.
    package var range: Range<Int>
    /// From the first to the last byte of the content in the file, without backticks.
    package var span: Span
  }

  /// A stretch that stands in one place of the file. Where both are equally long, bytes correspond.
  struct Run: Sendable {
    var start: Int
    var source: Span
  }

  /// The UTF-8 bytes of the text.
  package private(set) var utf8: [UInt8] = []
  /// The text's pieces, in order and without gaps.
  package private(set) var pieces: [Piece] = []
  /// HTML comments within the text, with their `<!--` and `-->`.
  package private(set) var comments: [Span] = []
  /// The UTF-8 offsets of what is struck out, `~~gone~~` and `<del>gone</del>`, in order.
  package private(set) var struck: [Range<Int>] = []
  private var runs: [Run] = []

  package init() {}

  package var string: String { String(decoding: utf8, as: UTF8.self) }
  package var isEmpty: Bool { utf8.isEmpty }

  /// The UTF-8 bytes with spaces in place of what is struck out.
  package var standing: [UInt8] {
    var bytes = utf8
    for range in struck {
      for index in range.clamped(to: bytes.indices) { bytes[index] = 0x20 }
    }
    return bytes
  }

  package func string(_ piece: Piece) -> String {
    String(decoding: utf8[piece.range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// The code spans, in order.
  package var code: [Piece] { pieces.filter { $0.kind == .code } }

  /// The place in the file of a range of UTF-8 offsets of the text. Markup within it is included,
  /// markup around it is not.
  package func span(of range: Range<Int>) -> Span {
    let range = range.clamped(to: 0..<utf8.count)
    guard let first = runIndex(at: range.lowerBound) else { return Span(0, 0) }
    guard !range.isEmpty, let last = runIndex(at: range.upperBound - 1) else {
      let start = sourceStart(range.lowerBound, in: first)
      return Span(start, start)
    }
    return Span(
      sourceStart(range.lowerBound, in: first), sourceEnd(range.upperBound - 1, in: last))
  }

  private func runIndex(at offset: Int) -> Int? {
    guard !runs.isEmpty else { return nil }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func isVerbatim(_ index: Int) -> Bool {
    let end = index + 1 < runs.count ? runs[index + 1].start : utf8.count
    return end - runs[index].start == runs[index].source.range.count
  }

  private func sourceStart(_ offset: Int, in index: Int) -> Int {
    let run = runs[index]
    return Int(run.source.start) + (isVerbatim(index) ? offset - run.start : 0)
  }

  private func sourceEnd(_ last: Int, in index: Int) -> Int {
    isVerbatim(index) ? sourceStart(last, in: index) + 1 : Int(runs[index].source.end)
  }
}

extension MarkdownText {
  /// Adds text that stands in one place of the file: to the last piece, where that is of the same kind
  /// and it is not the beginning of a new one. In code, line ends become spaces.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, from source: Span, as kind: Piece.Kind, isNew: Bool
  ) {
    guard !bytes.isEmpty else { return }
    let start = utf8.count
    utf8.append(contentsOf: bytes)
    if kind == .code {
      for index in start..<utf8.count where utf8[index] == 0x0A { utf8[index] = 0x20 }
    }
    runs.append(Run(start: start, source: source))
    if let last = pieces.indices.last, pieces[last].kind == kind, !isNew || kind == .text {
      pieces[last].range = pieces[last].range.lowerBound..<utf8.count
      pieces[last].span.end = source.end
    } else {
      pieces.append(Piece(kind: kind, range: start..<utf8.count, span: source))
    }
  }

  mutating func append(comment: Span) { comments.append(comment) }

  /// Says that all from an offset on is struck out.
  mutating func strike(from start: Int) {
    if start < utf8.count { struck.append(start..<utf8.count) }
  }
}
