import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// Faults that users of other tools have reported, put to the whole engine: rules.yml, tokens and a screen in,
/// a verdict out. The numbers are the reports' own, computed there or recomputed from WCAG 2.2's formula.
@Suite struct PublicContrastBugTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    /// The background of the screen, and what lies on it, bottom first; `opacity` is that of the last.
    var layers: [String]
    var text: String
    var attributes = "size: 12"
    var opacity = 1.0
    let ratio: Double
    let outcome: Outcome
    var testDescription: String { id }

    var screen: String {
      var screen = "screen: s\n"
      var indent = ""
      if let ground = layers.first { screen += "background: \"\(ground)\"\n" }
      screen += "elements:\n"
      for (index, fill) in layers.dropFirst().enumerated() {
        let isLast = index == layers.count - 2
        screen += "\(indent)  - kind: shape\n\(indent)    fill: \"\(fill)\"\n"
        if isLast { screen += "\(indent)    opacity: \(opacity)\n" }
        screen += "\(indent)    elements:\n"
        indent += "    "
      }
      return screen + "\(indent)  - {kind: text, color: \"\(text)\", \(attributes)}\n"
    }
  }

  static let cases: [Case] = [
    // The threshold 0.04045 in place of 0.03928.
    Case(
      id: "CON-02", layers: ["#777777"], text: "color(srgb 0.04 0.04 0.04)", ratio: 4.41605,
      outcome: .fail),
    // True luminance over unbounded linear sRGB is the lowest of the three that were on offer.
    Case(
      id: "CON-04", layers: ["color(display-p3 1 0 0)"], text: "#fff", ratio: 3.764, outcome: .fail),
    // 4.5003 unrounded, but not as #a66840; and the other way round.
    Case(
      id: "CON-06 rounded", layers: ["#fff"], text: "oklch(0.5759 0.0971 52.31)", ratio: 4.4914,
      outcome: .fail),
    Case(
      id: "CON-06 unrounded", layers: ["#fff"], text: "oklch(0.5674 0.05 250)", ratio: 4.4925,
      outcome: .fail),
    // Rounded per layer, and in the wrong order, it was another backdrop.
    Case(
      id: "ALPHA-01", layers: ["#ff0000", "rgba(0, 0, 255, 0.3)", "rgba(0, 128, 0, 0.3)"],
      text: "#fff", ratio: 9.5192, outcome: .pass),
    Case(
      id: "ALPHA-03", layers: ["#fff", "#00633d"], text: "#fff", opacity: 0.65, ratio: 3.3125,
      outcome: .fail),
    Case(
      id: "ALPHA-05", layers: ["#fff"], text: "rgba(0, 0, 0, 0.000001)", ratio: 1, outcome: .fail),
    Case(id: "ALPHA-07 white", layers: [], text: "#fff", ratio: 1, outcome: .undecided),
    Case(id: "ALPHA-09", layers: ["#fff"], text: "#00000080", ratio: 4.004, outcome: .fail),
    Case(
      id: "ALPHA-13", layers: ["#fff"], text: "color-mix(in srgb, red, rgb(0 0 255 / 0))",
      ratio: 2.4354, outcome: .fail),
    Case(
      id: "ALPHA-15", layers: ["#fff"], text: "color-mix(in srgb, red 30%, blue 30%)",
      ratio: 3.8449, outcome: .fail),
    Case(id: "THR-02", layers: ["#0078d7"], text: "#fff", ratio: 4.4989, outcome: .fail),
    Case(id: "THR-04 #777777", layers: ["#fff"], text: "#777777", ratio: 4.478, outcome: .fail),
    Case(
      id: "THR-04 #959595", layers: ["#fff"], text: "#959595", attributes: "size: 24",
      ratio: 2.995, outcome: .fail),
    Case(
      id: "THR-04 #949494", layers: ["#fff"], text: "#949494", attributes: "size: 24",
      ratio: 3.033, outcome: .pass),
    Case(
      id: "THR-06", layers: ["#fff"], text: "#7c7cff", attributes: "size: 18.667px, weight: bold",
      ratio: 3.396, outcome: .pass),
    Case(
      id: "THR-08 18.5", layers: ["#fff"], text: "#949494", attributes: "size: 18.5px, weight: 700",
      ratio: 3.033, outcome: .fail),
    Case(
      id: "THR-08 18.66", layers: ["#fff"], text: "#949494",
      attributes: "size: 18.66px, weight: 700", ratio: 3.033, outcome: .pass),
    Case(
      id: "THR-10", layers: ["#fff"], text: "#808080", attributes: "size: 18.67px, weight: 750",
      ratio: 3.949, outcome: .pass),
    Case(
      id: "THR-10 light", layers: ["#fff"], text: "#808080",
      attributes: "size: 18.67px, weight: 650", ratio: 3.949, outcome: .fail),
  ]

  private func report(_ rules: String, tokens: String = ":root { --unused: #fff; }", screen: String)
    -> Report
  {
    MemoryProject([
      "rules.yml": "tokens: [t.css]\nscreens: [s.yml]\nappearances: [light]\n" + rules,
      "t.css": tokens, "s.yml": screen,
    ]).report()
  }

  @Test(arguments: cases) func `a reported pair is judged rightly`(_ testCase: Case) throws {
    let checks = report("rules: {raw-color: off}", screen: testCase.screen)
      .checks(of: "screen-contrast").filter { $0.element?.contains("text") == true }
    try #require(checks.count == 1, "\(testCase.screen)")
    #expect(checks[0].outcome == testCase.outcome)
    let measured = try #require(checks[0].measured?.lowest)
    // The reports give three or four digits, some of them cut off.
    #expect(abs(measured - testCase.ratio) < 0.0011 * testCase.ratio, "\(measured)")
  }

  @Test(arguments: [("#0078d7", "4.49"), ("#777777", "4.47")])
  func `THR-02: a ratio below its floor is never printed as the floor`(
    _ color: String, _ shown: String
  ) {
    let report = report(
      "pairs: [{foreground: text, background: page}]",
      tokens: ":root { --page: #fff; --text: \(color); }", screen: "screen: s\nelements: []\n")
    let row = report.checks(of: "pair-contrast").map { $0.message(naming: []) }
    #expect(row.count == 1)
    #expect(row.allSatisfy { $0.contains("\(shown) : 1; needs 4.5") }, "\(row)")
  }

  @Test func `THR-12: a project's own floors decide and are printed`() {
    let report = report(
      "pairs: [{foreground: text, background: page, min: 7.5}]\nlevel: AAA",
      tokens: ":root { --page: #fff; --text: #595959; }", screen: "screen: s\nelements: []\n")
    let checks = report.checks(of: "pair-contrast")
    #expect(checks.map(\.outcome) == [.fail])
    #expect(checks.map(\.required) == [7.5])
    #expect(checks.allSatisfy { $0.message(naming: []).contains("needs 7.5") })
  }

  @Test(arguments: [
    ("rgba(0, 0, 0, 0.5)", Outcome.fail), ("color-mix(in srgb, black, transparent 20%)", .pass),
    ("var(--gone)", .undecided), ("CanvasText", .undecided),
  ])
  func `RULE-02: what is no plain hex is checked, or counts as not known`(
    _ value: String, _ outcome: Outcome
  ) {
    let report = report(
      "pairs: [{foreground: text, background: page}]",
      tokens: ":root { --page: #fff; --text: \(value); }", screen: "screen: s\nelements: []\n")
    #expect(report.checks(of: "pair-contrast").map(\.outcome) == [outcome])
  }

  @Test func `RULE-04: half a theme does not pass`() {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [t.css]
      appearances: [light, dark]
      pairs: [{foreground: muted, background: page}]
      """,
      "t.css": "[data-theme=light] { --page: #fff; --muted: #555; }\n"
        + "[data-theme=dark] { --page: #000; }\n",
    ]).report()
    #expect(report.checks(of: "pair-contrast").map(\.outcome) == [.pass, .undecided])
    #expect(report.checks(of: "token-appearance").contains { $0.outcome.isFinding })
  }

  @Test func `RULE-06: the same input gives the same rows in the same order`() {
    let tokens =
      ":root {" + (0..<50).map { "--t\($0): #\($0 + 10)\($0 + 10)\($0 + 10); " }.joined()
      + "}"
    let rules = "pairs: [{foreground: \"*\", background: \"t[1-3]?\"}]"
    let screen = "screen: s\nbackground: t10\nelements: [{kind: text, color: t20}]\n"
    let first = report(rules, tokens: tokens, screen: screen).checks.map(\.row)
    #expect(first.count > 1000)
    for _ in 0..<3 {
      #expect(report(rules, tokens: tokens, screen: screen).checks.map(\.row) == first)
    }
  }

  @Test
  func `RULE-08: a comment beside the place holds for its line alone, and is told when unused`() {
    let report = report(
      "pairs: [{foreground: [a, b, c], background: page}]",
      tokens: """
        :root {
          --page: #fff;
          --a: #aaa; /* contrast:disable-line pair-contrast -- Redrawn. */
          --b: #aaa;
          --c: #111; /* contrast:disable-line pair-contrast -- Redrawn. */
        }
        """, screen: "screen: s\nelements: []\n")
    #expect(report.checks(of: "pair-contrast").map(\.outcome) == [.waived, .fail, .pass])
    #expect(report.checks(of: "unused-waiver").map(\.outcome) == [.pass, .fail])
  }

  // MARK: Pairs near the floors

  private static let thresholds = TabSeparatedTable.shared("contrast_threshold.open.tsv")

  @Test(.enabled(if: thresholds.exists, "../shared/data is not there"))
  func `pairs next to 3, 4.5 and 7 fall on the right side of each`() throws {
    let rows = Self.thresholds.rows()
    var tokens = ":root {\n"
    var pairs = "pairs:\n"
    for (index, row) in rows.enumerated() {
      tokens += "  --f\(index): \(row["fg"]); --b\(index): \(row["bg"]);\n"
      for floor in ["as: non-text", "as: text", "min: 7"] {
        pairs += "  - {foreground: f\(index), background: b\(index), \(floor)}\n"
      }
    }
    let checks = report(pairs, tokens: tokens + "}", screen: "screen: s\nelements: []\n")
      .checks(of: "pair-contrast")
    try #require(checks.count == rows.count * 3)
    for check in checks {
      let index = try #require(Int(check.subject.dropFirst().prefix { $0.isNumber }))
      let required = try #require(check.required)
      let flag = rows[index][required == 3 ? "pass3" : required == 7 ? "pass7" : "pass4_5"]
      #expect(check.outcome == (flag == "1" ? .pass : .fail), "\(rows[index])")
      let measured = check.measured?.lowest ?? 0
      #expect(abs(measured - rows[index].number("ratio_wcag")) < 1e-9)
    }
  }
}
