import Diagnostics

extension Reporter {
  /// The table that a reviewer reads every day.
  package static let table = Reporter(
    name: "table", summary: "Tables by rule and screen, failures first, for people."
  ) { report, presentation in
    var renderer = TableRenderer(report, presentation)
    return renderer.render().disarmed
  }
}

/// Writes the table of one report.
struct TableRenderer {
  let report: Report
  let presentation: Presentation
  let grid: TableGrid
  var output: Output
  /// Rules whose reason has been given: once is enough.
  var explained: Set<Int> = []

  /// Narrower than this, lines break where they must.
  private static let narrowest = 40

  init(_ report: Report, _ presentation: Presentation) {
    self.report = report
    var presentation = presentation
    presentation.width = max(presentation.width, Self.narrowest)
    self.presentation = presentation
    grid = TableGridBuilder.grid(
      of: report, failuresOnly: presentation.failuresOnly || presentation.quiet)
    output = Output(capacity: 4096 + grid.rows.count * 200)
  }

  mutating func render() -> [UInt8] {
    let blocks = blocks()
    let common = commonSubjectWidth(blocks)
    if !presentation.quiet { writeLegend(blocks) }
    for (number, block) in blocks.enumerated() {
      let section = grid.rows[block.rows.lowerBound].section
      if number == 0 || grid.rows[blocks[number - 1].rows.lowerBound].section != section {
        if number > 0 { output.newline() }
        writeTitle(section)
      }
      write(block, subjectWidth: common)
    }
    if !blocks.isEmpty { output.newline() }
    if !presentation.quiet { writeSummary() }
    return output.take()
  }

  /// One width of subjects for all blocks that have room for it: numbers then stand in line.
  private func commonSubjectWidth(_ blocks: [TableBlock]) -> Int {
    let columned = blocks.filter(\.hasColumns)
    let widest = columned.map(\.layout.subjectWidth).max() ?? 0
    let room = columned.map { $0.layout.widthLeft(of: presentation.width) }.min() ?? 0
    return min(widest, room)
  }

  /// How to read a cell, once.
  private mutating func writeLegend(_ blocks: [TableBlock]) {
    guard blocks.contains(where: \.hasColumns) else { return }
    writeParagraph(
      "In each cell: the outcome and the ratio; under them the floor and the margin.", indent: 0,
      style: .faint)
    output.newline()
  }

  /// Rows of the grid, rule by rule within each section.
  private func blocks() -> [TableBlock] {
    var blocks: [TableBlock] = []
    var start = 0
    for row in grid.rows.indices where row + 1 == grid.rows.count || isEdge(behind: row) {
      blocks.append(block(start..<row + 1))
      start = row + 1
    }
    return blocks
  }

  private func isEdge(behind row: Int) -> Bool {
    grid.rows[row].section != grid.rows[row + 1].section
      || grid.rows[row].rule != grid.rows[row + 1].rule
  }

  private func block(_ rows: Range<Int>) -> TableBlock {
    let full = rows.filter { grid.rows[$0].display == .full }
    return TableBlock(
      rows: rows, full: full,
      layout: TableLayout(grid, report, rows: full, presentation: presentation))
  }
}

/// The rows of one rule under one heading.
struct TableBlock {
  var rows: Range<Int>
  /// Those of them that are shown in full.
  var full: [Int]
  var layout: TableLayout

  var hasColumns: Bool { !full.isEmpty && !layout.isStacked }
}
