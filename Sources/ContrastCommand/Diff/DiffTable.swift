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
    table.output.write(difference.sentence)
    table.output.newline()
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
        write(group.value)
        output.write("  ")
        output.write(CellText(group.appearances.joined(separator: ", ")))
        output.newline()
      }
    }
    output.newline()
  }

  /// `#ff6030 -> #ff6a3d`, with both colours where the terminal has them, and how far apart they are.
  private mutating func write(_ value: TokenChange.Value) {
    write(value.before)
    output.write(" -> ")
    write(value.after)
    guard let difference = value.difference else { return }
    output.write("  ΔE OK ")
    output.write(fine: difference)
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
    output.write("  ")
    output.write(CellText(check.rule + ": " + check.subject))
    output.newline()
    var details = [check.circumstances]
    if let text = numbers(verdict) { details.append(text) }
    writeIndented(details.filter { !$0.isEmpty }.joined(separator: "; "))
    let start = check.location.start
    writeIndented("\(check.location.file.path):\(start.line):\(start.column)")
    if verdict.isWorse, let detail = check.detail { writeIndented(detail) }
  }

  private mutating func write(_ outcome: Outcome?) {
    guard let outcome else { return output.write("none") }
    output.styled(TerminalStyle(outcome), presentation.color) { $0.write(outcome.word) }
  }

  /// `3.01, was 4.6; needs 4.5`
  private func numbers(_ verdict: VerdictChange) -> String? {
    guard let after = verdict.check?.measuredText else { return nil }
    var text = after
    if let before = verdict.before?.measuredText, verdict.after != nil, before != after {
      text += ", was " + before
    }
    if let required = verdict.check?.requiredText { text += "; limit " + required }
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
