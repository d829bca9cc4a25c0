package import Diagnostics

extension TokenParityRule {
  static let id = "token-parity"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "A token has the same colour, and the right name, in both places.",
    why: """
      A colour that stands in CSS, in Swift and in an asset catalogue is changed in one of them and \
      forgotten in the others; each platform then shows a brand of its own.
      """,
    help: """
      Write the value of the left into the right, add what is missing, or correct the name.
      """,
    details: """
      `parity` in rules.yml says what the sides are and how names go together: `css-to-swift` \
      makes `accentPrimary` of `color-accent-primary`, with any type or folder in front; `kebab`, \
      `camel`, `snake` and `path` spell the words of the left so; a mapping names the pairs one by \
      one; without `names` both sides have the same. Colours are the same where they come to the \
      same 8-bit sRGB, or lie within half a step of it. Each side is read by itself, with the \
      format and appearance that `tokens` states for its files; what a side refers to may stand in \
      the project's other token files, or in those of another entry.
      """,
    examples: [
      RuleExample(
        "CSS and its export, whose names follow the path",
        files: [
          ("rules.yml", rules("path")),
          ("tokens.css", css),
          (
            "export.json",
            """
            {"color": {"$type": "color",
              "ink": {"$value": "#171717"}, "accent": {"primary": {"$value": "#ff6030"}}}}

            """
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "An export with an old value and without a token",
        files: [
          ("rules.yml", rules("path")),
          ("tokens.css", ":root { ↓--color-ink: #171717; --color-accent-primary: #ff6030; }\n"),
          (
            "export.json",
            """
            {"color": {"$type": "color", "accent": {"primary": {"$value": "↓#ff6a3d"}}}}

            """
          ),
        ],
        outcomes: [.fail, .fail]),
      RuleExample(
        "A name that does not follow the scheme",
        files: [
          ("rules.yml", rules("camel")),
          ("tokens.css", css),
          (
            "export.json",
            """
            {"$type": "color", "↓color_ink": {"$value": "#171717"},
              "colorAccentPrimary": {"$value": "#ff6030"}}

            """
          ),
        ],
        outcomes: [.fail, .pass]),
    ])

  private static let css = ":root { --color-ink: #171717; --color-accent-primary: #ff6030; }\n"

  private static func rules(_ names: String) -> String {
    """
    tokens: [tokens.css]
    appearances: [light]
    parity:
      - {left: tokens.css, right: export.json, names: \(names)}

    """
  }
}
