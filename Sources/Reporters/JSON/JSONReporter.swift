import Diagnostics

extension Reporter {
  /// One object with everything, for programs.
  package static let json = Reporter(
    name: "json", summary: "One JSON object with all checks and problems, for programs."
  ) { report, presentation, drain in
    var writer = JSONWriter()
    writer.object { $0.write(report, findingsOnly: presentation.failuresOnly, drain) }
    writer.endLine()
    writer.pourRest(into: drain)
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ report: Report, findingsOnly: Bool, _ drain: Reporter.Drain
  ) {
    lineBreak()
    object("tool") {
      $0.member("name", "contrast")
      $0.member("version", report.version)
    }
    lineBreak()
    object("summary") { $0.write(report.summary) }
    lineBreak()
    var message = Output()
    array("checks") { writer in
      for check in report.checks.lazy.map(\.detailed)
      where !findingsOnly || check.outcome.isFinding {
        message.clear()
        message.write(messageOf: check)
        writer.lineBreak()
        writer.object { $0.write(check, message) }
        writer.pour(into: drain)
      }
    }
    lineBreak()
    array("problems") { writer in
      for problem in report.problems {
        writer.lineBreak()
        writer.object { $0.write(problem) }
      }
    }
  }

  private mutating func write(_ summary: Summary) {
    member("checks", summary.checks)
    member("passed", summary.passed)
    member("failed", summary.failed)
    member("undecided", summary.undecided)
    member("waived", summary.waived)
    member("skipped", summary.skipped)
    member("errors", summary.errors)
    member("warnings", summary.warnings)
  }

  private mutating func write(_ check: Check, _ message: Output) {
    member("rule", check.rule)
    member("outcome", check.outcome.rawValue)
    member("severity", check.severity.rawValue)
    member(ifPresent: "appearance", check.appearance)
    member(ifPresent: "screen", check.screen)
    member(ifPresent: "state", check.state)
    member(ifPresent: "element", check.element)
    member("subject", check.subject)
    if let foreground = check.foreground { object("foreground") { $0.write(foreground) } }
    if let background = check.background { object("background") { $0.write(background) } }
    write(check.measured)
    member(ifPresent: "required", check.required)
    member(ifPresent: "requirement", check.requirement)
    key("message")
    string(message)
    member(ifPresent: "waiver", check.waiver)
    object("location") { $0.write(check.location) }
    if !check.related.isEmpty { array("related") { $0.write(check.related) } }
    if let fix = check.fix { object("fix") { $0.write(fix) } }
  }

  /// Of an interval `measured` is the lower end, which is what the floor is held against.
  private mutating func write(_ measure: Measure?) {
    member(ifPresent: "measured", measure?.lowest)
    if case .between(_, let high) = measure { member("measuredUpTo", high) }
  }

  private mutating func write(_ swatch: Swatch) {
    member(ifPresent: "token", swatch.token)
    member("color", swatch.hex)
  }

  private mutating func write(_ location: Location) {
    let (start, end) = (location.start, location.end)
    member("file", location.file.path)
    member("line", start.line)
    member("column", start.column)
    member("endLine", end.line)
    member("endColumn", end.column)
  }

  private mutating func write(_ notes: [Note]) {
    for note in notes {
      object { writer in
        writer.member("message", note.message)
        writer.object("location") { $0.write(note.location) }
      }
    }
  }

  private mutating func write(_ fix: Fix) {
    member("color", fix.replacement)
    member(ifPresent: "token", fix.token)
    if let location = fix.location { object("location") { $0.write(location) } }
  }

  private mutating func write(_ problem: Problem) {
    member("message", problem.message)
    member(ifPresent: "help", problem.help)
    if let location = problem.location {
      object("location") { $0.write(location) }
    } else {
      member(ifPresent: "file", problem.path)
    }
  }
}
