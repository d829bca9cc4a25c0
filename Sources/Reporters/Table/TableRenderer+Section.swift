import Diagnostics

extension TableRenderer {
  mutating func writeTitle(_ section: Int) {
    output.styled(.heading, presentation.color) {
      $0.write(CellText(grid.sections[section].title).elided(to: presentation.width))
    }
    output.newline()
  }

  /// The rows of one rule: those with findings or ratios one by one, the others counted.
  mutating func write(_ block: TableBlock, subjectWidth: Int) {
    let rule = grid.rows[block.rows.lowerBound].rule
    guard !block.full.isEmpty else { return writeCounted(block.rows, named: grid.rules[rule]) }
    var layout = block.layout
    if block.hasColumns { layout.align(to: subjectWidth) }
    let isExplained = explain(rule, of: block)
    if block.hasColumns { writeHeadings(isExplained ? "" : grid.rules[rule], layout) }
    for (number, row) in block.full.enumerated() {
      write(row: row, layout)
      if grid.rows[row].rank <= 3, number + 1 < block.full.count { output.newline() }
    }
    if block.full.count < block.rows.count { writeCounted(block.rows, named: nil) }
  }

  /// A word on the left and the names of the appearances over their columns.
  private mutating func writeHeadings(_ left: String, _ layout: TableLayout) {
    let headings = layout.columns.map { $0.headingLines(width: layout.cellWidth) }
    for line in 0..<max(1, headings.map { $0.count }.max() ?? 1) {
      var row = Output()
      row.write(CellText(line == 0 ? left : ""), paddedTo: layout.subjectWidth)
      for lines in headings {
        row.write(spaces: layout.pitch - layout.cellWidth)
        row.write(line < lines.count ? lines[line] : CellText(""), paddedTo: layout.cellWidth)
      }
      let bytes = row.trimmed
      guard !bytes.isEmpty else { continue }
      output.styled(.faint, presentation.color) { $0.write(bytes: bytes) }
      output.newline()
    }
  }

  /// The rule's name and, in a sentence each, why it is there and what to do, at its first finding.
  private mutating func explain(_ rule: Int, of block: TableBlock) -> Bool {
    let isNeeded = block.full.contains { grid.rows[$0].rank <= 3 } && !explained.contains(rule)
    guard block.layout.isStacked || isNeeded else { return false }
    output.styled(.faint, presentation.color) { $0.write(CellText(grid.rules[rule])) }
    output.newline()
    guard isNeeded, rule < report.rules.count else { return true }
    explained.insert(rule)
    let (why, help) = (report.rules[rule].why, report.rules[rule].help)
    writeParagraph("why: " + Self.firstSentence(why), indent: 2, style: .faint)
    writeParagraph("do: " + Self.firstSentence(help), indent: 2, style: .faint)
    if help.utf8.count > Self.firstSentence(help).utf8.count {
      writeParagraph(
        "contrast explain \(report.rules[rule].id) says more", indent: 2, style: .faint)
    }
    return true
  }

  private static func firstSentence(_ text: String) -> String {
    text.offset(of: ". ").map { String(Substring(text.utf8.prefix($0))) + "." } ?? text
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
