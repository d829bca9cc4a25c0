import Diagnostics

extension Reporter {
  /// A row a check (RFC 4180), for spreadsheets.
  ///
  /// Text that a spreadsheet would take for a formula gets an apostrophe in front, which spreadsheets hide.
  package static let csv = Reporter(
    name: "csv", summary: "A row for each check, for spreadsheets."
  ) { report, presentation, drain in
    var table = CSVTable()
    table.writeHeader()
    for problem in report.problems { table.write(problem) }
    for index in report.checks.indices
    where !presentation.failuresOnly || report.checks[index].outcome.isFinding {
      table.write(report.checks[index].detailed)
      table.output.pour(into: drain)
    }
    table.output.pourRest(into: drain)
  }
}

private struct CSVTable {
  var output = Output()
  private var isFirst = true
  private var text = FindingText()

  private static let columns = [
    "rule", "outcome", "severity", "appearance", "screen", "state", "element", "subject",
    "foreground_token", "foreground", "background_token", "background", "measured",
    "measured_up_to", "required", "message", "waiver", "fix", "fix_token", "file", "line", "column",
    "end_line", "end_column",
  ]

  mutating func writeHeader() {
    for column in Self.columns { cell(column) }
    endRow()
  }

  mutating func write(_ check: Check) {
    for part in [
      check.rule, check.outcome.rawValue, check.severity.rawValue, check.appearance, check.screen,
      check.state, check.element, check.subject, check.foreground?.token, check.foreground?.hex,
      check.background?.token, check.background?.hex,
    ] { cell(part) }
    cell(check.measured?.lowest)
    if case .between(_, let high) = check.measured { cell(high) } else { cell(nil as Double?) }
    cell(check.required)
    cell(text.sentence(check))
    cell(check.waiver)
    cell(check.fix?.replacement)
    cell(check.fix?.token)
    write(check.location)
  }

  /// Inputs that could not be used are rows too, so that nobody takes the rest for all.
  mutating func write(_ problem: Problem) {
    for part in [nil, "problem", "error"] as [String?] { cell(part) }
    for _ in 0..<12 { cell(nil as String?) }
    cell(FindingText.sentence(problem))
    for _ in 0..<3 { cell(nil as String?) }
    if let location = problem.location {
      write(location)
    } else {
      cell(problem.path)
      for _ in 0..<4 { cell(nil as String?) }
      endRow()
    }
  }

  private mutating func write(_ location: Location) {
    let (start, end) = (location.start, location.end)
    cell(location.file.path)
    for number in [start.line, start.column, end.line, end.column] {
      separate()
      output.write(number)
    }
    endRow()
  }

  private mutating func cell(_ number: Double?) {
    separate()
    if let number, number.isFinite { output.write(shortest: number) }
  }

  private mutating func cell(_ text: String?) {
    separate()
    guard let text = text?.printable, !text.isEmpty else { return }
    let isFormula = Self.opensFormula(text)
    guard isFormula || text.hasByte(where: Self.isSpecial) else { return output.write(text) }
    output.write("\"")
    if isFormula { output.write("'") }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { output.write("\"") }
      output.write(byte: byte)
    }
    output.write("\"")
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: ";")
  }

  /// Also behind spaces, and in the full width that some spreadsheets read as ASCII.
  private static func opensFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != " " }) else { return false }
    return "=+-@＝＋－＠".unicodeScalars.contains(first)
  }

  private mutating func separate() {
    if !isFirst { output.write(",") }
    isFirst = false
  }

  private mutating func endRow() {
    output.write("\r\n")
    isFirst = true
  }
}
