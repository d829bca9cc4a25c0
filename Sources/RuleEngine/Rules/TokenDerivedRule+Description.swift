package import Diagnostics

extension TokenDerivedRule {
  static let id = "token-derived"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "A derived token is what its recipe gives.",
    why: """
      A hover or pressed colour that is another at an opacity is written out once and then left behind \
      when the other changes; the states of one control no longer belong together.
      """,
    help: """
      Write the colour that the finding shows, or derive it where it is defined (`rgb(from \
      var(--brand) r g b / 90%)`).
      """,
    details: """
      The recipe multiplies the alpha of `from` by `opacity`; colours are the same where they come \
      to the same 8-bit sRGB with the same alpha. A capture in both names (`{x}-hover` from `{x}`) \
      makes a recipe for each pair.
      """,
    examples: [
      RuleExample(
        "A hover colour at 90 %, written with alpha and as a relative colour",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            derived:
              - {token: interactive-hover, from: interactive, opacity: 0.9}
              - {token: brand-hover, from: brand, opacity: 0.9}

            """
          ),
          (
            "tokens.css",
            """
            :root { --interactive: #0f62fe; --interactive-hover: #0f62fee6;
              --brand: oklch(0.6 0.2 30); --brand-hover: rgb(from var(--brand) r g b / 90%); }

            """
          ),
        ],
        outcomes: [.pass, .pass]),
      RuleExample(
        "In dark the hover colour was left at the light value",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light, dark]
            derived:
              - {token: "{x}-hover", from: "{x}", opacity: 0.9}

            """
          ),
          (
            "tokens.css",
            """
            :root { --interactive: #0f62fe; ↓--interactive-hover: #0f62fee6; }
            .dark { --interactive: #78a9ff; }

            """
          ),
        ],
        outcomes: [.pass, .fail]),
    ])
}
