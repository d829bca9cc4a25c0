import Diagnostics

extension TableRenderer {
  /// A line of a subject: a run of a text behind an indent.
  struct SubjectLine {
    var text: CellText
    var range: Range<Int>
    var indent = 0
  }

  /// The most lines that a subject takes; a longer one loses its middle.
  private static let mostLines = 4

  /// The subject, on one line where it fits, else broken at " on ", else anywhere.
  func subjectLines(_ row: Int, width: Int) -> [SubjectLine] {
    var lines = subjectOnly(row, width: width)
    guard let elements = elementsLabel(row, width: width) else { return lines }
    for range in elements.lines(width: width - 2) {
      lines.append(SubjectLine(text: elements, range: range, indent: 2))
    }
    return lines
  }

  private func subjectOnly(_ row: Int, width: Int) -> [SubjectLine] {
    var subject = report.checks[grid.rows[row].check].subject
    if let states = statesLabel(row) { subject += " " + states }
    let whole = CellText(subject)
    if whole.width <= width { return [SubjectLine(text: whole, range: 0..<whole.count)] }
    var lines: [SubjectLine] = []
    for (number, part) in Self.parts(of: subject, whole).enumerated() {
      let indent = number == 0 ? 0 : 2
      for range in part.lines(width: width - 2) {
        lines.append(
          SubjectLine(text: part, range: range, indent: lines.isEmpty ? 0 : max(indent, 2)))
      }
    }
    guard lines.count > Self.mostLines else { return lines }
    let gap = CellText("...")
    let middle = SubjectLine(text: gap, range: 0..<gap.count, indent: 2)
    return Array(lines.prefix(2)) + [middle] + Array(lines.suffix(1))
  }

  /// "a" and "on b" of "a on b".
  private static func parts(of subject: String, _ whole: CellText) -> [CellText] {
    guard let place = subject.offset(of: " on ") else { return [whole] }
    let bytes = subject.utf8
    return [bytes.prefix(place), bytes.dropFirst(place + 1)].map { CellText(String(Substring($0))) }
  }

  /// "at timer, quest/title and 3 more", as many as fit on two lines; nil where the subject says it.
  private func elementsLabel(_ row: Int, width: Int) -> CellText? {
    let elements = grid.rows[row].elements.compactMap { report.checks[$0].element }
    guard let first = elements.first,
      elements.count > 1 || report.checks[grid.rows[row].check].elementBesideSubject != nil
    else { return nil }
    var text = "at " + CellText(first).elided(to: max(12, width)).text
    for (number, element) in elements.enumerated().dropFirst() {
      if text.utf8.count + element.utf8.count + 12 > 2 * width {
        return CellText(text + " and \(elements.count - number) more")
      }
      text += ", " + element
    }
    return CellText(text)
  }

  /// "[idle, capture]", where the screen has other states too.
  private func statesLabel(_ row: Int) -> String? {
    let section = grid.sections[grid.rows[row].section]
    let states = grid.rows[row].states
    guard !states.isEmpty, states.count < section.states.count else { return nil }
    return "[" + states.sorted().map { section.states[$0] }.joined(separator: ", ") + "]"
  }
}
