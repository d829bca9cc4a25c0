import ColorMath
import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// The rules about tokens by themselves.
@Suite struct TokenRuleTests {
  private func checks(
    _ rule: String, _ tokens: String, _ appearances: String = "[light, dark]"
  ) -> [Check] {
    MemoryProject([
      "rules.yml": "tokens: [tokens.css]\nappearances: \(appearances)", "tokens.css": tokens,
    ]).report().checks(of: rule)
  }

  private func findings(
    _ rule: String, _ tokens: String, _ appearances: String = "[light, dark]"
  ) -> [Check] {
    checks(rule, tokens, appearances).filter { $0.outcome.isFinding }
  }

  // MARK: token-value

  @Test func `a file whose tokens can all be read is one row`() {
    let found = checks("token-value", ":root { --a: #fff; --b: #000; --c: 12px; --d: var(--a); }")
    #expect(found.map(\.subject) == ["tokens.css"])
    #expect(found.map(\.outcome) == [.pass])
    #expect(found.first?.detail?.hasPrefix("3 tokens") == true)
  }

  @Test func `the same fault in all appearances is one finding`() throws {
    let found = findings("token-value", ":root { --a: #12345; }")
    #expect(found.count == 1)
    #expect(found.first?.appearance == nil)
    #expect(found.first?.location.start == Position(line: 1, column: 14))
  }

  @Test func `a fault in one appearance is named with it`() {
    let found = findings("token-value", ":root { --a: #123; } .dark { --a: #12; }")
    #expect(found.map(\.appearance) == ["dark"])
    #expect(found.map(\.outcome) == [.fail])
  }

  @Test(arguments: ["CanvasText", "currentcolor"]) func `a value known elsewhere is undecided`(
    _ value: String
  ) {
    #expect(findings("token-value", ":root { --a: \(value); }").map(\.outcome) == [.undecided])
  }

  @Test func `a token that leads to a broken one is no finding of its own`() {
    let tokens = ":root { --a: #12; --b: var(--a); --c: var(--b); }"
    #expect(findings("token-value", tokens).map(\.subject) == ["a"])
    #expect(checks("token-alias", tokens).isEmpty)
  }

  // MARK: token-alias

  @Test func `a name that nothing defines is a finding with the nearest name`() throws {
    let found = findings("token-alias", ":root { --red-600: #c00; --danger: var(--red-60); }")
    #expect(found.map(\.subject) == ["danger"])
    #expect(found.first?.detail?.contains("did you mean red-600?") == true)
    #expect(found.first?.location.start == Position(line: 1, column: 36))
  }

  @Test func `a cycle is one finding that shows the chain`() throws {
    let found = findings(
      "token-alias", ":root { --a: var(--b); --b: var(--c); --c: var(--a); --d: var(--a); }")
    #expect(found.count == 1)
    #expect(found.first?.detail?.contains("→") == true)
    #expect(found.first?.related.isEmpty == false)
  }

  @Test func `a chain of 20,000 aliases resolves`() {
    let chain = (0..<20_000).map { "--t\($0): var(--t\($0 + 1));" }.joined()
    let found = checks("token-alias", ":root { \(chain) --t20000: #999; }", "[light]")
    #expect(found.map(\.outcome) == [.pass])
  }

  @Test func `a fallback counts`() {
    #expect(findings("token-alias", ":root { --a: var(--b, #fff); }").isEmpty)
  }

  // MARK: token-appearance

  @Test func `what the root declares holds everywhere`() {
    let found = checks(
      "token-appearance", ":root { --a: #fff; --b: #fff; } .dark { --a: #000; }",
      "[light, dark, light-high-contrast, dark-high-contrast]")
    #expect(found.map(\.outcome) == [.pass])
    #expect(found.first?.detail?.hasPrefix("1 token:") == true)
  }

  @Test func `more contrast falls back on the same scheme without`() {
    #expect(
      findings(
        "token-appearance", "[data-theme=light] { --a: #fff; } [data-theme=dark] { --a: #000; }",
        "[light, dark, light-high-contrast, dark-high-contrast]"
      ).isEmpty)
  }

  @Test func `a token that one theme lacks fails there`() throws {
    let found = findings(
      "token-appearance", ":root { --p: #fff; } .dark { --p: #000; --glow: #222; }")
    #expect(found.map(\.subject) == ["glow"])
    #expect(found.map(\.appearance) == ["light"])
    #expect(found.first?.detail?.contains("value in dark, and none in light") == true)
  }

  // MARK: token-gamut

  @Test(arguments: [
    "oklch(0.7 0.3 150)", "lab(50 120 0)", "color(srgb 1.2 0 0)", "color(display-p3 1.1 0 0)",
    "color(rec2020 0 1.01 0)", "oklab(0.7 0.4 0)", "color(xyz-d65 1 0 0)",
  ])
  func `a colour outside its gamut fails with the mapped colour`(_ color: String) throws {
    let check = try #require(findings("token-gamut", ":root { --a: \(color); }").first)
    #expect(check.outcome == .fail)
    #expect(check.fix?.replacement.isEmpty == false)
    #expect(check.detail?.contains("ΔE OK") == true)
  }

  @Test(arguments: [
    "#ff0000", "rgb(300 0 0)", "oklch(0.7 0.1 150)", "color(display-p3 0 1 0)",
    "color(rec2020 0 1 0)", "oklch(1 0 0)", "white", "hsl(120 100% 50%)", "lab(100 0 0)",
    // Red as tools write it, a hair outside.
    "oklch(62.8% 0.2577 29.23)", "lch(54.29 106.84 40.86)",
  ])
  func `a colour inside its gamut passes`(_ color: String) {
    #expect(findings("token-gamut", ":root { --a: \(color); }").isEmpty)
  }

  /// The kinds of adobe/leonardo#156, whose solver's answer failed, and dequelabs/axe-core#494, whose message
  /// said "4.5, expected 4.5".
  @Test func `what would pass passes, and the message shows what is outside`() throws {
    for step in 0..<150 {
      let hue = Double(step * 97 % 3600) / 10
      let lightness = Double(100 + step * 61 % 890) / 1000
      let chroma = Double(40 + step * 37 % 360) / 1000
      for text in [
        "oklch(\(lightness) \(chroma) \(hue))", "oklch(\(lightness * 100)% \(chroma) \(hue)deg)",
        "lch(\(lightness * 100) \(chroma * 400) \(hue))",
        "oklab(\(lightness) \(chroma) -\(chroma))",
      ] {
        guard let check = findings("token-gamut", ":root { --a: \(text); }").first else { continue }
        let fix = try #require(check.fix)
        #expect(fix.replacement != text)
        #expect(findings("token-gamut", ":root { --a: \(fix.replacement); }").isEmpty, "\(text)")
        #expect(check.detail?.contains(" is 1, not") == false, "\(check.detail ?? "")")
        #expect(check.detail?.contains(" is 0, not") == false, "\(check.detail ?? "")")
        #expect(check.detail?.contains("colour 0 away") == false, "\(check.detail ?? "")")
      }
    }
  }

  @Test func `a fix adds no digits where less chroma does`() throws {
    let check = try #require(
      findings("token-gamut", ":root { --a: oklch(0.577 0.245 27.325); }").first)
    let fix = try #require(check.fix)
    #expect(fix.replacement.utf8.count <= "oklch(0.577 0.245 27.325)".utf8.count)
  }

  @Test func `only the literal is a finding, not its aliases`() {
    let found = findings("token-gamut", ":root { --a: oklch(0.7 0.3 150); --b: var(--a); }")
    #expect(found.map(\.subject) == ["a"])
    #expect(found.first?.location.start == Position(line: 1, column: 14))
    #expect(found.first?.fix?.location == found.first?.location)
  }

  @Test func `a colour outside in one theme is named with it`() {
    let found = findings("token-gamut", ":root { --a: #0c0; } .dark { --a: oklch(0.8 0.4 150); }")
    #expect(found.map(\.appearance) == ["dark"])
  }
}
