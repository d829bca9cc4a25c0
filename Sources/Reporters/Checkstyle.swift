import Diagnostics

extension Reporter {
  /// Findings by file, in the XML of Checkstyle, which many CI servers read.
  package static let checkstyle = Reporter(
    name: "checkstyle", summary: "Checkstyle's XML: findings by file, for CI servers."
  ) { report, _, drain in
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for (path, entries) in CheckstyleFiles(report).files {
        writer.element("file", ["name": path]) { writer in
          for entry in entries {
            writer.write(entry, of: report)
            writer.pour(into: drain)
          }
        }
      }
    }
    writer.pourRest(into: drain)
  }
}

/// What is to be said of each file, in the order in which files first appear.
private struct CheckstyleFiles {
  enum Entry {
    case problem(Int)
    case check(FindingGroup)
  }

  private(set) var files: [(path: String, entries: [Entry])] = []
  private var places: [String: Int] = [:]

  init(_ report: Report) {
    for (index, problem) in report.problems.enumerated() {
      add(.problem(index), to: problem.file ?? "rules.yml")
    }
    for group in report.groups(where: \.isFinding) {
      add(.check(group), to: report.checks[group.first].location.file.path)
    }
  }

  private mutating func add(_ entry: Entry, to path: String) {
    if let place = places[path] {
      files[place].entries.append(entry)
    } else {
      places[path] = files.count
      files.append((path, [entry]))
    }
  }
}

extension XMLWriter {
  fileprivate mutating func write(_ entry: CheckstyleFiles.Entry, of report: Report) {
    var text = FindingText()
    switch entry {
    case .problem(let index):
      let problem = report.problems[index]
      let start = problem.location?.start ?? Position(line: 1, column: 1)
      write(start, "error", FindingText.sentence(problem), "input")
    case .check(let group):
      let check = report.checks[group.first].detailed
      let message = text.sentence(check, in: group.states)
      write(check.location.start, check.severity.rawValue, message, check.rule)
    }
  }

  private mutating func write(
    _ start: Position, _ severity: String, _ message: String, _ source: String
  ) {
    element(
      "error",
      [
        "line": String(start.line), "column": String(start.column), "severity": severity,
        "message": message, "source": "contrast." + source,
      ])
  }
}
