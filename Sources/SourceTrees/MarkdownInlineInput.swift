import Diagnostics

/// The bytes of one stretch of inline text, put together from its parts in the file.
struct MarkdownInlineInput {
  /// A part of `bytes` that stands in one piece in the file.
  struct Part {
    var start: Int
    var source: Int
  }

  private(set) var bytes: [UInt8] = []
  private(set) var parts: [Part] = []

  /// Joins parts as they are, or as lines with a `\n` between them.
  init(_ file: UnsafeBufferPointer<UInt8>, _ spans: [Span], joinedByLines: Bool) {
    for (index, span) in spans.enumerated() {
      let range = span.range.clamped(to: 0..<file.count)
      if joinedByLines, index > 0 {
        parts.append(Part(start: bytes.count, source: Int(spans[index - 1].end)))
        bytes.append(0x0A)
      }
      parts.append(Part(start: bytes.count, source: range.lowerBound))
      bytes.append(contentsOf: file[range])
    }
  }

  /// The part that an offset lies in; `hint` is a part at or before it.
  func part(of offset: Int, from hint: Int) -> Int {
    var index = hint
    while index + 1 < parts.count, parts[index + 1].start <= offset { index += 1 }
    return index
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
    /// A character reference; what it means is in `replacement`.
    case entity(String)
    /// Marks without text.
    case imageStart, imageEnd, codeStart, codeEnd, comment
    /// Markup that is gone.
    case none
  }

  var kind: Kind
  var start: Int
  var end: Int
}

extension MarkdownText {
  /// Writes items out, with the places that they come from.
  init(
    _ input: MarkdownInlineInput, _ items: [MarkdownItem], _ buffer: UnsafeBufferPointer<UInt8>
  ) {
    self.init()
    var writer = Writer(input: input, buffer: buffer)
    for item in items { writer.write(item, to: &self) }
  }

  private struct Writer {
    let input: MarkdownInlineInput
    let buffer: UnsafeBufferPointer<UInt8>
    var part = 0
    var imageDepth = 0
    var codeDepth = 0
    var isFresh = false

    mutating func write(_ item: MarkdownItem, to text: inout MarkdownText) {
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
      case .comment: text.append(comment: source(item))
      case .entity(let replacement):
        put(replacement.utf8, source(item), as: kind, to: &text)
      case .code:
        isFresh = true
        copy(item, as: .code, to: &text)
      case .text, .delimiter: copy(item, as: kind, to: &text)
      }
    }

    private var kind: Piece.Kind { codeDepth > 0 ? .code : imageDepth > 0 ? .image : .text }

    private mutating func put(
      _ bytes: some Sequence<UInt8>, _ source: Span, as kind: Piece.Kind,
      to text: inout MarkdownText
    ) {
      if isFresh || kind == .text {
        text.append(bytes, from: source, as: kind)
      } else {
        text.extend(bytes, from: source, as: kind)
      }
      isFresh = false
    }

    private mutating func source(_ item: MarkdownItem) -> Span {
      part = input.part(of: item.start, from: part)
      let first = input.parts[part]
      let last = input.parts[input.part(of: max(item.start, item.end - 1), from: part)]
      return Span(first.source + item.start - first.start, last.source + item.end - last.start)
    }

    private mutating func copy(
      _ item: MarkdownItem, as kind: Piece.Kind, to text: inout MarkdownText
    ) {
      var start = item.start
      while start < item.end {
        part = input.part(of: start, from: part)
        let next = part + 1 < input.parts.count ? input.parts[part + 1].start : item.end
        let end = min(next, item.end)
        let source = input.parts[part].source + start - input.parts[part].start
        let bytes = buffer[start..<end]
        if kind == .code {
          put(
            bytes.lazy.map { $0 == 0x0A ? 0x20 : $0 }, Span(source, source + end - start), as: kind,
            to: &text)
        } else {
          put(bytes, Span(source, source + end - start), as: kind, to: &text)
        }
        start = end
      }
    }
  }
}
