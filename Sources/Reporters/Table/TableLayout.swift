import Diagnostics

/// How wide the columns of a section are.
struct TableLayout {
  /// A column: appearances that show the same in every row of the section.
  struct Column {
    var slots: [Int]
    var heading: CellText
  }

  var columns: [Column] = []
  /// Columns of the outcome or limit, which stand on the left of a cell, and of the number or margin.
  var cellWidth = 0
  /// Letters of the swatch: 0, 1 or 2.
  var swatch = 0
  var subjectWidth = 0
  /// Whether the columns do not fit beside the subject: each cell then takes a line of its own.
  var isStacked = false

  /// Spaces before a cell, without its swatch.
  static let gap = 2
  static let narrowestSubject = 20

  /// What a cell takes with all that stands before it.
  var pitch: Int { cellWidth + Self.gap + (swatch == 0 ? 0 : swatch + 1) }

  func widthLeft(of total: Int) -> Int { total - columns.count * pitch }
}

extension TableLayout {
  /// The layout of the rows of one section that are shown in full.
  init(
    _ grid: TableGrid, _ report: Report, rows: [Int], presentation: Presentation
  ) {
    let partition = ColumnPartition(grid, report, rows: rows)
    columns = partition.classes.map { slots in
      let names = slots.filter { $0 != grid.anyAppearance }.map { grid.appearances[$0] }
      return Column(slots: slots, heading: CellText(names.joined(separator: ", ")))
    }
    measureCells(grid, report, rows)
    fit(presentation)
    var longest = 0
    for row in rows {
      longest = max(longest, report.checks[grid.rows[row].check].subject.utf8.count)
    }
    subjectWidth = min(widthLeft(of: presentation.width), max(longest + 2, Self.narrowestSubject))
  }

  /// Takes the width that other sections have, unless a subject needs more lines for it.
  mutating func align(to width: Int) {
    if subjectWidth <= width || width >= 2 * Self.narrowestSubject { subjectWidth = width }
  }

  private mutating func measureCells(_ grid: TableGrid, _ report: Report, _ rows: [Int]) {
    var (left, right, both) = (0, 0, 0)
    for row in rows {
      for column in columns {
        guard let check = column.slots.lazy.compactMap({ grid.check(row, $0) }).first else {
          continue
        }
        let cell = TableCell(report, check)
        let upper = cell.value.width
        let lower = cell.margin.width
        left = max(
          left, upper > 0 ? cell.outcome.word.utf8.count : 0, lower > 0 ? cell.limit.width : 0)
        right = max(right, upper, lower)
        both = max(both, cell.outcome.word.utf8.count, cell.limit.width)
      }
    }
    cellWidth = max(both, left + (right > 0 ? right + 1 : 0))
  }

  /// Chooses the largest swatch that leaves room for the subject.
  private mutating func fit(_ presentation: Presentation) {
    for letters in presentation.color == .trueColor ? [2, 1, 0] : [0] {
      swatch = letters
      if widthLeft(of: presentation.width) >= Self.narrowestSubject { return }
      if letters == 1 { break }
    }
    swatch = presentation.color == .trueColor ? 2 : 0
    isStacked = true
  }
}
