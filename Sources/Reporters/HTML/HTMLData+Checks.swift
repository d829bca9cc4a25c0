import Diagnostics

// The rows of the page.
extension JSONWriter {
  mutating func writeChecks(
    of report: Report, findingsOnly: Bool, into drain: Reporter.Drain
  ) {
    let numbers = RowNumbers(report)
    var scratch = Output()
    for index in report.checks.indices
    where !findingsOnly || report.checks[index].outcome.isFinding {
      lineBreak()
      object { $0.write(report, index, numbers, &scratch) }
      pour(into: drain)
    }
  }

  private mutating func write(
    _ report: Report, _ index: Int, _ numbers: RowNumbers, _ scratch: inout Output
  ) {
    let check = report.checks[index].detailed
    member("rule", numbers.rules[check.rule] ?? 0)
    member("outcome", check.outcome.rawValue)
    if check.severity == .warning { member("warning", true) }
    if let appearance = check.appearance, let number = numbers.appearances[appearance] {
      member("appearance", number)
    }
    if let screen = check.screen { member("screen", shown: screen) }
    if let state = check.state { member("state", shown: state) }
    if let element = check.element { member("element", shown: element) }
    member("subject", shown: check.subject)
    if let swatch = check.foreground { array("foreground") { $0.write(swatch) } }
    if let swatch = check.background { array("background") { $0.write(swatch) } }
    writeFigures(TableCell(report.checks, index), &scratch)
    scratch.clear()
    scratch.write(messageOf: check)
    member("message", shown: scratch)
    member("place", placeOf: check.location, &scratch)
    if let fix = check.fix { object("fix") { $0.write(fix, &scratch) } }
    if let waiver = check.waiver {
      member("waiver", shown: waiver)
      member("acceptance", check.acceptance.rawValue)
    }
    if !check.related.isEmpty { array("related") { $0.write(check.related, &scratch) } }
  }

  /// The numbers as the table shows them.
  private mutating func writeFigures(_ cell: TableCell, _ scratch: inout Output) {
    if case .none = cell.value {
      member("measured", figure: cell.limit, &scratch)
      return
    }
    member("measured", figure: cell.value, &scratch)
    member("required", figure: cell.limit, &scratch)
    member("margin", figure: cell.margin, &scratch)
  }

  private mutating func member(
    _ name: StaticString, figure: Figure, _ scratch: inout Output
  ) {
    if case .none = figure { return }
    scratch.clear()
    figure.write(into: &scratch)
    key(name)
    string(scratch)
  }

  private mutating func write(_ swatch: Swatch) {
    if let token = swatch.token { string(token.printable) } else { null() }
    string(swatch.hex)
  }

  private mutating func write(_ fix: Fix, _ scratch: inout Output) {
    member("text", shown: fix.replacement)
    member("color", Swatch(token: nil, rgba: fix.rgba).hex)
    if let token = fix.token { member("token", shown: token) }
    if let location = fix.location { member("place", placeOf: location, &scratch) }
  }

  private mutating func write(_ notes: [Note], _ scratch: inout Output) {
    for note in notes {
      array { writer in
        writer.string(note.message.printable)
        writer.string(placeOf: note.location, &scratch)
      }
    }
  }

  private mutating func member(
    _ name: StaticString, placeOf location: Location, _ scratch: inout Output
  ) {
    key(name)
    string(placeOf: location, &scratch)
  }

  private mutating func string(placeOf location: Location, _ scratch: inout Output) {
    scratch.clear()
    scratch.write(place: location)
    string(shown: scratch)
  }

  private mutating func member(_ name: StaticString, shown text: Output) {
    key(name)
    string(shown: text)
  }

  private mutating func string(shown text: Output) {
    let isPlain = text.bytes.withUnsafeBufferPointer(\.isPlainASCII)
    if isPlain { string(text) } else { string(text.text.printable) }
  }
}

/// What rows refer to by number.
struct RowNumbers {
  let rules: RuleNumbers
  let appearances: [String: Int]

  init(_ report: Report) {
    rules = RuleNumbers(report.rules)
    appearances = Dictionary(
      report.appearances.indices.map { (report.appearances[$0], $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
