import Diagnostics
import RuleEngine
import TestSupport
import Testing

@Suite struct ScreenContrastTests {
  static func checks(
    _ screen: String, tokens: String = tokens, appearances: String = "[light]", rules: String = ""
  ) -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      screens: [screen.yml]
      appearances: \(appearances)
      text-styles:
        btn: {size: 17, weight: 700}
        title: {size: 24, weight: 400}
      \(rules)
      """,
      "tokens.css": tokens, "screen.yml": "screen: home\n" + screen,
    ]).report().checks(of: "screen-contrast")
  }

  static let tokens = """
    :root { --page: #fff; --ink: #171717; --coral: #ff6030; --white: #fff; --grey: #949494; \
    --faint: #bbb; --scrim: rgb(0 0 0 / 0.6); --broken: var(--nothing); }
    .dark { --page: #121110; --ink: #f5f2e9; }
    """

  private func only(_ screen: String, tokens: String = tokens, rules: String = "") throws -> Check {
    let found = Self.checks(screen, tokens: tokens, rules: rules)
    #expect(found.count == 1)
    return try #require(found.first)
  }

  private func ratio(_ check: Check) throws -> Double { try #require(check.measured?.lowest) }

  /// A gradient of the Design Tokens format is a token whose colours are tokens of their own.
  @Test func `a token that is a gradient is a backdrop by its name`() throws {
    func report(_ fill: String, _ pairs: String = "") -> Report {
      MemoryProject([
        "rules.yml": "tokens: [a.tokens.json]\nappearances: [light]\nscreens: [s.yml]\n" + pairs,
        "a.tokens.json": """
        {"ink": {"$type": "color", "$value": "#111"}, "mid": {"$type": "color", "$value": "#888"},
         "dawn": {"$type": "gradient", "$value": [
           {"color": "#fff", "position": 0}, {"color": "{mid}", "position": 1}]},
         "one": {"$type": "gradient", "$value": [{"color": "#fff", "position": 0}]}}
        """,
        "s.yml": """
        screen: s
        background: mid
        elements:
          - {id: c, kind: shape, fill: \(fill), elements: [{kind: text, color: ink, size: 16}]}
        """,
      ]).report()
    }
    let found = report("dawn")
    #expect(found.problemLines == [])
    let check = try #require(
      found.checks(of: "screen-contrast").first { $0.subject.hasPrefix("ink") })
    // #111 on #888, the darker end, by WCAG 2.2's formula.
    #expect(abs(try ratio(check) - 5.326_845_438) < 1e-8)
    #expect(
      report("one").problemLines.first?.contains("its colours are tokens: one.0.color") == true)
    #expect(
      report("mid", "pairs: [{foreground: ink, background: dawn}]\n").problemLines.first?
        .contains("its colours are tokens: dawn.0.color and dawn.1.color") == true)
  }

  /// White at 0.4 on black at 0.4 over white: a group is drawn, then faded, so that white stays white and black
  /// becomes 255 · 0.6 = 153.
  @Test func `a failure says what is drawn where that is not what is named`() throws {
    let faded = """
      background: page
      elements:
        - {id: g, kind: shape, fill: black, opacity: 0.4, elements: [{id: t, kind: text, color: white, size: 16}]}
      """
    let tokens = ":root { --page: #fff; --white: #fff; --black: #000 }"
    let check = try #require(Self.checks(faded, tokens: tokens).last)
    #expect(
      check.detail
        == "As drawn it is #ffffff on #999999. No colour of its hue reaches that on this background."
    )
    let plain = try only(
      "background: page\nelements: [{id: t, kind: text, color: faint, size: 16}]\n")
    #expect(plain.detail == nil)
  }

  // MARK: Exemptions

  @Test(arguments: [
    ("decorative: true", "decorative: false", Outcome.fail), ("decorative: true", "", .skipped),
    ("disabled: true", "disabled: false", .fail), ("disabled: true", "decorative: false", .skipped),
    ("logotype: true", "logotype: false", .fail), ("", "decorative: true", .skipped),
  ])
  func `what is said of an element itself wins`(_ card: String, _ text: String, _ outcome: Outcome)
  {
    func comma(_ text: String) -> String { text.isEmpty ? "" : ", " + text }
    let found = Self.checks(
      "background: page\nelements: [{id: card, kind: shape, fill: page\(comma(card)), elements: "
        + "[{id: t, kind: text, color: faint\(comma(text))}]}]\n")
    #expect(found.filter { $0.element == "card/t" }.map(\.outcome) == [outcome])
  }

  // MARK: The sign on a control

  @Test(arguments: [
    ("{kind: control, fill: ink, color: white}", ["ink on page pass", "white on ink pass"]),
    ("{kind: control, fill: coral, color: faint}", ["coral on page pass", "faint on coral fail"]),
    ("{kind: control, stroke: ink, color: faint}", ["ink on page pass", "faint on page fail"]),
    ("{kind: control, color: faint}", ["faint on page fail"]),
    (
      "{kind: control, fill: ink, color: white, disabled: true}",
      ["ink on page skipped", "white on ink skipped"]
    ),
    ("{kind: shape, fill: ink, color: white}", ["ink on page pass"]),
  ])
  func `a control's own colour is held against its fill`(_ element: String, _ rows: [String]) {
    let found = Self.checks("background: page\nelements: [\(element)]\n")
    #expect(Set(found.map { "\($0.subject) \($0.outcome.rawValue)" }) == Set(rows))
    #expect(found.allSatisfy { $0.outcome == .skipped || $0.required == 3 })
  }

  // MARK: Rows

  @Test func `each state and appearance has a row of its own`() {
    let found = Self.checks(
      """
      states: [idle, live]
      background: page
      elements:
        - {id: title, kind: text, color: ink, size: 17}
        - id: dock
          kind: shape
          fill: ink
          states: [live]
          elements: [{id: label, kind: text, color: page, size: 17}]
      """, appearances: "[light, dark]")
    #expect(
      found.map { "\($0.subject) \($0.appearance ?? "") \($0.state ?? "")" } == [
        "ink on page light idle", "ink on page light live", "ink on page dark idle",
        "ink on page dark live", "page on ink light live", "page on ink dark live",
      ])
    #expect(found.allSatisfy { $0.screen == "home" && $0.outcome == .pass })
  }

  @Test func `a screen without states has one called default`() throws {
    #expect(
      try only("background: page\nelements: [{kind: text, color: ink, size: 17}]").state
        == "default")
  }

  @Test func `a finding stands where the manifest names the colour`() throws {
    let check = try only(
      "background: page\nelements:\n  - {id: hint, kind: text, color: faint, size: 17}\n")
    #expect(check.outcome == .fail)
    #expect(check.location.file.path == "screen.yml")
    #expect(check.location.start == Position(line: 4, column: 35))
    #expect(
      check.related.map(\.message) == [
        "faint is defined here", "the background page is defined here",
      ])
    #expect(check.fix?.token == "faint")
  }

  // MARK: Criteria

  @Test(arguments: [
    ("text", "size: 17", 4.5), ("text", "size: 24", 3), ("text", "size: 17, weight: 700", 4.5),
    ("text", "size: 18.66, weight: bold", 3), ("text", "size: 18.65, weight: bold", 4.5),
    ("text", "size: 18.67, weight: 700", 3), ("text", "size: 20, weight: 699", 4.5),
    ("text", "text-style: btn", 4.5), ("text", "text-style: title", 3), ("icon", "size: 12", 3),
    ("stroke", "opacity: 1", 3), ("focus-ring", "opacity: 1", 3), ("text", "opacity: 1", 4.5),
  ])
  func `kind and size decide the floor`(_ kind: String, _ more: String, _ floor: Double) throws {
    let check = try only("background: page\nelements: [{kind: \(kind), color: ink, \(more)}]")
    #expect(check.required == floor)
  }

  @Test func `a print point is four thirds of a pixel`() throws {
    // HTML_CodeSniffer#155: 14 pt bold is large, and 3.396 enough for it.
    let check = try only(
      "background: page\nelements: [{kind: text, color: \"#7c7cff\", size: 14, weight: 700}]",
      rules: "units: {pt: 1.3333333333333333}")
    #expect(check.required == 3)
    #expect(check.outcome == .pass)
    #expect(abs(try ratio(check) - 3.396) < 5e-4)
  }

  @Test func `weight 750 is bold`() throws {
    // axe-core#2031.
    let check = try only(
      "background: page\nelements: [{kind: text, color: \"#808080\", size: 19, weight: 750}]")
    #expect(check.required == 3)
    #expect(check.outcome == .pass)
  }

  @Test func `level AAA raises the floors of text and no others`() {
    let found = Self.checks(
      """
      background: page
      elements:
        - {kind: text, color: ink, size: 17}
        - {kind: text, color: ink, size: 24}
        - {kind: icon, color: ink}
      """, rules: "level: AAA")
    #expect(found.map(\.required) == [7, 4.5, 3])
    #expect(
      found.map(\.requirement) == [
        "WCAG 2.2 1.4.6 text", "WCAG 2.2 1.4.6 large text", "WCAG 2.2 1.4.11 non-text",
      ])
  }

  @Test func `text without a size is held to the floor of small text, which is said`() throws {
    let check = try only("background: page\nelements: [{kind: text, color: grey}]")
    #expect(check.outcome == .fail)
    #expect(check.detail?.contains("size is not stated") == true)
  }

  @Test func `a surface, a group and an image have no contrast of their own`() {
    let found = Self.checks(
      """
      background: page
      elements:
        - id: card
          kind: shape
          fill: page
          stroke: faint
          elements:
            - {id: title, kind: text, color: ink, size: 17}
        - {kind: group, elements: [{id: more, kind: text, color: ink, size: 17}]}
        - {kind: image, lightest: "#fff", darkest: "#eee"}
        - {kind: shape}
      """)
    #expect(found.map(\.subject) == ["ink on page", "ink on page"])
  }

  @Test func `a shape with nothing in it is a graphical object`() throws {
    let check = try only("background: page\nelements: [{id: bar, kind: shape, fill: faint}]")
    #expect(check.outcome == .fail)
    #expect(check.required == 3)
  }

  @Test(arguments: [
    ("fill: faint", Outcome.fail, "faint on page"), ("fill: coral", .pass, "coral on page"),
    ("fill: page, stroke: ink", .pass, "ink on page"),
    ("fill: ink, stroke: faint", .pass, "ink on page"),
    ("fill: page, stroke: faint", .fail, "faint on page"),
    ("fill: faint, stroke: broken", .undecided, "broken on page"),
  ])
  func `a control stands out by its fill or by its stroke`(
    _ paints: String, _ outcome: Outcome, _ subject: String
  ) throws {
    let check = try only("background: page\nelements: [{id: go, kind: control, \(paints)}]")
    #expect(check.outcome == outcome)
    #expect(check.subject == subject)
  }

  @Test(arguments: [
    ("kind: text, color: faint, disabled: true", "inactive"),
    ("kind: icon, color: faint, decorative: true", "decoration"),
    ("kind: text, color: faint, logotype: true", "logo"),
    ("kind: control, fill: faint, disabled: true", "inactive"),
    ("kind: divider, color: faint", "divider"),
  ])
  func `what is exempt is skipped with the reason`(_ element: String, _ reason: String) throws {
    let check = try only("background: page\nelements: [{\(element)}]")
    #expect(check.outcome == .skipped)
    #expect(check.detail?.contains(reason) == true)
    #expect(check.measured == nil)
  }

  /// The kind of dequelabs/axe-core#2171 and #2261: "not visible to anyone" is WCAG's own exemption. A role
  /// that nobody sees is not used, either.
  @Test func `what an opacity of 0 hides is skipped, and counts for no role`() {
    let report = MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      screens: [screen.yml]
      appearances: [light]
      roles: {coral: {tokens: [coral], never: [text], per-screen: {max: 1}}}
      """,
      "tokens.css": Self.tokens,
      "screen.yml": """
      screen: home
      background: page
      elements:
        - {id: one, kind: shape, fill: coral}
        - {id: two, kind: text, color: coral, size: 17, opacity: 0}
        - {id: three, kind: group, opacity: 0, elements: [{id: t, kind: icon, color: coral, logotype: true}]}
        - {id: four, kind: text, color: white, size: 17, opacity: 0.001}
      """,
    ]).report()
    let seen = report.checks(of: "screen-contrast")
    #expect(seen.map(\.outcome) == [.pass, .skipped, .skipped, .fail])
    #expect(seen[1].detail?.contains("not visible to anyone") ?? false)
    #expect(seen[2].detail?.contains("not visible to anyone") ?? false)
    #expect(report.checks(of: "role-count").map(\.measured) == [.value(1)])
    #expect(report.checks(of: "role-use").allSatisfy { $0.outcome != .fail })
  }

  @Test func `what lies in something disabled is exempt too`() {
    let found = Self.checks(
      """
      background: page
      elements:
        - {kind: control, fill: faint, disabled: true, label: {color: page, size: 17}}
      """)
    #expect(found.map(\.outcome) == [.skipped, .skipped])
  }

  // MARK: What is not known

  @Test func `a colour that nobody can say is undecided, with the reason`() throws {
    let check = try only("background: page\nelements: [{kind: text, color: broken, size: 17}]")
    #expect(check.outcome == .undecided)
    #expect(check.detail?.contains("nothing") == true)
    let behind = Self.checks(
      "background: broken\nelements: [{kind: text, color: ink, size: 17}]")
    #expect(behind.map(\.outcome) == [.undecided])
  }

  @Test func `an opaque card hides a backdrop that nobody knows`() throws {
    let check = try only(
      """
      background: broken
      elements:
        - {kind: shape, fill: ink, elements: [{kind: text, color: page, size: 17}]}
      """)
    #expect(check.outcome == .pass)
    #expect(check.subject == "page on ink")
  }

  @Test func `without a background the ratio is an interval`() throws {
    let check = try only("elements: [{kind: text, color: ink, size: 17}]")
    #expect(check.outcome == .undecided)
    guard case .between(let low, _)? = check.measured else {
      Issue.record("no interval")
      return
    }
    #expect(low == 1)
    let scrim = try only(
      "elements: [{kind: shape, fill: scrim, elements: [{kind: text, color: white, size: 17}]}]")
    #expect(scrim.outcome == .pass)
  }

  @Test func `text without a colour is undecided`() throws {
    let check = try only("background: page\nelements: [{id: title, kind: text, size: 17}]")
    #expect(check.outcome == .undecided)
    #expect(check.subject == "title on page")
  }

  @Test func `an image without its range is undecided`() throws {
    let check = try only(
      "elements: [{id: photo, kind: image, elements: [{kind: text, color: ink, size: 17}]}]")
    #expect(check.outcome == .undecided)
    #expect(check.detail?.contains("photo") == true)
  }

  // MARK: What can't be read

  @Test(arguments: [
    // #949494 on white is 3.03: enough for large text, not for small.
    ("size: 1.5rem", Outcome.undecided), ("size: 24, weight: bolder", .pass),
    ("size: 18.66, weight: bolder", .undecided), ("size: 18.65, weight: bolder", .fail),
    ("size: 12, weight: 1001", .fail), ("text-style: titel, size: 12", .fail),
    ("text-style: titel", .undecided), ("text-style: odd", .undecided),
    ("text-style: odd, weight: 400", .fail), ("text-style: odd, weight: 700", .pass),
    ("text-style: big", .undecided), ("text-style: big, size: 12", .fail),
  ])
  func `text whose size or weight can't be read fails only where no size could save it`(
    _ type: String, _ outcome: Outcome
  ) throws {
    let check = try only(
      "background: page\nelements: [{kind: text, color: grey, \(type)}]",
      rules: "  odd: {size: 20, weight: heavyy}\n  big: {size: 1.5rem}")
    #expect(check.outcome == outcome)
    #expect(check.detail?.contains("not stated") != true)
  }
}
