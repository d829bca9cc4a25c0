package import Diagnostics

extension ContrastOrder {
  static let id = "contrast-order"

  package static let description = RuleDescription(
    id: id, family: .pairs,
    summary: "A hierarchy of text tokens falls in contrast in the order given.",
    why: """
      People read importance from contrast: secondary text that stands out more than primary text \
      turns the page upside down, often in one appearance only.
      """,
    help: """
      Lower the contrast of the token that stands out too much, or put it higher in the list. Two tokens \
      of equal contrast are in order.
      """,
    examples: [
      RuleExample(
        "Primary, secondary and tertiary text on the canvas",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            order:
              - {tokens: [primary, secondary, tertiary], on: canvas}
            """
          ),
          (
            "tokens.css",
            ":root { --canvas: #faf9f5; --primary: #171717; --secondary: #5c5a55; --tertiary: #726e66; }\n"
          ),
        ],
        outcomes: [.pass, .pass]),
      RuleExample(
        "In dark the secondary text outshines the primary",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light, dark]
            order:
              - {tokens: [primary, secondary], on: canvas}
            """
          ),
          (
            "tokens.css",
            """
            :root { --canvas: #faf9f5; --primary: #171717; --secondary: #5c5a55; }
            .dark { --canvas: #121110; --primary: #b9b4a9; ↓--secondary: #f5f2e9; }

            """
          ),
        ],
        outcomes: [.pass, .fail]),
    ])
}
