import Diagnostics

// Rows that have nothing to say one by one: they pass without a number, or are exempt.
extension TableRenderer {
  /// One line for those that pass, one for each reason to skip; behind the rule's name where the
  /// rule has no other rows.
  mutating func writeCounted(_ rows: Range<Int>, named name: String?) {
    for (outcome, left) in leftByOutcome(rows) {
      writeCounted(outcome, left, reason: Self.elsewhere, name)
    }
    let passing = rows.filter { grid.rows[$0].display == .passing }
    if !passing.isEmpty { writeCounted(.pass, passing, reason: nil, name) }
    for (reason, skipped) in skippedByReason(rows) {
      writeCounted(.skipped, skipped, reason: reason, name)
    }
  }

  /// Where to look for what a table of thousands of rows leaves out.
  private static let elsewhere = "--format json lists each"

  private func leftByOutcome(_ rows: Range<Int>) -> [(Outcome, [Int])] {
    let left = rows.filter { grid.rows[$0].display == .left }
    return [Outcome.fail, .undecided, .waived, .skipped].compactMap { outcome in
      let those = left.filter { grid.rows[$0].worst == outcome }
      return those.isEmpty ? nil : (outcome, those)
    }
  }

  private func skippedByReason(_ rows: Range<Int>) -> [(reason: String, rows: [Int])] {
    var groups: [(reason: String, rows: [Int])] = []
    var places: [String: Int] = [:]
    for row in rows where grid.rows[row].display == .skipped {
      let reason = report.checks[grid.rows[row].check].detail ?? "exempt"
      if let place = places[reason] {
        groups[place].rows.append(row)
      } else {
        places[reason] = groups.count
        groups.append((reason, [row]))
      }
    }
    return groups
  }

  /// "role-use: PASS 12: ring, timer, quest/start and 9 more".
  private mutating func writeCounted(
    _ outcome: Outcome, _ rows: [Int], reason: String?, _ name: String?
  ) {
    let lead = name.map { $0 + ": " } ?? ""
    var text = lead + outcome.word + " " + String(rows.count)
    text += ": " + subjects(rows)
    if let reason { text += "; " + (reason.hasSuffix(".") ? String(reason.dropLast()) : reason) }
    let cells = CellText(text)
    let word = CellText(lead).count..<CellText(lead + outcome.word).count
    for (number, line) in cells.lines(width: presentation.width - 2).enumerated() {
      if number == 0, line.upperBound >= word.upperBound {
        output.write(cells, line.lowerBound..<word.lowerBound)
        write(outcome)
        output.write(cells, word.upperBound..<line.upperBound)
      } else {
        output.write(spaces: number == 0 ? 0 : 2)
        output.write(cells, line)
      }
      output.newline()
    }
  }

  /// As many subjects as fit on a line.
  private func subjects(_ rows: [Int]) -> String {
    var names = ""
    var left = presentation.width
    for (number, row) in rows.enumerated() {
      let whole = CellText(report.checks[grid.rows[row].check].subject)
      // One by itself has the line; of several each has a part of it.
      let subject = whole.elided(to: rows.count == 1 ? max(40, 2 * presentation.width) : 40)
      if number > 0, subject.width + 2 > left { return names + " and \(rows.count - number) more" }
      names += (number == 0 ? "" : ", ") + subject.text
      left -= subject.width + 2
    }
    return names
  }
}
