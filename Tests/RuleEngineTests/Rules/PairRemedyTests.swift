import ColorMath
import ColorSyntax
import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// What a failed pair proposes.
@Suite struct PairRemedyTests {
  private func failures(_ pairs: String, _ tokens: String, _ appearances: String) -> [Check] {
    MemoryProject([
      "rules.yml": "tokens: [tokens.css]\nappearances: \(appearances)\npairs:\n\(pairs)\n",
      "tokens.css": tokens,
    ]).report().checks(of: "pair-contrast").filter { $0.outcome == .fail }
  }

  private func color(_ text: String) throws -> Color {
    guard case .color(let color, _) = try CSSColor.parse(text) else { throw NoColor() }
    return color
  }
  private struct NoColor: Error {}

  @Test func `the fix serves every pair of the token`() throws {
    let found = failures(
      "  - {foreground: faint, background: [page, card, well], as: text}",
      ":root { --faint: #8f8a80; --page: #faf9f5; --card: #fff; --well: #f5f2e9; }", "[light]")
    #expect(found.count == 3)
    #expect(Set(found.compactMap(\.fix?.replacement)).count == 1)
    let fix = try #require(found.first?.fix)
    for background in ["#faf9f5", "#fff", "#f5f2e9"] {
      let measured = Contrast.measure(
        foreground: try color(fix.replacement), over: try color(background))
      #expect(measured.lowest >= 4.5)
    }
    #expect(fix.location?.file.text(try #require(fix.location?.span)) == "#8f8a80")
  }

  /// What a screen shows counts as well as what is declared, so that one colour mends both.
  @Test func `the fix serves what screens show of the token`() throws {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light]
      screens: [s.yml]
      pairs: [{foreground: faint, background: page}]
      """,
      "tokens.css": ":root { --faint: #bbb; --page: #fff; --well: #ddd; }",
      "s.yml":
        "screen: s\nbackground: well\nelements: [{id: t, kind: text, color: faint, size: 16}]\n",
    ]).report()
    let fixes = ["pair-contrast", "screen-contrast"].flatMap { report.checks(of: $0) }
      .compactMap(\.fix?.replacement)
    #expect(fixes == ["#555", "#555"])
    // On #ddd #555 is 5.48 : 1 and #666 4.22 : 1 (WCAG 2.2's formula).
    #expect(Contrast.measure(foreground: try color("#666"), over: try color("#ddd")).lowest < 4.5)
  }

  @Test func `the fix keeps a role's floor where screens show it, or says that it does not`() throws
  {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [t.css]
      appearances: [light]
      screens: [s.yml]
      roles: {r: {tokens: [mut], min-contrast: 5}}
      pairs: [{foreground: mut, background: bg}]
      """,
      "t.css": ":root { --bg: #fff; --bg2: #222; --mut: #999 }",
      "s.yml": "screen: s\nbackground: bg2\nelements: [{id: c, kind: shape, fill: mut}]\n",
    ]).report()
    let check = try #require(report.checks(of: "pair-contrast").first)
    // What is 4.5 : 1 on white is at most 3.5 : 1 on #222, whose ratio with white is 15.9 : 1.
    #expect(check.fix?.location == nil)
    #expect(check.detail?.contains("the one suggested serves this pair alone") == true)
  }

  @Test func `a colour on itself by another name has no fix on a screen either`() throws {
    let report = MemoryProject([
      "rules.yml": "tokens: [t.css]\nappearances: [light]\nscreens: [s.yml]\n",
      "t.css": ":root { --bg: #fff; --fg: #975; --acc: var(--fg) }",
      "s.yml": """
      screen: s
      background: bg
      elements: [{id: c, kind: shape, fill: acc, elements: [{id: t, kind: text, color: fg, size: 16}]}]
      """,
    ]).report()
    let check = try #require(
      report.checks(of: "screen-contrast").first { $0.subject == "fg on acc" })
    #expect(check.outcome == .fail)
    #expect(check.fix == nil)
    #expect(check.detail == "Both get their colour from the same literal.")
  }

  @Test func `a colour that no other serves in place of it is said to be for one pair`() throws {
    let found = failures(
      "  - {foreground: mid, background: [light, dark], as: text}",
      ":root { --mid: #999; --light: #eee; --dark: #111; }", "[light]")
    #expect(found.count == 1)
    #expect(
      found.first?.detail
        == "No one colour of this hue serves every pair that it is in: the one suggested serves this pair alone."
    )
    #expect(found.first?.fix?.location == nil)
  }

  @Test func `a translucent colour that nothing helps is said to be one at its opacity`() {
    let found = failures(
      "  - {foreground: veil, background: page, as: text}",
      ":root { --veil: rgb(0 0 0 / 40%); --page: #fff; }", "[light]")
    #expect(
      found.map(\.detail) == ["No colour of its hue and opacity reaches that on this background."])
  }

  @Test func `a colour that is a background elsewhere stays one that works`() throws {
    // Lighter would do for the first pair, and break the second.
    let found = failures(
      """
        - {foreground: brand, background: page, as: non-text}
        - {foreground: label, background: brand, as: text}
      """, ":root { --brand: #ff6030; --page: #ffffff; --label: #171717; }", "[light]")
    for check in found {
      let fix = try color(try #require(check.fix?.replacement))
      #expect(Contrast.measure(foreground: fix, over: try color("#fff")).lowest >= 3)
      #expect(Contrast.measure(foreground: try color("#171717"), over: fix).lowest >= 4.5)
    }
  }

  @Test func `the nearer of two directions is taken`() throws {
    // raycast/extensions#29066: the background is a mid-tone, the foreground a little darker.
    let found = failures(
      "  - {foreground: fg, background: bg, as: non-text}",
      ":root { --fg: #505050; --bg: #777777; }", "[light]")
    let fix = try color(try #require(found.first?.fix?.replacement))
    #expect(fix.components.x < 0x50 / 255)
  }

  @Test func `one value for both themes that can't serve both asks for a value of its own`() throws
  {
    let found = failures(
      "  - {foreground: faint, background: page, as: text}",
      ":root { --faint: #a9a59c; --page: #faf9f5; } .dark { --page: #121110; }", "[light, dark]")
    #expect(found.map(\.appearance) == ["light"])
    let check = try #require(found.first)
    #expect(check.detail?.contains("one of its own in light") == true)
    #expect(check.fix?.location == nil)
    #expect(check.fix != nil)
  }

  @Test func `where no colour of the hue reaches the floor that is said`() throws {
    let found = failures(
      "  - {foreground: fg, background: bg, min: 6}", ":root { --fg: #888; --bg: #777; }", "[light]"
    )
    #expect(found.first?.fix == nil)
    #expect(found.first?.detail?.contains("No colour of its hue") == true)
  }

  @Test func `a fix keeps the notation of the literal`() throws {
    let found = failures(
      "  - {foreground: fg, background: bg, as: text}",
      ":root { --fg: oklch(0.7 0.1 150); --bg: #fff; }", "[light]")
    let fix = try #require(found.first?.fix)
    #expect(fix.replacement.hasPrefix("oklch("))
    #expect(
      Contrast.measure(foreground: try color(fix.replacement), over: try color("#fff")).lowest
        >= 4.5)
  }

  @Test func `a token on itself has no fix`() {
    let found = failures(
      "  - {foreground: a, background: b, as: text}", ":root { --a: #777; --b: var(--a); }",
      "[light]")
    #expect(found.count == 1)
    #expect(found.first?.fix == nil)
  }

  @Test func `a long alias chain is walked once`() {
    let chain = (0..<5000).map { "--t\($0): var(--t\($0 + 1));" }.joined()
    let found = failures(
      "  - {foreground: \"t*\", background: page, as: text}",
      ":root { \(chain) --t5000: #999; --page: #fff; }", "[light]")
    #expect(found.count == 5001)
    #expect(Set(found.compactMap(\.fix?.replacement)).count == 1)
  }

  @Test func `beyond the limit findings have everything but a suggestion, which is said once`() {
    let tokens = (0..<800).map { "--t\($0): #\(String(0x888000 + $0 * 3, radix: 16));" }.joined()
    let pairs = "  - {foreground: \"t*\", background: page, as: text}"
    let found = failures(pairs, ":root { \(tokens) --page: #fff; }", "[light]")
    #expect(found.count == 800)
    let suggested = found.filter { $0.fix != nil }
    #expect((60...200).contains(suggested.count))
    #expect(found.allSatisfy { $0.measured != nil && !$0.related.isEmpty })
    let said = found.filter { $0.detail?.contains("get none suggested") == true }
    #expect(said.count == 1)
    #expect(failures(pairs, ":root { \(tokens) --page: #fff; }", "[light]") == found)
  }
}
