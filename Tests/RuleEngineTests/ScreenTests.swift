import Diagnostics
import Testing
import TokenFiles

@testable import RuleEngine

@Suite struct ScreenTests {
  static let rules = """
    tokens: a.css
    screens: ["*.{yml,json}"]
    uses: [cta, score]
    text-styles: {body: {size: 17}}
    """

  private func read(
    _ screens: [String: String], css: String = ":root { --page: #fff; --ink: #111; }"
  ) -> (screens: [Screen], problems: [String]) {
    let files = ["rules.yml": Self.rules, "a.css": css].merging(screens) { first, _ in first }
    let inputs = MemoryProject(files).inputs()
    let tokens = TokenSystem.read(inputs.tokens, appearances: inputs.configuration.appearanceSet)
    let (context, problems) = Context.build(inputs, tokens: tokens, options: .test)
    return (context.screens, (inputs.problems + problems).map(\.line))
  }

  private func elements(_ text: String) -> (elements: [Element], problems: [String]) {
    let (screens, problems) = read(["s.yml": "screen: s\nelements:\n" + text])
    return (screens.first?.elements ?? [], problems)
  }

  @Test func `elements stand in drawing order under their parents`() throws {
    let (screens, problems) = read([
      "s.yml": """
      version: 1
      screen: s
      states: [idle, busy]
      background: page
      elements:
        - id: card
          kind: shape
          fill: page
          elements:
            - {id: title, kind: text, color: ink, size: 22}
            - {kind: text, color: ink}
            - {kind: text, color: ink, states: [busy]}
        - id: go
          kind: control
          fill: {gradient: [ink, "#222"]}
          icon: {color: page}
          label: {color: page, text-style: body}
      """
    ])
    let screen = try #require(screens.first)
    #expect(problems == [])
    #expect(screen.states == ["idle", "busy"])
    #expect(
      screen.elements.map(\.path) == [
        "card", "card/title", "card/text", "card/text[2]", "go", "go/icon", "go/label",
      ])
    #expect(screen.elements.map(\.parent) == [nil, 0, 0, 0, nil, 4, 4])
    #expect(screen.elements.map(\.end) == [4, 2, 3, 4, 7, 6, 7])
    #expect(screen.children(of: nil) == [0, 4])
    #expect(screen.children(of: 0) == [1, 2, 3])
    #expect(screen.isDrawn(3, inState: 1) && !screen.isDrawn(3, inState: 0))
    #expect(screen.elements[4].fill?.references.count == 2)
    #expect(screen.elements.map(\.kind) == [.shape, .text, .text, .text, .control, .icon, .text])
  }

  @Test func `one screen a document, and JSON as well`() {
    let (screens, problems) = read([
      "a.yml": "screen: one\n---\nscreen: two\nbackground: page\n---\n",
      "b.json": #"{"screen": "three", "elements": [{"kind": "icon", "color": "ink"}]}"#,
    ])
    #expect(problems == [])
    #expect(screens.map(\.name) == ["one", "two", "three"])
    #expect(screens.map(\.states) == [["default"], ["default"], ["default"]])
  }

  @Test(arguments: [
    ("  - {kind: txt}", "s.yml:3:12: expected text, icon, shape, stroke, control"),
    ("  - {id: a}", "s.yml:3:5: an element needs the key kind"),
    ("  - {kind: text, color: inkk}", "s.yml:3:25: unknown token inkk (did you mean ink?)"),
    (
      "  - {kind: text, color: 004e89}",
      "s.yml:3:25: unknown token 004e89 (for the colour write \"#004e89\")"
    ),
    (
      "  - {kind: text, color: 123456}",
      "s.yml:3:25: unknown token 123456 (for the colour write \"#123456\")"
    ),
    // Numbers to YAML, and public bug reports YJ-01, YJ-03 and YJ-05.
    (
      "  - {kind: text, color: 1030e0}",
      "s.yml:3:25: unknown token 1030e0 (for the colour write \"#1030e0\")"
    ),
    (
      "  - {kind: text, color: 660000e0}",
      "s.yml:3:25: unknown token 660000e0 (for the colour write \"#660000e0\")"
    ),
    ("  - {kind: text, color: 0510210600}", "s.yml:3:25: unknown token 0510210600"),
    ("  - {kind: text, color: [ink]}", "s.yml:3:25: expected a token or a colour, found a list"),
    ("  - {kind: text, color: ink, opacity: 2}", "s.yml:3:39: expected a number from 0 to 1"),
    ("  - {kind: text, color: ink, use: ctaa}", "s.yml:3:35: unknown use ctaa (did you mean cta?)"),
    ("  - {kind: text, color: ink, states: [x]}", "s.yml:3:39: unknown state x (a screen names"),
    (
      "  - {kind: text, color: ink, text-style: boddy}",
      "s.yml:3:42: unknown text style boddy (did you mean body?)"
    ),
    ("  - {kind: text, colour: ink}", "s.yml:3:18: unknown key colour (did you mean color?)"),
    ("  - {kind: shape, fill: {gradient: [ink]}}", "s.yml:3:25: a gradient needs two colours"),
    ("  - {kind: shape, fill: {gradient: ink}}", "s.yml:3:25: a gradient needs two colours"),
    ("  - {kind: shape, fill: {radial: [ink]}}", "s.yml:3:26: unknown key radial"),
    ("  - {kind: text, disabled: 1}", "s.yml:3:28: expected true or false, found 1"),
    ("  - text", "s.yml:3:5: expected a mapping with id, kind"),
    ("  kind: text", "s.yml:3:3: expected a list of a mapping with"),
  ])
  func `a mistake is told with its place`(_ text: String, _ expected: String) throws {
    let problems = elements(text).problems
    #expect(problems.count == 1)
    #expect(try #require(problems.first).hasPrefix(expected))
  }

  @Test func `a colour that begins a comment is to be quoted`() {
    let (screens, problems) = read([
      "s.yml": "screen: s\nbackground: #fff\nelements:\n  - kind: text\n    color: #111\n"
    ])
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("quote it") })
    guard case .solid(.unknown)? = screens.first?.background?.content,
      case .solid(.unknown)? = screens.first?.elements.first?.color?.content
    else {
      Issue.record("the colours should be unknown, not missing")
      return
    }
  }

  @Test func `what can't be read is unknown and not missing`() {
    let (elements, _) = elements(
      """
        - {kind: txt, color: inkk, opacity: x, use: [cta, ctaa], states: [x]}
        - {kind: text, color: ink, text-style: boddy}
      """)
    #expect(elements.count == 2)
    #expect(elements[0].kind == nil)
    #expect(elements[0].opacity == nil)
    #expect(elements[0].hasUnknownUse)
    #expect(elements[0].uses == [0])
    #expect(elements[0].states.contains(0))
    #expect(elements[1].hasUnknownTextStyle)
  }

  @Test func `an exemption goes for all inside`() {
    let (elements, problems) = elements(
      """
        - {id: off, kind: control, fill: ink, disabled: true, label: {color: page}}
        - {id: on, kind: control, fill: ink, disabled: false, label: {color: page}}
        - {id: brand, kind: group, logotype: true, elements: [{kind: text, color: ink}]}
      """)
    #expect(problems == [])
    #expect(
      elements.map(\.exemption) == [.disabled, .disabled, nil, nil, .logotype, .logotype])
  }

  @Test func `a screen named twice is a problem`() {
    let (screens, problems) = read(["a.yml": "screen: s", "b.yml": "screen: s"])
    #expect(screens.count == 2)
    #expect(
      problems == ["b.yml:1:9: the screen s is named twice (the first is at a.yml:1:9)"])
  }

  @Test func `a screen without a name is told, and called by its file`() {
    let (screens, problems) = read(["record.dark.yml": "background: page"])
    #expect(problems == ["record.dark.yml:1:1: a screen manifest needs the key screen"])
    #expect(screens.map(\.name) == ["record"])
  }

  @Test(arguments: ["", "# nothing\n", "---\n"])
  func `a file without a screen is a problem`(_ text: String) {
    #expect(read(["s.yml": text]).problems == ["s.yml:1:1: there is no screen in this file"])
  }

  @Test func `an element is there where all that it lies in is there`() throws {
    let (screens, problems) = read([
      "s.yml": """
      screen: s
      states: [a, b, c]
      elements:
        - kind: group
          states: [a, b]
          elements:
            - {kind: icon, color: ink}
            - {kind: icon, color: ink, states: [b, c]}
            - {kind: icon, color: ink, states: [c]}
      """
    ])
    let screen = try #require(screens.first)
    #expect(
      problems == [
        "s.yml:9:43: group/icon[3] is in no state: what it lies in is there only in others"
      ])
    let presence = screen.elements.indices.map { element in
      screen.states.indices.filter { screen.isDrawn(element, inState: $0) }
    }
    #expect(presence == [[0, 1], [0, 1], [1], []])
    #expect(screen.elements.indices.map { screen.isDrawn($0) } == [true, true, true, false])
  }

  @Test func `a screen has 64 states at most`() {
    let states = (0..<70).map { "s\($0)" }.joined(separator: ", ")
    let (screens, problems) = read(["s.yml": "screen: s\nstates: [\(states)]"])
    #expect(screens.first?.states.count == 64)
    #expect(problems == ["s.yml:2:320: a screen has at most 64 states"])
  }
}
