package import Diagnostics

extension RoleLabel {
  package static let description = RuleDescription(
    id: "role-label", family: .roles,
    summary: "An element whose role must not speak by colour alone has a text of its own.",
    why: """
      Who can't tell two colours apart must still be able to tell what they stand for.
      """,
    help: """
      Put a text into the element or beside it, in the same parent. Each text goes with one element.
      """,
    clause: "WCAG 2.2 1.4.1 Use of Color",
    examples: [
      RuleExample(
        "Each bar beside its name, and one with its name in it",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "growth.yml",
            """
            screen: growth
            background: page
            elements:
              - id: structure
                kind: group
                elements:
                  - {id: name, kind: text, color: text, size: 16}
                  - {id: bar, kind: shape, fill: dim-structure}
              - id: pill
                kind: shape
                fill: dim-fluency
                elements:
                  - {id: name, kind: text, color: text, size: 16}
            """
          ),
        ],
        outcomes: [.pass, .pass]),
      RuleExample(
        "Two bars share one name",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "growth.yml",
            """
            screen: growth
            background: page
            elements:
              - {id: name, kind: text, color: text, size: 16}
              - {id: first, kind: shape, fill: dim-structure}
              - {id: second, kind: shape, fill: ↓dim-fluency}
            """
          ),
        ],
        outcomes: [.pass, .fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    screens: [growth.yml]
    appearances: [light]
    roles:
      dimension:
        tokens: ["dim-*"]
        labelled: true
    """

  private static let tokens =
    ":root { --page: #ffffff; --text: #171717; --dim-structure: #1e9e6a; --dim-fluency: #6e4bff; }\n"
}
