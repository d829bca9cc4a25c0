import Diagnostics
import Testing

@testable import TokenFiles

/// Faults that users of other tools have reported, by the ids of the table beside the checkout
/// (`bugs.open.jsonl`), in our own words and with inputs of our own.
@Suite struct PublicTokenBugsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var files: [(path: String, text: String)]
    /// The light value of each token: a colour, or the kind of its problem.
    var expected: [(name: String, value: String)]

    init(_ id: String, _ path: String, _ text: String, _ expected: [(String, String)]) {
      self.id = id
      files = [(path, text)]
      self.expected = expected.map { (name: $0.0, value: $0.1) }
    }

    var testDescription: String { id }
  }

  static let values: [Case] = [
    Case(
      "TOK-01: a group's type does not leak to a sibling with a longer name", "a.json",
      """
      {"color": {"$type": "color", "brand": {"$type": "dimension", "x": {"$value": "4px"}},
        "brand-2": {"y": {"$value": "#fff"}}}}
      """, [("color.brand-2.y", "#ffffff"), ("color.brand.x", "no colour")]),
    Case(
      "TOK-03: the type of the token itself", "a.json",
      "{\"a\": {\"$type\": \"color\", \"$value\": \"#000\"}}", [("a", "#000000")]),
    Case(
      "TOK-05: a group may be called value", "a.json",
      "{\"value\": {\"$type\": \"color\", \"brand\": {\"$value\": \"#123456\"}}}",
      [("value.brand", "#123456")]),
    Case(
      "TOK-11: the components count, not hex", "a.json",
      """
      {"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [330, 100, 50],
        "alpha": 1, "hex": "#ff00ff"}}}
      """, [("a", "#ff0080")]),
    Case(
      "TOK-13: an alpha of 0.0625 stays one", "a.css", ":root { --a: rgb(0 0 0 / 0.0625) }",
      [("a", "#00000010")]),
    Case(
      "TOK-15: channels are rounded, not cut off", "a.json",
      """
      {"meta": {"variables": {"1": {"name": "a", "resolvedType": "COLOR", "variableCollectionId": "c",
        "valuesByMode": {"m": {"r": 0.3019, "g": 0.4549, "b": 1, "a": 1}}}},
        "variableCollections": {"c": {"name": "C", "defaultModeId": "m",
        "modes": [{"modeId": "m", "name": "Mode 1"}]}}}}
      """, [("a", "#4d74ff")]),
    Case(
      "TOK-19: what stands in url() is no colour", "a.css",
      ":root { --icon: url(a.svg#fade); --font: url(x.svg#dashicons) }",
      [("icon", "no colour"), ("font", "no colour")]),
    Case(
      "TOK-21: an escaped pipe opens no cell", "a.md",
      "| Token | Value | Use |\n| --- | --- | --- |\n| `--a\\|b` | #123456 | text |\n",
      [("a|b", "#123456")]),
    Case(
      "ALIAS-02: a chain through a token of another type", "a.json",
      """
      {"a": {"$type": "color", "$value": "#fff"}, "b": {"$type": "dimension", "$value": "{a}"},
        "c": {"$type": "color", "$value": "{b}"}}
      """, [("a", "#ffffff"), ("b", "unsuitableAlias"), ("c", "unsuitableAlias")]),
    Case(
      "ALIAS-04: the root of a group", "a.json",
      "{\"g\": {\"$type\": \"color\", \"$root\": {\"$value\": \"#111\"}, \"a\": {\"$value\": \"{g.$root}\"}}}",
      [("g.$root", "#111111"), ("g.a", "#111111")]),
    Case(
      "ALIAS-06: only a .value at the end is left out", "a.json",
      """
      {"o": {"value_chain": {"value": "#111", "type": "color"}},
        "x": {"value": "{o.value_chain}", "type": "color"},
        "y": {"value": "{o.value_chain.value}", "type": "color"}}
      """, [("x", "#111111"), ("y", "#111111")]),
    Case(
      "ALIAS-12: a reference within a set of Tokens Studio", "a.json",
      """
      {"global": {"black": {"$value": "#000", "$type": "color"}},
        "other": {"cat": {"$value": "{black}", "$type": "color"}},
        "$metadata": {"tokenSetOrder": ["global", "other"]}}
      """, [("cat", "#000000"), ("black", "#000000")]),
    Case(
      "ALIAS-14: a change of alpha is made", "a.json",
      """
      {"s": {"a": {"$value": "#000000", "$type": "color", "$extensions": {"studio.tokens":
        {"modify": {"type": "alpha", "value": "0.5", "space": "hsl"}}}}},
        "$metadata": {"tokenSetOrder": ["s"]}}
      """, [("a", "#00000080")]),
    Case(
      "ALIAS-16: a reference inside of a function", "a.json",
      """
      {"black": {"value": "#000", "type": "color"}, "a": {"value": "rgba({black}, 0.87)", "type": "color"}}
      """, [("a", "#000000de")]),
    Case(
      "ALIAS-18: a cycle outside of the root", "a.css", ".x { --a: var(--b); --b: var(--a) }",
      [("a", "cycle"), ("b", "cycle")]),
    Case(
      "ALIAS-20: a fallback inside of a fallback", "a.css",
      ":root { --x: var(--nope, var(--b)); --y: var(--no, var(--nope, #00f)); --b: #008000 }",
      [("x", "#008000"), ("y", "#0000ff")]),
    Case(
      "ALIAS-22: channels alone are no colour and no mistake", "a.css",
      ":root { --c: 68% 0.15 237.33; --p: oklch(var(--c) / 0.5); --q: oklch(var(--c) / 1) }",
      [("c", "no colour"), ("p", "#00a4e980"), ("q", "#00a4e9")]),
    Case(
      "SWIFT-06: a regular expression hides nothing behind it", "a.swift",
      "enum A { static let p = #/(\\{(?<k>\\w+)\\})/#; static let c = Color(red: 1, green: 0, blue: 0) }",
      [("A.c", "#ff0000")]),
    Case(
      "SWIFT-08: numbers of 255 where 1 is the most", "a.swift",
      "let c = UIColor(red: 255, green: 87, blue: 51, alpha: 1)", [("c", "unreadable")]),
    Case(
      "SWIFT-10: names of more than one scalar", "a.swift",
      "let 👷 = UIColor.red /* 👩‍👩‍👧 */\nlet b = Color(hex: 0x123456)",
      [("👷", "#ff0000"), ("b", "#123456")]),
    Case(
      "SWIFT-04: eight digits are RGBA", "a.swift", "let c = Color(hex: \"FF000080\")",
      [("c", "#ff000080")]),
    Case(
      "YJ-09: a byte-order mark before the first rule", "a.css", "\u{FEFF}:root{--a:#fff}",
      [("a", "#ffffff")]),
    Case(
      "YJ-11: more than six hex digits", "DESIGN.md",
      "---\ncolors:\n  brand-bg: \"rgba(192, 0, 0, 0.08)\"\n---\n# x\n",
      [("colors.brand-bg", "#c0000014")]),
  ]

  @Test(arguments: values)
  func `the value is the right one`(fault: Case) {
    let reading = Reading(fault.files)
    for (name, value) in fault.expected { #expect(reading.hex(name) == value, "\(name)") }
  }

  static let sets: [(components: String, space: String, hex: String)] = [
    (
      "\"red\": \"0x94\", \"green\": \"0x11\", \"blue\": \"0xBB\", \"alpha\": \"1.000\"", "srgb",
      "#9411bb"
    ),
    (
      "\"red\": \"0.196\", \"green\": \"0.759\", \"blue\": \"1.000\", \"alpha\": \"1.000\"", "srgb",
      "#32c2ff"
    ),
    (
      "\"red\": \"1.093\", \"green\": \"-0.227\", \"blue\": \"-0.150\", \"alpha\": \"1.000\"",
      "extended-srgb", "#ff0b0b"
    ),
    ("\"white\": \"0.333\", \"alpha\": \"1.000\"", "gray-gamma-22", "#545454"),
    ("\"white\": \"0.200\", \"alpha\": \"1.000\"", "gray-gamma-22", "#303030"),
  ]

  @Test(arguments: sets)
  func `XCA-01, 03, 07 and 11: components of an asset catalogue`(
    components: String, space: String, hex: String
  ) {
    let text = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
        "components": {\(components)}}}]}
      """
    let reading = Reading([("A.xcassets/a.colorset/Contents.json", text)])
    #expect(reading.hex("a") == hex)
  }

  @Test func `XCA-03: what is no colour set is told what it should be`() throws {
    let reading = Reading([("A.xcassets/a.colorset/Contents.json", "{\"a\": \"#fff\"}")])
    let problem = try #require(reading.system.problems.first)
    #expect(problem.message == "a colour set needs a list of colors")
    #expect(problem.help?.contains("xcassets") == true)
  }

  @Test func `XCA-05: sets without a dark colour leave those with one as they are`() {
    func set(_ light: String, _ dark: String?) -> String {
      func entry(_ white: String, _ extra: String) -> String {
        "{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(white)\", \"green\": "
          + "\"\(white)\", \"blue\": \"\(white)\", \"alpha\": \"1.000\"}}, \"idiom\": \"universal\"\(extra)}"
      }
      let appearance =
        ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
      let entries = [entry(light, "")] + (dark.map { [entry($0, appearance)] } ?? [])
      return "{\"colors\": [\(entries.joined(separator: ","))]}"
    }
    let reading = Reading([
      ("A.xcassets/a.colorset/Contents.json", set("0x11", nil)),
      ("A.xcassets/b.colorset/Contents.json", set("0x22", "0x33")),
    ])
    #expect(reading.hexes("a").prefix(2) == ["#111111", "#111111"])
    #expect(reading.hexes("b").prefix(2) == ["#222222", "#333333"])
  }

  @Test func `TOK-07: a token and a group of one name in two files`() {
    let reading = Reading([
      ("f1.json", "{\"foo\": {\"bar\": {\"value\": \"#000\", \"type\": \"color\"}}}"),
      ("f2.json", "{\"foo\": {\"value\": \"#fff\", \"type\": \"color\"}}"),
    ])
    #expect(reading.hex("foo") == "#ffffff")
    #expect(reading.hex("foo.bar") == "#000000")
    let overlaps = reading.system.overlaps.map {
      [reading.system.name($0.outer), reading.system.name($0.inner)]
    }
    #expect(overlaps == [["foo", "foo.bar"]])
  }

  @Test func `TOK-09: a key that occurs twice is a problem with both places`() throws {
    let text = """
      {"secondary": {"$type": "color", "$value": "#111"},
       "secondary": {"$type": "color", "$value": "#222"}}
      """
    let problem = try #require(Reading([("a.json", text)]).system.problems.first)
    #expect(problem.message.contains("secondary"))
    #expect(problem.location?.start.line == 2)
  }

  @Test func `TOK-17: a value for a mode that the collection lacks is doubted`() throws {
    let text = """
      {"meta": {"variables": {"1": {"name": "a", "resolvedType": "COLOR", "variableCollectionId": "c",
        "valuesByMode": {"m": {"r": 0, "g": 0, "b": 0, "a": 1}, "mobile": {"r": 1, "g": 0, "b": 0}}}},
        "variableCollections": {"c": {"name": "Theme", "defaultModeId": "m",
        "modes": [{"modeId": "m", "name": "light"}]}}}}
      """
    let reading = Reading([("a.json", text)])
    #expect(reading.hex("a") == "#000000")
    let doubt = try #require(reading.system.doubts.first)
    for word in ["a ", "mobile", "Theme"] { #expect(doubt.message.contains(word)) }
  }

  @Test func `ALIAS-08: a reference that misses its group is told the nearest name`() throws {
    let text = """
      {"dark": {"$type": "color", "x": {"$value": "{accent}"}, "accent": {"$value": "#fff"}}}
      """
    let problem = try #require(Reading([("a.json", text)]).problem("dark.x"))
    #expect(problem.message == "dark.x refers to accent, which nothing defines")
    #expect(problem.help?.contains("dark.accent") == true)
  }

  @Test func `ALIAS-10: each theme resolves with its own sets`() {
    let text = """
      {"coreA": {"c": {"value": "#aaa", "type": "color"}}, "coreB": {"c": {"value": "#bbb", "type": "color"}},
       "semA": {"s": {"value": "{c}", "type": "color"}}, "semB": {"s": {"value": "{c}", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["coreA", "coreB", "semA", "semB"]},
       "$themes": [
        {"name": "light", "selectedTokenSets": {"coreA": "source", "semA": "enabled"}},
        {"name": "dark", "selectedTokenSets": {"coreB": "source", "semB": "enabled"}}]}
      """
    let reading = Reading([("a.json", text)])
    #expect(reading.hexes("s").prefix(2) == ["#aaaaaa", "#bbbbbb"])
  }

  @Test func `a reference to a colour that is no token says so`() throws {
    let reading = Reading([
      (
        "a.json",
        ##"{"base": {"red": "#e00", "gap": "4px"}, "a": {"value": "{base.red}", "type": "color"}}"##
      )
    ])
    let problem = try #require(reading.problem("a"))
    #expect(
      problem.message
        == "a refers to base.red, which is no token: #e00 stands there without a value key")
  }

  /// YJ-01, 03, 05: digits that YAML takes for numbers keep their text, or the message says to quote it.
  @Test(arguments: ["1030e0", "660000e0", "0510210600", "0777"])
  func `digits without quotes are never another colour`(digits: String) {
    let reading = Reading([("a.yaml", "brand: \(digits)\nother: \"#fff\"\n")])
    #expect(["no colour", "absent", "unreadable", "no such name"].contains(reading.hex("brand")))
    #expect(reading.hex("other") == "#ffffff")
  }
}
