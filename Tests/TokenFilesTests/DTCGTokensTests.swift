import Diagnostics
import Testing

@testable import TokenFiles

@Suite struct DTCGTokensTests {
  private func read(_ json: String, _ appearances: AppearanceSet = .standard) -> Reading {
    Reading([("design.tokens.json", json)], appearances)
  }

  @Test func `a token's name is its path, in every appearance`() {
    let found = read(
      ##"{"color": {"$type": "color", "bg": {"canvas": {"$value": "#faf9f5"}}, "0": {"$value": "#000"}}}"##
    )
    #expect(found.names == ["color.bg.canvas", "color.0"])
    #expect(found.hexes("color.bg.canvas") == Array(repeating: "#faf9f5", count: 4))
    #expect(found.system.problems.isEmpty)
  }

  @Test func `a type is inherited by path segments, not by the beginning of a name`() {
    let found = read(
      ##"""
      {"color": {"$type": "color", "brand": {"$type": "dimension", "x": {"$value": "4px"}},
       "brand-2": {"y": {"$value": "#fff"}}}, "a": {"$type": "color", "$value": "#000"}}
      """##)
    #expect(found.names == ["color.brand-2.y", "a"])
    #expect(found.hex("color.brand.x") == "no colour")
  }

  @Test func `a group may be called value`() {
    let found = read(##"{"value": {"$type": "color", "brand": {"$value": "#123456"}}}"##)
    #expect(found.names == ["value.brand"])
  }

  @Test(arguments: [
    (##"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"##, "#ff8000"),
    (##"{"colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5}"##, "#ff800080"),
    (##"{"colorSpace": "hsl", "components": [330, 100, 50], "alpha": 1}"##, "#ff0080"),
    (##"{"colorSpace": "oklch", "components": [0.5, 0, "none"]}"##, "#636363"),
    (##"{"colorSpace": "display-p3", "components": [1, 1, 1]}"##, "#ffffff"),
    (##"{"colorSpace": "srgb", "channels": [1, 1, 1]}"##, "#ffffff"),
    (##""#abc""##, "#aabbcc"), (##""rgba(192, 0, 0, 0.08)""##, "#c0000014"),
    (##""\u0023fff""##, "#ffffff"), (##""{base}""##, "#112233"), (##""{ base }""##, "#112233"),
    (##"{"$ref": "#/base/$value"}"##, "#112233"), (##"{"$ref": "#/base"}"##, "#112233"),
    (##"{"$ref": "#/a~1b/c%20d/$value"}"##, "#445566"),
    (##""color-mix(in srgb, {base}, {base})""##, "#112233"),
    (
      ##"{"colorSpace": "srgb", "components": [{"$ref": "#/rgb/$value/components/0"}, 0, 0]}"##,
      "#ff0000"
    ),
    (##""oklch(zzz)""##, "unreadable"), (##""#abcdeg""##, "unreadable"),
    (##""ff0000""##, "unreadable"),
    ("12", "unreadable"), ("null", "unreadable"), ("[1, 2]", "unreadable"), ("{}", "unreadable"),
    (##"{"colorSpace": "srbg", "components": [1, 1, 1]}"##, "unreadable"),
    (##"{"colorSpace": "srgb", "components": [1, 1]}"##, "unreadable"),
    (##"{"colorSpace": "srgb", "components": [1, 1, "1"]}"##, "unreadable"),
    (##"{"colorSpace": "srgb", "components": [1, 1, 1e999]}"##, "unreadable"),
    (##"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 2}"##, "unreadable"),
    (##"{"colorSpace": "srgb"}"##, "unreadable"), (##""{nowhere}""##, "undefinedAlias"),
    (##""{group}""##, "undefinedAlias"), (##""{x}""##, "cycle"),
    (##""{size}""##, "unsuitableAlias"),
  ])
  func `a colour's value`(value: String, expected: String) {
    let found = read(
      ##"""
      {"base": {"$type": "color", "$value": "#112233"}, "group": {"inner": {"$value": "#fff"}},
       "a/b": {"c d": {"$type": "color", "$value": "#445566"}},
       "rgb": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
       "size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
       "x": {"$type": "color", "$value": \##(value)}}
      """##)
    #expect(found.hex("x") == expected)
    #expect(found.system.problems.isEmpty)
  }

  @Test func `what is wrong in a colour object is said at its place`() throws {
    let found = read(
      ##"{"x": {"$type": "color", "$value": {"colorSpace": "srbg", "components": [1, 1, 1]}}}"##)
    let problem = try #require(found.problem("x"))
    #expect(problem.message == "x is no colour: srbg is no colour space")
    #expect(problem.help == "did you mean srgb?")
    #expect(problem.location.start == Position(line: 1, column: 51))
  }

  @Test func `without a type a string is a colour only when it looks like one`() {
    let found = read(
      ##"""
      {"a": {"$value": "#fff"}, "b": {"$value": "bold"}, "c": {"$value": "red"}, "d": {"$value": 4},
       "e": {"$value": "{a}"}, "f": {"$value": "{d}"}, "color-g": {"$value": "red"},
       "h": {"$value": "Comic Sans"}, "i": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "j": {"$value": "#12345"}}
      """##)
    #expect(found.names == ["a", "e", "color-g", "i", "j"])
    #expect(found.hex("j") == "unreadable")
  }

  @Test func `an alias through a token of another type says where it goes wrong`() throws {
    let found = read(
      ##"""
      {"a": {"$type": "color", "$value": "#fff"}, "b": {"$type": "dimension", "$value": "{a}"},
       "c": {"$type": "color", "$value": "{b}"}}
      """##)
    let problem = try #require(found.problem("b"))
    #expect(problem.kind == .unsuitableAlias)
    #expect(problem.message == "b is said to be no colour, but refers to a, which is one")
    #expect(
      found.problem("c")?.message
        == "c → b: b is said to be no colour, but refers to a, which is one")
  }

  @Test func `a group's own token is called $root`() {
    let found = read(
      ##"{"g": {"$type": "color", "$root": {"$value": "#111"}, "a": {"$value": "{g.$root}"}}}"##)
    #expect(found.hex("g.a") == "#111111")
    #expect(found.names == ["g.$root", "g.a"])
  }

  @Test func `modes are appearances`() {
    for extensions in [
      ##"{"mode": {"light": "#111", "dark": "#eee", "dark-high-contrast": {"$value": "#fff"}}}"##,
      ##"{"com.example": {"modes": {"Light": "#111", "Dark": "#eee", "Dark High Contrast": "#fff"}}}"##,
    ] {
      let found = read(
        ##"{"a": {"$type": "color", "$value": "#111", "$extensions": \##(extensions)}}"##)
      #expect(found.hexes("a") == ["#111111", "#eeeeee", "#111111", "#ffffff"])
    }
  }

  @Test func `a mode that no appearance stands for is named`() {
    let json =
      ##"{"a": {"$type": "color", "$value": "#111", "$extensions": {"mode": {"dimmed": "#222"}}}}"##
    #expect(read(json).system.leftOut.map(\.text) == ["dimmed"])
    let mapped = AppearanceSet([Appearance("light"), Appearance("dark-dimmed", mode: "dimmed")])
    #expect(read(json, mapped).hexes("a") == ["#111111", "#222222"])
  }

  @Test func `a group takes over another, and its own tokens win`() {
    let found = read(
      ##"""
      {"button": {"$type": "color", "background": {"$value": "#0066cc"}, "text": {"$value": "#fff"}},
       "primary": {"$extends": "{button}", "background": {"$value": "#cc0066"}},
       "deep": {"$ref": "#/primary", "more": {"$value": "#123"}}}
      """##)
    #expect(found.hex("primary.background") == "#cc0066")
    #expect(found.hex("primary.text") == "#ffffff")
    #expect(found.hex("deep.background") == "#cc0066")
    #expect(found.hex("deep.text") == "#ffffff")
    #expect(found.hex("deep.more") == "#112233")
    #expect(found.system.problems.isEmpty)
  }

  @Test(arguments: [
    ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}", "t": {"$value": "#fff"}}}"##,
    ##"{"a": {"t": {"$value": "#fff"}, "b": {"$extends": "{a}"}}}"##,
    ##"{"a": {"$extends": "{a}"}}"##, ##"{"a": {"$extends": "{nothing}"}}"##,
  ])
  func `groups that take over each other, or nothing, end in a problem`(json: String) {
    #expect(!read(json).system.problems.isEmpty)
  }

  @Test func `groups that double with each step end`() {
    var json = ##"{"g0": {"a": {"$value": "#fff"}, "b": {"$value": "#000"}}"##
    for index in 1...40 {
      json +=
        ##", "g\##(index)": {"x": {"$extends": "{g\##(index - 1)}"}, "y": {"$extends": "{g\##(index - 1)}"}}"##
    }
    #expect(!read(json + "}").system.problems.isEmpty)
  }

  @Test func `the colours of a composite are tokens under its name`() {
    let found = read(
      ##"""
      {"card": {"$type": "border", "$value": {"color": "#36363680", "width": "3px", "style": "solid"}},
       "glow": {"$type": "shadow", "$value": [{"color": "{ink}", "blur": "1px"}, {"color": "#111"}]},
       "fade": {"$type": "gradient", "$value": [{"color": "#fff", "position": 0}]},
       "ink": {"$type": "color", "$value": "#000"},
       "edge": {"$type": "color", "$value": {"$ref": "#/card/$value/color"}}}
      """##)
    #expect(
      found.names == [
        "card.color", "glow.0.color", "glow.1.color", "fade.0.color", "ink", "edge",
      ])
    #expect(found.hex("edge") == "#36363680")
    #expect(found.hex("glow.0.color") == "#000000")
  }

  @Test func `components and hex that disagree are doubted, and the components count`() {
    let found = read(
      ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [330, 100, 50],
       "alpha": 1, "hex": "#ff00ff"}},
       "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.976, 0.976, 1.0], "hex": "#f9f9ff"}},
       "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000"}}}
      """##)
    #expect(found.hex("a") == "#ff0080")
    #expect(
      found.system.doubts.map(\.message) == [
        "a: the components are #ff0080, but hex says #ff00ff",
        "c: hex must be # and six hex digits",
      ])
  }

  @Test func `a stated appearance restricts a file, and more contrast falls back on normal`() {
    let system = TokenSystem.read([
      TokenSource(
        file: SourceFile(
          path: "light.json", text: ##"{"a": {"$value": "#fff"}, "b": {"$value": "#111"}}"##),
        appearance: "light"),
      TokenSource(
        file: SourceFile(path: "dark.json", text: ##"{"a": {"$value": "#000"}}"##),
        appearance: "dark"),
      TokenSource(
        file: SourceFile(path: "hc.json", text: ##"{"a": {"$value": "#010101"}}"##),
        appearance: "dark-high-contrast"),
    ])
    let found = Reading(system: system)
    #expect(found.hexes("a") == ["#ffffff", "#000000", "#ffffff", "#010101"])
    #expect(found.hexes("b") == ["#111111", "absent", "#111111", "absent"])
    #expect(system.problems.isEmpty)
  }

  @Test func `a file that is no JSON is a problem with a place, and the others are read`() {
    let found = Reading([
      ("a.json", ##"{"x": {"$value": "#fff",}}"##), ("b.json", ##"{"y": {"$value": "#000"}}"##),
      ("c.json", ##"{"z": {"$value": "#000"}, "z": {"$value": "#fff"}}"##),
    ])
    #expect(found.names == ["y"])
    #expect(found.system.problems.map { $0.location?.file.path } == ["a.json", "c.json"])
  }

  @Test func `deep groups end in a problem`() {
    let depth = 10_000
    let json =
      String(repeating: ##"{"a":"##, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(!Reading([("a.json", json)], format: "dtcg").system.problems.isEmpty)
  }
}
