import Diagnostics

/// Reads the blocks of a document line by line (CommonMark 0.31, appendix "A parsing strategy").
///
/// Only what is open is kept: the containers around the current line, and one leaf.
struct MarkdownBlockParser {
  enum Container {
    case quote
    /// A list item; its content is indented by so many columns from its marker's container.
    case item(indent: Int, hasContent: Bool)
  }

  /// The leaf that the next line may belong to.
  enum Leaf {
    case none, paragraph, indentedCode
    case fencedCode(fence: UInt8, length: Int, info: Span?)
    case html(MarkdownHTMLEnd)
    case table(MarkdownTableRecord)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var blocks: [MarkdownRecord] = []
  var labels: Set<[UInt8]> = []
  var frontMatter: Span?
  var containers: [Container] = []
  var leaf = Leaf.none
  /// The lines of the open leaf, and where the leaf began and ends so far.
  var lines: [Span] = []
  var leafStart = 0
  var leafEnd = 0

  /// Whether the open paragraph had a delimiter row that did not fit the line before.
  var isNoTable = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse(from start: Int) {
    var offset = skipFrontMatter(start)
    while offset < bytes.count {
      let end = lineEnd(offset)
      read(MarkdownLine(bytes, offset, end), start: offset)
      offset = nextLine(end)
    }
    closeLeaf()
  }

  /// The end of the line, before its CR, LF or CRLF.
  func lineEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  func nextLine(_ end: Int) -> Int {
    guard end < bytes.count else { return bytes.count }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  private mutating func read(_ line: MarkdownLine, start: Int) {
    var line = line
    var matched = matchContainers(&line)
    let isInside = matched == containers.count
    if isInside, continueLeaf(&line) { return }
    if case .paragraph = leaf {} else if !isInside { closeUnmatched(matched) }
    var isOpened = false
    while openContainer(&line, &matched, isInside: isInside, &isOpened) {}
    let isParagraph = if case .paragraph = leaf { !isOpened } else { false }
    if openLeaf(line, matched, isParagraph: isParagraph, isInside: isInside) { return }
    addText(line, matched, isParagraph: isParagraph, isInside: isInside)
  }

  /// Goes past the markers of the containers that are open, as far as the line has them.
  private mutating func matchContainers(_ line: inout MarkdownLine) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard line.first == 0x3E, line.indentation.columns < 4 else { return index }
        takeQuoteMark(&line)
      case .item(let indent, let hasContent):
        if line.isBlank {
          guard hasContent else { return index }
          line.skipIndentation()
        } else if line.indentation.columns >= indent {
          line.skip(columns: indent)
        } else {
          return index
        }
      }
    }
    return containers.count
  }

  private func takeQuoteMark(_ line: inout MarkdownLine) {
    line.skipIndentation()
    line.skip(bytes: 1)
    if line.indentation.columns > 0 { line.skip(columns: 1) }
  }

  /// Gives the line to an open leaf that takes lines whatever they look like.
  private mutating func continueLeaf(_ line: inout MarkdownLine) -> Bool {
    switch leaf {
    case .fencedCode(let fence, let length, _):
      addLine(line)
      if isClosingFence(line, fence, length) { closeLeaf() }
      return true
    case .html(let end):
      if end == .blank, line.isBlank {
        closeLeaf()
        return true
      }
      addLine(line)
      if end.isReached(bytes, line.offset, line.end) { closeLeaf() }
      return true
    case .indentedCode:
      if line.isBlank { return true }
      if line.indentation.columns >= 4 {
        addLine(line)
        return true
      }
      closeLeaf()
      return false
    case .none, .paragraph, .table:
      return false
    }
  }

  private func isClosingFence(_ line: MarkdownLine, _ fence: UInt8, _ length: Int) -> Bool {
    let (columns, start) = line.indentation
    var end = start
    while line.peek(end) == fence, end < line.end { end += 1 }
    guard columns < 4, end - start >= length else { return false }
    return bytes[end..<line.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Opens a quote or a list item, where the line goes on with one.
  private mutating func openContainer(
    _ line: inout MarkdownLine, _ matched: inout Int, isInside: Bool, _ isOpened: inout Bool
  ) -> Bool {
    guard line.indentation.columns < 4, !line.isBlank, matched < Markdown.depthLimit else {
      return false
    }
    var interrupts = false
    if case .paragraph = leaf { interrupts = isInside && !isOpened }
    let container: Container
    if line.first == 0x3E {
      takeQuoteMark(&line)
      container = .quote
    } else {
      if interrupts, setextLevel(line) != nil { return false }
      guard !isThematicBreak(line), let indent = takeListMarker(&line, interrupts: interrupts)
      else {
        return false
      }
      container = .item(indent: indent, hasContent: !line.isBlank)
    }
    closeUnmatched(matched)
    markContent()
    containers.append(container)
    matched += 1
    isOpened = true
    return true
  }

  /// An item that anything was put in goes on behind a blank line.
  mutating func markContent() {
    for index in containers.indices.reversed() {
      guard case .item(let indent, let hasContent) = containers[index] else { continue }
      if hasContent { return }
      containers[index] = .item(indent: indent, hasContent: true)
    }
  }

  /// Closes the leaf, and the containers that the line does not go on with.
  mutating func closeUnmatched(_ matched: Int) {
    closeLeaf()
    if containers.count > matched { containers.removeLast(containers.count - matched) }
  }

  private mutating func addText(
    _ line: MarkdownLine, _ matched: Int, isParagraph: Bool, isInside: Bool
  ) {
    if line.isBlank { return closeUnmatched(matched) }
    if isParagraph {
      if isInside, openTable(line) { return }
      return addTrimmed(line)
    }
    if isInside, addRow(line) { return }
    closeUnmatched(matched)
    open(.paragraph, at: line)
    addTrimmed(line)
  }

  mutating func open(_ leaf: Leaf, at line: MarkdownLine) {
    markContent()
    self.leaf = leaf
    isNoTable = false
    leafStart = line.indentation.end
  }

  mutating func addLine(_ line: MarkdownLine) {
    lines.append(Span(line.offset, line.end))
    leafEnd = line.end
  }

  private mutating func addTrimmed(_ line: MarkdownLine) {
    var end = trimmedEnd(line.offset, line.end)
    // A backslash with whitespace behind it is no hard line break.
    if end < line.end, end > line.offset, bytes[end - 1] == 0x5C { end += 1 }
    lines.append(Span(line.indentation.end, end))
    leafEnd = end
  }
}
