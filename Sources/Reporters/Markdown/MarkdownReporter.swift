import Diagnostics

extension Reporter {
  /// A comment on a pull request: the verdict, the counts, and a table of findings, errors first.
  ///
  /// GitHub refuses a comment of more than 65,536 characters, so the table ends before that and says how many
  /// rows are missing.
  package static let markdown = Reporter(
    name: "markdown", summary: "Tables for a pull request, of bounded size."
  ) { report, _ in MarkdownPage.bytes(report) }
}

/// The page of the Markdown reporter.
struct MarkdownPage {
  /// Bytes; there are never more characters than bytes.
  private static let limit = 60_000
  /// Rows of problems and of waived checks, which are no more than a reminder.
  private static let minorLimit = 20

  private var output = Output()
  private let report: Report
  private let summary: Summary

  static func bytes(_ report: Report) -> [UInt8] {
    var page = MarkdownPage(report)
    page.writeVerdict()
    page.writeCounts()
    page.writeProblems()
    page.writeFindings()
    page.writeWaived()
    return page.output.take()
  }

  private init(_ report: Report) {
    self.report = report
    summary = report.summary
  }

  private mutating func writeVerdict() {
    let findings = summary.failed + summary.undecided
    let checks = summary.checks.counted("check")
    output.write("## contrast: ")
    if findings == 0 && report.problems.isEmpty {
      output.write(summary.checks == 0 ? "nothing was checked" : "no findings in \(checks)")
    } else if findings == 0 {
      output.write("some input could not be used")
    } else {
      output.write("\(findings) of \(checks) need\(findings == 1 ? "s" : "") attention")
    }
    output.write("\n\n")
  }

  private mutating func writeCounts() {
    output.write(
      "| passed | failed | undecided | waived | skipped |\n| ---: | ---: | ---: | ---: | ---: |\n|")
    for count in [
      summary.passed, summary.failed, summary.undecided, summary.waived, summary.skipped,
    ] { output.write(" \(count) |") }
    output.newline()
  }

  private mutating func writeProblems() {
    guard !report.problems.isEmpty else { return }
    output.write("\n### Input that could not be used\n\n")
    for problem in report.problems.prefix(Self.minorLimit) {
      output.write("- ")
      if let location = problem.location {
        output.write(MarkdownText.code(Self.place(location)) + ": ")
      } else if let path = problem.path {
        output.write(MarkdownText.code(path) + ": ")
      }
      output.write(MarkdownText.plain(Self.shortened(FindingText.sentence(problem))))
      output.newline()
    }
    let rest = report.problems.count - Self.minorLimit
    if rest > 0 { output.write("- and \(rest) more\n") }
  }

  private mutating func writeFindings() {
    let findings = report.findings
    guard !findings.isEmpty else { return }
    output.write("\n| | rule | finding | would pass | place |\n| --- | --- | --- | --- | --- |\n")
    for (number, group) in findings.enumerated() {
      let row = Self.row(report.checks[group.first], in: group.states)
      guard output.bytes.count + row.utf8.count < Self.limit else {
        let rest = (findings.count - number).counted("more finding")
        output.write("\nAnd \(rest), left out for length.\n")
        return
      }
      output.write(row)
    }
  }

  private static func row(_ check: Check, in states: [String]) -> String {
    var message = Output()
    message.write(messageOf: check, states: states)
    var cells = [check.outcome == .undecided ? "undecided" : check.severity.rawValue]
    cells.append("`\(check.rule)`")
    cells.append(MarkdownText.plain(shortened(message.text)))
    cells.append(
      check.fix.map { fix in
        MarkdownText.code(shortened(fix.replacement))
          + (fix.token.map { " for " + MarkdownText.code(shortened($0)) } ?? "")
      } ?? "")
    cells.append(MarkdownText.code(place(check.location)))
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private mutating func writeWaived() {
    let waived = report.groups { $0 == .waived }
    guard !waived.isEmpty, output.bytes.count < Self.limit else { return }
    output.write("\n<details><summary>\(summary.waived) waived</summary>\n\n")
    output.write("| rule | what | reason |\n| --- | --- | --- |\n")
    for group in waived.prefix(Self.minorLimit) {
      let check = report.checks[group.first]
      let subject = check.subject + (check.appearance.map { " in " + $0 } ?? "")
      output.write("| `\(check.rule)` | " + MarkdownText.plain(Self.shortened(subject)) + " | ")
      output.write(MarkdownText.plain(Self.shortened(check.waiver ?? "")) + " |\n")
    }
    if waived.count > Self.minorLimit {
      output.write("\nAnd \(waived.count - Self.minorLimit) more.\n")
    }
    output.write("\n</details>\n")
  }

  private static func place(_ location: Location) -> String {
    shortened(location.file.path) + ":" + String(location.start.line)
  }

  /// No one text may take all the room.
  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 500 ? text : String(text.prefix(400)) + "…"
  }
}
