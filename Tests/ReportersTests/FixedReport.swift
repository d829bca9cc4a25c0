import Diagnostics

/// The one report that every format is tried on: each outcome, each kind of number, names that are
/// long, wide or hostile.
enum FixedReport {
  static let tokens = SourceFile(
    path: "design/tokens.css",
    text: """
      :root {
        --color-accent-primary: #ff6030;
        --color-text-on-accent: #ffffff;
        --color-text-primary: #171717;
        --color-bg-canvas: #faf9f5;
      }

      """)
  static let rules = SourceFile(
    path: "rules.yml",
    text: """
      pairs:
        - foreground: [color-text-primary, color-text-on-accent]
          background: [color-bg-canvas]
      waivers: []

      """)
  static let screen = SourceFile(
    path: "design/screens/记录 屏.yml",
    text: """
      screen: record
      elements:
        - {id: 讲清楚了, kind: text}
        - {id: 👍, kind: text}

      """)
  static let document = SourceFile(
    path: "design/tokens.md", text: "| text | 16.9 : 1 |\n| danger | 4.5 : 1 on sunken |\n")

  static let appearances = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  static var report: Report {
    Report(
      version: "0.1.0", appearances: appearances, rules: descriptions,
      checks: pairs + coverage + screens + roles + claims + waivers, problems: problems,
      duration: 0.0125, illustrations: illustrations)
  }

  private static func description(_ id: String, _ family: RuleFamily, _ summary: String)
    -> RuleDescription
  {
    RuleDescription(
      id: id, family: family, summary: summary,
      why: "People with low vision, and anyone in the sun, cannot read text that barely differs.",
      help: "Darken the text or lighten what lies behind it.", clause: "WCAG 2.2 1.4.3",
      examples: [])
  }

  static let descriptions = [
    description("pair-contrast", .pairs, "A declared or inferred pair reaches its floor."),
    description("screen-contrast", .screens, "An element on a screen reaches its criterion."),
    description("role-count", .roles, "A role is used at most so often on a screen."),
    description("role-use", .roles, "A role is used only for what its limits say."),
    description("claimed-ratio", .documents, "A ratio written in a document is the measured one."),
    description("token-value", .tokens, "A token's value is a colour that can be read."),
    description("unused-waiver", .waivers, "Waivers are true."),
  ]

  static let problems = [
    Problem("expected a mapping, found text", at: screen.location(Span(0, 6)), help: "indent it"),
    Problem("no such file", path: "design/\u{1B}[31mgone.css"),
  ]
}

// Checks by part.
extension FixedReport {
  static func contrast(
    _ subject: String, _ colors: [(UInt32, UInt32, Double)], floor: Double = 4.5,
    rule: String = "pair-contrast", screen: String? = nil, state: String? = nil,
    at location: Location
  ) -> [Check] {
    zip(appearances, colors).map { appearance, row in
      var check = Check(
        rule: rule, subject: subject, appearance: appearance, screen: screen, state: state,
        foreground: Swatch(token: nil, rgba: row.0), background: Swatch(token: nil, rgba: row.1),
        measured: .value(row.2), required: floor, requirement: "text, WCAG 2.2 1.4.3",
        outcome: row.2 >= floor ? .pass : .fail, location: location)
      let parts = subject.split(separator: " ")
      if parts.count == 3 {
        check.foreground?.token = String(parts[0])
        check.background?.token = String(parts[2])
      }
      return check
    }
  }

  static var pairs: [Check] {
    let primary = contrast(
      "color-text-primary on color-bg-canvas",
      [
        (0x171717FF, 0xFAF9F5FF, 17.01744), (0xF5F2E9FF, 0x121110FF, 16.8713),
        (0x171717FF, 0xFAF9F5FF, 17.01744), (0xF5F2E9FF, 0x121110FF, 16.8713),
      ], at: rules.location(Span(25, 43)))
    var accent = contrast(
      "color-text-on-accent on color-accent-primary",
      [
        (0xFFFFFFFF, 0xFF6030FF, 3.0108), (0xFFFFFFFF, 0xFF6030FF, 3.0108),
        (0xFFFFFFFF, 0xC2410CFF, 5.1785), (0xFFFFFFFF, 0xC2410CFF, 5.1785),
      ], at: rules.location(Span(45, 65)))
    for index in 0..<2 {
      accent[index].related = [
        Note("the background is defined here", at: tokens.location(Span(10, 32)))
      ]
      accent[index].fix = Fix(
        replacement: "#c94c26", rgba: 0xC94C26FF, location: tokens.location(Span(34, 41)),
        token: "color-accent-primary")
    }
    var near = contrast(
      "color-status-danger-on-a-very-long-surface-name on color-bg-sunken-and-raised-twice",
      [
        (0xD33A2CFF, 0xF5F2E9FF, 4.4999), (0xFF6B5EFF, 0x1C1B19FF, 6.1111),
        (0xD33A2CFF, 0xF5F2E9FF, 4.4999), (0xFF6B5EFF, 0x1C1B19FF, 6.1111),
      ], at: rules.location(Span(45, 65)))
    near[0].severity = .warning
    near[2].severity = .warning
    return primary + accent + near
  }

  static var coverage: [Check] {
    ["color-a", "color-b", "颜色", "evil\u{1B}[2J\u{202E}name", "<script>&\"'|`"].flatMap { name in
      ["light", "dark"].map { appearance in
        Check(
          rule: "token-value", subject: name, appearance: appearance, outcome: .pass,
          location: tokens.location(Span(10, 32)))
      }
    }
  }

  static var screens: [Check] {
    let title = ["idle", "capture"].flatMap { state in
      contrast(
        "讲清楚了/标题",
        [
          (0x171717FF, 0xFAF9F5FF, 17.01744), (0xF5F2E9FF, 0x121110FF, 16.8713),
          (0x171717FF, 0xFAF9F5FF, 17.01744), (0xF5F2E9FF, 0x121110FF, 16.8713),
        ], rule: "screen-contrast", screen: "record", state: state,
        at: screen.location(Span(30, 42)))
    }
    var label = contrast(
      "quest/start/label",
      [
        (0xFFFFFFFF, 0xFF6030FF, 3.0108), (0xFFFFFFFF, 0xFF6030FF, 3.0108),
        (0xFFFFFFFF, 0xC2410CFF, 5.1785), (0xFFFFFFFF, 0xC2410CFF, 5.1785),
      ], rule: "screen-contrast", screen: "record", state: "capture",
      at: screen.location(Span(30, 42)))
    for index in label.indices { label[index].element = "quest/start/label" }
    for index in 0..<2 {
      label[index].outcome = .waived
      label[index].waiver = "Brand trade-off; Increase Contrast switches the accent to #C2410C."
    }
    var photo = Check(
      rule: "screen-contrast", subject: "photo/caption", appearance: "light", screen: "record",
      state: "idle", measured: .between(1, 21), required: 4.5, outcome: .undecided,
      detail: "nothing says what lies behind the photo", location: screen.location(Span(30, 42)))
    photo.foreground = Swatch(token: nil, rgba: 0xFFFFFF80)
    let disabled = appearances.map { appearance in
      Check(
        rule: "screen-contrast", subject: "quest/later", appearance: appearance, screen: "record",
        state: "idle", outcome: .skipped, detail: "a disabled control is exempt (WCAG 2.2 1.4.3)",
        location: screen.location(Span(30, 42)))
    }
    return title + label + [photo] + disabled
  }

  static var roles: [Check] {
    ["idle", "capture"].map { state in
      Check(
        rule: "role-count", subject: "coral", screen: "record", state: state,
        measured: .value(state == "idle" ? 2 : 1), required: 1, requirement: "per-screen",
        quantity: .count, outcome: state == "idle" ? .fail : .pass,
        location: screen.location(Span(8, 14)))
    }
      + ["ring", "timer", "quest/start"].map { element in
        Check(
          rule: "role-use", subject: element, appearance: "light", screen: "record", state: "idle",
          outcome: .pass, location: screen.location(Span(8, 14)))
      }
  }

  static var claims: [Check] {
    [
      Check(
        rule: "claimed-ratio", subject: "text on canvas", appearance: "light",
        measured: .value(17.01744), required: 16.9, quantity: .claim, outcome: .fail,
        location: document.location(Span(9, 17))),
      Check(
        rule: "claimed-ratio", subject: "n/a", outcome: .skipped,
        detail: "no pair is named for this ratio", location: document.location(Span(31, 38))),
    ]
  }

  static var waivers: [Check] {
    [
      Check(
        rule: "unused-waiver", subject: "pair-contrast: color-x on *", outcome: .fail,
        detail: "no finding matches this waiver", location: rules.location(Span(100, 107)))
    ]
  }
}
