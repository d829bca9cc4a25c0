package import Diagnostics

extension TokenGamutRule {
  static let id = "token-gamut"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "A colour lies inside the gamut that it is shipped in.",
    why: """
      A screen can't show a colour outside its gamut: each browser and platform puts another in its \
      place, and hue, lightness and contrast move with it.
      """,
    help: """
      Take the mapped colour that the finding shows, or lower the chroma. Colours are shipped in sRGB; \
      one that is written in a wide RGB space (`color(display-p3 …)`, `rec2020`, `a98-rgb`, \
      `prophoto-rgb`, a Display P3 asset) is shipped in that.
      """,
    details: """
      What lies outside by less than 0.0002, a twentieth of an 8-bit step, is taken as inside: so colours \
      of the gamut's surface are, in the digits that tools give them.
      """,
    clause: "CSS Color 4, Gamut Mapping",
    examples: [
      RuleExample(
        "An OKLCH colour that sRGB can show, and a P3 colour within P3",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          (
            "tokens.css",
            ":root { --leaf: oklch(0.7 0.15 150); --signal: color(display-p3 1 0.2 0.1); }\n"
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "More chroma than sRGB has at this lightness and hue",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --leaf: ↓oklch(0.7 0.3 150); }\n"),
        ],
        outcomes: [.fail]),
    ])
}
