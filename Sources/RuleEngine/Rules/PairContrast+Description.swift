package import Diagnostics

extension PairContrast {
  static let id = "pair-contrast"

  package static let description = RuleDescription(
    id: id, family: .pairs,
    summary: "A declared or inferred pair of colours reaches its floor in every appearance.",
    why: """
      Text that does not stand out from its background can't be read by people with low vision, in \
      sunlight, or on a dim screen.
      """,
    help: """
      Darken or lighten one of the two colours. The finding shows the nearest colour that \
      passes, where there is one for all pairs of the foreground.
      """,
    details: """
      `as:` says what a pair is used for and so its floor: text (4.5, at level AAA 7), \
      large-text (3, AAA 4.5), non-text (3); `min:` states a ratio of your own. The lower of two \
      ratios counts: of the colours as written, and of the 8-bit sRGB colours that they become. \
      A translucent foreground is measured as it shows over the background. A translucent \
      background has nothing stated behind it: the ratio is an interval, and the pair is \
      undecided where the floor lies within. `infer: on-names` pairs `onSurface` with `surface`, \
      `on-brand` with `brand`, `text-on-accent` with `accent`, and as shadcn/ui names them \
      `card-foreground` with `card` and `foreground` with `background`.
      """,
    clause:
      "WCAG 2.2 1.4.3 Contrast (Minimum), 1.4.6 Contrast (Enhanced), 1.4.11 Non-text Contrast",
    examples: [
      RuleExample(
        "Grey text that just reaches 4.5 on white",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            pairs:
              - {foreground: text, background: page, as: text}
            """
          ),
          ("tokens.css", ":root { --text: #767676; --page: #ffffff; }\n"),
        ],
        outcomes: [.pass]),
      RuleExample(
        "One step lighter it measures 4.478, which is not rounded up",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            pairs:
              - {foreground: text, background: page, as: text}
            """
          ),
          ("tokens.css", ":root { ↓--text: #777777; --page: #ffffff; }\n"),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A dark theme that forgot its background",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light, dark]
            pairs:
              - infer: on-names
            """
          ),
          (
            "tokens.css",
            """
            :root { --brand: #c2410c; --on-brand: #ffffff; }
            [data-theme="dark"] { ↓--on-brand: #1a1a1a; }

            """
          ),
        ],
        outcomes: [.pass, .fail]),
      RuleExample(
        "White on a scrim of which nobody says what lies below",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            pairs:
              - {foreground: label, background: scrim, min: 7}
            """
          ),
          ("tokens.css", ":root { ↓--label: #fff; --scrim: rgb(0 0 0 / 0.6); }\n"),
        ],
        outcomes: [.undecided]),
    ])
}
