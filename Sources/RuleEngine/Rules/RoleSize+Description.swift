package import Diagnostics

extension RoleSize {
  package static let description = RuleDescription(
    id: "role-size", family: .roles,
    summary: "Text that carries a role has the size or the text style that the role asks for.",
    why: """
      A colour that just reaches its contrast at one size can't be read any more at a smaller one.
      """,
    help: """
      Set the text larger, use one of the role's text styles, or take a stronger colour. Sizes are \
      compared in CSS px; `units` says how many of them a point has.
      """,
    examples: [
      RuleExample(
        "A caption at the smallest size allowed",
        files: [
          ("rules.yml", rules("min-size: 12")), ("tokens.css", tokens),
          ("today.yml", screen("size: 12")),
        ],
        outcomes: [.pass]),
      RuleExample(
        "One point smaller",
        files: [
          ("rules.yml", rules("min-size: 12")), ("tokens.css", tokens),
          ("today.yml", screen("size: 11", mark: "↓")),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A text style that the role does not list",
        files: [
          ("rules.yml", rules("text-style: [footnote, caption]")), ("tokens.css", tokens),
          ("today.yml", screen("text-style: body", mark: "↓")),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A text whose size nobody states",
        files: [
          ("rules.yml", rules("min-size: 12")), ("tokens.css", tokens),
          ("today.yml", screen("weight: 400", mark: "↓")),
        ],
        outcomes: [.undecided]),
    ])

  private static func rules(_ limit: String) -> String {
    """
    tokens: [tokens.css]
    screens: [today.yml]
    appearances: [light]
    text-styles:
      body: {size: 17, weight: 400}
      footnote: {size: 13, weight: 400}
      caption: {size: 12, weight: 500}
    roles:
      quiet:
        tokens: [text-tertiary]
        \(limit)
    """
  }

  private static func screen(_ size: String, mark: String = "") -> String {
    """
    screen: today
    background: page
    elements:
      - {id: note, kind: text, color: \(mark)text-tertiary, \(size)}
    """
  }

  private static let tokens = ":root { --page: #ffffff; --text-tertiary: #726e66; }\n"
}
