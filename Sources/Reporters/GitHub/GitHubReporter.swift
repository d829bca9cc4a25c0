import Diagnostics

extension Reporter {
  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  ///
  /// A step may have ten annotations of each kind and GitHub drops the rest without a word, so no more are
  /// written, errors first; a line says how many there are, and all others follow as plain log lines.
  package static let github = Reporter(
    name: "github", summary: "Annotations of GitHub Actions, and a summary of the job."
  ) { report, presentation, drain in
    var page = GitHubPage(presentation)
    for problem in report.problems.prefix(GitHubPage.limit) { page.annotate(problem) }
    let (shown, hidden) = GitHubPage.split(report)
    for group in shown { page.annotate(report.checks[group.first].detailed, in: group.states) }
    page.writeSummary(of: report, shown: shown.count, groups: shown.count + hidden.count)
    if !hidden.isEmpty {
      let others = hidden.count == 1 ? "other finding" : "other \(hidden.count) findings"
      page.output.write("::group::The \(others)\n")
      for group in hidden {
        page.log(report.checks[group.first].detailed, in: group.states)
        page.output.pour(into: drain)
      }
      page.output.write("::endgroup::\n")
    }
    page.output.pourRest(into: drain)
  }
}

private struct GitHubPage {
  /// Annotations that a step may have of each kind.
  static let limit = 10

  var output = Output()
  private var text = FindingText()
  private let paths: HostPath

  init(_ presentation: Presentation) { paths = HostPath(presentation) }

  /// The findings that get an annotation, and those that don't.
  static func split(_ report: Report) -> (shown: [FindingGroup], hidden: [FindingGroup]) {
    var shown: [FindingGroup] = []
    var hidden: [FindingGroup] = []
    var errors = min(report.problems.count, limit)
    var warnings = 0
    for group in report.findings {
      let isError = report.checks[group.first].severity == .error
      let count = isError ? errors : warnings
      if count < limit { shown.append(group) } else { hidden.append(group) }
      if isError { errors += 1 } else { warnings += 1 }
    }
    return (shown, hidden)
  }

  mutating func annotate(_ check: Check, in states: [String]) {
    start(check.severity == .error ? "error" : "warning", path: check.location.file.path)
    let start = check.location.start
    let end = max(start, check.location.end)
    property("line", start.line)
    property("endLine", end.line)
    // GitHub refuses columns of a range over several lines.
    if start.line == end.line {
      property("col", start.column)
      property("endColumn", end.column)
    }
    finish(title: check.rule, text.sentence(check, in: states))
  }

  mutating func annotate(_ problem: Problem) {
    start("error", path: problem.file ?? "rules.yml")
    if let start = problem.location?.start {
      property("line", start.line)
      property("col", start.column)
    }
    finish(title: "input", FindingText.sentence(problem))
  }

  /// - Parameters:
  ///   - shown: how many annotations there are of findings.
  ///   - groups: how many findings there are when those that differ by their state alone are one.
  mutating func writeSummary(of report: Report, shown: Int, groups: Int) {
    let summary = report.summary
    let findings = summary.failed + summary.undecided
    output.write("contrast: \(summary.checks) checked, \(findings.counted("finding"))")
    if findings > groups { output.write(" (\(groups) but for their states)") }
    if groups > shown { output.write(", \(shown) shown as annotations") }
    output.newline()
  }

  /// A finding as a plain line. The older kind of commands is read anywhere in a line: `##[error]`.
  mutating func log(_ check: Check, in states: [String]) {
    let place = check.location.place.printable
    let line =
      "\(check.severity.rawValue): \(place): \(text.sentence(check, in: states)) (\(check.rule))"
    output.write(bytes: Array(line.utf8).disarmed)
    output.newline()
  }

  private mutating func start(_ kind: String, path: String) {
    output.write("::\(kind) file=")
    escape(paths.text(path.isEmpty ? "rules.yml" : path), isProperty: true)
  }

  private mutating func property(_ name: String, _ value: Int) {
    output.write(",\(name)=\(value)")
  }

  private mutating func finish(title: String, _ message: String) {
    output.write(",title=")
    escape(title, isProperty: true)
    output.write("::")
    escape(message, isProperty: false)
    output.newline()
  }

  /// As the runner takes it apart again; the percent sign is one of the characters escaped.
  private mutating func escape(_ text: String, isProperty: Bool) {
    for byte in text.printable.utf8 {
      switch byte {
      case UInt8(ascii: "%"): output.write("%25")
      case UInt8(ascii: ":") where isProperty: output.write("%3A")
      case UInt8(ascii: ",") where isProperty: output.write("%2C")
      default: output.write(byte: byte)
      }
    }
  }
}
