import Diagnostics

/// GFM tables, link reference definitions and front matter.
extension MarkdownBlockParser {
  /// Makes a table of the paragraph's last line and this one, where this one is a delimiter row with as
  /// many cells. What stood before stays a paragraph.
  mutating func openTable(_ line: MarkdownLine) -> Bool {
    let start = line.indentation.end
    guard line.indentation.columns < 4, let header = lines.last,
      let alignments = delimiterRow(start, line.end)
    else {
      return false
    }
    let row = row(header)
    guard !isNoTable, row.cells.count == alignments.count else {
      // Like GitHub, a paragraph that failed once to be a table is not tried again.
      isNoTable = true
      return false
    }
    lines.removeLast()
    if let last = lines.last { leafEnd = Int(last.end) }
    closeLeaf()
    leaf = .table(MarkdownTableRecord(alignments: alignments, rows: [row]))
    leafStart = Int(header.start)
    leafEnd = trimmedEnd(start, line.end)
    return true
  }

  /// Adds a line to the open table; false where there is none, or the line is a pipe and no cell.
  mutating func addRow(_ line: MarkdownLine) -> Bool {
    guard case .table(var table) = leaf else { return false }
    let start = line.indentation.end
    var row = row(Span(start, line.end))
    if row.cells.isEmpty { return false }
    // Only one owner may hold the rows, or each line would copy them.
    leaf = .none
    leafEnd = Int(row.span.end)
    let excess = row.cells.count - table.alignments.count
    if excess > 0 { row.cells.removeLast(excess) }
    table.rows.append(row)
    leaf = .table(table)
    return true
  }

  /// The alignments of a delimiter row such as `| --- | :-: |`; nil where the line is none.
  private func delimiterRow(_ start: Int, _ lineEnd: Int) -> [MarkdownAlignment]? {
    let end = trimmedEnd(start, lineEnd)
    var hasSign = false
    for byte in bytes[start..<end] {
      guard byte == 0x2D || byte == 0x3A || byte == 0x7C || isBlank(byte) else { return nil }
      if byte == 0x3A || byte == 0x7C { hasSign = true }
    }
    guard hasSign else { return nil }
    var result: [MarkdownAlignment] = []
    for cell in row(Span(start, end)).cells {
      guard let alignment = alignment(cell.span.range) else { return nil }
      result.append(alignment)
    }
    return result.isEmpty ? nil : result
  }

  private func alignment(_ cell: Range<Int>) -> MarkdownAlignment? {
    let isLeft = bytes[cell].first == 0x3A
    let isRight = cell.count > 1 && bytes[cell].last == 0x3A
    let dashes = bytes[cell].dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == 0x2D }) else { return nil }
    return isLeft ? (isRight ? .center : .left) : (isRight ? .right : .unset)
  }

  /// Splits a line at its pipes. A backslash keeps a pipe in its cell, in code spans too, and is left
  /// out there; a pipe in a code span without one ends the cell (GFM, example 200).
  private func row(_ span: Span) -> MarkdownRowRecord {
    var cells: [MarkdownCellRecord] = []
    var offset = Int(span.start)
    let end = trimmedEnd(offset, Int(span.end))
    if offset < end, bytes[offset] == 0x7C { offset += 1 }
    while offset < end {
      let (cell, next) = cell(offset, end)
      cells.append(cell)
      offset = next
    }
    return MarkdownRowRecord(span: Span(Int(span.start), end), cells: cells)
  }

  /// One cell, and where the next begins.
  private func cell(_ start: Int, _ end: Int) -> (MarkdownCellRecord, next: Int) {
    var begin = start
    while begin < end, isBlank(bytes[begin]) { begin += 1 }
    var hasPipes = false
    var offset = begin
    while offset < end {
      if bytes[offset] == 0x7C {
        guard offset > begin, bytes[offset - 1] == 0x5C else { break }
        hasPipes = true
      }
      offset += 1
    }
    let span = Span(begin, max(trimmedEnd(begin, offset), begin))
    return (MarkdownCellRecord(span: span, hasPipes: hasPipes), min(offset + 1, end))
  }

  /// Takes link reference definitions off the beginning of the paragraph, and keeps their labels.
  mutating func dropDefinitions() {
    guard let first = lines.first, first.start < first.end, bytes[Int(first.start)] == 0x5B else {
      return
    }
    var text: [UInt8] = []
    for line in lines {
      text += bytes[line.range]
      text.append(0x0A)
    }
    let (labels, taken) = text.withUnsafeBufferPointer(MarkdownLabel.definitions)
    self.labels.formUnion(labels)
    lines.removeFirst(text[..<taken].count { $0 == 0x0A })
  }

  /// YAML between `---` on the first line and `---` or `...`: what Jekyll and DESIGN.md begin with.
  mutating func skipFrontMatter(_ start: Int) -> Int {
    let firstEnd = lineEnd(start)
    guard isMarker(start, firstEnd, 0x2D) else { return start }
    let content = nextLine(firstEnd)
    var offset = content
    while offset < bytes.count {
      let end = lineEnd(offset)
      if isMarker(offset, end, 0x2D) || isMarker(offset, end, 0x2E) {
        frontMatter = Span(content, offset)
        return nextLine(end)
      }
      offset = nextLine(end)
    }
    return start
  }

  private func isMarker(_ start: Int, _ lineEnd: Int, _ sign: UInt8) -> Bool {
    let end = trimmedEnd(start, lineEnd)
    return end - start == 3 && bytes[start..<end].allSatisfy { $0 == sign }
  }
}
