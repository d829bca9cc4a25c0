package import Diagnostics

extension RoleContrast {
  package static let description = RuleDescription(
    id: "role-contrast", family: .roles,
    summary: "A role's own contrast floor holds wherever the role is used.",
    why: """
      A role may promise more than WCAG asks for what an element is drawn as: a stroke that carries a \
      meaning, a text that has to be read at a glance.
      """,
    help: """
      Change the token so that it reaches `min-contrast` on every background of `on` and on everything \
      that the screens put behind it, or lay the element on another background.
      """,
    examples: [
      RuleExample(
        "A reward stroke that shows on both light surfaces",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens("#80951d")),
          ("today.yml", screen("{id: rays, kind: stroke, color: reward-deep}")),
        ],
        outcomes: [.pass, .pass, .pass]),
      RuleExample(
        "Lime itself does not show on a light surface",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens("#dffc66", mark: "↓")),
          ("today.yml", screen("{id: rays, kind: stroke, color: ↓reward-deep}")),
        ],
        outcomes: [.fail, .fail, .fail]),
      RuleExample(
        "On a screen the role also lies where nobody listed it",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens("#80951d")),
          (
            "today.yml",
            screen(
              """
              {id: card, kind: shape, fill: "#5e6d15", elements: [{id: rays, kind: stroke, color: \
              ↓reward-deep}]}
              """)
          ),
        ],
        outcomes: [.fail, .pass, .pass]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    screens: [today.yml]
    appearances: [light]
    roles:
      lime-stroke:
        tokens: [reward-deep]
        min-contrast: 3
        on: [page, card]
    """

  private static func tokens(_ color: String, mark: String = "") -> String {
    ":root { --page: #faf9f5; --card: #ffffff; \(mark)--reward-deep: \(color); }\n"
  }

  private static func screen(_ element: String) -> String {
    """
    screen: today
    background: page
    elements:
      - \(element)
    """
  }
}
