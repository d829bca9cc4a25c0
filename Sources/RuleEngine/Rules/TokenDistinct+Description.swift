package import Diagnostics

extension TokenDistinct {
  static let id = "token-distinct"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: """
      Colours that carry different meanings can be told apart, also with a colour-vision deficiency.
      """,
    why: """
      One man in twelve does not see red and green as others do: two colours that mean pass and fail can \
      be the same to him.
      """,
    help: """
      Move the two colours apart in lightness, which everyone sees, and give the meaning a second signal: \
      a word, a shape.
      """,
    details: """
      Every two tokens of a set are compared by ΔE OK (0.02 is just noticeable, black and white are 1 \
      apart) in each vision of the entry: normal, protan, deutan and tritan where it names none, at full \
      severity by Machado, Oliveira and Fernandes 2009, tritan by Brettel, Viénot and Mollon 1997; `grey` \
      compares luminance alone. The vision in which they are nearest counts. In a set of more than 32 \
      tokens each has one row, with the nearest of those before it. A translucent colour is undecided, \
      since how it looks depends on what is behind it.
      """,
    examples: [
      RuleExample(
        "Violet and green, apart for everyone",
        files: [
          ("rules.yml", rules),
          ("tokens.css", ":root { --key-info: #6e4bff; --structure: #26ac74; }\n"),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A red and a green of the same lightness, which deuteranopes don't tell apart",
        files: [
          ("rules.yml", rules),
          ("tokens.css", ":root { --key-info: #b5651d; ↓--structure: #6b8e23; }\n"),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A colour that lets something else show through",
        files: [
          ("rules.yml", rules),
          ("tokens.css", ":root { --key-info: #6e4bff; ↓--structure: #1e9e6a80; }\n"),
        ],
        outcomes: [.undecided]),
    ])

  private static let rules = """
    tokens: [tokens.css]
    appearances: [light]
    distinct:
      - {tokens: [key-info, structure], min-delta-e: 0.1, vision: [normal, protan, deutan, tritan]}
    """
}
