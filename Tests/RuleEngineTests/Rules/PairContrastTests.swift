import Diagnostics
import RuleEngine
import TestSupport
import Testing

@Suite struct PairContrastTests {
  private func checks(
    _ pairs: String, tokens: String, appearances: String = "[light]", more: String = ""
  ) -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: \(appearances)
      pairs:
      \(pairs)
      \(more)
      """,
      "tokens.css": tokens,
    ]).report().checks(of: "pair-contrast")
  }

  private func check(
    _ foreground: String, on background: String, as purpose: String = "as: text",
    level: String = "AA"
  ) throws -> Check {
    let found = checks(
      "  - {foreground: fg, background: bg, \(purpose)}",
      tokens: ":root { --fg: \(foreground); --bg: \(background); }", more: "level: \(level)")
    #expect(found.count == 1)
    return try #require(found.first)
  }

  // MARK: What a row says

  @Test func `every foreground meets every background in every appearance`() {
    let found = checks(
      "  - {foreground: [a, b], background: [c, d], as: text}",
      tokens: ":root { --a: #000; --b: #111; --c: #fff; --d: #eee; }",
      appearances: "[light, dark, brand]")
    #expect(found.count == 12)
    #expect(Set(found.map(\.subject)) == ["a on c", "a on d", "b on c", "b on d"])
    #expect(Set(found.compactMap(\.appearance)) == ["light", "dark", "brand"])
  }

  @Test func `a row carries both colours, the ratio, the floor and the clause`() throws {
    let check = try check("#171717", on: "#faf9f5")
    #expect(check.outcome == .pass)
    #expect(check.foreground == Swatch(token: "fg", rgba: 0x1717_17FF))
    #expect(check.background == Swatch(token: "bg", rgba: 0xFAF9_F5FF))
    let measured = try #require(check.measured?.lowest)
    #expect(abs(measured - 17.017_435_373_147_308) < 1e-12)
    #expect(check.required == 4.5)
    #expect(check.requirement == "WCAG 2.2 1.4.3 text")
    #expect(check.fix == nil)
    #expect(check.related.isEmpty)
  }

  @Test func `a finding stands at the foreground's definition in its appearance`() throws {
    let found = checks(
      "  - {foreground: text, background: page, as: text}",
      tokens: """
        :root { --text: var(--ink); --ink: #171717; --page: var(--paper); --paper: #faf9f5; }
        [data-theme="dark"] { --ink: #555; --paper: #333; }
        """, appearances: "[light, dark]")
    let check = try #require(found.first { $0.outcome == .fail })
    #expect(check.appearance == "dark")
    #expect(check.location.start == Position(line: 1, column: 9))
    #expect(
      check.related.map(\.message) == [
        "its value comes from ink", "the background page is defined here",
        "its value comes from paper", "declared here",
      ])
    #expect(check.related[0].location.start == Position(line: 2, column: 23))
    // What is to be changed is the literal behind the alias.
    let fix = try #require(check.fix)
    #expect(fix.token == "ink")
    #expect(fix.location?.start == Position(line: 2, column: 30))
  }

  // MARK: Floors

  @Test(arguments: [
    ("as: text", "AA", 4.5, "WCAG 2.2 1.4.3 text"),
    ("as: large-text", "AA", 3, "WCAG 2.2 1.4.3 large text"),
    ("as: non-text", "AA", 3, "WCAG 2.2 1.4.11 non-text"),
    ("as: text", "AAA", 7, "WCAG 2.2 1.4.6 text"),
    ("as: large-text", "AAA", 4.5, "WCAG 2.2 1.4.6 large text"),
    ("as: non-text", "AAA", 3, "WCAG 2.2 1.4.11 non-text"),
    ("min: 5.5", "AAA", 5.5, "the project's own floor"),
  ])
  func `the purpose and the level decide the floor`(
    _ purpose: String, _ level: String, _ floor: Double, _ clause: String
  ) throws {
    let check = try check("#000", on: "#fff", as: purpose, level: level)
    #expect(check.required == floor)
    #expect(check.requirement == clause)
  }

  @Test func `the level may differ by appearance`() {
    let found = checks(
      "  - {foreground: a, background: b, as: text}", tokens: ":root { --a: #767676; --b: #fff; }",
      appearances: "[light, dark-high-contrast]",
      more: "level: {dark-high-contrast: AAA, default: AA}")
    #expect(found.map(\.outcome) == [.pass, .fail])
    #expect(found.map(\.required) == [4.5, 7])
  }

  // Reports of other tools whose fault was to round before comparing (axe-core#494, CCA-OSX#23).
  @Test(arguments: [
    ("#ffffff", "#0078d7", "as: text", Outcome.fail), ("#777777", "#ffffff", "as: text", .fail),
    ("#767676", "#ffffff", "as: text", .pass), ("#959595", "#ffffff", "as: large-text", .fail),
    ("#949494", "#ffffff", "as: large-text", .pass), ("#595959", "#ffffff", "min: 7", .pass),
    ("#5a5a5a", "#ffffff", "min: 7", .fail),
  ])
  func `nothing is rounded before it is compared`(
    _ foreground: String, _ background: String, _ purpose: String, _ outcome: Outcome
  ) throws {
    #expect(try check(foreground, on: background, as: purpose).outcome == outcome)
  }

  @Test func `a failure by a hair shows the ratio below the floor`() throws {
    // axe-core#494: "4.5, expected 4.5" says nothing.
    #expect(try check("#fff", on: "#0078d7").message.contains("4.49 : 1"))
  }

  @Test func `the lower of the exact and the 8-bit ratio counts`() throws {
    // leonardo#156: 4.5003 as written and 4.4914 as #a66840; then 4.4925 and 4.5126.
    let rounded = try check("oklch(0.5759 0.0971 52.31)", on: "#fff")
    #expect(rounded.outcome == .fail)
    #expect(rounded.detail?.contains("8-bit") == true)
    let exact = try check("oklch(0.5674 0.05 250)", on: "#fff")
    #expect(exact.outcome == .fail)
    #expect(exact.detail?.contains("as written do not") == true)
  }

  @Test func `a wide-gamut red is judged by what is lower`() throws {
    // w3c/wcag#360: white on display-p3 red is 3.764 by its true luminance, 3.957 once it is mapped.
    let check = try check("#fff", on: "color(display-p3 1 0 0)", as: "as: large-text")
    let measured = try #require(check.measured?.lowest)
    #expect(abs(measured - 3.764) < 5e-4)
  }

  // MARK: Alpha

  @Test func `a translucent foreground is measured as it shows`() throws {
    // daintree#7367, Qix-/color#178.
    let half = try #require(try check("#00000080", on: "#fff").measured?.lowest)
    #expect(abs(half - 4.004) < 5e-4)
    let none = try #require(try check("rgb(0 0 0 / 0.000001)", on: "#fff").measured?.lowest)
    #expect(abs(none - 1) < 1e-4)
  }

  @Test func `over a translucent background the ratio is an interval`() throws {
    // postcss-wcag-contrast#2: 5.74 over white … 21 over black.
    let check = try check("#fff", on: "rgb(0 0 0 / 0.6)", as: "min: 7")
    #expect(check.outcome == .undecided)
    guard case .between(let low, let high)? = check.measured else {
      Issue.record("no interval")
      return
    }
    #expect(abs(low - 5.74) < 5e-3)
    #expect(abs(high - 21) < 1e-9)
    #expect(check.detail?.contains("Nothing opaque") == true)
  }

  @Test func `an interval above the floor passes, one below it fails`() throws {
    #expect(try check("#fff", on: "rgb(0 0 0 / 0.6)").outcome == .pass)
    #expect(try check("#fff", on: "rgb(255 255 255 / 0.9)", as: "min: 3").outcome == .fail)
    // This grey lies inside the range of what may be behind it: the worst is 1.
    let inside = try check("#999", on: "rgb(255 255 255 / 0.5)", as: "min: 2")
    #expect(inside.outcome == .undecided)
    #expect(inside.measured?.lowest == 1)
  }

  // MARK: What is not known is not a pass

  @Test(arguments: ["var(--nothing)", "CanvasText", "#ggg", "var(--fg)"])
  func `a token without a colour is undecided`(_ value: String) throws {
    let check = try check(value, on: "#fff")
    #expect(check.outcome == .undecided)
    #expect(check.measured == nil)
    #expect(check.detail?.isEmpty == false)
    #expect(!check.related.isEmpty)
  }

  @Test func `a token that one theme lacks is undecided there`() {
    // dcouple/Pane#454: half a theme must not pass.
    let found = checks(
      "  - {foreground: muted, background: page, as: text}",
      tokens: ":root { --page: #fff; } .dark { --page: #000; --muted: #aaa; }",
      appearances: "[light, dark]")
    #expect(found.map(\.outcome) == [.undecided, .pass])
    #expect(found.first?.detail == "muted has no value in light.")
  }

  // MARK: Names

  @Test func `captures pair names up`() {
    let found = checks(
      "  - {foreground: \"{x}-label\", background: \"{x}-fill\", as: text}",
      tokens: """
        :root { --a-label: #000; --a-fill: #fff; --b-label: #fff; --b-fill: #000; --c-label: #000 }
        """)
    #expect(found.map(\.subject) == ["a-label on a-fill", "b-label on b-fill"])
  }

  @Test func `a glob names the other tokens, a name written twice is meant`() {
    let tokens = ":root { --page: #fff; --text: #000; --text-quiet: #555 }"
    func subjects(_ entry: String) -> [String] {
      checks("  - {\(entry), as: text}", tokens: tokens).map(\.subject).sorted()
    }
    #expect(
      subjects("foreground: \"*\", background: page") == ["text on page", "text-quiet on page"])
    #expect(subjects("foreground: text, background: \"text*\"") == ["text on text-quiet"])
    #expect(subjects("foreground: page, background: page") == ["page on page"])
  }

  @Test func `names give pairs away`() {
    let found = checks(
      "  - infer: on-names",
      tokens: """
        :root { --surface: #fff; --onSurface: #000; --brand: #06c; --on-brand: #fff; --accent: #c00;
          --text-on-accent: #fff; --card: #fff; --card-foreground: #111; --background: #fff;
          --foreground: #000; }
        """)
    #expect(
      Set(found.map(\.subject)) == [
        "onSurface on surface", "on-brand on brand", "text-on-accent on accent",
        "card-foreground on card", "foreground on background",
      ])
  }
}
