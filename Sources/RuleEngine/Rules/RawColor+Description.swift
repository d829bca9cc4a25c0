package import Diagnostics

extension RawColor {
  static let id = "raw-color"

  package static let description = RuleDescription(
    id: id, family: .sources,
    summary: "No literal colour stands outside the design system's own files.",
    why: """
      A colour that is written out does not follow its token: it stays as it was when the brand changes, \
      and is the same in the dark.
      """,
    help: """
      Use the token that the finding names, or add one.
      """,
    details: """
      `sources` in rules.yml says which code is looked through and, under `allow`, where literals \
      are at home; token files need not be listed there. In Swift colours with literal components \
      or hex digits and platform colours by name are found; in CSS hex colours, functions and, where a \
      property takes colours, names; in other languages hex colours and functions. Comments are \
      left out. The subject of a finding is the literal and its file, so a waiver's `* in \
      App/Legacy/*` covers a folder. A literal on a screen counts too, but for the range of an \
      image.
      """,
    examples: [
      RuleExample(
        "Tokens everywhere but in the design system's folder",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          ("App/Home.css", ".card { color: var(--brand); } /* was #ff6030 */\n"),
          ("App/DesignSystem/Base.css", ":root { --brand: #ff6030; }\n"),
        ],
        outcomes: [.pass]),
      RuleExample(
        "Colours written out in CSS, one of which is a token's",
        files: [
          ("rules.yml", rules), ("tokens.css", tokens),
          (
            "App/Home.css",
            ".card { color: ↓#ff6030; box-shadow: 0 1px 2px ↓rgb(0 0 0 / 20%); }\n"
          ),
        ],
        outcomes: [.fail, .fail]),
      RuleExample(
        "A literal on a screen, and one in a component",
        files: [
          ("rules.yml", rules + "screens: [today.yml]\n"), ("tokens.css", tokens),
          (
            "today.yml",
            "screen: today\nbackground: ↓white\nelements:\n  - {kind: text, color: brand}\n"
          ),
          ("App/Card.tsx", "export const Card = () => <p style={{ color: '↓#171717' }} />;\n"),
        ],
        outcomes: [.fail, .fail]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    appearances: [light]
    sources: {files: ["App/**/*"], allow: ["App/DesignSystem/**"]}

    """

  private static let tokens = ":root { --brand: #ff6030; --ink: #171717; }\n"
}
