import ColorMath
import Diagnostics
import Testing

@testable import TokenFiles

/// Files with gaps: members that are left out, of another kind, or in another place than most write them. What is
/// there is read, and what is missing is none.
@Suite struct ReaderGapsTests {
  // MARK: Asset catalogues

  private static func entry(_ color: String, _ rest: String = "") -> String {
    "{\"idiom\": \"universal\"\(rest), \"color\": {\(color)}}"
  }

  private static let blue =
    "\"components\": {\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\"}"
  private static let black = "\"components\": {\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\"}"

  private func set(
    _ entries: String..., path: String = "A.xcassets/a.colorset/Contents.json",
    format: String? = nil
  ) -> Reading {
    Reading([(path, "{\"colors\": [\(entries.joined(separator: ", "))]}")], format: format)
  }

  @Test func `a colour set without a space is of sRGB, without alpha opaque`() {
    #expect(set(Self.entry(Self.blue)).hex("a") == "#336699")
  }

  /// Xcode's inspector offers "Any, High" only; a set that says normal means what is not high.
  @Test func `an entry for normal contrast holds there and nowhere else`() {
    let normal = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"normal\"}]"
    for entries in [
      [Self.entry(Self.blue), Self.entry(Self.black, normal)],
      [Self.entry(Self.black, normal), Self.entry(Self.blue)],
    ] {
      let reading = set(entries[0], entries[1])
      #expect(reading.hexes("a") == ["#000000", "#000000", "#336699", "#336699"])
    }
  }

  @Test(arguments: ["{\"value\": \"dark\"}", "{\"appearance\": \"contrast\"}", "{}", "\"dark\""])
  func `an appearance without a name or a value is none that is known`(appearance: String) throws {
    let reading = set(
      Self.entry(Self.blue), Self.entry(Self.black, ", \"appearances\": [\(appearance)]"))
    #expect(Set(reading.hexes("a")) == ["#336699"])
    let left = try #require(reading.system.leftOut.first)
    #expect(left.text.contains("?"))
    #expect(left.reason == .noAppearance)
  }

  @Test(arguments: [
    ("A.xcassets/b/a.colorset/Contents.json", "a"), ("/x/A.xcassets/a.colorset/Contents.json", "a"),
    ("a.colorset/Contents.json", "a"), ("x/y/a.colorset/Contents.json", "a"),
    ("a.colorset/b.xcassets/Contents.json", "a"),
  ])
  func `a set is called as its folder, also outside of a catalogue`(path: String, name: String) {
    #expect(set(Self.entry(Self.blue), path: path, format: "xcassets").names == [name])
  }

  /// Gamma 2.2, mirrored below zero: 0.5 is 0.5^2.2 in linear light.
  @Test(arguments: [(0.5, 0.217_637_640_824_031), (-0.5, -0.217_637_640_824_031), (0, 0), (1, 1)])
  func `a shade of gray is of gamma 2_2, below zero as above`(white: Double, linear: Double) throws
  {
    let reading = set(
      Self.entry("\"color-space\": \"extended-gray\", \"components\": {\"white\": \"\(white)\"}"))
    let id = try #require(reading.system.id(named: "a"))
    let color = try #require(reading.system.palettes[0].color(id)).color.converted(to: .srgbLinear)
    for axis in 0..<3 { #expect(abs(color.components[axis] - linear) < 1e-12) }
  }

  // MARK: Plain JSON and YAML

  static let plain: [(path: String, text: String, tokens: [String])] = [
    ("a.yml", "brand: {hex: FF6030}", ["brand #ff6030"]),
    ("a.yml", "brand: {hex: \"ff6030\"}", ["brand #ff6030"]),
    // A number to YAML, and as written a colour.
    ("a.yml", "brand: {hex: 336699}", ["brand #336699"]),
    ("a.yml", "brand: {hex: 000000}", ["brand #000000"]),
    ("a.yml", "brand: {hex: 1e1000}", ["brand #1e1000"]), ("a.yml", "brand: {hex: 33669}", []),
    ("a.yml", "brand: {hex: GG0000}", []), ("a.yml", "brand: {hex: true}", []),
    (
      "a.yml", "base0A: ff0000\nbase0G: ff0000\nbase17: 123456\nbased0: 123456",
      ["base0A #ff0000", "base17 #123456"]
    ),
    ("a.yml", "a: {r: 51, g: 102, b: 153}", ["a #336699"]),
    ("a.yml", "{r: 51, g: 102, b: 153}", []),
    ("a.yml", "a: {r: 1, g: 0, b: 1}", ["a unreadable"]),
    ("a.yml", "shadow: {color: {r: 0, g: 0, b: 0}, x: 1}", []),
    ("a.yml", "title: gold\nname: gold\naccent: gold", ["accent #ffd700"]),
    (
      "a.yml", "- {name: x, hex: \"#123\"}\n- \"#456\"\n- {token: y, hex: gold}",
      ["x #112233", "1 #445566", "y #ffd700"]
    ),
    ("a.yml", "ink: {default: \"#111\", _dark: \"#eee\"}", ["ink #111111"]),
    (
      "a.yml",
      "ink: {base: gray.800, _dark: \"#eee\", _hover: \"#333\"}\ngray: {\"800\": \"#222\"}",
      ["ink #222222", "gray.800 #222222"]
    ),
    ("a.yml", "ink: {base: {r: 1}, _dark: \"#333\"}", ["ink absent"]),
    ("a.yml", "a: {hex: \"{b}\"}\nb: \"#123\"", ["a #112233", "b #112233"]),
    ("a.json", "{\"$comment\": \"#123\", \"a\": \"#456\"}", ["a #445566"]),
    ("a.json", "\"#123\"", []), ("a.json", "[\"#123\"]", ["0 #112233"]), ("a.json", "null", []),
  ]

  @Test(arguments: plain)
  func `colours under names are read, and what is none is not`(
    path: String, text: String, tokens: [String]
  ) {
    let reading = Reading([(path, text)], format: "plain")
    #expect(reading.names.map { $0 + " " + reading.hex($0) } == tokens)
  }

  @Test func `themes beside light and dark are told, and a condition on anything else is not`() {
    let reading = Reading([
      (
        "a.yml",
        """
        light: {a: "#fff"}
        dark: {a: "#000"}
        light-medium-contrast: {a: "#eee"}
        """
      )
    ])
    #expect(reading.hexes("a") == ["#ffffff", "#000000", "#ffffff", "#000000"])
    #expect(reading.system.leftOut.map(\.text) == ["light-medium-contrast"])
    #expect(reading.system.leftOut.map { $0.location.start.line } == [3])
  }

  // MARK: Theo

  @Test func `Theo: props and aliases without a value are none`() {
    let reading = Reading([
      (
        "a.yml",
        """
        global: {type: color}
        aliases: {a: "#111111", b: {value: "#222222"}, c: {x: 1}}
        props:
          p: {value: "{!a}"}
          q: {comment: x}
          r: [1, 2]
          s: {value: [1, 2]}
          u: {value: "rgba({!b}, 0.5)", type: token}
          v: {value: 12px, type: size}
          w: {value: "{!b} {!a}", type: size}
          x: {value: 12px}
        """
      )
    ])
    #expect(reading.names == ["a", "b", "p", "u", "x"])
    #expect(reading.hex("p") == "#111111")
    #expect(reading.hex("u") == "#22222280")
    #expect(reading.hex("x") == "unreadable")
    #expect(reading.problem("x")?.location.start.line == 11)
  }

  @Test func `Theo: a list of props, an import that is not there and one that can't be read`() {
    let reading = Reading([
      (
        "a.json",
        """
        {"imports": ["./gone.json", "./bad.json", 3, "./bad.json"],
         "props": [{"name": "a", "value": "#111111", "type": "color"}, {"value": "#222222"}, 4]}
        """
      ), ("bad.json", "{\"aliases\":"),
    ])
    #expect(reading.names == ["a"])
    #expect(reading.system.leftOut.map(\.text) == ["gone.json"])
    #expect(reading.system.leftOut.map(\.reason) == [.missingFile])
    #expect(reading.system.problems.compactMap(\.path) == ["bad.json"])
  }

  // MARK: Spectrum

  @Test func `Spectrum: names of old, parts of names, and elements without either`() {
    let reading = Reading([
      (
        "a.json",
        """
        [{"name": "old", "uuid": "1", "property": "x", "value": "#111111"},
         {"uuid": "2", "value": "#222222"},
         {"name": {"property": "a", "state": ["x", "y"], "colorScheme": "dark"}, "uuid": "3", "value": "#333333"},
         {"name": {"property": "b"}, "uuid": "4"},
         {"name": {"property": "c"}, "uuid": "5", "$ref": "1"},
         {"name": {"property": "d", "colorScheme": "wireframe"}, "uuid": "6", "value": "#444444"},
         {"name": {"property": "e"}, "uuid": "7", "value": "16px"},
         {"name": {"property": "f"}, "uuid": "8", "$ref": "9"},
         {"name": {"legacyKey": "g-old", "property": "g"}, "uuid": "9", "value": "#555555"}]
        """
      )
    ])
    #expect(reading.names == ["old", "a-x-y", "c", "f", "g-old"])
    #expect(reading.hexes("a-x-y") == ["absent", "#333333", "absent", "#333333"])
    #expect(reading.hex("c") == "#111111")
    #expect(reading.hex("f") == "#555555")
    #expect(reading.system.leftOut.map(\.text) == ["wireframe"])
  }

  // MARK: Tokens Studio

  @Test func `Tokens Studio: themes without a name or sets count for nothing`() {
    let reading = Reading([
      (
        "a.json",
        """
        {"base": {"a": {"value": "#111111", "type": "color"}},
         "night": {"a": {"value": "#222222", "type": "color"}}, "off": {"a": {"value": "#333333", "type": "color"}},
         "$themes": [{"name": "Light", "selectedTokenSets": {"base": "enabled", "off": "disabled"}},
           {"name": "Dark", "selectedTokenSets": {"base": "source", "night": "enabled"}},
           {"selectedTokenSets": {"off": "enabled"}}, {"name": "Empty"}, 3],
         "$metadata": {"tokenSetOrder": ["base", "night", "off", "gone"]}}
        """
      )
    ])
    #expect(reading.names == ["a"])
    #expect(reading.hexes("a") == ["#111111", "#222222", "#111111", "#222222"])
    #expect(reading.system.problems.isEmpty)
  }

  @Test func `Tokens Studio: a set that can't be read is a problem at its file`() {
    let reading = Reading([
      ("x/$metadata.json", "{\"tokenSetOrder\": [\"one\", \"two\", \"three\"]}"),
      ("x/one.json", "{\"a\": {\"value\": \"#111111\", \"type\": \"color\"}}"), ("x/two.json", "{"),
    ])
    #expect(reading.hex("a") == "#111111")
    #expect(reading.system.problems.compactMap(\.path) == ["x/two.json"])
  }

  // MARK: Markdown

  private func markdown(_ head: String, _ rows: String...) -> Reading {
    let count = head.filter { $0 == "|" }.count
    let rule = "|" + String(repeating: "---|", count: count - 1)
    return Reading([("a.md", ([head, rule] + rows).joined(separator: "\n") + "\n")])
  }

  @Test func `Markdown: cells that are missing, labels that name no appearance, and remarks`() {
    let reading = markdown(
      "| Token | Light | Dark |", "| `--a` | `#111` | same |",
      "| `b` | `light`: `#222`, `dark`: `#333` |",
      "| `c`, `d` | `#444`, `#555` | `#666` |", "| `e` | `sepia`: `#777`, `dark`: `#888` | |",
      "| f (remark) | #999 | rgb(1 2 3) |", "| `g` | `--a` | 0 0% 100% |", "| | `#aaa` | `#bbb` |",
      "|")
    #expect(reading.names == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(reading.hexes("a").prefix(2) == ["#111111", "#111111"])
    #expect(reading.hexes("b").prefix(2) == ["#222222", "#333333"])
    #expect(reading.hexes("d").prefix(2) == ["#555555", "absent"])
    #expect(reading.hexes("e").prefix(2) == ["absent", "#888888"])
    #expect(reading.hexes("f").prefix(2) == ["#999999", "#010203"])
    #expect(reading.hexes("g").prefix(2) == ["#111111", "#ffffff"])
    #expect(reading.system.leftOut.map(\.text) == ["sepia"])
    #expect(reading.system.leftOut.map { $0.location.start.line } == [6])
  }

  @Test func `Markdown: of several columns of values the first with a colour counts`() {
    let reading = markdown(
      "| Name | Value | Hex |", "| one | 16px | #111 |", "| two | var(--one) | |", "| three | | |",
      "| four | #444 | #555 |", "| five |")
    #expect(reading.names == ["one", "two", "four"])
    #expect(reading.hex("one") == "#111111")
    #expect(reading.hex("two") == "#111111")
    #expect(reading.hex("four") == "#444444")
  }

  @Test func `Markdown: a colour's name stands in the first column where its value has its own`() {
    #expect(
      markdown("| Color | Hex |", "| Brand | #123456 |", "| Ink | |").hex("Brand") == "#123456")
    #expect(markdown("| Color | Hex |", "| #123456 | #654321 |").names.isEmpty)
    #expect(markdown("| Color | Note |", "| Brand | none |").names.isEmpty)
    #expect(markdown("| | Value |", "| `--r` | `#111` |").hex("r") == "#111111")
  }

  @Test(arguments: [
    "id", "uuid", "accountId", "url", "image_url", "href", "hash", "commitSha", "sha256", "etag",
  ])
  func `what names or finds something is no colour of plain data`(key: String) {
    let reading = Reading(
      [("a.json", ##"{"\##(key)": "#abc123", "x": {"\##(key)": "#fff", "link": "#0066cc"}}"##)])
    #expect(reading.names == ["x.link"])
  }

  @Test func `an id is the name of the colour beside it`() {
    let reading = Reading([
      ("a.json", ##"[{"id": "#abc", "hex": "#112233"}, {"id": "b", "hex": "#fff"}]"##)
    ])
    #expect(reading.hex("#abc") == "#112233")
    #expect(reading.names.count == 2)
  }
}
