package import Diagnostics

extension PairCoverage {
  static let id = "pair-coverage"

  package static let description = RuleDescription(
    id: id, family: .pairs,
    summary: "Every token is used, and every pair that screens show is declared.",
    why: """
      A token that nothing uses is checked by nothing and kept for nobody; a pair that only a screen \
      shows is no longer checked when that screen is taken out.
      """,
    help: """
      Take the token out or use it; declare the pair under `pairs`.
      """,
    details: """
      A token is used where a screen, an entry of rules.yml, a file of `sources` or another used \
      token names it; that is asked only where there are screens or sources. A pair is covered by \
      an entry of `pairs` or a role's `min-contrast` with `on`, for the same tokens or for what \
      they stand for, whose floor is at least the one that the screen needs; that is asked only \
      where rules.yml declares pairs.
      """,
    defaultSeverity: .warning,
    examples: [
      RuleExample(
        "The one pair of the screen is declared, and each token is used",
        files: [
          ("rules.yml", rules), ("tokens.css", ":root { --page: #faf9f5; --ink: #171717; }\n"),
          ("today.yml", "screen: today\nbackground: page\nelements:\n" + text("ink")),
        ],
        outcomes: [.pass, .pass]),
      RuleExample(
        "A token that is left over, and a pair that nobody declared",
        files: [
          ("rules.yml", rules),
          (
            "tokens.css",
            ":root { --page: #faf9f5; --ink: #171717; --brand: #c4421a; ↓--accent-old: #f60; }\n"
          ),
          (
            "today.yml",
            "screen: today\nbackground: page\nelements:\n" + text("ink") + text("↓brand")
          ),
        ],
        outcomes: [.pass, .fail, .pass, .fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    screens: [today.yml]
    appearances: [light]
    pairs:
      - {foreground: ink, background: page}

    """

  private static func text(_ color: String) -> String {
    "  - {kind: text, size: 17, color: \(color)}\n"
  }
}
