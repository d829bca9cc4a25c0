import ColorMath
import Diagnostics
import Reporters
import TokenFiles

/// What changed, for people.
struct DiffTable {
  private var output = Output()
  private let presentation: Presentation

  static func bytes(_ difference: DesignDifference, _ presentation: Presentation) -> [UInt8] {
    var table = DiffTable(presentation)
    table.write(difference.tokens)
    table.write(difference.verdicts)
    table.write(CellText(difference.sentence), after: "", used: 0, indent: 0)
    return table.output.take()
  }

  private init(_ presentation: Presentation) { self.presentation = presentation }

  private mutating func heading(_ text: String) {
    output.styled(.heading, presentation.color) { $0.write(text) }
    output.newline()
  }

  // MARK: Tokens

  private mutating func write(_ tokens: [TokenChange]) {
    guard !tokens.isEmpty else { return }
    heading("Tokens")
    let width = min(tokens.map { CellText($0.name).width }.max() ?? 0, presentation.width / 2)
    for token in tokens {
      for (number, group) in token.groups.enumerated() {
        output.write(CellText(number == 0 ? token.kind.rawValue : ""), paddedTo: 9)
        output.write(CellText(number == 0 ? token.name : "").elided(to: width), paddedTo: width + 2)
        var used = 9 + width + 2
        let colors = self.width(group.value)
        let distance = group.value.difference.map { Self.text(distance: $0) } ?? ""
        if used + colors + distance.count > presentation.width {
          used = 11 + colors > presentation.width ? 4 : 11
          goBelow(used)
        }
        write(group.value)
        used += colors
        if used + distance.count > presentation.width {
          used = 9
          goBelow(used)
        }
        output.write(distance)
        used += distance.count
        write(
          CellText(group.appearances.joined(separator: ", ")), after: "  ", used: used, indent: 11)
      }
    }
    output.newline()
  }

  private mutating func goBelow(_ indent: Int) {
    output.trimSpaces(from: 0)
    output.newline()
    output.write(spaces: indent)
  }

  private static func text(distance: Double) -> String {
    var text = Output()
    text.write("  ΔE OK ")
    text.write(fine: distance)
    return text.text
  }

  /// The columns that two colours take.
  private func width(_ value: TokenChange.Value) -> Int {
    var plain = DiffTable(Presentation())
    plain.write(value)
    let swatches = [value.before, value.after].count { $0 != nil }
    return CellText(plain.output.text).width + (presentation.color == .trueColor ? 3 * swatches : 0)
  }

  /// The end of a line: what does not fit stands below, behind an indent.
  private mutating func write(_ cells: CellText, after gap: String, used: Int, indent: Int) {
    let first = presentation.width - used - gap.utf8.count
    for (number, line) in cells.broken(first: first, rest: presentation.width - indent).enumerated()
    {
      if number > 0 {
        output.newline()
        output.write(spaces: indent)
      } else if line.width > 0 {
        output.write(gap)
      }
      output.write(line)
    }
    output.newline()
  }

  /// `#ff6030 -> #ff6a3d`, with both colours where the terminal has them.
  private mutating func write(_ value: TokenChange.Value) {
    write(value.before)
    output.write(" -> ")
    write(value.after)
  }

  private mutating func write(_ color: TokenColor?) {
    guard let color else { return output.write("-") }
    if presentation.color == .trueColor {
      let opaque = color.packed.opaque.rgba
      output.swatch(opaque, on: opaque, "  ")
      output.write(" ")
    }
    output.write(Swatch(token: nil, rgba: color.packed.rgba).hex)
  }

  // MARK: Verdicts

  private mutating func write(_ verdicts: [VerdictChange]) {
    guard !verdicts.isEmpty else { return }
    heading("Verdicts")
    for verdict in verdicts { write(verdict) }
    output.newline()
  }

  private mutating func write(_ verdict: VerdictChange) {
    guard let check = verdict.check else { return }
    write(verdict.before?.outcome)
    output.write(" -> ")
    write(verdict.after?.outcome)
    let words = [verdict.before, verdict.after].map { $0?.outcome.word ?? "none" }
    let used = words[0].utf8.count + words[1].utf8.count + 6
    write(
      CellText(check.rule + ": " + check.subject).elided(to: 400), after: "  ", used: used,
      indent: 4)
    var details = [check.circumstances]
    if let text = numbers(verdict) { details.append(text) }
    writeIndented(details.filter { !$0.isEmpty }.joined(separator: "; "))
    writeIndented(check.location.place)
    if verdict.isWorse, let detail = check.detail { writeIndented(detail) }
  }

  private mutating func write(_ outcome: Outcome?) {
    guard let outcome else { return output.write("none") }
    output.styled(TerminalStyle(outcome), presentation.color) { $0.write(outcome.word) }
  }

  /// `3.01, was 4.6; limit 4.5`
  private func numbers(_ verdict: VerdictChange) -> String? {
    guard let after = verdict.check?.measuredText else { return nil }
    var text = after
    if let before = verdict.before?.measuredText, verdict.after != nil, before != after {
      text += ", was " + before
    }
    if let required = verdict.check?.requirementText { text += "; " + required }
    return text
  }

  private mutating func writeIndented(_ text: String) {
    guard !text.isEmpty else { return }
    let cells = CellText(text).elided(to: 400)
    for line in cells.lines(width: presentation.width - 4) {
      output.write(spaces: 4)
      output.styled(.faint, presentation.color) { $0.write(cells.part(line)) }
      output.newline()
    }
  }
}
