package import Diagnostics

extension TextOpacity {
  static let id = "text-opacity"

  package static let description = RuleDescription(
    id: id, family: .sources,
    summary: "No opacity is used to invent a text colour.",
    why: """
      A faded colour is another on every background: nobody has measured it, and over an image or in the \
      dark it may not be readable at all.
      """,
    help: """
      Make a token of the colour that is meant, and use that.
      """,
    details: """
      In code a text's colour with an alpha is found, and an opacity on what is plainly text: in \
      Swift a `Text` or `Label` and what has a foreground style, elsewhere what sets a colour or a \
      font beside its opacity. What is fully shown or hidden is left alone, and so are styles of \
      disabled controls. On a screen it is a text whose own opacity is less than 1, or whose \
      literal colour has an alpha; disabled, decorative and logo texts are skipped.
      """,
    examples: [
      RuleExample(
        "Tokens for text; opacity only on a picture and a disabled button",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "App/Home.css",
            """
            .meta { color: var(--ink-secondary); }
            .photo { opacity: 0.5; }
            .button:disabled { color: var(--ink); opacity: 0.4; }

            """
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "An alpha on a text colour, and an opacity on text",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "App/Home.css",
            """
            .meta { color: ↓rgb(from var(--ink) r g b / 0.6); }
            .note { font-size: 13px; ↓opacity: 0.7; }

            """
          ),
        ],
        outcomes: [.fail, .fail]),
      RuleExample(
        "Texts of a screen, one of them of a disabled control",
        files: [
          ("rules.yml", rules + "screens: [today.yml]\n"), ("tokens.css", tokens),
          ("App/Home.css", ".meta { color: var(--ink); }\n"),
          (
            "today.yml",
            """
            screen: today
            background: page
            elements:
              - ↓{kind: text, color: ink, opacity: 0.6}
              - {kind: text, color: ink, opacity: 0.4, disabled: true}
              - {kind: text, color: ↓"#17171799"}

            """
          ),
        ],
        outcomes: [.pass, .fail, .skipped, .fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    appearances: [light]
    sources: {files: ["App/**/*"]}

    """

  private static let tokens =
    ":root { --page: #faf9f5; --ink: #171717; --ink-secondary: #5c5a55; }\n"
}
