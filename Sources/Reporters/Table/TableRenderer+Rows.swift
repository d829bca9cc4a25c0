import Diagnostics

extension TableRenderer {
  mutating func write(row: Int, _ layout: TableLayout) {
    if layout.isStacked {
      writeStacked(row, layout)
    } else {
      writeColumns(row, layout)
    }
    writeRemarks(row)
  }

  /// The subject on the left, over as many lines as it needs, and a cell an appearance.
  private mutating func writeColumns(_ row: Int, _ layout: TableLayout) {
    let subject = subjectLines(row, width: layout.subjectWidth)
    let cells = layout.columns.map { column in
      grid.check(row, in: column.slots).map { (check: $0, cell: TableCell(report.checks, $0)) }
    }
    let hasSecond = cells.contains { $0?.cell.hasSecondLine ?? false }
    for line in 0..<max(subject.count, hasSecond ? 2 : 1) {
      var pending = layout.subjectWidth
      if line < subject.count {
        output.write(spaces: subject[line].indent)
        output.write(subject[line].text, subject[line].range)
        pending -= subject[line].indent + subject[line].text.width(subject[line].range)
      }
      for cell in cells {
        pending += layout.pitch - layout.cellWidth
        guard let (check, cell) = cell, line == 0 || line == 1 && cell.hasSecondLine else {
          pending += layout.cellWidth
          continue
        }
        writeCell(cell, check, line: line, pending: &pending, layout)
      }
      output.newline()
    }
  }

  private mutating func writeCell(
    _ cell: TableCell, _ check: Int, line: Int, pending: inout Int, _ layout: TableLayout
  ) {
    if line == 0 {
      if layout.swatch > 0 {
        output.write(spaces: pending - layout.swatch - 1)
        writeSwatch(check, letters: layout.swatch)
        output.write(spaces: 1)
      } else {
        output.write(spaces: pending)
      }
      write(cell.outcome)
      let room = layout.cellWidth - cell.outcome.word.utf8.count - cell.value.width
      pending = write(cell.value, after: room)
    } else {
      output.write(spaces: pending)
      cell.limit.write(into: &output)
      pending = write(cell.margin, after: layout.cellWidth - cell.limit.width - cell.margin.width)
    }
  }

  /// Writes a figure at the right end of a cell. Returns the spaces that are owed where there is none.
  private mutating func write(_ figure: Figure, after room: Int) -> Int {
    if case .none = figure { return room }
    output.write(spaces: room)
    figure.write(into: &output)
    return 0
  }

  mutating func write(_ outcome: Outcome) {
    output.styled(TerminalStyle(outcome), presentation.color) { $0.write(outcome.word) }
  }

  /// Both colours, or spaces where one of them is not known.
  private mutating func writeSwatch(_ check: Int, letters: Int) {
    guard let background = report.checks[check].background, background.rgba & 0xFF == 0xFF,
      let foreground = report.checks[check].foreground
    else { return output.write(spaces: letters) }
    output.swatch(
      foreground.flattened(over: background.rgba), on: background.rgba, letters == 1 ? "A" : "Aa")
  }

  /// The subject over the whole width, then a line for each cell, with the appearances it stands for.
  private mutating func writeStacked(_ row: Int, _ layout: TableLayout) {
    for line in subjectLines(row, width: presentation.width) {
      output.write(spaces: line.indent)
      output.write(line.text, line.range)
      output.newline()
    }
    for group in lookalikes(row) {
      let cell = TableCell(report.checks, group[0])
      output.write(spaces: 2)
      if layout.swatch > 0 {
        writeSwatch(group[0], letters: layout.swatch)
        output.write(spaces: 1)
      }
      write(cell.outcome)
      var used = 2 + (layout.swatch > 0 ? layout.swatch + 1 : 0) + cell.outcome.word.utf8.count
      var edge = used - cell.outcome.word.utf8.count + 10
      for figure in [cell.value, cell.limit, cell.margin] where figure.width > 0 {
        output.write(spaces: max(1, edge + 6 - figure.width - used))
        figure.write(into: &output)
        edge += 8
        used = max(edge - 2, used + 1 + figure.width)
      }
      writeNames(group.compactMap { report.checks[$0].appearance }, used: used, column: edge)
    }
  }

  /// The appearances that a line stands for: behind the cell, or under it where they are too many.
  private mutating func writeNames(_ names: [String], used: Int, column: Int) {
    let text = names.joined(separator: ", ")
    let cells = CellText(text)
    let start = max(column, used + 1)
    if start + cells.width <= presentation.width {
      if cells.width > 0 { output.write(spaces: start - used) }
      output.write(cells)
      output.newline()
    } else {
      output.newline()
      writeParagraph(text, indent: 4)
    }
  }

  /// The checks of a row, those that look the same together.
  private func lookalikes(_ row: Int) -> [[Int]] {
    var groups: [[Int]] = []
    for check in grid.checks(row) {
      let place = groups.lastIndex { group in
        report.looksSame(Int32(truncatingIfNeeded: group[0]), Int32(truncatingIfNeeded: check))
      }
      if let place { groups[place].append(check) } else { groups.append([check]) }
    }
    return groups
  }
}
