import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// `fixtures/rules/<rule-id>/` holds whole projects: `pass…` without a finding of the rule, `fail…` with
/// some, each with the rule's rows in `expected.txt`.
@Suite struct RuleFixtureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let name: String
    var folder: String { "fixtures/rules/\(rule)/\(name)" }
    var testDescription: String { "\(rule)/\(name)" }
  }

  static let cases: [Case] = Rules.ids.flatMap { rule in
    SourceTree.names(in: Repository.root + "/fixtures/rules/" + rule).map {
      Case(rule: rule, name: $0)
    }
  }

  @Test(arguments: cases) func `a project is reported as expected`(_ testCase: Case) {
    var project = MemoryProject(folder: Repository.root + "/" + testCase.folder)
    project.files["expected.txt"] = nil
    let report = project.report()
    let checks = report.checks(of: testCase.rule)
    if testCase.name.hasPrefix("pass") {
      #expect(!checks.isEmpty)
      #expect(!checks.contains { $0.outcome.isFinding })
    } else {
      #expect(checks.contains { $0.outcome.isFinding })
    }
    let listing = (report.problemLines + checks.map(\.row)).map { $0 + "\n" }.joined()
    Golden.expect(Array(listing.utf8), equals: testCase.folder + "/expected.txt")
  }

  @Test(arguments: Rules.ids) func `each rule has a project that passes and one that fails`(
    _ rule: String
  ) {
    let names = Self.cases.filter { $0.rule == rule }.map(\.name)
    #expect(names.contains { $0.hasPrefix("pass") }, "in fixtures/rules/\(rule)")
    #expect(names.contains { $0.hasPrefix("fail") }, "in fixtures/rules/\(rule)")
    #expect(names.allSatisfy { $0.hasPrefix("pass") || $0.hasPrefix("fail") })
  }

  @Test func `each folder is a rule's`() {
    let folders = SourceTree.names(in: Repository.root + "/fixtures/rules")
    #expect(folders.filter { !Rules.ids.contains($0) } == [])
  }
}

extension Check {
  /// One line of `expected.txt`: outcome, place, appearance, the sentence, and what it points at.
  var row: String {
    let start = location.start
    let notes = related.map { note in
      let place = note.location.start
      return "\n    \(note.location.file.path):\(place.line):\(place.column) \(note.message)"
    }
    return "\(outcome.rawValue) \(location.file.path):\(start.line):\(start.column) "
      + (appearance.map { "[\($0)] " } ?? "") + message
      + (fix.map { "\n    write \($0.replacement)" } ?? "") + notes.joined()
  }
}
