import Diagnostics

/// A part of inline text that stands in one piece in the file.
struct MarkdownPart {
  /// Its offset in the text.
  var start = 0
  /// Its offset in the file.
  var source: Int

  init(_ source: Int) { self.source = source }

  init(start: Int, source: Int) {
    self.start = start
    self.source = source
  }

  /// Puts spans together as they are, or as lines with a `\n` between them.
  static func join(
    _ file: [UInt8], _ spans: [Span], asLines: Bool
  ) -> (bytes: [UInt8], parts: [MarkdownPart]) {
    var bytes: [UInt8] = []
    var parts: [MarkdownPart] = []
    for (index, span) in spans.enumerated() {
      if asLines, index > 0 {
        parts.append(MarkdownPart(start: bytes.count, source: Int(spans[index - 1].end)))
        bytes.append(0x0A)
      }
      let range = span.range.clamped(to: 0..<file.count)
      parts.append(MarkdownPart(start: bytes.count, source: range.lowerBound))
      bytes.append(contentsOf: file[range])
    }
    return (bytes, parts)
  }
}

/// A stretch of inline text, in the order of the text, as it is to be written out.
struct MarkdownItem {
  enum Kind {
    /// Bytes that stand for themselves.
    case text
    /// `*`, `_` or `~`; what emphasis leaves of it stands for itself.
    case delimiter
    /// The content of a code span, in which line ends become spaces.
    case code
    /// A character reference, and what it means.
    case entity(Unicode.Scalar)
    /// Marks without text.
    case imageStart, imageEnd, codeStart, codeEnd, strikeStart, strikeEnd, comment
    /// Markup that is gone.
    case none
  }

  var kind: Kind
  var start: Int
  var end: Int
}

/// Writes items out as text, with the places that they come from.
struct MarkdownTextWriter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let parts: [MarkdownPart]
  private(set) var text = MarkdownText()
  /// The part that was written last.
  private var part = 0
  private var imageDepth = 0
  private var codeDepth = 0
  private var strikeDepth = 0
  private var strikeStart = 0
  /// Whether what comes next is a new piece even where its kind is that of the last.
  private var isFresh = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [MarkdownPart]) {
    self.bytes = bytes
    self.parts = parts
  }

  mutating func write(_ item: MarkdownItem) {
    switch item.kind {
    case .none: break
    case .imageStart:
      imageDepth += 1
      isFresh = true
    case .imageEnd: imageDepth -= 1
    case .codeStart:
      codeDepth += 1
      isFresh = true
    case .codeEnd: codeDepth = max(0, codeDepth - 1)
    case .strikeStart:
      if strikeDepth == 0 { strikeStart = text.utf8.count }
      strikeDepth += 1
    case .strikeEnd:
      if strikeDepth == 1 { text.strike(from: strikeStart) }
      strikeDepth = max(0, strikeDepth - 1)
    case .comment: text.append(comment: source(item))
    case .entity(let scalar): put(scalar, source(item))
    case .code:
      isFresh = true
      copy(item, as: .code)
    case .text, .delimiter: copy(item, as: kind)
    }
  }

  private var kind: MarkdownText.Piece.Kind {
    codeDepth > 0 ? .code : imageDepth > 0 ? .image : .text
  }

  private mutating func put(_ scalar: Unicode.Scalar, _ source: Span) {
    var utf8 = String(Character(scalar))
    let kind = kind
    utf8.withUTF8 { text.append($0, from: source, as: kind, isNew: isFresh) }
    isFresh = false
  }

  /// Moves on to the part that an offset lies in.
  private mutating func seek(_ offset: Int) {
    while part + 1 < parts.count, parts[part + 1].start <= offset { part += 1 }
  }

  private mutating func source(_ item: MarkdownItem) -> Span {
    seek(item.start)
    let start = parts[part].source + item.start - parts[part].start
    seek(max(item.start, item.end - 1))
    return Span(start, parts[part].source + item.end - parts[part].start)
  }

  private mutating func copy(_ item: MarkdownItem, as kind: MarkdownText.Piece.Kind) {
    var start = item.start
    while start < item.end {
      seek(start)
      let end = part + 1 < parts.count ? min(parts[part + 1].start, item.end) : item.end
      let source = parts[part].source + start - parts[part].start
      text.append(
        UnsafeBufferPointer(rebasing: bytes[start..<end]), from: Span(source, source + end - start),
        as: kind, isNew: isFresh)
      isFresh = false
      start = end
    }
  }
}
