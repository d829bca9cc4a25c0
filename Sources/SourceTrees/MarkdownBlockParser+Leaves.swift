import Diagnostics

/// Leaf blocks: how they begin and what becomes of them when they end.
extension MarkdownBlockParser {
  /// Takes the line where it is, or begins, a leaf that is told by its first bytes.
  mutating func openLeaf(
    _ line: MarkdownLine, _ matched: Int, isParagraph: Bool, isInside: Bool
  ) -> Bool {
    if line.isBlank { return false }
    if line.indentation.columns >= 4 {
      if isParagraph { return false }
      closeUnmatched(matched)
      open(.indentedCode, at: line)
      addLine(line)
      return true
    }
    switch line.first {
    case 0x23: return openHeading(line, matched)
    case 0x60, 0x7E: return openFence(line, matched)
    case 0x3C: return openHTML(line, matched, interrupts: isParagraph)
    default: break
    }
    if isParagraph, isInside, let level = setextLevel(line), closeSetext(level, line) {
      return true
    }
    guard isThematicBreak(line) else { return false }
    closeUnmatched(matched)
    markContent()
    add(.thematicBreak, Span(line.indentation.end, line.end), [])
    return true
  }

  mutating func add(_ kind: MarkdownKind, _ span: Span, _ lines: [Span]) {
    let quotes = containers.reduce(0) { if case .quote = $1 { $0 + 1 } else { $0 } }
    blocks.append(
      MarkdownRecord(
        kind: kind, span: span, lines: lines, quoteDepth: UInt8(clamping: quotes),
        listDepth: UInt8(clamping: containers.count - quotes)))
  }

  /// Ends the open leaf and adds its block.
  mutating func closeLeaf() {
    let span = Span(leafStart, leafEnd)
    switch leaf {
    case .none: return
    case .paragraph:
      dropDefinitions()
      if let first = lines.first { add(.prose, Span(Int(first.start), leafEnd), lines) }
    case .indentedCode: add(.code(info: nil), span, lines)
    case .fencedCode(_, _, let info): add(.code(info: info), span, lines)
    case .html: add(.html, span, lines)
    case .table(let table): add(.table(table), span, [])
    }
    leaf = .none
    lines.removeAll()
  }

  /// `# Heading #`
  private mutating func openHeading(_ line: MarkdownLine, _ matched: Int) -> Bool {
    let start = line.indentation.end
    var offset = start
    while line.peek(offset) == 0x23 { offset += 1 }
    let level = offset - start
    guard level <= 6, offset == line.end || isBlank(bytes[offset]) else { return false }
    let content = headingContent(offset, line.end)
    closeUnmatched(matched)
    markContent()
    add(.heading(level), Span(start, line.end), [content])
    return true
  }

  /// What stands between the signs of a heading, without the closing ones.
  private func headingContent(_ start: Int, _ lineEnd: Int) -> Span {
    let end = trimmedEnd(start, lineEnd)
    var closing = end
    while closing > start, bytes[closing - 1] == 0x23 { closing -= 1 }
    let isClosed = closing == start || isBlank(bytes[closing - 1])
    let contentEnd = isClosed ? trimmedEnd(start, closing) : end
    var begin = start
    while begin < contentEnd, isBlank(bytes[begin]) { begin += 1 }
    return Span(begin, contentEnd)
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The level of the heading that this line would make of the paragraph before it.
  func setextLevel(_ line: MarkdownLine) -> Int? {
    let (columns, start) = line.indentation
    let sign = line.first
    guard columns < 4, sign == 0x3D || sign == 0x2D else { return nil }
    let end = trimmedEnd(start, line.end)
    return bytes[start..<end].allSatisfy { $0 == sign } ? (sign == 0x3D ? 1 : 2) : nil
  }

  private mutating func closeSetext(_ level: Int, _ line: MarkdownLine) -> Bool {
    dropDefinitions()
    guard let first = lines.first else { return false }
    add(.heading(level), Span(Int(first.start), line.end), lines)
    leaf = .none
    lines.removeAll()
    return true
  }

  /// Three or more of `*`, `-` or `_`, with nothing but whitespace between them.
  func isThematicBreak(_ line: MarkdownLine) -> Bool {
    let sign = line.first
    guard sign == 0x2A || sign == 0x2D || sign == 0x5F else { return false }
    var count = 0
    for byte in bytes[line.indentation.end..<line.end] {
      if byte == sign { count += 1 } else if !isBlank(byte) { return false }
    }
    return count >= 3
  }

  private mutating func openFence(_ line: MarkdownLine, _ matched: Int) -> Bool {
    let start = line.indentation.end
    let fence = line.first
    var offset = start
    while line.peek(offset) == fence { offset += 1 }
    let length = offset - start
    guard length >= 3 else { return false }
    var infoStart = offset
    let infoEnd = trimmedEnd(offset, line.end)
    while infoStart < infoEnd, isBlank(bytes[infoStart]) { infoStart += 1 }
    if fence == 0x60, bytes[infoStart..<infoEnd].contains(0x60) { return false }
    closeUnmatched(matched)
    open(.fencedCode(fence: fence, length: length, info: Span(infoStart, infoEnd)), at: line)
    leafEnd = line.end
    return true
  }

  private mutating func openHTML(
    _ line: MarkdownLine, _ matched: Int, interrupts: Bool
  ) -> Bool {
    let start = line.indentation.end
    guard let end = MarkdownHTMLEnd(bytes, start, line.end, interrupts: interrupts) else {
      return false
    }
    closeUnmatched(matched)
    open(.html(end), at: line)
    addLine(line)
    if end.isReached(bytes, start, line.end) { closeLeaf() }
    return true
  }

  /// Goes past a list marker, and gives the indentation of the item's content; nil where there is
  /// none. An item that interrupts a paragraph must not be empty, and its number must be 1.
  func takeListMarker(_ line: inout MarkdownLine, interrupts: Bool) -> Int? {
    let (columns, start) = line.indentation
    guard let width = markerWidth(line, start, interrupts: interrupts) else { return nil }
    let next = start + width
    guard next == line.end || isBlank(bytes[next]) else { return nil }
    var probe = line
    probe.skipIndentation()
    probe.skip(bytes: width)
    if interrupts, probe.isBlank { return nil }
    line = probe
    let spaces = line.indentation.columns
    if line.isBlank || spaces > 4 {
      line.skip(columns: 1)
      return columns + width + 1
    }
    line.skip(columns: spaces)
    return columns + width + spaces
  }

  private func markerWidth(_ line: MarkdownLine, _ start: Int, interrupts: Bool) -> Int? {
    if [0x2D, 0x2B, 0x2A].contains(line.first) { return 1 }
    var offset = start
    while CSSByte.isDigit(line.peek(offset)), offset - start < 9 { offset += 1 }
    guard offset > start, line.peek(offset) == 0x2E || line.peek(offset) == 0x29 else { return nil }
    if interrupts, offset - start != 1 || line.first != 0x31 { return nil }
    return offset - start + 1
  }
}
