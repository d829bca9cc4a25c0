package import Diagnostics

extension RoleCount {
  package static let description = RuleDescription(
    id: "role-count", family: .roles,
    summary: "A role is used at most so often in each state of a screen.",
    why: """
      What stands for the one thing to do says nothing any more once it is there twice.
      """,
    help: """
      Give all but one of the elements another role, or name the state and the uses that may have it \
      more often under `unless`. The count is of elements whose own colour, fill or stroke carries the \
      role, whatever the appearance; a literal of the same colour counts as well.
      """,
    examples: [
      RuleExample(
        "One primary action, and a second in the state that allows it",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "record.yml",
            """
            screen: record
            states: [idle, capture]
            background: page
            elements:
              - {id: start, kind: control, use: cta, fill: coral, states: [idle]}
              - {id: ring, kind: stroke, use: recording, color: coral, states: [capture]}
              - {id: stop, kind: control, use: recording, fill: coral, states: [capture]}
            """
          ),
        ],
        outcomes: [.pass, .pass]),
      RuleExample(
        "Two primary actions",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "today.yml",
            """
            screen: today
            background: page
            elements:
              - {id: start, kind: control, use: cta, fill: coral}
              - {id: later, kind: control, use: cta, fill: ↓coral}
            """
          ),
        ],
        outcomes: [.fail]),
      RuleExample(
        "The same colour as a literal, and by another name",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "today.yml",
            """
            screen: today
            background: page
            elements:
              - {id: start, kind: control, use: cta, fill: button-fill}
              - {id: badge, kind: shape, fill: ↓"#ff6030"}
            """
          ),
        ],
        outcomes: [.fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    screens: ["*.yml"]
    appearances: [light, dark]
    uses: [cta, recording]
    roles:
      coral:
        tokens: [coral]
        per-screen: {max: 1, unless: {state: capture, uses: [cta, recording]}}
        why: Coral always means the thing to tap.
    """

  private static let tokens =
    ":root { --page: #ffffff; --coral: #ff6030; --button-fill: var(--coral); }\n"
}
