import ColorMath
import ColorSyntax
import Diagnostics
import Testing

@testable import RuleEngine

/// Gradients of CSS as backdrops: the worst of their colours counts, in each appearance those that it has.
@Suite struct GradientTokenTests {
  private func report(_ css: String, fill: String = "hero", of kind: String = "shape") -> Report {
    MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: [light, dark]\nscreens: [s.yml]\n",
      "a.css": ":root { --page: #fff; --ink: #111111; \(css)",
      "s.yml": """
      screen: s
      background: page
      elements:
        - {id: p, kind: shape, fill: \(fill), elements: [
            {id: t, kind: text, color: ink, size: 12}]}
      """,
    ]).report()
  }

  private func ratios(_ report: Report) -> [String] {
    report.checks(of: "screen-contrast").filter { $0.subject.contains("ink") }.map { check in
      check.measured.map { ratio in
        let hundredths = Int(ratio.lowest * 100)
        return "\(hundredths / 100).\(hundredths % 100)"
      } ?? "\(check.outcome)"
    }
  }

  /// The ratios of `#111111` on the plain colours: what `contrast pair` says of them.
  @Test(arguments: [
    ("--hero: linear-gradient(#fff, #777777) }", ["4.21", "4.21"]),
    (
      "--hero: linear-gradient(#777777 90%, #fff) } @media (prefers-color-scheme: dark) "
        + "{ :root { --hero: linear-gradient(#fff, #eeeeee) } }", ["4.21", "16.27"]
    ),
    (
      "--hero: linear-gradient(#fff, #eee, #777777) } @media (prefers-color-scheme: dark) "
        + "{ :root { --hero: linear-gradient(#fff, #eeeeee) } }", ["4.21", "16.27"]
    ),
    (
      "--hero: linear-gradient(#fff, #777777) } @media (prefers-color-scheme: dark) "
        + "{ :root { --hero: #eeeeee } }", ["4.21", "16.27"]
    ),
    (
      "--hero: #eeeeee } @media (prefers-color-scheme: dark) "
        + "{ :root { --hero: linear-gradient(#fff, #777777) } }", ["16.27", "4.21"]
    ),
    ("--mid: #777777; --hero: linear-gradient(to top, var(--mid), #fff) }", ["4.21", "4.21"]),
    ("--base: linear-gradient(#fff, #777777); --hero: var(--base) }", ["4.21", "4.21"]),
    ("--hero: linear-gradient(transparent, #777777) }", ["4.21", "4.21"]),
  ])
  func `the worst stop counts`(css: String, expected: [String]) {
    let report = report(css)
    #expect(report.problemLines == [])
    #expect(ratios(report) == expected)
    #expect(report.checks(of: "token-appearance").allSatisfy { $0.outcome == .pass })
    #expect(
      !report.checks(of: "pair-coverage").contains {
        $0.outcome == .fail && $0.subject.contains("hero")
      })
  }

  @Test(arguments: [
    "--hero: linear-gradient(#fff, currentColor) }", "--hero: linear-gradient(#fff, #ffg) }",
    "--hero: linear-gradient(#fff, var(--gone)) }",
  ])
  func `a stop that nobody knows leaves it undecided`(css: String) {
    #expect(ratios(report(css)) == ["undecided", "undecided"])
  }

  /// From red to green OKLab and OKLCh lead through colours that sRGB's straight line does not have.
  @Test(arguments: ["srgb", "oklab", "oklch", "hsl longer hue", "srgb-linear"])
  func `the way between the stops is the one that is stated`(method: String) throws {
    let report = report("--hero: linear-gradient(in \(method), #ff0000, #00ff00) }")
    let check = try #require(
      report.checks(of: "screen-contrast").first { $0.subject.contains("ink") })
    let measured = try #require(check.measured).lowest
    let ink = try #require(try CSSColor.parse("#111111").absolute)
    let lowest = try (0...100).map { share -> Double in
      let mixed = try CSSColor.parse(
        "color-mix(in \(method), #ff0000 \(100 - share)%, #00ff00 \(share)%)")
      let color = try #require(mixed.absolute)
      return Contrast.measure(foreground: ink, over: color).lowest
    }.min()
    #expect(abs(measured - (try #require(lowest))) < 0.01)
  }

  /// CSS Images 4 §3.1: without a method OKLab, unless every colour has the syntax of old.
  @Test func `colours of newer syntax are mixed in OKLab`() throws {
    let old = report("--hero: linear-gradient(#ff0000, #0000ff) }")
    let new = report("--hero: linear-gradient(color(srgb 1 0 0), #0000ff) }")
    let stated = report("--hero: linear-gradient(in oklab, #ff0000, #0000ff) }")
    func measured(_ report: Report) throws -> Double {
      try #require(report.checks(of: "screen-contrast").compactMap(\.measured).first).lowest
    }
    #expect(try measured(new) == measured(stated))
    #expect(try measured(new) != measured(old))
  }

  @Test func `an alias of a gradient of design tokens is that gradient`() {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.json]\nappearances: [light]\nscreens: [s.yml]\n",
      "a.json": """
      {"dawn": {"$type": "gradient", "$value": [
        {"color": "#fff", "position": 0}, {"color": "#777777", "position": 1}]},
       "page": {"$type": "gradient", "$value": "{dawn}"},
       "ink": {"$type": "color", "$value": "#111111"}}
      """,
      "s.yml": """
      screen: s
      background: page
      elements: [{id: t, kind: text, color: ink, size: 12}]
      """,
    ]).report()
    #expect(report.problemLines == [])
    #expect(ratios(report) == ["4.21"])
  }

  @Test func `a gradient where one colour is meant is undecided`() {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: [light]\nscreens: [s.yml]\n",
      "a.css": ":root { --ink: #111; --hero: linear-gradient(#fff, #000) }",
      "s.yml": """
      screen: s
      elements:
        - {id: p, kind: image, lightest: hero, darkest: "#fff", elements: [
            {id: t, kind: text, color: ink, size: 12}]}
      """,
    ]).report()
    #expect(report.checks(of: "screen-contrast").map(\.outcome) == [.undecided])
  }

  /// Swift constants and colour sets hold no gradients; design tokens do.
  @Test(arguments: [
    (
      "right: b.swift, names: css-to-swift",
      ["hero.0.color in b.swift", "hero.1.color in b.swift"], []
    ),
    ("right: c.json", [], ["hero.1.color and its twin in c.json"]),
  ])
  func `the colours of a gradient need no twin where there are none`(
    right: String, skipped: [String], failed: [String]
  ) {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: [light]\nparity: [{left: a.css, \(right)}]\n",
      "a.css": ":root { --ink: #111; --hero: linear-gradient(#fff, #777777) }",
      "b.swift": "extension Color { static let ink = Color(hex: 0x111111) }",
      "c.json": """
      {"ink": {"$type": "color", "$value": "#111111"}, "hero": {"$type": "gradient", "$value": [
        {"color": "#ffffff", "position": 0}, {"color": "#787878", "position": 1}]}}
      """,
    ]).report()
    let checks = report.checks(of: "token-parity")
    #expect(checks.filter { $0.outcome == .skipped }.map(\.subject) == skipped)
    #expect(checks.filter { $0.outcome == .fail }.map(\.subject) == failed)
  }
}
