import Diagnostics
import Reporters
import SourceTrees
import Testing

/// Findings that differ by their state alone are one result where results are annotations.
@Suite struct FindingGroupTests {
  private static let states = (1...12).map { "state\($0)" }

  /// Two texts that fail in each of a dozen states, in the order of a report.
  private static func report(
    states: [String] = states, outcome: Outcome = .fail,
    _ change: (inout Check, Int) -> Void = { _, _ in }
  ) -> Report {
    let file = SourceFile(path: "today.yml", text: "title: faint\nbody: faint\n")
    var checks: [Check] = []
    for (element, span) in [("title", Span(0, 5)), ("body", Span(13, 17))] {
      for (number, state) in states.enumerated() {
        var check = Check(
          rule: "screen-contrast", subject: "faint on paper", appearance: "light", screen: "today",
          state: state, element: element, measured: .value(2), required: 4.5, outcome: outcome,
          location: file.location(span),
          related: [Note("the background paper is defined here", at: file.location(Span(0, 1)))],
          fix: Fix(replacement: "#666666", rgba: 0x6666_66FF, location: nil, token: "faint"))
        if outcome == .waived { check.waiver = "Known." }
        change(&check, number)
        checks.append(check)
      }
    }
    return Report(
      version: "1", appearances: ["light"], rules: [], checks: checks, problems: [])
  }

  private func text(_ reporter: Reporter, _ report: Report) -> String {
    HostileReport.text(reporter, report)
  }

  private func count(_ part: String, in text: String) -> Int {
    text.utf8.split(separator: 0x0A).count { String(Substring($0)).contains(part) }
  }

  @Test func `GitHub shows both texts, with their states`() {
    let found = text(.github, Self.report())
    #expect(count("::error file=today.yml", in: found) == 2)
    #expect(found.contains("at title on screen today, states state1, state2, "))
    #expect(found.contains(", state11 and state12; needs 4.5"))
    #expect(found.contains("contrast: 24 checked, 24 findings (2 but for their states)\n"))
    #expect(!found.contains("::group::"))
  }

  @Test(arguments: [Reporter.gitlab, .checkstyle, .xcode, .sarif, .markdown])
  func `there are two results of twenty-four checks`(_ reporter: Reporter) {
    let found = text(reporter, Self.report())
    #expect(count("states state1, state2", in: found) == 2, "\(reporter.name)")
    #expect(!found.contains(", state state"))
  }

  @Test(arguments: [Reporter.csv, .json])
  func `what programs read has a row for each check`(_ reporter: Reporter) {
    #expect(count("faint on paper", in: text(reporter, Self.report())) == 24)
  }

  @Test func `JUnit has a case for each check`() {
    #expect(count("<testcase", in: text(.junit, Self.report())) == 24)
  }

  /// The first result of a SARIF log.
  private func result(_ report: Report) throws -> DataNode {
    let root = try JSON.parse(SourceFile(path: "r", text: text(.sarif, report))).root
    let run = try #require(root["runs"].flatMap { Array($0.elements).first })
    return try #require(run["results"].flatMap { Array($0.elements).first })
  }

  @Test func `SARIF names the states, and a single one as before`() throws {
    let several = try #require(try result(Self.report())["properties"])
    #expect(several["states"]?.elements.map(\.text) == Self.states)
    #expect(several["state"] == nil)
    let one = try #require(try result(Self.report(states: ["idle"]))["properties"])
    #expect(one["state"]?.text == "idle")
    #expect(one["states"] == nil)
  }

  private func fingerprints(_ report: Report) throws -> [String] {
    let root = try JSON.parse(SourceFile(path: "r", text: text(.gitlab, report))).root
    return root.elements.compactMap { $0["fingerprint"]?.text }
  }

  @Test func `fingerprints are those of the first states, and stay when another state comes`()
    throws
  {
    let all = try fingerprints(Self.report())
    #expect(Set(all).count == 2)
    #expect(all == (try fingerprints(Self.report(states: ["state1"]))))
    #expect(all == (try fingerprints(Self.report(states: Self.states + ["more"]))))
  }

  /// Whatever is said of them must be the same.
  @Test(
    arguments: [
      { $0.measured = .value(2.5) }, { $0.severity = .warning }, { $0.outcome = .undecided },
      { $0.detail = "Otherwise." }, { $0.required = 3 }, { $0.screen = "other" },
      { $0.fix = nil }, { $0.subject = "faint on card" }, { $0.appearance = "dark" },
      { $0.rule = "role-contrast" },
    ] as [@Sendable (inout Check) -> Void])
  func `what differs by more is told by itself`(_ change: @Sendable (inout Check) -> Void) throws {
    let report = Self.report { check, number in if number > 8 { change(&check) } }
    let found = try fingerprints(report)
    #expect(found.count == 4)
    #expect(Set(found).count == 4)
  }

  @Test func `waived ones are one row of the comment and one result`() {
    let report = Self.report(outcome: .waived)
    #expect(count("| `screen-contrast` |", in: text(.markdown, report)) == 2)
    #expect(text(.markdown, report).contains("<summary>24 waived</summary>"))
    #expect(count("\"ruleId\"", in: text(.sarif, report)) == 2)
  }

  @Test func `of very many states the first are named`() {
    let found = text(.xcode, Self.report(states: (1...5_000).map { "s\($0)" }))
    #expect(found.contains(", s11, s12 and 4988 more; needs"), "\(found.prefix(400))")
  }

  @Test func `two states and the default one`() {
    #expect(
      text(.xcode, Self.report(states: ["default", "open"])).contains(
        "on screen today, states default and open; needs 4.5"))
    #expect(text(.xcode, Self.report(states: ["default"])).contains("on screen today; needs"))
  }

  @Test func `one of a thing is said in the singular`() {
    let report = Self.report(states: ["default"])
    let one = Report(
      version: "1", appearances: ["light"], rules: [], checks: Array(report.checks.prefix(1)),
      problems: [])
    #expect(text(.github, one).contains("contrast: 1 checked, 1 finding\n"))
    #expect(text(.markdown, one).contains("## contrast: 1 of 1 check needs attention\n"))
    #expect(1.counted("finding") == "1 finding")
    #expect(0.counted("finding") == "0 findings")
  }
}
