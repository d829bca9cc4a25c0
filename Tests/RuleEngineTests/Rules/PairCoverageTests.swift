import Diagnostics
import RuleEngine
import Testing

/// What counts as used and as covered.
@Suite struct PairCoverageTests {
  private static let screen = "screen: s\nbackground: page\nelements:\n"

  private func checks(_ rules: String, _ css: String, _ files: [String: String]) -> [Check] {
    let base = ["rules.yml": "tokens: [a.css]\nappearances: [light, dark]\n" + rules, "a.css": css]
    return MemoryProject(base.merging(files) { $1 }).report().checks(of: "pair-coverage")
  }

  private func findings(_ rules: String, _ css: String, _ files: [String: String]) -> [String] {
    checks(rules, css, files).filter { $0.outcome.isFinding }.map(\.subject)
  }

  private let screens = ["s.yml": screen + "  - {kind: text, color: ink}\n"]

  @Test func `it warns and does not fail`() {
    let found = checks(
      "screens: [s.yml]\n", ":root { --page: #fff; --ink: #111; --left: #222 }", screens)
    #expect(found.filter { $0.outcome.isFinding }.map(\.severity) == [.warning])
  }

  @Test func `without screens and sources nobody says what is used`() {
    #expect(
      checks(
        "pairs: [{foreground: ink, background: page}]\n",
        ":root { --page: #fff; --ink: #111; --x: #222 }", [:]
      )
      .isEmpty)
  }

  @Test func `a pair on a background that lets light through is for screens, not for entries`() {
    let found = checks(
      "screens: [s.yml]\npairs: [{foreground: ink, background: page}]\n",
      ":root { --page: #fff; --ink: #111; --veil: #0008; --snow: #fff }",
      [
        "s.yml": Self.screen
          + "  - {kind: text, color: ink}\n"
          + "  - {id: v, kind: shape, fill: veil, elements: [{id: t, kind: text, color: snow}]}\n"
      ])
    #expect(
      found.map { "\($0.outcome) \($0.subject)" } == [
        "pass a.css", "pass pairs of the screens", "skipped snow on veil",
      ])
    #expect(
      found[2].detail
        == "veil lets through what lies behind it: screens settle it, no entry of pairs.")
  }

  @Test func `without pairs the screens are the coverage`() {
    let found = checks("screens: [s.yml]\n", ":root { --page: #fff; --ink: #111 }", screens)
    #expect(found.map(\.subject) == ["a.css"])
  }

  @Test(arguments: [
    "pairs: [{foreground: x, background: page}]", "order: [{tokens: [ink, x], on: page}]",
    "distinct: [{tokens: [ink, x]}]", "derived: [{token: x, from: ink, opacity: 0.5}]",
    "roles: {r: {tokens: [x]}}", "roles: {r: {tokens: [ink], min-contrast: 3, on: [x]}}",
    "roles: {r: {tokens: [ink], carries: [x]}}", "roles: {r: {tokens: [ink], never-on: [x]}}",
  ]) func `what an entry of rules dot yml names is used`(_ entry: String) {
    let css = ":root { --page: #fff; --ink: #111; --x: #222 }"
    #expect(!findings("screens: [s.yml]\n\(entry)\n", css, screens).contains("x"))
  }

  @Test(arguments: [
    "--ink: var(--x)", "--ink: var(--none, var(--x))", "--ink: rgb(from var(--x) r g b / 50%)",
    "--ink: color-mix(in oklab, var(--x), white)", "--ink: #111; --y: var(--ink)",
  ]) func `what a used token is made of is used`(_ definition: String) {
    let found = findings(
      "screens: [s.yml]\n", ":root { --page: #fff; --x: #222; \(definition) }", screens)
    #expect(found == (definition.contains("--y") ? ["x", "y"] : []))
  }

  @Test func `in the dark a token may be made of another`() {
    let css = ":root { --page: #fff; --ink: #111; --x: #222 } .dark { --ink: var(--x) }"
    #expect(findings("screens: [s.yml]\n", css, screens).isEmpty)
  }

  @Test(arguments: [
    ("App/a.css", "a { color: var(--color-x-y) }"),
    ("App/a.swift", "Text(\"a\").foregroundStyle(.xY)"),
    ("App/a.swift", "let c = Color.xY"), ("App/a.ts", "token('color-x-y')"),
  ]) func `what code names is used`(_ row: (String, String)) {
    let rules = "sources: {files: \"App/*\"}\n"
    let css = ":root { --color-x-y: #111 }"
    #expect(findings(rules, css, [row.0: row.1]).isEmpty)
    #expect(findings(rules, css, [row.0: row.1.replacing("x", with: "z")]) == ["color-x-y"])
  }

  @Test func `a pair is covered by one of what its tokens stand for`() {
    let css = ":root { --page: #fff; --grey: #111; --ink: var(--grey); --text: var(--grey) }"
    let rules = "screens: [s.yml]\npairs: [{foreground: text, background: page}]\n"
    #expect(findings(rules, css, screens).isEmpty)
    let differs = css + " .dark { --text: #eee }"
    #expect(findings(rules, differs, screens) == ["ink on page"])
  }

  @Test(arguments: [
    ("kind: text, color: ink, size: 17", "as: text", true),
    ("kind: text, color: ink, size: 17", "as: large-text", false),
    ("kind: text, color: ink, size: 17", "min: 7", true),
    ("kind: text, color: ink, size: 30", "as: large-text", true),
    ("kind: icon, color: ink", "as: non-text", true),
    ("kind: icon, color: ink", "min: 2", false),
    ("kind: divider, color: ink", "min: 1", true),
    ("kind: text, color: ink, decorative: true", "min: 1", true),
    ("kind: control, fill: page, stroke: ink", "as: non-text", true),
  ]) func `the declared floor must be high enough`(_ row: (String, String, Bool)) {
    let rules =
      "screens: [s.yml]\npairs: [{foreground: ink, background: page, \(row.1)}]\n"
    let found = findings(
      rules, ":root { --page: #fff; --ink: #111 }", ["s.yml": Self.screen + "  - {\(row.0)}\n"])
    #expect(found == (row.2 ? [] : ["ink on page"]))
  }

  @Test func `each pair is told once, with how many show it`() {
    let screen =
      Self.screen + String(repeating: "  - {kind: text, color: ink, size: 17}\n", count: 3)
    let found = checks(
      "screens: [s.yml]\npairs: [{foreground: page, background: ink}]\n",
      ":root { --page: #fff; --ink: #111 }", ["s.yml": screen]
    ).filter { $0.outcome.isFinding }
    #expect(
      found.map(\.detail) == [
        "No entry of pairs covers it as text; text on screen s and 2 other elements show it."
      ])
  }

  @Test func `what is named is the element that asks for more than is declared`() throws {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      screens: [s.yml]
      pairs: [{foreground: pale, background: page, as: large-text}]
      """,
      "a.css": ":root { --pale: #949494; --page: #fff; }",
      "s.yml": """
      screen: s
      background: page
      elements:
        - {id: title, kind: text, color: pale, size: 30}
        - {id: note, kind: text, color: pale, size: 12}
        - {id: sub, kind: text, color: pale, size: 24}
        - {id: small, kind: text, color: pale, size: 12}
      """,
    ]).report()
    let check = try #require(report.checks(of: "pair-coverage").first { $0.outcome == .fail })
    #expect(
      check.detail
        == "No entry of pairs covers it as text, only at 3; note on screen s and 1 other element show it."
    )
    #expect(check.location.start.line == 5)
  }
}
