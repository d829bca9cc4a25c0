import Diagnostics
import Testing

@testable import TokenFiles

/// Colours in lists, dictionaries, tuples and values of types: each is a token, or is told.
@Suite struct SwiftPartsTests {
  private func read(_ members: String) -> Reading {
    Reading(
      swift: """
        struct Palette { let accent: Color; var ink: Color; let name: String }
        enum DS {
        \(members)
        }
        """)
  }

  static let forms: [(members: String, tokens: [String: String])] = [
    (
      "static let ramp: [Color] = [Color(red: 1, green: 0, blue: 0), Color(hex: 0x00FF00), .white]",
      ["DS.ramp.0": "#ff0000", "DS.ramp.1": "#00ff00", "DS.ramp.2": "#ffffff"]
    ),
    (
      "static let ramp = [Color(white: 0), Color(white: 1)]",
      ["DS.ramp.0": "#000000", "DS.ramp.1": "#ffffff"]
    ),
    (
      "static var ramp: [Color] { [Color(white: 0), Color(white: 1)] }",
      ["DS.ramp.0": "#000000", "DS.ramp.1": "#ffffff"]
    ),
    (
      "static let day = Palette(accent: Color(hex: 0xFF0000), ink: .black, name: \"day\")",
      ["DS.day.accent": "#ff0000", "DS.day.ink": "#000000"]
    ),
    (
      "static let day: Palette = .init(accent: Color(hex: 0xFF0000), ink: .black, name: \"day\")",
      ["DS.day.accent": "#ff0000", "DS.day.ink": "#000000"]
    ),
    (
      "static let all = [Palette(accent: .init(white: 1), ink: .black, name: \"#fff\")]",
      ["DS.all.0.accent": "#ffffff", "DS.all.0.ink": "#000000"]
    ),
    (
      "static let lift = Shadow(color: Color(white: 0, opacity: 0.2), radius: 4)",
      ["DS.lift.color": "#00000033"]
    ),
    (
      "static let sky = Gradient(colors: [Color(hex: 0x112233), Color(hex: 0x445566)])",
      ["DS.sky.colors.0": "#112233", "DS.sky.colors.1": "#445566"]
    ),
    (
      "static let page = (paper: Color.white, Color(hex: 0x112233))",
      ["DS.page.paper": "#ffffff", "DS.page.1": "#112233"]
    ),
    (
      "static let kinds: [String: Color] = [\"good\": Color(hex: 0x00AA00), \"bad\": .black]",
      ["DS.kinds.good": "#00aa00", "DS.kinds.bad": "#000000"]
    ),
    (
      "static let grid = [[Color(white: 0)], [Color(white: 1)]]",
      ["DS.grid.0.0": "#000000", "DS.grid.1.0": "#ffffff"]
    ),
  ]

  /// Further ways to write them.
  static let others: [(members: String, tokens: [String: String])] = [
    (
      "static let stops = [Stop(color: Color(white: 1), at: 0), .init(color: Color(white: 0), at: 1)]",
      ["DS.stops.0.color": "#ffffff", "DS.stops.1.color": "#000000"]
    ),
    (
      "static let day: Palette = { let name = \"day\"\nreturn Palette(accent: Color(hex: 0x112233)) }()",
      ["DS.day.accent": "#112233"]
    ),
    (
      "static let ramp = [\"#ff0000\", \"rgb(0 255 0)\", \"a word\"]",
      ["DS.ramp.0": "#ff0000", "DS.ramp.1": "#00ff00"]
    ),
    (
      "static let ramp: Array<Color> = [.init(white: 0), .init(hex: \"#445566\")]",
      ["DS.ramp.0": "#000000", "DS.ramp.1": "#445566"]
    ),
    (
      "static let ramp = [UIColor(white: 0, alpha: 1).cgColor, UIColor(white: 1, alpha: 1).cgColor]",
      ["DS.ramp.0": "#000000", "DS.ramp.1": "#ffffff"]
    ),
  ]

  @Test(arguments: forms + others)
  func `every colour in a value is a token`(members: String, tokens: [String: String]) {
    let reading = read(members)
    #expect(reading.names.sorted() == tokens.keys.sorted())
    for (name, hex) in tokens { #expect(reading.hex(name) == hex) }
  }

  @Test func `a reference to a part is one to its colour`() {
    let reading = read(
      """
      static let day = Palette(accent: Color(hex: 0xFF0000), ink: .black, name: "day")
      static let button = DS.day.accent
      static let link = Palette(accent: day.accent, ink: Color(white: 1), name: "link")
      """)
    #expect(reading.hex("DS.button") == "#ff0000")
    #expect(reading.hex("DS.link.accent") == "#ff0000")
  }

  @Test func `closures and types in each other end soon`() {
    for (open, close) in [("{ ", " }()"), ("[", "]"), ("A(b: ", ")"), ("(", ")"), ("[.a: ", "]")] {
      let (before, after) = (
        String(repeating: open, count: 2_000), String(repeating: close, count: 2_000)
      )
      _ = read("static let x = \(before)Color(white: 0)\(after)")
    }
  }

  @Test func `a list that names colours from elsewhere adds none`() {
    let reading = read(
      """
      static let one = Color(white: 0)
      static let all: [Color] = [one, DS.one, Color(white: 1)]
      """)
    #expect(reading.names == ["DS.one", "DS.all.2"])
  }

  @Test(arguments: [
    ("static let ramp: [Color] = (0..<9).map { Color(white: Double($0) / 9) }", "DS.ramp"),
    ("static let day = Palette(accent: made(), ink: .black, name: \"\")", "DS.day.accent"),
    ("static let ramp: [Color] = [made(1), .black]", "DS.ramp.0"),
    ("static let kinds: [String: Color] = [\"good\": made(1)]", "DS.kinds.good"),
  ])
  func `what only its code knows is told, with its place`(member: String, name: String) throws {
    let problem = try #require(read(member).problem(name))
    #expect(problem.kind == .valueUnknown)
    #expect(problem.message.contains("which only its code knows"))
    #expect(problem.location.start.line == 3)
  }

  @Test(arguments: [
    "static let font = Font(name: title, size: 12)", "static let list = [first, second]",
    "static let empty: [Color] = []", "static let none: [Color]? = nil",
    "static let back: [Color] = ramp.reversed()", "static let edge = Insets(top: .zero, left: 1)",
    "static let text = Text(\"x\").padding(4)",
  ])
  func `what holds no colour is none`(member: String) {
    #expect(read(member).names.isEmpty)
  }
}
