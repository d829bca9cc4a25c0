package import Diagnostics

extension RoleUse {
  package static let description = RuleDescription(
    id: "role-use", family: .roles,
    summary: "A role is used for, lies on and carries only what its limits allow.",
    why: """
      A colour keeps its meaning as long as everything that has it means the same.
      """,
    help: """
      Give the element a role that is meant for it, or widen the limit in rules.yml if the meaning has \
      changed. `only` and `never` name kinds and uses, `only-on` and `never-on` the nearest thing behind \
      the element that is painted, `carries` what text and icons on the role may have. A label or icon \
      without a use of its own is for what its control is for; the outline of a shape counts as a stroke.
      """,
    examples: [
      RuleExample(
        "Coral for the primary action",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          ("today.yml", screen("{id: start, kind: control, use: cta, fill: coral}")),
        ],
        outcomes: [.pass]),
      RuleExample(
        "Coral as text",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          ("today.yml", screen("{id: title, kind: text, use: cta, color: ↓coral}")),
        ],
        outcomes: [.fail]),
      RuleExample(
        "Coral for a score",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          ("today.yml", screen("{id: bar, kind: shape, use: score, fill: ↓coral}")),
        ],
        outcomes: [.fail]),
      RuleExample(
        "On a soft tint text is always ink",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "today.yml",
            """
            screen: today
            background: page
            elements:
              - id: chip
                kind: shape
                fill: soft
                elements:
                  - {id: good, kind: text, color: ink}
                  - {id: bad, kind: text, color: ↓strong}
            """
          ),
        ],
        outcomes: [.pass, .pass, .fail]),
      RuleExample(
        "A soft tint on ink",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "today.yml",
            """
            screen: today
            background: ink
            elements:
              - {id: chip, kind: shape, fill: ↓soft}
            """
          ),
        ],
        outcomes: [.fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    screens: [today.yml]
    appearances: [light]
    uses: [cta, score]
    roles:
      coral:
        tokens: [coral]
        only: [cta]
        never: [text]
      soft-tint:
        tokens: [soft]
        carries: [ink]
        never-on: [ink]
    """

  private static let tokens =
    ":root { --page: #fff; --ink: #171717; --coral: #ff6030; --soft: #ffe2da; --strong: #c4421a; }\n"

  private static func screen(_ element: String) -> String {
    """
    screen: today
    background: page
    elements:
      - \(element)
    """
  }
}
