import Diagnostics

extension Reporter {
  /// The table that a reviewer reads every day.
  package static let table = Reporter(
    name: "table", summary: "Tables by rule and screen, failures first, for people."
  ) { report, presentation in
    var renderer = TableRenderer(report, presentation)
    return renderer.render()
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
    var sections = sectionRanges().map { TableSection(rows: $0) }
    for index in sections.indices { measure(&sections[index]) }
    let common = commonSubjectWidth(sections)
    if !presentation.quiet { writeLegend(sections) }
    for section in sections { write(section, subjectWidth: common) }
    if !presentation.quiet { writeSummary() }
    return output.take()
  }

  /// One width of subjects for all sections that have room for it: numbers then stand in line.
  private func commonSubjectWidth(_ sections: [TableSection]) -> Int {
    let columned = sections.filter { !$0.full.isEmpty && !$0.layout.isStacked }
    let widest = columned.map(\.layout.subjectWidth).max() ?? 0
    let room = columned.map { $0.layout.widthLeft(of: presentation.width) }.min() ?? 0
    return min(widest, room)
  }

  /// How to read a cell, once.
  private mutating func writeLegend(_ sections: [TableSection]) {
    guard sections.contains(where: { !$0.full.isEmpty && !$0.layout.isStacked }) else { return }
    writeParagraph(
      "In each cell: the outcome and the ratio; under them the floor and the margin.", indent: 0,
      style: .faint)
    output.newline()
  }

  /// Rows of the grid, section by section.
  private func sectionRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for row in grid.rows.indices
    where row + 1 == grid.rows.count
      || grid.rows[row].section != grid.rows[row + 1].section
    {
      ranges.append(start..<row + 1)
      start = row + 1
    }
    return ranges
  }

  private func measure(_ section: inout TableSection) {
    section.full = section.rows.filter { grid.rows[$0].display == .full }
    section.layout = TableLayout(grid, report, rows: section.full, presentation: presentation)
  }
}

/// The rows under one heading.
struct TableSection {
  var rows: Range<Int>
  /// Those of them that are shown in full.
  var full: [Int] = []
  var layout = TableLayout()
}
