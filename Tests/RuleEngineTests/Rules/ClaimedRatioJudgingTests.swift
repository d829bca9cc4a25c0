import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// When a stated ratio is true, and what is skipped.
@Suite struct ClaimedRatioJudgingTests {
  private func report(_ document: String, tokens: String = "") -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light, dark]
      claims: [{file: doc.md, names: {ink: "#171717", paper: "#faf9f5"}}]
      """,
      "tokens.css": ":root { --scrim: rgb(0 0 0 / 0.6); --grey: #777; \(tokens) }",
      "doc.md": document,
    ]).report().checks(of: "claimed-ratio")
  }

  private func outcome(_ document: String) -> Outcome? {
    let checks = report(document)
    return checks.count == 1 ? checks[0].outcome : nil
  }

  /// Ink on paper measures 17.017….
  @Test(arguments: ["17 : 1", "17.0 : 1", "17.01 : 1", "17.02 : 1", "17.017 : 1"])
  func `a ratio is true rounded or rounded down`(_ ratio: String) {
    #expect(outcome("Ink on paper is \(ratio).") == .pass)
  }

  @Test(arguments: ["16 : 1", "18 : 1", "16.9 : 1", "17.1 : 1", "17.00 : 1", "17.03 : 1"])
  func `a ratio that is neither is not true`(_ ratio: String) {
    #expect(outcome("Ink on paper is \(ratio).") == .fail)
  }

  @Test func `what would be true is said`() throws {
    let check = try #require(report("Ink on paper is 16.9 : 1.").first)
    #expect(check.detail == "It would be true as 17.0 : 1.")
    #expect(check.required == 16.9)
    #expect(check.quantity == .claim)
    #expect(check.location.start == Position(line: 1, column: 17))
    #expect(check.location.end == Position(line: 1, column: 25))
  }

  @Test(arguments: [
    "Ink on paper has 17 : 1 or more.", "Ink on paper has at least 17 : 1.",
    "Ink on paper: ≥ 17.0 : 1", "Ink on paper needs 4.5 : 1.", "Ink on paper is 7:1+.",
    "Ink on paper must be > 17 : 1.", "Ink on paper has a minimum contrast of 15 : 1.",
    "Ink on paper exceeds 17 : 1.", "Ink on paper has 4.5 : 1 (minimum).",
    "Ink on paper is over 7 : 1.", "Ink on paper stays at most 18 : 1.",
    "Ink on paper lies below 17.1 : 1.", "Ink on paper is 18 : 1 or less.",
  ])
  func `limits are limits`(_ sentence: String) {
    #expect(outcome(sentence) == .pass)
  }

  @Test(arguments: [
    "Ink on paper has 17.1 : 1 or more.", "Ink on paper has at least 18 : 1.",
    "Ink on paper: ≥ 21 : 1", "Ink on paper is less than 17 : 1.", "Ink on paper is ≤ 17 : 1.",
  ])
  func `limits are compared as they stand`(_ sentence: String) {
    #expect(outcome(sentence) == .fail)
  }

  @Test(arguments: [
    ("Body text needs 4.5 : 1, large text 3 : 1.", 2),
    ("Ink is at least 4.5 : 1 everywhere.", 1),
    ("Ink on unpainted walls is 3 : 1.", 1),
    ("Ink on paper lies between 15 : 1 and 18 : 1.", 2),
    ("Ink on paper is 3 : 1 – 4.5 : 1.", 2),
    ("The ratio of width to height is 2 : 1.", 1),
    ("Ink and `#333` are 17.0 : 1 and 12.6 : 1 on paper.", 2),
  ])
  func `what can't be tied to a pair is skipped with its reason`(_ text: String, _ count: Int) {
    let skipped = report(text).filter { $0.outcome == .skipped }
    #expect(skipped.count == count)
    #expect(skipped.allSatisfy { $0.detail?.isEmpty == false && $0.detail?.hasSuffix(".") == true })
  }

  @Test func `an unknown name is named`() throws {
    let check = try #require(report("Ink on light or dark surfaces is 3 : 1 or more.").first)
    #expect(check.outcome == .skipped)
    #expect(check.detail?.contains("“light or dark surfaces”") == true)
  }

  @Test(arguments: [
    "At 12:15 or 9:10 it opens.", "Scale 1:10000 and 16:9.", "Version 4.5:12.", "`a:1`", "10:1px",
    "```\nInk on paper is 3 : 1\n```", "<!-- Ink on paper is 3 : 1 -->",
  ])
  func `what is no ratio to one is no claim`(_ text: String) {
    #expect(report(text).isEmpty)
  }

  @Test func `over a translucent background a number is undecided and a limit may hold`() {
    // White on black at 60 % is 5.74 over white and 21 over black.
    #expect(outcome("White on `scrim` is 7.0 : 1.") == .undecided)
    #expect(outcome("White on `scrim` is at least 5.7 : 1.") == .pass)
    #expect(outcome("White on `scrim` is at least 5.8 : 1.") == .undecided)
    #expect(outcome("White on `scrim` is 3.0 : 1.") == .fail)
  }

  @Test func `a token without a value leaves the claim undecided`() {
    let checks = report("Ink on `lost` is 7.0 : 1.", tokens: "--lost: var(--nothing);")
    #expect(checks.map(\.outcome) == [.undecided])
    #expect(checks.first?.detail?.contains("nothing") == true)
  }

  @Test func `columns count in UTF-16 units`() throws {
    let check = try #require(report("这次 👩‍👩‍👧 ink on paper is 16.9 : 1.").first)
    #expect(check.location.start == Position(line: 1, column: 29))
  }

  @Test func `a bracket that nothing closes takes no colour from the text behind it`() throws {
    let checks = report("Not `rgb(`: rgb( is cut, and rgb(23, 23, 23) on paper is 17.0 : 1.")
    #expect(checks.map(\.outcome) == [.pass])
    #expect(checks.map(\.subject) == ["rgb(23, 23, 23) on #faf9f5"])
  }

  /// What a megabyte of a piece makes of a ratio behind it, in a paragraph of its own.
  @Test(arguments: [
    "1:1 ", "ink on ", "a, ", "ink, ", "(", "rgb(", "rgb(1,", "1:", "12345", "on ", "`x` on ",
    "and ink ",
  ])
  func `a megabyte of hostile text is read, and the claim behind it`(_ piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let checks = report(text + "\n\nInk on paper is 17.0 : 1.")
    #expect(checks.last?.outcome == .pass)
    #expect(checks.last?.location.start.line == 3)
    #expect(checks.dropLast().allSatisfy { $0.outcome == .skipped })
  }

  /// #171717 on #faf9f5 is 17.0174…, #ff6030 on white 3.0145…, #767676 on white 4.5422… : 1 (WCAG 2.2).
  @Test(arguments: [
    (17.017_4, "16.9 : 1", 1, "17.0"), (17.017_4, "16,9 : 1", 1, "17,0"),
    (17.017_4, "17.03:1", 2, "17.01 or 17.02"), (4.542_2, "4.5:1", 2, "4.54"),
    (3.014_5, "3,1:1", 3, "3,014 or 3,015"), (6.59, "6:1", 0, "6 or 7"), (21, "20 : 1", 0, "21"),
    (0.999_9, "2.0:1", 1, "0.9 or 1.0"),
  ])
  func `what would be true is both ways to round, in the document's own notation`(
    _ measured: Double, _ text: String, _ decimals: Int, _ expected: String
  ) {
    let ratio = StatedRatio(text: text, value: 20, decimals: decimals)
    #expect(ratio.corrected(measured) == expected)
    for part in expected.split(separator: " ") where part != "or" {
      let value = Double(part.replacing(",", with: ".")) ?? 0
      #expect(StatedRatio(text: text, value: value, decimals: decimals).holds(for: measured))
    }
  }
}
