import Diagnostics

/// How wide the columns of a section are.
struct TableLayout {
  /// A column: appearances that show the same in every row of the section.
  struct Column {
    var slots: [Int]
    /// Their names, with a comma behind all but the last.
    var headings: [CellText]

    /// Each name begins a line.
    func headingLines(width: Int) -> [CellText] {
      headings.flatMap { name in name.lines(width: width).map { name.part($0) } }
    }
  }

  var columns: [Column] = []
  /// Columns of a cell: the outcome or the limit stand on its left, the number or the margin on its
  /// right.
  var cellWidth = 0
  /// Letters of the swatch: 0, 1 or 2.
  var swatch = 0
  var subjectWidth = 0
  /// Whether the columns do not fit beside the subject: each cell then takes a line of its own.
  var isStacked = false

  /// Spaces before a cell, without its swatch.
  static let gap = 2
  static let narrowestSubject = 20
  /// `light-high-` and the like fit on a line.
  static let comfortableCell = 11

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
      var names = slots.filter { $0 != grid.anyAppearance }.map { grid.appearances[$0] }
      if names.count > 2, names.count == grid.appearances.count { names = ["every appearance"] }
      let headings =
        names.dropLast().map { CellText($0 + ",") } + names.suffix(1).map { CellText($0) }
      return Column(slots: slots, headings: headings)
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
    for row in rows {
      for column in columns {
        guard let check = grid.check(row, in: column.slots) else { continue }
        let cell = TableCell(report.checks, check)
        let upper = Self.joined(cell.outcome.word.utf8.count, cell.value.width)
        cellWidth = max(cellWidth, upper, Self.joined(cell.limit.width, cell.margin.width))
      }
    }
  }

  /// Columns of two things with a space between them.
  private static func joined(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : left + 1 + right
  }

  /// Chooses cells with room for a heading, and the largest swatch, that leave room for the subject.
  private mutating func fit(_ presentation: Presentation) {
    let needed = cellWidth
    for letters in presentation.color == .trueColor ? [2, 1] : [0] {
      for width in [max(needed, Self.comfortableCell), needed] {
        (swatch, cellWidth) = (letters, width)
        if widthLeft(of: presentation.width) >= Self.narrowestSubject { return }
      }
    }
    swatch = presentation.color == .trueColor ? 2 : 0
    isStacked = true
  }
}
