import Diagnostics
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct WaiverTests {
  private static let place = SourceFile(path: "rules.yml", text: "x").location(Span(0, 1))

  private func waiver(
    _ rule: String = "pair-contrast", _ subject: String? = nil, screen: String? = nil,
    appearances: [String] = [], until: String? = nil
  ) -> Waiver {
    Waiver(
      rule: rule, subject: subject, screen: screen, appearances: appearances, reason: "because",
      until: until.flatMap { CalendarDay($0) }, location: Self.place)
  }

  private func apply(
    _ waivers: [Waiver], to check: Check, today: String = "2026-11-30"
  ) -> (check: Check, matches: [Int]) {
    var book = WaiverBook(waivers, today: CalendarDay(today))
    var check = check
    book.apply(to: &check)
    return (check, book.matches)
  }

  private func check(
    _ outcome: Outcome = .fail, subject: String = "text on page", appearance: String? = "light",
    screen: String? = nil
  ) -> Check {
    Check(
      rule: "pair-contrast", subject: subject, appearance: appearance, screen: screen,
      outcome: outcome, location: Self.place)
  }

  @Test func `of several globs the first in rules.yml waives, and each counts`() {
    let subjects = ["*page", "text on*", "t?xt*", "nothing*", "text on page*", "Text*", "te*x*"]
    let waivers = subjects.map { subject in
      var waiver = waiver("pair-contrast", subject)
      waiver.reason = subject
      return waiver
    }
    let (check, matches) = apply(waivers, to: check())
    #expect(check.waiver == "*page")
    #expect(matches == [1, 1, 1, 0, 1, 0, 1])
    #expect(apply(Array(waivers.dropFirst()), to: self.check()).check.waiver == "text on*")
  }

  @Test(arguments: ["text on page", "text*", "*", "* on page", "text ?n page", "*t*n*e"])
  func `a subject may be a glob`(_ subject: String) {
    let (check, matches) = apply([waiver("pair-contrast", subject)], to: check())
    #expect(check.outcome == .waived)
    #expect(check.waiver == "because")
    #expect(matches == [1])
  }

  @Test(arguments: ["text", "text on pag", "?text on page", "text on page?", "TEXT*", ""])
  func `another subject is not waived`(_ subject: String) {
    let (check, matches) = apply([waiver("pair-contrast", subject)], to: check())
    #expect(check.outcome == .fail)
    #expect(check.waiver == nil)
    #expect(matches == [0])
  }

  /// The dialect of every glob; brackets may also be those of the subject.
  @Test(arguments: [
    ("t[e-f]xt on page", "text on page"), ("{text,icon} on page", "icon on page"),
    ("t[!x]xt on *", "text on page"), ("\\* on page", "* on page"),
    ("t?xt on page", "téxt on page"),
    ("ink: quest/text[2]", "ink: quest/text[2]"), ("*/text[2]", "ink: quest/text[2]"),
    ("*text[*]", "ink: quest/text[12]"), ("*text[?]", "ink: quest/text[2]"),
    ("{ink,lime}: */text[2]", "lime: quest/text[2]"),
  ])
  func `a glob is what it is everywhere`(_ glob: String, _ subject: String) {
    #expect(apply([waiver("pair-contrast", glob)], to: check(subject: subject)).matches == [1])
  }

  @Test(arguments: [
    ("t[a-d]xt on page", "text on page"), ("{text,icon} on page", "ink on page"),
    ("\\* on page", "text on page"), ("ink: quest/text[2]", "ink: quest/text[3]"),
    ("*/text[2]", "ink: quest/text[3]"), ("t?xt on page", "text on pages"),
  ])
  func `a glob is no more than that`(_ glob: String, _ subject: String) {
    #expect(apply([waiver("pair-contrast", glob)], to: check(subject: subject)).matches == [0])
  }

  @Test func `only findings are waived`() {
    for outcome in [Outcome.pass, .skipped, .waived] {
      #expect(apply([waiver()], to: check(outcome)).matches == [0])
    }
    #expect(apply([waiver()], to: check(.undecided)).check.outcome == .waived)
  }

  @Test func `another rule's findings are not waived`() {
    #expect(apply([waiver("screen-contrast")], to: check()).check.outcome == .fail)
  }

  @Test func `appearances and screens limit a waiver`() {
    let dark = waiver(appearances: ["dark", "brand"])
    #expect(apply([dark], to: check()).check.outcome == .fail)
    #expect(apply([dark], to: check(appearance: "brand")).check.outcome == .waived)
    #expect(apply([dark], to: check(appearance: nil)).check.outcome == .fail)
    let screen = waiver(screen: "to*")
    #expect(apply([screen], to: check(screen: "today")).check.outcome == .waived)
    #expect(apply([screen], to: check(screen: "record")).check.outcome == .fail)
    #expect(apply([screen], to: check()).check.outcome == .fail)
  }

  @Test func `a waiver holds on its last day and not on the next`() {
    let waivers = [waiver(until: "2027-06-30")]
    #expect(apply(waivers, to: check(), today: "2027-06-30").check.outcome == .waived)
    let over = apply(waivers, to: check(), today: "2027-07-01")
    #expect(over.check.outcome == .fail)
    #expect(over.matches == [1])
  }

  @Test func `of two waivers the first gives the reason and both are used`() {
    var second = waiver("pair-contrast", "*")
    second.reason = "again"
    let (check, matches) = apply([waiver("pair-contrast", "text on page"), second], to: check())
    #expect(check.waiver == "because")
    #expect(matches == [1, 1])
  }

  @Test func `a glob takes no more than the product of both lengths`() {
    let glob = SubjectGlob(String(repeating: "*a", count: 3000) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 20_000)))
  }

  /// Globs are kept by what they begin or end with; trying each by itself is the other way.
  @Test func `a waiver counts exactly where its glob matches`() {
    let parts = ["a", "b", "é", "*", "?", "[ab]", "{a,b}", "\\*", "[", "]", "}"]
    var random = SeededGenerator(seed: 5)
    func text(_ parts: [String]) -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
    }
    let globs = (0..<300).map { _ in text(parts) }
    let waivers = globs.map { waiver("pair-contrast", $0) }
    for _ in 0..<100 {
      let subject = text(["a", "b", "é", "*", "[", "]", "}", "\\"])
      let expected = globs.map { SubjectGlob($0).matches(subject) ? 1 : 0 }
      #expect(apply(waivers, to: check(subject: subject)).matches == expected, "\(subject)")
    }
  }

  @Test func `a question mark is one character of any length`() {
    #expect(SubjectGlob("a?c").matches("a漢c"))
    #expect(SubjectGlob("?").matches("👩"))
    #expect(!SubjectGlob("?").matches(""))
  }

  @Test func `what a run leaves out does not make a waiver unused`() {
    let project = MemoryProject([
      "rules.yml": """
      tokens: a.css
      screens: s.yml
      appearances: [light, dark]
      roles: {coral: {tokens: coral, per-screen: {max: 1}}}
      waivers:
        - {rule: role-count, subject: lime, reason: a}
        - {rule: role-size, subject: x, appearance: dark, reason: b}
      """,
      "a.css": ":root { --coral: #f60; }", "s.yml": "screen: s",
    ])
    func unused(_ change: (inout Runner.Options) -> Void) -> [Int] {
      var options = Runner.Options.test
      change(&options)
      return project.report("rules.yml", options).checks(of: "unused-waiver").map {
        $0.location.start.line
      }
    }
    #expect(unused { _ in } == [6, 7])
    #expect(unused { $0.skippedRules = ["role-count"] } == [7])
    #expect(unused { $0.rules = ["role-count", "unused-waiver"] } == [6])
    #expect(unused { $0.appearances = ["dark"] } == [7])
    #expect(unused { $0.appearances = ["light"] } == [])
  }

  @Test(arguments: ["expired-waiver", "unused-waiver"])
  func `a waiver that waives a finding about waivers is used`(_ rule: String) {
    // Only a waiver that nothing matched is a finding (`unused-waiver`). This one matched.
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      appearances: [light]
      pairs: [{foreground: ink, background: page}]
      waivers:
        - {rule: pair-contrast, subject: ink on page, reason: Redrawn., until: 2020-01-01}
        - {rule: pair-contrast, subject: nothing, reason: Redrawn.}
        - {rule: \(rule), subject: "*", reason: Known.}
      """,
      "a.css": ":root { --ink: #949494; --page: #fff; }",
    ]).report()
    let waived = report.checks.filter { $0.outcome == .waived }.map(\.rule)
    #expect(waived == [rule])
    let unused = report.checks(of: "unused-waiver").filter { $0.outcome == .fail }
    #expect(!unused.map(\.subject).contains("\(rule): *"))
  }
}
