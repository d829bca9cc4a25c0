package import Diagnostics

extension ScreenContrast {
  static let id = "screen-contrast"

  package static let description = RuleDescription(
    id: id, family: .screens,
    summary: """
      An element on a screen reaches WCAG 1.4.3 or 1.4.6 (text) or 1.4.11 (non-text) over what is \
      really behind it.
      """,
    why: """
      A token can pass on its usual background and fail where a screen puts it: on a card, on a \
      gradient, on a photograph, in a faded group.
      """,
    help: """
      Use another colour there, or change what lies behind it.
      """,
    details: """
      Text needs 4.5 (at level AAA 7), large text 3 (AAA 4.5). Icons, strokes and focus rings \
      need 3; a control needs it of its fill or of its stroke; a shape with nothing in it (a \
      bar, a dot) as well, since it is a graphical object. WCAG asks for no boundary of a control that \
      its label or sign tells (Understanding 1.4.11), and asks for one of a field that nothing else \
      shows; a manifest does not say which it is, so the rule asks for it of both: waive it for \
      buttons that may do without. A shape that other elements lie on is \
      a surface and need not be told from what it lies on. Dividers are skipped, and so are \
      disabled, decorative and logotype elements with all in them, and what an opacity of 0 hides. \
      Groups and images have no contrast of their own. What lies behind an element is the screen's background with the \
      fill of every element that it lies in, composited with alpha and opacity; over a gradient \
      or an image the worst place counts. Text whose size nobody states is held to the floor of \
      small text.
      """,
    clause:
      "WCAG 2.2 1.4.3 Contrast (Minimum), 1.4.6 Contrast (Enhanced), 1.4.11 Non-text Contrast",
    examples: [
      RuleExample(
        "A title on a card that lies on the page",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nscreens: [home.yml]\nappearances: [light]\n"),
          ("tokens.css", ":root { --page: #fff; --card: #00633d; --on-card: #fff; }\n"),
          (
            "home.yml",
            """
            screen: home
            background: page
            elements:
              - id: card
                kind: shape
                fill: card
                elements:
                  - {id: title, kind: text, color: on-card, size: 17}
            """
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "The same card, faded: white on #599a81 is 3.31",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nscreens: [home.yml]\nappearances: [light]\n"),
          ("tokens.css", ":root { --page: #fff; --card: #00633d; --on-card: #fff; }\n"),
          (
            "home.yml",
            """
            screen: home
            background: page
            elements:
              - id: card
                kind: shape
                fill: card
                opacity: 0.65
                elements:
                  - {id: title, kind: text, color: ↓on-card, size: 17}
            """
          ),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A 17 pt bold label is not large text, so 3.01 is not enough for it",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            screens: [record.yml]
            appearances: [light]
            text-styles:
              btn: {size: 17, weight: 700}
            """
          ),
          ("tokens.css", ":root { --page: #171717; --coral: #ff6030; --label: #fff; }\n"),
          (
            "record.yml",
            """
            screen: record
            background: page
            elements:
              - id: start
                kind: control
                fill: coral
                label: {color: ↓label, text-style: btn}
            """
          ),
        ],
        outcomes: [.pass, .fail]),
      RuleExample(
        "White over a photograph: the lightest place counts",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nscreens: [photo.yml]\nappearances: [light]\n"),
          ("tokens.css", ":root { --page: #fff; --caption: #fff; }\n"),
          (
            "photo.yml",
            """
            screen: photo
            background: page
            elements:
              - id: photo
                kind: image
                lightest: "#f4f1ea"
                darkest: "#2a2a2a"
                elements:
                  - {id: caption, kind: text, color: ↓caption, size: 17}
                  - {id: mark, kind: icon, color: caption, decorative: true}
            """
          ),
        ],
        outcomes: [.fail, .skipped]),
    ])
}
