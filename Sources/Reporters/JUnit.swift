import Diagnostics

extension Reporter {
  /// Every check as a test case of its rule's suite, for the test pages of CI servers.
  ///
  /// A finding is a failure whatever its severity, which stands in `type`: JUnit knows no warnings. What is
  /// waived or exempt is skipped, with the reason; inputs that could not be used are errors of a suite of
  /// their own. How long a check took is not known: the time that readers ask for is 0.
  package static let junit = Reporter(
    name: "junit", summary: "JUnit's XML: each check is a test case, for CI servers."
  ) { report, presentation, drain in
    let suites = JUnitSuites(report, findingsOnly: presentation.failuresOnly)
    var writer = XMLWriter()
    writer.element("testsuites", suites.total.attributes(named: "contrast")) { writer in
      writer.writeSuite(ofProblems: report.problems)
      // Some readers take a report without a suite for a broken one.
      if suites.total.tests == 0 {
        writer.element("testsuite", suites.total.attributes(named: "contrast"))
      }
      for (rule, indices, count) in suites.suites {
        writer.element("testsuite", count.attributes(named: rule)) { writer in
          for index in indices {
            writer.writeCase(report.checks[index])
            writer.pour(into: drain)
          }
        }
      }
    }
    writer.pourRest(into: drain)
  }
}

private struct JUnitCount {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  func attributes(named name: String) -> KeyValuePairs<String, String> {
    [
      "name": name, "tests": String(tests), "failures": String(failures),
      "errors": String(errors), "skipped": String(skipped), "time": "0",
    ]
  }

  mutating func add(_ outcome: Outcome) {
    tests += 1
    if outcome.isFinding { failures += 1 }
    if outcome == .waived || outcome == .skipped { skipped += 1 }
  }
}

/// The checks by rule, in the order in which rules first appear.
private struct JUnitSuites {
  private(set) var suites: [(rule: String, indices: [Int], count: JUnitCount)] = []
  private(set) var total = JUnitCount()

  init(_ report: Report, findingsOnly: Bool) {
    var places: [String: Int] = [:]
    for index in report.checks.indices {
      let outcome = report.checks[index].outcome
      if findingsOnly, !outcome.isFinding { continue }
      let rule = report.checks[index].rule
      let place = places[rule] ?? suites.count
      if place == suites.count {
        places[rule] = place
        suites.append((rule, [], JUnitCount()))
      }
      suites[place].indices.append(index)
      suites[place].count.add(outcome)
      total.add(outcome)
    }
    total.tests += report.problems.count
    total.errors = report.problems.count
  }
}

extension XMLWriter {
  fileprivate mutating func writeSuite(ofProblems problems: [Problem]) {
    guard !problems.isEmpty else { return }
    let count = JUnitCount(tests: problems.count, errors: problems.count)
    element("testsuite", count.attributes(named: "input")) { writer in
      for problem in problems {
        let message = FindingText.sentence(problem)
        writer.element(
          "testcase", ["classname": "input", "name": problem.file ?? "rules.yml", "time": "0"]
        ) {
          $0.element(
            "error", ["message": message, "type": "input"],
            text: problem.location.map { $0.place + ": " + message } ?? message)
        }
      }
    }
  }

  fileprivate mutating func writeCase(_ check: Check) {
    element(
      "testcase",
      [
        "classname": check.rule, "name": Self.name(check), "file": check.location.file.path,
        "time": "0",
      ]
    ) { writer in
      switch check.outcome {
      case .pass: break
      case .waived: writer.element("skipped", ["message": "waived: " + (check.waiver ?? "")])
      case .skipped: writer.element("skipped", ["message": check.message])
      case .fail, .undecided: writer.writeFailure(check.detailed)
      }
    }
  }

  private mutating func writeFailure(_ check: Check) {
    var text = FindingText()
    let message = text.sentence(check)
    let type = check.outcome == .fail ? check.severity.rawValue : check.outcome.rawValue
    element(
      "failure", ["message": message, "type": type],
      text: check.location.place + ": " + message)
  }

  /// The subject, and where in the system: "quest/start on screen record, state idle, in light".
  private static func name(_ check: Check) -> String {
    var name = check.subject
    if let element = check.elementBesideSubject { name += " at " + element }
    if let screen = check.screen { name += " on screen " + screen }
    if let state = check.state, state != "default" { name += ", state " + state }
    if let appearance = check.appearance { name += " in " + appearance }
    return name
  }
}
