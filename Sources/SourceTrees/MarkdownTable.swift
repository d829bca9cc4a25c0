package import Diagnostics

/// How the cells of a column are set.
package enum MarkdownAlignment: Hashable, Sendable { case unset, left, center, right }

struct MarkdownTableRecord: Sendable {
  var alignments: [MarkdownAlignment]
  /// The header's cells, then each row's.
  var rows: [MarkdownRowRecord]
}

package struct MarkdownRowRecord: Sendable {
  var span: Span
  var cells: [MarkdownCellRecord]
}

package struct MarkdownCellRecord: Sendable {
  var span: Span
  /// Whether pipes are escaped in it, whose backslashes are no part of the text.
  var hasPipes: Bool

  /// The content without those backslashes.
  func parts(_ bytes: [UInt8]) -> [Span] {
    var parts: [Span] = []
    var start = Int(span.start)
    var offset = start
    while offset + 1 < Int(span.end) {
      if bytes[offset] == 0x5C, bytes[offset + 1] == 0x7C {
        if offset > start { parts.append(Span(start, offset)) }
        start = offset + 1
      }
      offset += 1
    }
    return parts + [Span(start, Int(span.end))]
  }
}

/// A GFM table: a header and rows, in as many columns as the header has cells.
package struct MarkdownTable: Sendable {
  package let document: MarkdownDocument
  let record: MarkdownTableRecord

  package var alignments: [MarkdownAlignment] { record.alignments }
  package var columnCount: Int { record.alignments.count }
  package var header: MarkdownRow { MarkdownRow(document: document, record: record.rows[0]) }
  /// The rows below the header, in order.
  package var rows: LazyMapCollection<ArraySlice<MarkdownRowRecord>, MarkdownRow> {
    record.rows.dropFirst().lazy.map { MarkdownRow(document: document, record: $0) }
  }
}

/// One row of a table.
package struct MarkdownRow: Sendable {
  package let document: MarkdownDocument
  let record: MarkdownRowRecord

  /// The line, without indentation.
  package var span: Span { record.span }
  package var location: Location { document.file.location(span) }
  /// The cells from the left. A row may have fewer than the header; what it has more is no cell.
  package var cells: LazyMapCollection<[MarkdownCellRecord], MarkdownCell> {
    record.cells.lazy.map { MarkdownCell(document: document, record: $0) }
  }

  /// The cell of a column, counted from 0; nil where the row is too short.
  package func cell(_ column: Int) -> MarkdownCell? {
    guard record.cells.indices.contains(column) else { return nil }
    return MarkdownCell(document: document, record: record.cells[column])
  }

  /// The content of a cell that is one code span and nothing else, so that what is written is what is
  /// meant; nil for any other, which `cell` reads.
  package func code(_ column: Int) -> Span? {
    guard record.cells.indices.contains(column), !record.cells[column].hasPipes else { return nil }
    let span = record.cells[column].span
    let (start, end) = (Int(span.start) + 1, Int(span.end) - 1)
    return document.file.bytes.withUnsafeBufferPointer { bytes in
      guard end > start, bytes[start - 1] == 0x60, bytes[end] == 0x60, bytes[start] != 0x20,
        bytes[end - 1] != 0x20
      else { return nil }
      for index in start..<end where bytes[index] == 0x60 { return nil }
      return Span(start, end)
    }
  }
}

/// One cell of a table.
package struct MarkdownCell: Sendable {
  package let document: MarkdownDocument
  let record: MarkdownCellRecord

  /// The content as it is written, without whitespace and pipes around it.
  package var span: Span { record.span }
  /// The content without its markup. It is read each time that it is asked for.
  package var text: MarkdownText {
    guard record.hasPipes else { return document.text(record.span) }
    return document.text(record.parts(document.file.bytes), joinedByLines: false)
  }
}
