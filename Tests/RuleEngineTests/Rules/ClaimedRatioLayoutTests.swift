import Diagnostics
import RuleEngine
import Testing

/// Where a ratio stands says when and in which appearance it holds: columns, lines of cells, lines before lists. What is true never
/// fails, what is false never passes, and what is not said is skipped with its place.
///
/// Measured by WCAG 2.2's formula, muted on canvas is 4.542 : 1 in light, 6.762 : 1 in dark and 7.001 : 1 in light with more contrast; ink
/// on canvas 17.40 : 1 in light and 17.45 : 1 in dark.
@Suite struct ClaimedRatioLayoutTests {
  static let tokens = """
    :root { --canvas: #fff; --surface: #f2f2f2; --ink: #1a1a1a; --muted: #767676; }
    .dark { --canvas: #101010; --muted: #9a9a9a; --ink: #f5f5f5; }
    @media (prefers-contrast: more) { :root:not(.dark) { --muted: #595959 } }
    """

  static func checks(
    _ document: String,
    appearances: String = "[light, dark, light-high-contrast, dark-high-contrast]"
  ) -> [String] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: \(appearances)
      claims: [{file: doc.md}]
      """,
      "tokens.css": tokens, "doc.md": document + "\n",
    ]).report().checks(of: "claimed-ratio").map { check in
      let place = check.outcome == .skipped ? "" : " " + (check.appearance ?? "")
      return "\(check.outcome)\(place)"
    }
  }

  /// A table of one row, whose first cell is a pair.
  private static func table(_ heads: String, _ cells: String, pair: String = "`muted` on `canvas`")
    -> String
  {
    let count = heads.split(separator: "|").count + 1
    let line = String(repeating: "|---", count: count) + "|"
    return "| Pair | \(heads) |\n\(line)\n| \(pair) | \(cells) |"
  }

  @Test(arguments: [
    ("Before | After", "3.9:1 | 4.54:1", ["skipped", "pass light"]),
    ("Before | After", "4.54:1 | 3.9:1", ["skipped", "fail light"]),
    ("After | Before", "4.54:1 | 3.9:1", ["pass light", "skipped"]),
    ("Ratio before | Ratio after the change", "3.9:1 | 4.54:1", ["skipped", "pass light"]),
    ("Old | New", "3.9:1 | 4.54:1", ["skipped", "pass light"]),
    ("Was | Now", "3.9:1 | 4.54:1", ["skipped", "pass light"]),
    ("Previous | Ratio", "3.9:1 | 4.54:1", ["skipped", "pass light"]),
    ("Current | Proposed", "4.54:1 | 7:1", ["pass light", "skipped"]),
    ("Vorher | Nachher", "3,9:1 | 4,54:1", ["skipped", "pass light"]),
    ("Alt | Neu", "3,9:1 | 4,54:1", ["skipped", "pass light"]),
    ("Before / after", "3.9:1 / 4.54:1", ["skipped", "pass light"]),
    ("Before → after", "3.9:1 → 4.54:1", ["skipped", "pass light"]),
    ("Before<br>After", "3.9:1<br>4.54:1", ["skipped", "pass light"]),
    ("Before / after", "3.9:1 / 4.4:1", ["skipped", "fail light"]),
    ("Before / after", "4.54:1", ["pass light"]),
    ("Before (dark) | After (dark)", "3.9:1 | 6.76:1", ["skipped", "pass dark"]),
    // Alone, these are no columns of another time.
    ("Old", "4.54:1", ["pass light"]), ("Alt", "4.5:1", ["pass light"]),
    ("Proposed", "4.6:1", ["fail light"]),
  ])
  func `of columns for before and after, the one of after holds`(
    _ heads: String, _ cells: String, _ expected: [String]
  ) {
    #expect(Self.checks(Self.table(heads, cells)) == expected)
  }

  @Test(arguments: [
    ("muted on canvas is ~~3.9:1~~ 4.54:1", ["pass light"]),
    ("muted on canvas is ~~3.9 : 1~~ **4.5 : 1**", ["pass light"]),
    ("muted on canvas is ~~4.54:1~~ 3.9:1", ["fail light"]),
    ("muted on canvas is ~3.9:1~ 4.54:1", ["pass light"]),
    ("~~muted on canvas is 3.9:1~~", []), ("<del>muted on canvas is 3.9:1</del>", []),
    ("<s>muted on canvas is 3.9:1.</s> Muted on canvas is 4.54:1", ["pass light"]),
    ("~~`muted`~~ `ink` on `canvas` is 17.40:1", ["pass light"]),
    // One tilde that nothing closes is "about", three are no markup, and an end that is missing strikes nothing out.
    ("muted on canvas is ~3.9:1", ["fail light"]),
    ("muted on canvas is ~~~3.9:1~~~", ["fail light"]),
    ("muted on canvas is ~~3.9:1", ["fail light"]),
    ("<del>muted on canvas is 3.9:1", ["fail light"]),
    ("muted on canvas is \\~\\~3.9:1\\~\\~", ["fail light"]),
    ("| Pair | Ratio |\n|---|---|\n| `muted` on `canvas` | ~~3.9:1~~ 4.54:1 |", ["pass light"]),
    ("| Token | Contrast on canvas |\n|---|---|\n| `muted` | ~~3.9~~ 4.54 |", ["skipped"]),
  ])
  func `what is struck out is not claimed`(_ document: String, _ expected: [String]) {
    #expect(Self.checks(document) == expected)
  }

  @Test(arguments: [
    ("Light / Dark", "4.54:1/6.76:1", ["pass light", "pass dark"]),
    ("Light / Dark", "6.76:1/4.54:1", ["fail light", "fail dark"]),
    ("Light / Dark", "—/6.76:1", ["pass dark"]), ("Light / Dark", "– / 6.76:1", ["pass dark"]),
    ("Light / Dark", "-/6.76:1", ["pass dark"]), ("Light / Dark", "n/a / 6.76:1", ["pass dark"]),
    ("Light / Dark", "none, 6.76:1", ["pass dark"]), ("Light / Dark", "—<br>6.76:1", ["pass dark"]),
    ("Light / Dark", "4.54:1/—", ["pass light"]), ("Light / Dark", "4.54:1 / n/a", ["pass light"]),
    ("Light / Dark", "6.76:1/—", ["fail light"]),
    ("Light / Dark", "4.54:1<br>6.76:1", ["pass light", "pass dark"]),
    ("Light<br>Dark", "4.54:1<br/>6.76:1", ["pass light", "pass dark"]),
    ("Dark, light", "6.76:1<br>4.54:1", ["pass dark", "pass light"]),
    ("Hell / Dunkel", "4,54:1<br>6,76:1", ["pass light", "pass dark"]),
    ("Ratio", "light: 4.54:1<br>dark: 6.76:1", ["pass light", "pass dark"]),
    ("Ratio", "4.54:1 (light)<br>6.76:1 (dark)", ["pass light", "pass dark"]),
    ("Ratio", "4.54:1 light<br>6.76:1 dark", ["pass light", "pass dark"]),
    ("Ratio", "4.54:1<br>(dark: 6.76:1)", ["pass light", "pass dark"]),
    // Nothing says which is which.
    ("Ratio", "—/6.76:1", ["skipped"]), ("Ratio", "4.54:1<br>6.76:1", ["skipped", "skipped"]),
    ("Dark", "4.54:1<br>6.76:1", ["skipped", "skipped"]),
    ("Light / Dark", "4.54:1 / 6.76:1 / 3:1", ["skipped", "skipped", "skipped"]),
    // A dash alone is no place of a run, and a line of words no item.
    ("Dark", "— 6.76:1", ["pass dark"]), ("Ratio", "body<br>4.54:1", ["pass light"]),
    ("Ratio", "4.54:1<br>for body text", ["pass light"]),
  ])
  func `ratios of a cell are of the appearances in the order of the head`(
    _ heads: String, _ cells: String, _ expected: [String]
  ) {
    #expect(Self.checks(Self.table(heads, cells)) == expected)
  }

  @Test(arguments: [
    ("#767676 | #9a9a9a | 4.54:1 / 6.76:1", ["pass light", "pass dark"]),
    ("#767676 | #9a9a9a | 4.54:1<br>6.76:1", ["pass light", "pass dark"]),
    ("#767676 | #9a9a9a | 6.76:1<br>4.54:1", ["fail light", "fail dark"]),
    ("#767676 | #9a9a9a | —/6.76:1", ["pass dark"]), ("#767676 | #9a9a9a | 4.54:1", ["pass light"]),
    ("#767676 | #9a9a9a | 4.54:1 / 6.76:1 / 7:1", ["skipped", "skipped", "skipped"]),
    // Columns that have ratios themselves, here on no background that is said, say nothing of those of another.
    ("4.54:1 | 6.76:1 | 4.54:1 / 6.76:1", ["skipped", "skipped", "skipped", "skipped"]),
  ])
  func `ratios of a cell are of the appearances in the order of the colours' columns`(
    _ cells: String, _ expected: [String]
  ) {
    #expect(
      Self.checks(Self.table("Light | Dark | Contrast on canvas", cells, pair: "`muted`"))
        == expected)
  }

  @Test func `lines of a cell may each name their background`() {
    #expect(
      Self.checks(Self.table("Ratio", "4.54:1 on canvas<br>4.05:1 on surface", pair: "`muted`"))
        == ["pass light", "pass light"])
    #expect(
      Self.checks(Self.table("Ratio", "4.54:1<br>on canvas", pair: "`muted`")) == ["pass light"])
    #expect(
      Self.checks(Self.table("Contrast<br>on canvas", "4.54:1", pair: "`muted`")) == ["pass light"])
  }

  @Test(arguments: [
    (
      "Dark mode:\n\n- muted on canvas is 6.76:1\n- ink on canvas is 17.45:1",
      ["pass dark", "pass dark"]
    ),
    ("Dark mode:\n- muted on canvas is 4.54:1", ["fail dark"]),
    (
      "**Dark mode:**\n\n* muted on canvas is 6.76:1\n\n* ink on canvas is 17.45:1",
      ["pass dark", "pass dark"]
    ),
    ("**Dark mode**\n\n1. muted on canvas is 6.76:1", ["pass dark"]),
    ("In dark mode, text has:\n\n- muted on canvas is 6.76:1", ["pass dark"]),
    ("In light and dark:\n\n- muted on canvas is at least 4.5:1", ["pass light", "pass dark"]),
    ("Im dunklen Modus gilt:\n\n- `muted` auf `canvas`: 6,76:1", ["pass dark"]),
    ("Dark mode:\n\n| Pair | Ratio |\n|---|---|\n| `muted` on `canvas` | 6.76:1 |", ["pass dark"]),
    ("Dark mode:\n\n| Pair | Light |\n|---|---|\n| `muted` on `canvas` | 4.54:1 |", ["pass light"]),
    (
      "Dark mode:\n\nmuted on canvas is 6.76:1\n\nmuted on canvas is 4.54:1",
      ["pass dark", "pass light"]
    ),
    ("> Dark mode:\n> - muted on canvas is 6.76:1", ["pass dark"]),
    (
      "- Dark mode:\n  - muted on canvas is 6.76:1\n- Light mode:\n  - muted on canvas is 4.54:1",
      ["pass dark", "pass light"]
    ),
    (
      "Dark mode:\n\n- Text:\n  - muted on canvas is 6.76:1\n- ink on canvas is 17.45:1",
      ["pass dark", "pass dark"]
    ),
    ("Dark mode:\n\n- In light mode: muted on canvas is 4.54:1", ["pass light"]),
    // The list ends, or another heading or line begins.
    (
      "Dark mode:\n\n- muted on canvas is 6.76:1\n\nmuted on canvas is 4.54:1",
      ["pass dark", "pass light"]
    ),
    ("Dark mode:\n\n# Text\n\n- muted on canvas is 4.54:1", ["pass light"]),
    (
      "# Dark\n\nLight mode:\n\n- muted on canvas is 4.54:1\n\nmuted on canvas is 6.76:1",
      ["pass light", "pass dark"]
    ),
    // Lines that are about something else.
    ("Dark text is used here:\n\n- muted on canvas is 4.54:1", ["pass light"]),
    ("We measured in dark rooms\n\n- muted on canvas is 4.54:1", ["pass light"]),
    ("High contrast:\n\n- muted on canvas is 7:1", ["skipped"]),
  ])
  func `a line before a list says where its items hold`(_ document: String, _ expected: [String]) {
    #expect(Self.checks(document) == expected)
  }

  @Test(arguments: [
    ("muted on canvas is 7.00:1 in light high contrast", ["pass light-high-contrast"]),
    ("muted on canvas is 7.00:1 (light high-contrast mode)", ["pass light-high-contrast"]),
    ("Light, high contrast: muted on canvas is 7.00:1", ["skipped"]),
    (
      "| Pair | High contrast (light) |\n|---|---|\n| `muted` on `canvas` | 7.00:1 |",
      ["pass light-high-contrast"]
    ),
    (
      "| Pair | Light (high contrast) |\n|---|---|\n| `muted` on `canvas` | 4.54:1 |",
      ["fail light-high-contrast"]
    ),
    (
      "| Pair | Light + high contrast |\n|---|---|\n| `muted` on `canvas` | 7.0:1 |",
      ["pass light-high-contrast"]
    ),
    (
      "| Pair | Light | High contrast |\n|---|---|---|\n| `muted` on `canvas` | 4.54:1 | 7:1 |",
      ["pass light", "skipped"]
    ),
    (
      "| Paar | Hell | Hoher Kontrast |\n|---|---|---|\n| `muted` auf `canvas` | 4,54:1 | 7:1 |",
      ["pass light", "skipped"]
    ),
    ("## High contrast\n\nmuted on canvas is 7:1", ["skipped"]),
    ("## Light high contrast\n\nmuted on canvas is 7:1", ["pass light-high-contrast"]),
    // Words about the ratio itself.
    ("muted on canvas has a high contrast of 4.54:1", ["pass light"]),
    ("muted on canvas has high contrast (4.54:1)", ["pass light"]),
    ("## Why high contrast matters\n\nmuted on canvas is 4.54:1", ["pass light"]),
    ("The high contrast ratio of muted on canvas is 4.54:1", ["pass light"]),
  ])
  func `high contrast is an appearance where one is meant`(_ document: String, _ expected: [String])
  {
    #expect(Self.checks(document) == expected)
  }

  @Test func `high contrast is the one appearance with more contrast that there is`() {
    let table = "| Pair | High contrast |\n|---|---|\n| `muted` on `canvas` | 7.00:1 |"
    #expect(
      Self.checks(table, appearances: "[light, dark, light-high-contrast]") == [
        "pass light-high-contrast"
      ])
    #expect(Self.checks(table, appearances: "[light, dark]") == ["skipped"])
    #expect(
      Self.checks(table, appearances: "{light: {}, contrast: {scheme: light, contrast: more}}")
        .allSatisfy { $0 != "fail light" })
  }
}
