import Diagnostics
import Testing

@testable import RuleEngine

/// What is written and would have no effect, or less than it says, is told.
@Suite struct SilentGapTests {
  private static let css = ":root { --page: #fff; --ink: #111; --coral: #ff6030; }"

  private func report(_ rules: String, _ screen: String? = nil) -> Report {
    var files = [
      "rules.yml": "tokens: [a.css]\nappearances: [light]\nuses: [cta, score]\n" + rules,
      "a.css": Self.css,
    ]
    if let screen {
      files["rules.yml", default: ""] += "\nscreens: [s.yml]\n"
      files["s.yml"] = screen
    }
    return MemoryProject(files).report()
  }

  @Test func `an element that is in no state is told at its states`() {
    let report = report(
      "",
      """
      screen: s
      states: [x, y]
      background: page
      elements:
        - id: p
          kind: shape
          fill: ink
          states: [x]
          elements:
            - {id: k, kind: text, color: page, states: [y]}
      """)
    #expect(
      report.problemLines == [
        "s.yml:10:51: p/k is in no state: what it lies in is there only in others"
      ])
  }

  @Test func `the one state of a screen without states may be named`() {
    let report = report(
      "",
      """
      screen: s
      background: page
      elements: [{id: k, kind: text, color: ink, size: 16, states: [default]}]
      """)
    #expect(report.problemLines == [])
    #expect(report.checks(of: "screen-contrast").map(\.outcome) == [.pass])
  }

  @Test func `an exception for a state that no screen has is told`() {
    let report = report(
      "roles: {coral: {tokens: coral, per-screen: {max: 1, unless: {state: captur, uses: cta}}}}",
      "screen: s\nstates: [idle, capture]\nelements: []\n")
    #expect(
      report.problemLines == [
        "rules.yml:4:69: no screen has a state captur (did you mean capture?)"
      ])
  }

  @Test(arguments: [
    "roles: {r: {tokens: coral, only: []}}", "roles: {r: {tokens: coral, carries: []}}",
    "roles: {r: {tokens: coral, never: []}}", "roles: {r: {tokens: []}}",
    "roles: {r: {tokens: coral, min-contrast: 3, on: []}}", "order: [{tokens: [], on: page}]",
    "distinct: [{tokens: []}]", "pairs: [{foreground: [], background: page}]",
    "waivers: [{rule: role-count, appearance: [], reason: x}]",
  ])
  func `an empty list is no limit but a mistake`(_ rules: String) {
    let problems = report(rules).problemLines
    #expect(problems.contains { $0.contains("an empty list says nothing") }, "\(problems)")
  }

  @Test func `an empty list of appearances or states is a mistake`() {
    let appearances = Configuration.parse(SourceFile(path: "rules.yml", text: "appearances: []"))
    #expect(appearances.problems.map(\.line).first?.contains("an empty list says nothing") ?? false)
    let screen = "screen: s\nelements: [{id: a, kind: divider, color: ink, states: []}]\n"
    #expect(report("", screen).problemLines.count == 1)
  }

  @Test func `a reason of blanks is none`() {
    let problems = report("waivers: [{rule: role-count, reason: ' '}]").problemLines
    #expect(problems == ["rules.yml:4:38: a reason must say why"])
  }

  @Test func `a button of text alone is told by its text`() {
    let report = report(
      "",
      """
      screen: s
      background: page
      elements:
        - {id: a, kind: control, label: {color: ink, size: 16}}
        - {id: b, kind: control}
      """)
    let checks = report.checks(of: "screen-contrast")
    #expect(checks.map(\.element) == ["a", "a/label", "b"])
    #expect(checks.map(\.outcome) == [.skipped, .pass, .undecided])
  }

  @Test(arguments: [
    "Ink on page does not reach 21:1.", "Ink on page doesn't meet 19:1.",
    "Ink on page never reaches 21 : 1.", "Ink on page fails to reach 20:1.",
  ])
  func `a sentence that says what is not reached is true where it is not`(_ text: String) {
    let project = MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: [light]\nclaims: [{file: d.md}]\n",
      "a.css": Self.css, "d.md": text + "\n",
    ])
    #expect(project.report().checks(of: "claimed-ratio").map(\.outcome) == [.pass], "\(text)")
  }

  @Test(arguments: [
    (
      "version: \"1\"",
      "expected 1, found the text \"1\" (leave out the quotes)"
    ),
    (
      "pairs: [{foreground: a, background: b, min: '4.5'}]",
      "expected a number from 1 to 21, found the text \"4.5\" (leave out the quotes)"
    ),
    ("\"\": 1", "unknown key \"\""),
  ])
  func `what the eye does not see is said`(_ rules: String, _ message: String) {
    let problems = Configuration.parse(SourceFile(path: "rules.yml", text: rules)).problems
    #expect(problems.first?.line.contains(message) ?? false, "\(problems.map(\.line))")
  }

  @Test func `one mistake is one problem`() {
    #expect(
      report("order: [{tokens: [ink, zz], on: page}]").problemLines
        == ["rules.yml:4:24: unknown token zz"])
  }
}
