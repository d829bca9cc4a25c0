import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// Statements as people write them: what is true never fails, what is false never passes. Measured by WCAG 2.2's formula, muted
/// on canvas is 4.542 : 1 in light and 6.762 : 1 in dark, muted on surface 4.057 : 1 in light, lime on ink 13.58 : 1 in light and
/// 1.17 : 1 in dark, ink on canvas 17.40 : 1 in light and 17.45 : 1 in dark.
@Suite struct ClaimedRatioEnglishTests {
  private static let tokens = """
    :root { --canvas: #fff; --surface: #f2f2f2; --ink: #1a1a1a; --muted: #767676; --lime: #c6f432; }
    .dark { --canvas: #101010; --muted: #9a9a9a; --ink: #f5f5f5; --lime: #c6f432; }
    """

  private func outcomes(_ document: String) -> [String] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light, dark]
      claims: [{file: doc.md}]
      """,
      "tokens.css": Self.tokens, "doc.md": document + "\n",
    ]).report().checks(of: "claimed-ratio").map { "\($0.outcome)" }
  }

  @Test(arguments: [
    ("muted on canvas is below the 4.5:1 minimum", ["fail"]),
    ("muted on surface is below the 4.5:1 minimum", ["pass"]),
    ("muted on canvas fails the 4.5:1 minimum", ["fail"]),
    ("muted on surface fails AA (4.5:1)", ["pass"]), ("muted on canvas fails AA (4.5:1)", ["fail"]),
    ("muted on canvas passes AA (4.5:1)", ["pass"]),
    ("muted on surface passes AA (4.5:1)", ["fail"]),
    ("muted on canvas doesn't meet the minimum of 4.5:1", ["fail"]),
    ("muted on surface doesn't meet the minimum of 4.5:1", ["pass"]),
    ("muted on surface misses the required 4.5:1", ["pass"]),
    ("muted on canvas misses the required 4.5:1", ["fail"]),
    ("muted on surface can't reach 4.5:1", ["pass"]),
    ("muted on surface cannot reach 4:1", ["fail"]),
    ("muted on canvas does not satisfy 4.5:1", ["fail"]),
    ("muted on surface won't reach 4.5:1", ["pass"]),
    ("muted on canvas doesn't even reach 4.5:1", ["fail"]),
    ("muted on surface lacks 4.5:1", ["pass"]),
    ("muted on canvas is not 4.5:1 or more", ["fail"]),
    ("muted on surface is not 4.5:1 or more", ["pass"]),
    ("muted on surface is not quite 4.5:1", ["pass"]),
    ("muted on surface is worse than 4.5:1", ["pass"]),
    ("muted on canvas meets the minimum of 4.5:1", ["pass"]),
    ("muted on canvas must not fall below the 4.5:1 minimum", ["pass"]),
    ("muted on canvas was 3.9:1, now 4.54:1", ["skipped", "pass"]),
    ("muted on canvas used to be 3.9:1", ["skipped"]),
    ("muted on canvas would be 5:1 with #666", ["skipped"]),
    ("muted on canvas could reach 5:1", ["skipped"]),
    ("muted on canvas was measured at 4.54:1", ["pass"]),
  ])
  func `what is said of a floor is what is judged`(_ sentence: String, _ expected: [String]) {
    #expect(outcomes(sentence + ".") == expected)
  }

  @Test(arguments: [
    ("lime on ink is at least 4.5:1 in light and dark", ["pass", "fail"]),
    ("In light and dark, muted on canvas is 4.54:1", ["pass", "fail"]),
    ("muted on canvas in dark mode: 4.54:1", ["fail"]),
    ("muted on canvas in dark mode: 6.76:1", ["pass"]),
    ("muted on canvas (dark mode) is 4.54:1", ["fail"]),
    ("muted on canvas (dark mode) is 6.76:1", ["pass"]),
    ("muted on canvas is 6.76:1 (dark: 4.54:1)", ["fail", "fail"]),
    ("muted on canvas is 4.54:1 (dark: 6.76:1)", ["pass", "pass"]),
    ("For dark mode we measured muted on canvas at 6.76:1", ["pass"]),
    ("Light: muted on canvas 4.54:1 / Dark: muted on canvas 6.76:1", ["pass", "pass"]),
    ("muted on canvas is 6.76:1 in dark mode", ["pass"]),
    ("muted on canvas is 6.76:1 (dark theme)", ["pass"]),
    ("muted on canvas has light 4.54:1, dark 6.76:1", ["pass", "pass"]),
    ("## Dark (OLED)\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## 2. Dark mode\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Contrast (dark mode)\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Text in dark mode\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Colours, dark\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Dark mode: text\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Dark theme tokens\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Dark Mode Support\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## 🌙 Dark\n\nmuted on canvas is 6.76:1", ["pass"]),
    ("## Dark text\n\nmuted on canvas is 4.54:1", ["pass"]),
    ("## Light and dark\n\nmuted on canvas is 4.54:1", ["pass"]),
  ])
  func `an appearance is where the author says`(_ document: String, _ expected: [String]) {
    #expect(outcomes(document) == expected)
  }

  /// #111 with white is 18.88 : 1, #eee with black 18.09 : 1.
  @Test func `a token may be called like an appearance`() {
    let report = MemoryProject([
      "rules.yml": "tokens: [a.css]\nappearances: [light, dark]\nclaims: [{file: d.md}]\n",
      "a.css": ":root { --page: #fff; --dark: #111; --light: #eee } .dark { --page: #000 }",
      "d.md": """
      white on dark is 18.88:1. black on light is 18.09:1 in dark.

      | Token | On dark | On light |
      | --- | --- | --- |
      | white | 18.88:1 | 1.16:1 |
      """,
    ]).report()
    #expect(
      report.checks(of: "claimed-ratio").map { "\($0.outcome) \($0.subject)" } == [
        "pass white on dark", "pass black on light", "pass white on dark", "pass white on light",
      ])
  }

  @Test(arguments: [
    ("| Mode | Pair | Ratio |\n| --- | --- | --- |\n| Dark | muted on canvas | 6.76:1 |", ["pass"]),
    (
      "| Pair | Contrast |\n| --- | --- |\n| muted on canvas | light 4.54:1, dark 6.76:1 |",
      ["pass", "pass"]
    ),
    (
      "| Pair | Ratio |\n| --- | --- |\n| ink on canvas | 17.4:1 (AAA, 7:1) |", ["pass", "skipped"]
    ),
    (
      "| Pair | Ratio |\n| --- | --- |\n| ink on canvas | 17.4:1 (AAA: 7:1) |", ["pass", "skipped"]
    ),
    (
      "| Pair | Ratio | Notes |\n| --- | --- | --- |\n| ink on canvas | 17.4:1 | AAA (7:1) |",
      ["pass", "skipped"]
    ),
    (
      "| Pair | Ratio | Notes |\n| --- | --- | --- |\n| ink on canvas | 17.4:1 | passes AAA (7:1) |",
      ["pass", "pass"]
    ),
    (
      "| Pair | Ratio | Notes |\n| --- | --- | --- |\n| muted on canvas | 4.54:1 | fails AAA (7:1) |",
      ["pass", "pass"]
    ),
    (
      "| Pair | Ratio | Notes |\n| --- | --- | --- |\n| muted on surface | 4.05:1 | large text only (3:1) |",
      ["pass", "skipped"]
    ),
    (
      "| Pair | Ratio | Notes |\n| --- | --- | --- |\n| muted on surface | 4.05:1 | below AA (4.5:1) |",
      ["pass", "pass"]
    ),
  ])
  func `a cell may say where it holds, and what a level asks for`(
    _ table: String, _ expected: [String]
  ) {
    #expect(outcomes(table) == expected)
  }
}
