import Diagnostics

/// Reads inline text (CommonMark 0.31 §6 and its appendix), to find what is markup and what is text.
struct MarkdownInlineParser {
  /// A run of `*`, `_` or `~` that may open or close emphasis; a list linked by indices.
  struct Delimiter {
    var item: Int
    var byte: UInt8
    /// How long the run was.
    var length: Int
    var canOpen: Bool
    var canClose: Bool
    var previous: Int
    var next = -1
  }

  /// A `[` or `![` that may begin a link.
  struct Bracket {
    var item: Int
    /// The offset behind it.
    var textStart: Int
    var isImage: Bool
    /// The last delimiter before it.
    var delimiter: Int
    var isActive = true
    /// Whether another bracket stands behind it, so that its text can't be a label.
    var hasBracketInside = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let labels: Set<[UInt8]>
  var items: [MarkdownItem] = []
  var delimiters: [Delimiter] = []
  var lastDelimiter = -1
  var brackets: [Bracket] = []
  private var textStart = 0
  /// Where the last run of backticks of each length begins, once that had to be found out.
  private var lastBackticks: [Int]?
  private static let longestBackticks = 80
  /// Ends that were looked for and are not there.
  var missing: [End] = []

  enum End { case comment, instruction, data, declaration }

  init(_ bytes: UnsafeBufferPointer<UInt8>, labels: Set<[UInt8]>) {
    self.bytes = bytes
    self.labels = labels
  }

  func peek(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func parse() {
    var offset = 0
    while offset < bytes.count {
      if Self.isPlain(bytes[offset]) {
        offset += 1
      } else if let next = markup(at: offset) {
        offset = next
        textStart = next
      } else {
        offset += 1
      }
    }
    flush(to: bytes.count)
    processEmphasis(from: -1)
  }

  /// Whether a byte begins no markup: all but ``! & * < [ \ ] _ ` ~``.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte & 0x40 == 0 ? 0x1000_0442_0000_0000 : 0x4000_0001_B800_0000
    return byte >= 0x80 || (bits &>> UInt64(byte & 0x3F)) & 1 == 0
  }

  /// Adds the plain text before an offset.
  private mutating func flush(to offset: Int) {
    if offset > textStart { items.append(MarkdownItem(kind: .text, start: textStart, end: offset)) }
    textStart = offset
  }

  /// Adds an item, after the text before it.
  mutating func add(_ kind: MarkdownItem.Kind, _ start: Int, _ end: Int, from offset: Int) {
    flush(to: offset)
    items.append(MarkdownItem(kind: kind, start: start, end: end))
  }

  /// Takes the markup that begins here, and says where it ends; nil where it is text.
  private mutating func markup(at offset: Int) -> Int? {
    switch bytes[offset] {
    case 0x5C: return escape(offset)
    case 0x60: return code(offset)
    case 0x2A, 0x5F, 0x7E: return delimiterRun(offset)
    case 0x26: return entity(offset)
    case 0x3C: return angle(offset)
    case 0x5B:
      openBracket(offset, length: 1)
      return offset + 1
    case 0x21 where peek(offset + 1) == 0x5B:
      openBracket(offset, length: 2)
      return offset + 2
    case 0x5D: return closeBracket(offset)
    default: return nil
    }
  }

  private mutating func escape(_ offset: Int) -> Int? {
    let next = peek(offset + 1)
    if next == 0x0A {
      // A hard line break: the line end stays, as text.
      add(.none, offset, offset + 1, from: offset)
      return offset + 1
    }
    guard MarkdownByte.isPunctuation(next) else { return nil }
    add(.text, offset + 1, offset + 2, from: offset)
    return offset + 2
  }

  /// The next run of so many backticks; nil where there is none. The text is searched to its end once at
  /// most: what is not found then is not looked for again.
  private mutating func closingBackticks(_ length: Int, from start: Int) -> Int? {
    guard length <= Self.longestBackticks else { return nil }
    if let last = lastBackticks, last[length] < start { return nil }
    var last = [Int](repeating: -1, count: lastBackticks == nil ? Self.longestBackticks + 1 : 0)
    var offset = start
    while offset < bytes.count {
      let begin = offset
      while peek(offset) == 0x60 { offset += 1 }
      if offset - begin == length { return begin }
      if offset == begin {
        offset += 1
      } else if offset - begin <= Self.longestBackticks, !last.isEmpty {
        last[offset - begin] = begin
      }
    }
    if !last.isEmpty { lastBackticks = last }
    return nil
  }

  /// §6.1.
  private mutating func code(_ offset: Int) -> Int {
    var start = offset
    while peek(start) == 0x60 { start += 1 }
    let length = start - offset
    guard let closing = closingBackticks(length, from: start) else {
      add(.text, offset, start, from: offset)
      return start
    }
    var (begin, end) = (start, closing)
    if end - begin > 2, isCodeSpace(begin), isCodeSpace(end - 1),
      bytes[begin..<end].contains(where: { $0 != 0x20 && $0 != 0x0A })
    {
      begin += 1
      end -= 1
    }
    add(.code, begin, end, from: offset)
    return closing + length
  }

  private func isCodeSpace(_ offset: Int) -> Bool {
    bytes[offset] == 0x20 || bytes[offset] == 0x0A
  }

  /// §2.5.
  private mutating func entity(_ offset: Int) -> Int? {
    guard let (scalar, end) = MarkdownEntity.read(bytes, offset) else { return nil }
    add(.entity(scalar), offset, end, from: offset)
    return end
  }
}
