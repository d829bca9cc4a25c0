import Diagnostics
import SourceTrees
import Testing

@testable import Reporters

/// Where code hosts look for a file: from the root of the repository.
@Suite struct HostPathTests {
  @Test(arguments: [
    // Working directory, root, path, expected.
    ("", "", "a/b.css", "a/b.css"), ("", "", "../b.css", "../b.css"),
    ("/r", "/r", "a/b.css", "a/b.css"), ("/r/web/app", "/r", "a.css", "web/app/a.css"),
    ("/r/web/app", "/r", "../t.css", "web/t.css"), ("/r/web/app", "/r", "../../t.css", "t.css"),
    ("/r/web/app", "/r", "../../../out/t.css", "/out/t.css"), ("/r", "/r", "/r/x/t.css", "x/t.css"),
    ("/r", "/r", "/elsewhere/t.css", "/elsewhere/t.css"), ("/r", "/r", "../r2/t.css", "/r2/t.css"),
    ("/r/a", "/r", "..css", "a/..css"), ("/r/a", "/r", "", ""), ("/r", "/", "a.css", "a.css"),
  ])
  func `a path is the repository's`(
    _ folder: String, _ root: String, _ path: String, _ expected: String
  ) {
    #expect(HostPath(Presentation(folder: folder, root: root)).text(path) == expected)
  }

  @Test(arguments: [
    ("/r/web", "a.css", "/r/web/a.css"), ("/r/web", "../a.css", "/r/a.css"),
    ("/r", "../../../a.css", "/a.css"), ("/r", "/x.css", "/x.css"), ("", "a.css", "a.css"),
  ])
  func `Xcode gets the shortest absolute path`(_ folder: String, _ path: String, _ expected: String)
  {
    #expect(Presentation(folder: folder).absolute(path) == expected)
    let text = render(.xcode, path, folder: folder, root: "")
    #expect(text.hasPrefix(expected + ":1:1: error: "))
  }

  private func render(_ reporter: Reporter, _ path: String, folder: String, root: String) -> String
  {
    let location = SourceFile(path: path, text: "a").location(Span(0, 1))
    let check = Check(
      rule: "r", subject: "s", outcome: .fail, location: location,
      related: [Note("defined here", at: location)],
      fix: Fix(replacement: "#000", rgba: 0xFF, location: location, token: nil))
    let report = Report(
      version: "1", appearances: [], rules: [], checks: [check],
      problems: [Problem("p", at: location)])
    return String(
      decoding: reporter.render(report, Presentation(folder: folder, root: root)), as: UTF8.self)
  }

  @Test func `every place of a code host's report is from the root`() {
    for reporter in [Reporter.github, .gitlab, .sarif] {
      for (path, expected) in [("t.css", "web/app/t.css"), ("../t.css", "web/t.css")] {
        let text = render(reporter, path, folder: "/r/web/app", root: "/r")
        #expect(text.contains(expected), "\(reporter.name)")
        #expect(!text.contains("../"), "\(reporter.name)")
        #expect(!text.contains("\"t.css\""), "\(reporter.name)")
      }
    }
  }

  @Test func `what lies outside of the repository has a whole URI in SARIF`() throws {
    let text = render(.sarif, "../../out/t.css", folder: "/r", root: "/r")
    #expect(text.contains(#"{"uri":"file:///out/t.css"}"#))
    #expect(!text.contains("uriBaseId\":\"%SRCROOT%"))
  }
}

/// Code scanning refuses a run of more than 25,000 results.
@Suite struct SarifLimitTests {
  private func report(errors: Int, warnings: Int, waived: Int) -> Report {
    let file = SourceFile(path: "a.css", text: "a")
    func checks(_ count: Int, _ outcome: Outcome, _ severity: Severity) -> [Check] {
      (0..<count).map { number in
        var check = Check(
          rule: "r", subject: "\(number)", outcome: outcome, location: file.location(Span(0, 1)))
        check.severity = severity
        return check
      }
    }
    return Report(
      version: "1", appearances: [], rules: [],
      checks: checks(waived, .waived, .error) + checks(warnings, .fail, .warning)
        + checks(errors, .undecided, .error), problems: [])
  }

  @Test func `up to the limit all are written and nothing is said`() {
    let report = report(errors: 24_000, warnings: 900, waived: 100)
    let limit = SarifLimit(report)
    #expect(limit.shown.map(\.first) == Array(0..<25_000))
    #expect(limit.note == nil)
    #expect(
      SarifLimit(Report(version: "", appearances: [], rules: [], checks: [], problems: [])).note
        == nil)
  }

  @Test func `over the limit errors come before warnings, and it is said`() throws {
    let report = report(errors: 24_000, warnings: 2_000, waived: 10)
    let limit = SarifLimit(report)
    #expect(limit.shown.map(\.first) == Array(10..<1_010) + Array(2_010..<26_010))
    let note = try #require(limit.note)
    #expect(note.contains("26010") && note.contains("25000") && note.contains("1010"))
    let bytes = Reporter.sarif.render(report, Presentation())
    let root = try JSON.parse(SourceFile(path: "s", bytes: bytes)).root
    let run = try #require(root["runs"]?.elements.first { _ in true })
    #expect(Array(try #require(run["results"]).elements).count == 25_000)
    let invocation = try #require(run["invocations"]?.elements.first { _ in true })
    let notes = Array(try #require(invocation["toolExecutionNotifications"]).elements)
    #expect(notes.first?["message"]?["text"]?.text == note)
    #expect(notes.first?["level"]?.text == "warning")
  }
}
