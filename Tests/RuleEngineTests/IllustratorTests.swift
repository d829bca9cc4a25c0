import ColorMath
import Diagnostics
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct IllustratorTests {
  static let css = """
    :root { --page: #fff; --ink: #111; --veil: #0008; --gap: #12345; }
    [data-theme="dark"] { --page: #000; --ink: #eee; }
    """
  static let rules = """
    tokens: a.css
    screens: ["*.yml"]
    appearances: [light, dark]
    units: {pt: 2}
    text-styles: {body: {size: 17, weight: 600}}
    pairs:
      - {foreground: ink, background: [page, veil]}
    """
  static let screen = """
    screen: s
    states: [idle, busy]
    background: page
    elements:
      - id: card
        kind: shape
        fill: {gradient: [ink, "#222", ink]}
        opacity: 0.5
        elements:
          - {id: title, kind: text, color: ink, text-style: body}
          - {id: hint, kind: text, color: "#222", size: 11px, states: [busy]}
      - {id: photo, kind: image, lightest: "#eee", darkest: "#222"}
      - {id: edge, kind: control, fill: page, stroke: nowhere}
    """

  private func illustrations(
    css: String = css, rules: String = rules, screen: String = screen,
    appearances: [String] = []
  ) throws -> Illustrations {
    var options = Runner.Options.test
    options.isIllustrated = true
    options.appearances = appearances
    let project = MemoryProject(["rules.yml": rules, "a.css": css, "s.yml": screen])
    return try #require(project.report("rules.yml", options).illustrations)
  }

  @Test func `nothing is drawn up that nobody asked for`() {
    let project = MemoryProject(["rules.yml": Self.rules, "a.css": Self.css])
    #expect(project.report().illustrations == nil)
  }

  @Test func `tokens come first, with their colour in each appearance and their place`() throws {
    let colors = try illustrations().colors
    #expect(colors.prefix(4).map(\.name) == ["page", "ink", "veil", "gap"])
    #expect(colors.prefix(4).allSatisfy { $0.isToken && $0.location?.file.path == "a.css" })
    #expect(colors[0].values == [0xFFFF_FFFF, 0x0000_00FF])
    #expect(colors[2].values == [0x0000_0088, 0x0000_0088])
    #expect(colors[3].values == [nil, nil])
    #expect(colors[1].location?.start == Position(line: 1, column: 23))
  }

  @Test func `literals follow, each once; what is neither has no colour`() throws {
    let colors = try illustrations().colors
    #expect(colors.dropFirst(4).map(\.name) == ["#222", "#eee", "nowhere"])
    try #require(colors.count == 7)
    #expect(colors[4].values == [0x2222_22FF, 0x2222_22FF])
    #expect(colors[6].values == [nil, nil])
    #expect(colors.dropFirst(4).allSatisfy { !$0.isToken && $0.location == nil })
  }

  @Test func `elements refer to colours, parents and states by index`() throws {
    let drawn = try #require(try illustrations().screens.first)
    #expect(drawn.name == "s" && drawn.states == ["idle", "busy"] && drawn.background == [0])
    #expect(
      drawn.elements == [
        IllustratedElement(path: "card", kind: "shape", fill: [1, 4, 1], opacity: 0.5),
        IllustratedElement(
          path: "card/title", kind: "text", parent: 0, color: [1], size: 34, weight: 600,
          textStyle: "body"),
        IllustratedElement(
          path: "card/hint", kind: "text", parent: 0, states: [1], color: [4], size: 11),
        IllustratedElement(path: "photo", kind: "image", fill: [5, 4]),
        IllustratedElement(path: "edge", kind: "control", fill: [0], stroke: [6]),
      ])
  }

  @Test func `the grid holds what checks name, measured as checks are`() throws {
    let grid = try illustrations().grid
    #expect(grid.foregrounds == [1] && grid.backgrounds == [0, 2] && grid.omitted == 0)
    let report = MemoryProject(["rules.yml": Self.rules, "a.css": Self.css]).report()
    for (index, appearance) in report.appearances.enumerated() {
      let checks = report.checks(of: "pair-contrast").filter { $0.appearance == appearance }
      #expect(checks.count == 2)
      #expect(Set(checks.compactMap { $0.measured?.lowest }) == Set(grid.ratios[index]))
    }
  }

  @Test func `only the appearances of the run are drawn up`() throws {
    let dark = try illustrations(appearances: ["dark"])
    #expect(dark.colors[0].values == [0x0000_00FF])
    #expect(dark.grid.ratios.count == 1)
  }

  @Test func `a grid has its limits and says what it left out`() throws {
    let css = ":root {" + (0..<150).map { "--c\($0): #\(100 + $0);" }.joined() + "}"
    let rules = """
      tokens: a.css
      appearances: [light]
      pairs: [{foreground: "c*", background: "c*", min: 1}]
      """
    let grid = try illustrations(css: css, rules: rules).grid
    #expect(grid.backgrounds.count == Illustrator.columnLimit)
    #expect(grid.foregrounds.count == 150)
    #expect(grid.omitted == 50)
    #expect(grid.ratios[0].count == 15_000)
  }

  @Test func `the matrices are those that were published`() throws {
    let rows = TabSeparatedTable.conformance("machado2009.tsv").rows()
    for vision in try illustrations().visions where ["protan", "deutan"].contains(vision.name) {
      let row = try #require(
        rows.first { $0["deficiency"] == vision.name && $0.number("severity") == 1 })
      let published = (1...3).flatMap { line in (1...3).map { row.number("m\(line)\($0)") } }
      #expect(zip(vision.matrix, published).allSatisfy { abs($0 - $1) < 1e-9 }, "\(vision.name)")
    }
  }

  /// Machado's authors show no tritan vision: it is Brettel's, on either side of the plane through the greys.
  @Test func `tritan vision has a matrix on either side of the greys`() throws {
    let tritan = try #require(try illustrations().visions.first { $0.name == "tritan" })
    let (other, plane) = (try #require(tritan.other), try #require(tritan.plane))
    #expect(abs(plane.reduce(0, +)) < 1e-9)
    for (red, green, blue) in [
      (1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (0.2, 0.5, 0.9), (0.9, 0.4, 0.1),
    ] {
      let isOwn = plane[0] * red + plane[1] * green + plane[2] * blue >= 0
      let matrix = isOwn ? tritan.matrix : other
      let seen = Color(.srgbLinear, red, green, blue).simulated(.tritan, model: .brettel1997)
        .linearSRGB
      for row in 0..<3 {
        let value = matrix[row * 3] * red + matrix[row * 3 + 1] * green + matrix[row * 3 + 2] * blue
        #expect(abs(value - seen[row]) < 1e-9)
      }
    }
  }

  @Test func `without colour each channel is the relative luminance`() throws {
    let grey = try #require(try illustrations().visions.first { $0.name == "greyscale" })
    let weights = [0.2126, 0.7152, 0.0722]
    #expect(
      zip(grey.matrix, weights + weights + weights).allSatisfy { abs($0 - $1) < 1e-4 })
    #expect(Set(try illustrations().visions.map(\.name)).count == 4)
  }

  @Test func `declared pairs stand first in the grid`() throws {
    let css = ":root { --aa: #fff; --bb: #000; --cc: #777; --dd: #111 }"
    let rules = """
      tokens: a.css
      screens: [s.yml]
      appearances: [light]
      pairs: [{foreground: dd, background: cc}]
      """
    let screen = """
      screen: s
      background: aa
      elements: [{id: t, kind: text, color: bb, size: 20}]
      """
    let grid = try illustrations(css: css, rules: rules, screen: screen).grid
    #expect(grid.foregrounds == [3, 1] && grid.backgrounds == [2, 0])
    #expect(grid.ratios[0].count == 4 && grid.ratios[0][3] == 21)
  }
}
