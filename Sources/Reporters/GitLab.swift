import Diagnostics

extension Reporter {
  /// GitLab's code quality report: a JSON array of findings, each with a fingerprint that no other has.
  package static let gitlab = Reporter(
    name: "gitlab", summary: "GitLab's code quality report."
  ) { report, presentation, drain in
    var writer = JSONWriter()
    var identity = CheckIdentity()
    var text = FindingText()
    let paths = HostPath(presentation)
    writer.array { writer in
      for (index, problem) in report.problems.enumerated() {
        writer.lineBreak()
        writer.write(problem, number: index, paths)
      }
      for group in report.groups(where: \.isFinding) {
        let check = report.checks[group.first].detailed
        writer.lineBreak()
        writer.write(check, text.sentence(check, in: group.states), identity.next(check), paths)
        writer.pour(into: drain)
      }
    }
    writer.endLine()
    writer.pourRest(into: drain)
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ check: Check, _ message: String, _ fingerprint: String, _ paths: HostPath
  ) {
    object { writer in
      writer.member("description", message)
      writer.member("check_name", check.rule)
      writer.member("fingerprint", fingerprint)
      writer.member("severity", check.severity == .error ? "major" : "minor")
      writer.write(path: paths.text(check.location.file.path), start: check.location.start)
    }
  }

  fileprivate mutating func write(_ problem: Problem, number: Int, _ paths: HostPath) {
    object { writer in
      writer.member("description", FindingText.sentence(problem))
      writer.member("check_name", "input")
      writer.member("fingerprint", "input:\(number + 1)")
      writer.member("severity", "blocker")
      writer.write(
        path: paths.text(problem.file ?? "rules.yml"),
        start: problem.location?.start ?? Position(line: 1, column: 1))
    }
  }

  /// GitLab finds a file by a path without `./` in front.
  private mutating func write(path: String, start: Position) {
    object("location") { writer in
      writer.member("path", path.isEmpty ? "rules.yml" : path)
      writer.object("positions") { writer in
        writer.object("begin") { writer in
          writer.member("line", start.line)
          writer.member("column", start.column)
        }
      }
    }
  }
}
