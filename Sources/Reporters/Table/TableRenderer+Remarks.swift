import Diagnostics

// What stands under a row: where a finding is, what it says, what would pass; why it is waived.
extension TableRenderer {
  mutating func writeRemarks(_ row: Int) {
    for group in remarkGroups(row) {
      switch report.checks[group[0]].outcome {
      case .fail, .undecided: writeFinding(group, of: row)
      case .waived:
        writeParagraph(
          "waived" + appearances(of: group, row) + ": "
            + shortened(report.checks[group[0]].waiver ?? "no reason"), indent: 2)
      case .skipped:
        writeParagraph(
          "skipped" + appearances(of: group, row) + ": "
            + shortened(report.checks[group[0]].detail ?? "exempt"), indent: 2)
      case .pass: break
      }
    }
  }

  private mutating func writeFinding(_ group: [Int], of row: Int) {
    let check = report.checks[group[0]].detailed
    let place = CellText(check.location.place)
    let severity = check.severity == .error ? "error" : "warning"
    let appearances = CellText(appearances(of: group, row))
    output.write(spaces: 2)
    output.styled(.heading, presentation.color) { $0.write(place) }
    output.write(":")
    // The place is one word, since terminals make a link of it.
    let used = 4 + place.width + severity.utf8.count
    let isBroken = used + appearances.width > presentation.width
    if isBroken { output.newline() }
    output.write(spaces: isBroken ? 4 : 1)
    output.styled(TerminalStyle(check.outcome), presentation.color) { $0.write(severity) }
    let room = presentation.width - (isBroken ? 4 + severity.utf8.count : used)
    for (number, line) in appearances.broken(first: room, rest: presentation.width - 6).enumerated()
    {
      if number > 0 {
        output.newline()
        output.write(spaces: 6)
      }
      output.write(line)
    }
    output.newline()
    writeParagraph(shortened(check.message(naming: [])), indent: 4)
    if let fix = check.fix { write(fix) }
    write(check.related)
  }

  /// The first few, and how many others there are: `--format json` lists each.
  private mutating func write(_ notes: [Note]) {
    let shown = notes.count == Self.mostNotes + 1 ? notes.count : Self.mostNotes
    for note in notes.prefix(shown) {
      writeParagraph(
        note.location.place + ": " + shortened(note.message), indent: 4, style: .faint)
    }
    if notes.count > shown {
      writeParagraph("and \(notes.count - shown) more places", indent: 4, style: .faint)
    }
  }

  private static let mostNotes = 3

  private mutating func write(_ fix: Fix) {
    var text = "would pass: " + shortened(fix.replacement)
    if let token = fix.token { text += " for " + shortened(token) }
    if let location = fix.location { text += " at " + location.place }
    let cells = CellText(text)
    for (number, line) in cells.lines(width: presentation.width - 7).enumerated() {
      output.write(spaces: 4)
      if number == 0, presentation.color == .trueColor {
        output.swatch(fix.rgba, on: fix.rgba, "  ")
        output.write(spaces: 1)
      }
      output.write(cells, line)
      output.newline()
    }
  }

  /// " in light, dark"; nothing where the row holds for any appearance.
  private func appearances(of group: [Int], _ row: Int) -> String {
    let names = group.compactMap { report.checks[$0].appearance }
    if names.isEmpty { return "" }
    if names.count > 2, names.count == report.appearances.count { return " in every appearance" }
    return " in " + names.joined(separator: ", ")
  }

  /// Names from files may be of any length; the report's own words are shorter than this.
  private func shortened(_ text: String) -> String {
    text.utf8.count <= 600 ? text : CellText(text).elided(to: 600).text
  }

  /// Findings, waived and skipped checks of a row: those that say the same together.
  private func remarkGroups(_ row: Int) -> [[Int]] {
    if grid.rows[row].rank == 5 { return [] }
    var groups: [[Int]] = []
    for check in grid.checks(row) where report.checks[check].outcome != .pass {
      let place = groups.lastIndex { saysSame($0[0], check) }
      if let place { groups[place].append(check) } else { groups.append([check]) }
    }
    return groups
  }

  private func saysSame(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (report.checks[left], report.checks[right])
    guard left.outcome == right.outcome else { return false }
    switch left.outcome {
    case .waived: return left.waiver == right.waiver
    case .skipped: return left.detail == right.detail
    default:
      guard left.location == right.location, left.severity == right.severity,
        left.measured == right.measured, left.required == right.required
      else { return false }
      let (first, second) = (left.details, right.details)
      return first.requirement == second.requirement && first.detail == second.detail
        && first.fix == second.fix
    }
  }
}
