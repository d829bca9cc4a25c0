import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// Ratios in documents: which pair each is tied to, and whether it holds.
@Suite struct ClaimedRatioTests {
  /// What the claims of a document come to: "outcome subject" for each, in the document's order.
  private func outcomes(
    _ document: String, names: String = "{}", tokens: String = Self.tokens,
    rules: String = "", appearances: String = "[light, dark]"
  ) -> [String] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: \(appearances)
      claims: [{file: doc.md, names: \(names)}]
      \(rules)
      """,
      "tokens.css": tokens, "doc.md": document,
    ]).report().checks(of: "claimed-ratio").map { "\($0.outcome) \($0.subject)" }
  }

  private static let tokens = """
    :root {
      --color-bg-canvas: #faf9f5; --color-bg-sunken: #f5f2e9; --color-bg-surface: #ffffff;
      --color-bg-inverse: #171717; --color-accent-primary: #ff6030; --color-reward: #dffc66;
      --color-text-primary: #171717; --color-text-secondary: #5c5a55; --color-text-tertiary: #726e66;
      --color-text-on-inverse: #faf9f5; --color-text-on-inverse-secondary: #a8a49b;
      --color-text-on-accent: #ffffff; --color-text-on-reward: #171717;
      --color-topic-amber: #e09a1a; --color-status-warning: #a05f00; --overlay: rgb(0 0 0 / 0.5);
    }
    [data-theme="dark"] { --color-bg-canvas: #121110; --color-text-primary: #f5f2e9; }
    """

  private static let names = """
    {canvas: color-bg-canvas, sunken: color-bg-sunken, ink: color-bg-inverse, lime: color-reward, \
    coral: color-accent-primary, light surfaces: color-bg-surface, white: "#fff"}
    """

  // MARK: Tables

  @Test func `a ratio under a head that names the background is of the row's token`() {
    #expect(
      outcomes(
        """
        | Token | Light | Contrast on canvas | For |
        | --- | --- | --- | --- |
        | `--color-text-primary` | `#171717` | 16.9 : 1 | titles |
        | `--color-text-secondary` | `#5C5A55` | 6.6 : 1 | what supports them |
        | `--color-text-tertiary` | `#726E66` | 4.8 : 1 (4.5 : 1 on sunken) | captions |
        | `--color-text-disabled` | `#A9A59C` | n/a | disabled |
        """, names: Self.names) == [
          "fail color-text-primary on color-bg-canvas",
          "fail color-text-secondary on color-bg-canvas",
          "pass color-text-tertiary on color-bg-canvas",
          "pass color-text-tertiary on color-bg-sunken",
        ])
  }

  @Test func `a background behind the number wins over the head`() {
    #expect(
      outcomes(
        """
        | Token | Contrast on canvas |
        | --- | --- |
        | `--color-text-on-inverse` | 16.4 : 1 on ink |
        | `--color-text-on-inverse-secondary` | 7.2 : 1 on ink |
        | `--color-text-on-accent` | **3.0 : 1** on coral |
        | `--color-text-on-reward` | 14.8 : 1 on lime |
        """, names: Self.names) == [
          "fail color-text-on-inverse on color-bg-inverse",
          "pass color-text-on-inverse-secondary on color-bg-inverse",
          "pass color-text-on-accent on color-accent-primary",
          "fail color-text-on-reward on color-reward",
        ])
  }

  @Test func `in the row of a background it stands for the row`() {
    #expect(
      outcomes(
        """
        | Role | Token | Light | For |
        | --- | --- | --- | --- |
        | Amber text | `--color-status-warning` | `#A05F00` | warnings (white on it 5.1 : 1) |
        | Amber | `--color-topic-amber` | `#E09A1A` | text, strokes on light surfaces (2.4 : 1) |
        """, names: Self.names) == [
          "pass #fff on color-status-warning", "pass color-topic-amber on color-bg-surface",
        ])
  }

  @Test func `a table of pairs names both in columns of their own`() {
    #expect(
      outcomes(
        """
        | Element | Foreground | Background | Ratio | Requirement |
        | --- | --- | --- | --- | --- |
        | Body | `color-text-primary` #171717 | `color-bg-canvas` | 17.0:1 | 4.5:1 |
        | Meta | `color-text-tertiary` | `color-bg-sunken` | 4.53:1 | 7:1 |
        """) == [
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-tertiary on color-bg-sunken",
          "fail color-text-tertiary on color-bg-sunken",
        ])
  }

  @Test(arguments: [
    "`color-text-primary` on `color-bg-canvas`", "`color-text-primary` / `color-bg-canvas`",
  ])
  func `a cell may hold the whole pair`(_ pair: String) {
    #expect(
      outcomes("| Pair | Ratio |\n| --- | --- |\n| \(pair) | ~17.0:1 |\n") == [
        "pass color-text-primary on color-bg-canvas"
      ])
  }

  @Test func `a head that is a colour names the background, and one with an appearance its theme`()
  {
    #expect(
      outcomes(
        """
        | Token | canvas | Canvas (dark) | With white |
        | --- | --- | --- | --- |
        | `color-text-primary` | 17.0 : 1 | 16.8 : 1 | 17.9 : 1 |
        """, names: Self.names) == [
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-primary on #fff",
        ])
  }

  @Test func `a head may make the row's token the background`() {
    #expect(
      outcomes(
        "| Token | White on it |\n| --- | --- |\n| `color-accent-primary` | 3.01 : 1 |\n",
        names: Self.names) == ["pass #fff on color-accent-primary"])
  }

  @Test func `a literal in a row's first cell is its colour`() {
    #expect(
      outcomes("| Colour | On white |\n| --- | --- |\n| `#767676` | 4.54 : 1 |\n") == [
        "pass #767676 on white"
      ])
  }

  @Test func `what describes the row's own token is not another colour`() {
    // "Coral text" stands in the row of the strong accent; the floor is of that token.
    #expect(
      outcomes(
        """
        | Token | For |
        | --- | --- |
        | `color-status-warning` | coral text on canvas, 4.5 : 1 or more |
        """, names: Self.names) == ["pass color-status-warning on color-bg-canvas"])
  }

  // MARK: Prose

  @Test(arguments: [
    "White on `#FF6030` is 3.0 : 1, in light and dark.",
    "White text on coral reaches just 3.0 : 1.",
    "**White** on the *coral* button: 3.0 : 1.",
    "3.0 : 1 for white on coral.",
    "The ratio is 3.0∶1 (white on coral).",
    "Between white and coral the contrast is 3.0 : 1.",
    "The contrast between white and coral is 3.0 : 1.",
    "White / coral: 3.0:1.",
    "On coral, white measures 3.0 : 1.",
    "It switches to coral (white 3.0 : 1).",
    "Coral is bright (white on it 3.0 : 1).",
    "- A list: white on coral is `3.0:1`",
    "> White against coral gives 3,0 : 1.",
  ])
  func `prose names the pair`(_ sentence: String) {
    let found = outcomes(sentence, names: Self.names)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("pass ") == true, "\(found)")
  }

  @Test func `one sentence may state several ratios`() {
    #expect(
      outcomes(
        "`color-text-tertiary` has 4.8 : 1 on canvas and 4.5 : 1 on sunken; on ink it is unreadable.",
        names: Self.names) == [
          "pass color-text-tertiary on color-bg-canvas",
          "pass color-text-tertiary on color-bg-sunken",
        ])
  }

  @Test func `a list of backgrounds is checked one by one`() {
    #expect(
      outcomes(
        "`color-text-primary` has at least 7 : 1 on canvas, sunken and `color-bg-surface`.",
        names: Self.names) == [
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-primary on color-bg-sunken",
          "pass color-text-primary on color-bg-surface",
        ])
  }

  @Test func `an appearance behind the number is where it holds`() {
    #expect(
      outcomes(
        "`color-text-primary` on canvas is 17.0 : 1 in light and 16.8 : 1 in dark.",
        names: Self.names) == [
          "pass color-text-primary on color-bg-canvas",
          "pass color-text-primary on color-bg-canvas",
        ])
  }

  @Test func `a role that owns one token can stand for it`() {
    #expect(
      outcomes(
        "White on coral is 3.0 : 1.",
        rules: "roles: {coral: {tokens: [color-accent-primary]}}")
        == ["pass white on color-accent-primary"])
  }

  @Test func `a colour keyword outside of code is a word`() {
    // CSS has a colour called coral; the document's coral is something else.
    #expect(outcomes("White on coral is 3.0 : 1.") == ["skipped 3.0 : 1"])
    #expect(outcomes("White on `coral` is 2.5 : 1.") == ["pass white on coral"])
  }
}
