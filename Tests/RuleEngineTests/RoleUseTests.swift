import Diagnostics
import RuleEngine
import Testing

/// What kinds, uses and backdrops mean for `role-use`.
@Suite struct RoleUseTests {
  private func outcomes(_ role: String, _ elements: String, background: String = "page")
    -> [Outcome]
  {
    let report = MemoryProject([
      "rules.yml": """
      tokens: a.css
      screens: s.yml
      appearances: [light, dark]
      uses: [cta, score, text]
      roles:
        coral: {tokens: coral, \(role)}
        paper: {tokens: page}
      """,
      "a.css": """
      :root { --page: #fff; --ink: #111; --coral: #f60; --paper-alias: var(--page); --other: #0f0; }
      """,
      "s.yml": "screen: s\nstates: [a, b]\nbackground: \(background)\nelements:\n" + elements,
    ]).report()
    return report.checks(of: "role-use").filter { $0.subject.hasPrefix("coral:") }.map(\.outcome)
  }

  @Test(arguments: [
    ("only: [cta]", "{kind: control, use: cta, fill: coral}", Outcome.pass),
    ("only: [cta]", "{kind: control, use: [score, cta], fill: coral}", .pass),
    ("only: [cta]", "{kind: control, use: score, fill: coral}", .fail),
    ("only: [cta]", "{kind: control, fill: coral}", .fail),
    ("only: [control]", "{kind: control, stroke: coral}", .pass),
    ("only: [stroke]", "{kind: shape, stroke: coral}", .pass),
    ("only: [stroke]", "{kind: shape, fill: coral}", .fail),
    ("only: [icon, score]", "{kind: icon, color: coral}", .pass),
    ("never: [shape]", "{kind: shape, fill: coral}", .fail),
    ("never: [shape]", "{kind: shape, stroke: coral}", .pass),
    ("never: [control]", "{kind: control, stroke: coral}", .fail),
    ("never: [stroke]", "{kind: shape, stroke: coral}", .fail),
    ("never: [stroke]", "{kind: stroke, color: coral}", .fail),
    ("never: [score]", "{kind: shape, use: score, fill: coral}", .fail),
    ("never: [score]", "{kind: shape, use: cta, fill: coral}", .pass),
    ("never: [text]", "{kind: text, color: coral}", .fail),
    ("never: [text]", "{kind: shape, use: text, fill: coral}", .fail),
    ("never: [text]", "{kind: shape, fill: coral}", .pass),
    ("never: [shape]", "{kind: shape, fill: {gradient: [ink, coral]}}", .fail),
  ])
  func `kinds and uses limit a role`(_ role: String, _ element: String, _ outcome: Outcome) {
    #expect(outcomes(role, "  - " + element) == [outcome])
  }

  @Test func `a label without a use is for what its control is for`() {
    let cta = "only: [cta]"
    #expect(outcomes(cta, "  - {kind: control, use: cta, label: {color: coral}}") == [.pass])
    #expect(
      outcomes(cta, "  - {kind: control, use: cta, label: {color: coral, use: score}}") == [.fail])
    #expect(
      outcomes(cta, "  - {kind: control, use: cta, elements: [{kind: text, color: coral}]}")
        == [.fail])
  }

  @Test(arguments: [
    ("only-on: [page]", "page", Outcome.pass), ("only-on: [page]", "paper-alias", .pass),
    ("only-on: [page]", "\"#ffffff\"", .pass), ("only-on: [page]", "ink", .fail),
    ("only-on: [paper]", "page", .pass), ("only-on: [paper]", "paper-alias", .pass),
    ("only-on: [paper]", "\"#fff\"", .pass), ("only-on: [ink, paper]", "ink", .pass),
    ("only-on: [page]", "{gradient: [page, ink]}", .fail),
    ("only-on: [page, ink]", "{gradient: [page, ink]}", .pass),
    ("never-on: [page]", "page", .fail), ("never-on: [page]", "ink", .pass),
    ("never-on: [page]", "{gradient: [page, ink]}", .fail),
    ("never-on: [page]", "unknown-token", .undecided),
    ("only-on: [page]", "unknown-token", .undecided),
  ])
  func `backdrops limit a role`(_ role: String, _ background: String, _ outcome: Outcome) {
    #expect(
      outcomes(role, "  - {kind: shape, fill: coral}", background: background) == [outcome])
  }

  @Test func `the backdrop is the nearest painted thing`() {
    let elements = """
        - kind: shape
          fill: ink
          elements:
            - kind: group
              elements: [{kind: shape, fill: coral}]
      """
    #expect(outcomes("only-on: [ink]", elements) == [.pass])
    #expect(outcomes("only-on: [page]", elements) == [.fail])
  }

  @Test func `text and icons on a role are what it carries`() {
    let elements = """
        - kind: shape
          fill: coral
          elements:
            - {id: a, kind: text, color: ink}
            - {id: b, kind: icon, color: other}
            - {id: c, kind: shape, fill: other}
            - {id: d, kind: text, color: "#111111"}
      """
    #expect(outcomes("carries: [ink]", elements) == [.pass, .fail, .pass])
    #expect(outcomes("carries: [paper, other]", elements) == [.fail, .pass, .fail])
  }

  /// What is written on a fill of its own lies on that, whatever lies behind it.
  @Test(arguments: [
    ("carries: [ink]", "{kind: text, fill: coral, color: other}", Outcome.fail),
    ("carries: [ink]", "{kind: text, fill: coral, color: ink}", .pass),
    ("carries: [ink]", "{kind: icon, fill: coral, color: other}", .fail),
    ("only-on: [page]", "{kind: text, fill: ink, color: coral}", .fail),
    ("only-on: [ink]", "{kind: text, fill: ink, color: coral}", .pass),
    ("never-on: [ink]", "{kind: icon, fill: ink, color: coral}", .fail),
    ("never-on: [ink]", "{kind: control, fill: ink, color: coral}", .fail),
    ("never-on: [ink]", "{kind: control, fill: coral, color: ink}", .pass),
    ("never-on: [ink]", "{kind: control, fill: ink, stroke: coral}", .pass),
  ])
  func `a text lies on its own fill`(_ role: String, _ element: String, _ outcome: Outcome) {
    #expect(outcomes(role, "  - " + element) == [outcome])
  }

  /// What is painted with nothing lets through what is behind it.
  @Test(arguments: [
    ("never-on: [ink]", "transparent", Outcome.fail), ("never-on: [ink]", "\"#ffffff00\"", .fail),
    ("only-on: [ink]", "\"rgb(0 0 0 / 0)\"", .pass),
    ("only-on: [ink]", "{gradient: [transparent, \"#0000\"]}", .pass),
    ("never-on: [ink]", "{gradient: [transparent, page]}", .pass),
    ("never-on: [ink]", "page", .pass),
  ])
  func `a transparent layer hides nothing`(_ role: String, _ fill: String, _ outcome: Outcome) {
    let elements = """
        - kind: shape
          fill: ink
          elements: [{kind: shape, fill: \(fill), elements: [{kind: shape, fill: coral}]}]
      """
    #expect(outcomes(role, elements) == [outcome])
  }

  @Test func `the screen's background carries too`() {
    #expect(
      outcomes("carries: [ink]", "  - {kind: text, color: other}", background: "coral") == [.fail])
  }

  @Test func `what no state shows is not judged`() {
    let elements = """
        - kind: group
          states: [a]
          elements: [{kind: text, color: coral, states: [b]}]
      """
    #expect(outcomes("never: [text]", elements) == [])
  }

  @Test func `an element that breaks several limits is one row`() {
    let role = "never: [text], only-on: [ink]"
    #expect(outcomes(role, "  - {kind: text, color: coral}") == [.fail])
  }

  @Test func `a text that is only decoration labels nothing`() {
    // WCAG 2.2, "pure decoration": it provides no information.
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      screens: [s.yml]
      roles: {dim: {tokens: [red], labelled: true}}
      """,
      "a.css": ":root { --red: #c00; --ink: #111; --page: #fff; }",
      "s.yml": """
      screen: s
      background: page
      elements:
        - {id: a, kind: group, elements: [{id: i, kind: icon, color: red}, {kind: text, color: ink, decorative: true}]}
        - {id: b, kind: group, elements: [{id: i, kind: icon, color: red}, {kind: text, color: ink, disabled: true}]}
      """,
    ]).report()
    #expect(
      report.checks(of: "role-label").map { "\($0.outcome) \($0.subject)" } == [
        "fail dim: a/i", "pass dim: b/i",
      ])
  }

  /// One text goes with one element, wherever it stands.
  @Test(arguments: [
    ("group", "dim", 1, ["pass dim: g/a", "fail dim: b"]),
    ("shape", "dim", 1, ["pass dim: g/a", "fail dim: b"]),
    ("group", "ink", 1, ["pass dim: b"]), ("shape", "ink", 1, ["fail dim: b"]),
    ("group", "dim", 2, ["pass dim: g/a", "fail dim: b"]),
  ])
  func `a text in a group goes with what the group shows`(
    _ kind: String, _ fill: String, _ texts: Int, _ expected: [String]
  ) {
    let labels = String(repeating: ", {kind: text, color: ink}", count: texts)
    let report = MemoryProject([
      "rules.yml": """
      tokens: [a.css]
      screens: [s.yml]
      roles: {dim: {tokens: [dim], labelled: true}}
      """,
      "a.css": ":root { --dim: #c00; --ink: #111; --page: #fff; }",
      "s.yml": """
      screen: s
      background: page
      elements:
        - {id: g, kind: \(kind), elements: [{id: a, kind: shape, fill: \(fill)}\(labels)]}
        - {id: b, kind: shape, fill: dim}
      """,
    ]).report()
    #expect(
      report.checks(of: "role-label").map { "\($0.outcome) \($0.subject)" } == expected)
  }
}
