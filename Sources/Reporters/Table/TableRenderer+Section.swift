import Diagnostics

extension TableRenderer {
  mutating func write(_ section: TableSection, subjectWidth: Int) {
    var layout = section.layout
    if !layout.isStacked { layout.align(to: subjectWidth) }
    writeHeading(section, layout)
    var start = section.rows.lowerBound
    while start < section.rows.upperBound {
      var end = start
      while end < section.rows.upperBound, grid.rows[end].rule == grid.rows[start].rule { end += 1 }
      writeBlock(start..<end, layout)
      start = end
    }
    output.newline()
  }

  /// The section's title and the names of the appearances.
  private mutating func writeHeading(_ section: TableSection, _ layout: TableLayout) {
    let title = CellText(grid.sections[grid.rows[section.rows.lowerBound].section].title)
    let headings = layout.isStacked || section.full.isEmpty ? [] : layout.columns.map(\.heading)
    let breaks = headings.map { $0.lines(width: layout.cellWidth) }
    let room = headings.isEmpty ? presentation.width : layout.subjectWidth
    for line in 0..<max(1, breaks.map(\.count).max() ?? 1) {
      output.styled(.heading, presentation.color) { output in
        var pending = 0
        if line == 0 {
          let shown = title.elided(to: room)
          output.write(shown)
          pending = room - shown.width
        } else {
          pending = room
        }
        for (heading, lines) in zip(headings, breaks) {
          pending += layout.pitch - layout.cellWidth
          guard line < lines.count, !lines[line].isEmpty else {
            pending += layout.cellWidth
            continue
          }
          output.write(spaces: pending)
          output.write(heading, lines[line])
          pending = layout.cellWidth - heading.width(lines[line])
        }
      }
      output.newline()
    }
  }

  /// The rows of one rule: those with findings or numbers one by one, the others counted.
  private mutating func writeBlock(_ rows: Range<Int>, _ layout: TableLayout) {
    let full = rows.filter { grid.rows[$0].display == .full }
    let rule = grid.rows[rows.lowerBound].rule
    if full.isEmpty {
      writeCounted(rows, named: grid.rules[rule])
      return
    }
    output.styled(.faint, presentation.color) { $0.write(CellText(grid.rules[rule])) }
    output.newline()
    if full.contains(where: { grid.rows[$0].rank <= 3 }) { explain(rule) }
    for (number, row) in full.enumerated() {
      write(row: row, layout)
      if grid.rows[row].rank <= 3, number + 1 < full.count { output.newline() }
    }
    if full.count < rows.count { writeCounted(rows, named: nil) }
  }

  /// Why the rule is there and what to do, in a sentence each, at its first finding.
  private mutating func explain(_ rule: Int) {
    guard explained.insert(rule).inserted, rule < report.rules.count else { return }
    let (why, help) = (report.rules[rule].why, report.rules[rule].help)
    writeParagraph("why: " + Self.firstSentence(why), indent: 2, style: .faint)
    writeParagraph("do: " + Self.firstSentence(help), indent: 2, style: .faint)
    if help.utf8.count > Self.firstSentence(help).utf8.count {
      writeParagraph(
        "contrast explain \(report.rules[rule].id) says more", indent: 2, style: .faint)
    }
  }

  private static func firstSentence(_ text: String) -> String {
    text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }

  /// A paragraph of text, broken to the width, with an indent.
  mutating func writeParagraph(_ text: String, indent: Int, style: TerminalStyle? = nil) {
    let cells = CellText(text)
    for line in cells.lines(width: presentation.width - indent) {
      output.write(spaces: indent)
      if let style {
        output.styled(style, presentation.color) { $0.write(cells, line) }
      } else {
        output.write(cells, line)
      }
      output.newline()
    }
  }
}

extension CellText {
  /// Columns of a run of characters.
  func width(_ range: Range<Int>) -> Int {
    isASCII ? range.count : range.reduce(0) { $0 + width(at: $1) }
  }
}
