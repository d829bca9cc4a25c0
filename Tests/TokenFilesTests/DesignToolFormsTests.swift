import Diagnostics
import Testing

@testable import TokenFiles

/// Style Dictionary, of versions 3 and 4.
@Suite struct StyleDictionaryFormTests {
  static let forms: [(json: String, value: String)] = [
    ("{\"a\": {\"value\": \"#336699\"}}", "#336699"),
    (
      "{\"a\": {\"value\": \"#336699\", \"type\": \"color\", \"comment\": \"x\", \"key1\": 2}}",
      "#336699"
    ),
    ("{\"a\": {\"$value\": \"#336699\", \"$type\": \"color\"}}", "#336699"),
    ("{\"a\": {\"value\": \"rgb(51,102,153)\"}}", "#336699"),
    ("{\"a\": {\"value\": {\"r\": 51, \"g\": 102, \"b\": 153}, \"type\": \"color\"}}", "#336699"),
    (
      "{\"a\": {\"value\": {\"r\": 51, \"g\": 102, \"b\": 153, \"a\": 0.5}, \"type\": \"color\"}}",
      "#33669980"
    ),
    ("{\"a\": {\"value\": {\"h\": 210, \"s\": 50, \"l\": 40}, \"type\": \"color\"}}", "#336699"),
    ("{\"a\": {\"value\": {\"h\": 210, \"s\": 0.5, \"l\": 0.4}, \"type\": \"color\"}}", "#336699"),
    (
      "{\"a\": {\"value\": {\"h\": 210, \"s\": \"50%\", \"l\": \"40%\", \"a\": 0.5}, \"type\": \"color\"}}",
      "#33669980"
    ),
    (
      "{\"hue\": {\"blue\": 210}, \"s\": [0, 50], \"l\": [40], \"a\": {\"value\": {\"h\": \"{hue.blue}\", \"s\": \"{s.1}\", \"l\": \"{l.0}\"}, \"type\": \"color\"}}",
      "#336699"
    ),
    ("{\"b\": {\"value\": \"#336699\"}, \"a\": {\"value\": \"{b}\"}}", "#336699"),
    ("{\"b\": {\"value\": \"#336699\"}, \"a\": {\"value\": \"{b.value}\"}}", "#336699"),
    ("{\"b\": {\"value\": \"#336699\"}, \"a\": {\"value\": \"{ b }\"}}", "#336699"),
    (
      "{\"b\": {\"c\": {\"value\": \"#336699\"}}, \"a\": {\"value\": \"rgba({b.c}, 0.5)\", \"type\": \"color\"}}",
      "#33669980"
    ),
    (
      "{\"b\": {\"c\": {\"value\": \"#336699\"}}, \"a\": {\"value\": \"rgba({b.c.value}, 50%)\", \"type\": \"color\"}}",
      "#33669980"
    ),
    (
      "{\"h\": {\"value\": \"210\"}, \"a\": {\"value\": \"hsl({h}, 50%, 40%)\", \"type\": \"color\"}}",
      "#336699"
    ),
    (
      "{\"h\": {\"value\": \"200\"}, \"a\": {\"value\": \"hsl({h} + 10, 50%, 40%)\", \"type\": \"color\"}}",
      "#336699"
    ),
    (
      "{\"o\": {\"value\": \"0.5\"}, \"b\": {\"value\": \"#336699\"}, \"a\": {\"value\": \"set_alpha({b}, {o})\", \"type\": \"color\"}}",
      "#33669980"
    ),
    (
      "{\"b\": {\"value\": \"#336699\"}, \"a\": {\"value\": \"rgb({b} / 50%)\", \"type\": \"color\"}}",
      "#33669980"
    ),
    ("{\"a\": {\"value\": \"{gone}\", \"type\": \"color\"}}", "undefinedAlias"),
    ("{\"a\": {\"value\": \"rgba({gone}, 0.5)\", \"type\": \"color\"}}", "undefinedAlias"),
    (
      "{\"a\": {\"value\": \"{b}\", \"type\": \"color\"}, \"b\": {\"value\": \"{a}\", \"type\": \"color\"}}",
      "cycle"
    ),
    ("{\"a\": {\"value\": \"zzz\", \"type\": \"color\"}}", "unreadable"),
    ("{\"a\": {\"value\": {\"x\": 1}, \"type\": \"color\"}}", "unreadable"),
    ("{\"a\": {\"value\": \"4px\"}}", "no colour"), ("{\"a\": {\"value\": 4}}", "no colour"),
    ("{\"a\": {\"value\": \"red\", \"type\": \"string\"}}", "no colour"),
    ("{\"a\": {\"value\": \"{size.s}\"}, \"size\": {\"s\": {\"value\": \"4px\"}}}", "no colour"),
  ]

  @Test(arguments: forms)
  func `each form gives its value, or why it has none`(json: String, value: String) {
    #expect(Reading([("a.json", json)]).hex("a") == value)
  }

  @Test func `files are read as one`() {
    let reading = Reading([
      ("color/font.json", "{\"color\": {\"font\": {\"value\": \"{color.base.red}\"}}}"),
      ("color/base.json5", "{color: {base: {red: {value: '#cc0000', type: 'color'},},},} // words"),
    ])
    #expect(reading.hex("color.font") == "#cc0000")
  }
}

/// Figma's variables, as its REST interface gives them.
@Suite struct FigmaVariablesTests {
  private func read(
    _ variables: String,
    modes: String =
      "[{\"modeId\": \"1:0\", \"name\": \"Light\"}, {\"modeId\": \"1:1\", \"name\": \"Dark\"}]",
    envelope: Bool = true
  ) -> Reading {
    let inner = """
      {"variables": {\(variables)}, "variableCollections": {"C:1": {"id": "C:1", "name": "Theme",
        "defaultModeId": "1:0", "modes": \(modes)},
        "C:2": {"id": "C:2", "name": "Primitives", "defaultModeId": "2:0",
        "modes": [{"modeId": "2:0", "name": "Mode 1"}]}}}
      """
    return Reading([
      ("a.json", envelope ? "{\"status\": 200, \"error\": false, \"meta\": \(inner)}" : inner)
    ])
  }

  private static func variable(
    _ id: String, _ name: String, _ values: String, collection: String = "C:1",
    type: String = "COLOR"
  ) -> String {
    """
    "\(id)": {"id": "\(id)", "name": "\(name)", "resolvedType": "\(type)",
      "variableCollectionId": "\(collection)", "valuesByMode": {\(values)}}
    """
  }

  private static let black = "{\"r\": 0, \"g\": 0, \"b\": 0, \"a\": 1}"
  private static let white = "{\"r\": 1, \"g\": 1, \"b\": 1, \"a\": 1}"

  @Test(arguments: [true, false])
  func `modes are appearances, with or without an envelope`(envelope: Bool) {
    let reading = read(
      Self.variable("V:1", "bg/page", "\"1:0\": \(Self.white), \"1:1\": \(Self.black)"),
      envelope: envelope)
    #expect(reading.hexes("bg/page") == ["#ffffff", "#000000", "#ffffff", "#000000"])
  }

  static let values: [(value: String, hex: String)] = [
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 1}", "#336699"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 0.5}", "#33669980"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6}", "#336699"),
    ("{\"r\": 0.3019, \"g\": 0.4549, \"b\": 1, \"a\": 1}", "#4d74ff"),
    ("{\"r\": 0.2, \"g\": 0.4}", "unreadable"),
    ("{\"r\": \"x\", \"g\": 0.4, \"b\": 0}", "unreadable"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 2}", "unreadable"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": \"V:2\"}", "#000000"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": \"gone/1#2\"}", "undefinedAlias"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": \"V:1\"}", "cycle"), ("1", "unreadable"),
    // Plugins write a text.
    ("\"#336699\"", "#336699"), ("\"#33669980\"", "#33669980"),
    ("\"rgb(51, 102, 153)\"", "#336699"),
    ("\"#33669\"", "unreadable"),
  ]

  @Test(arguments: values)
  func `each value is read, or says why it has none`(value: String, hex: String) {
    let reading = read(
      Self.variable("V:1", "a", "\"1:0\": \(value)") + ", "
        + Self.variable("V:2", "b", "\"2:0\": \(Self.black)", collection: "C:2"))
    #expect(reading.hex("a") == hex)
  }

  @Test func `an alias into another collection takes the mode of the same appearance`() {
    let alias = "{\"type\": \"VARIABLE_ALIAS\", \"id\": \"V:2\"}"
    let reading = read(
      Self.variable("V:1", "a", "\"1:0\": \(alias), \"1:1\": \(alias)") + ", "
        + Self.variable("V:2", "b", "\"1:0\": \(Self.white), \"1:1\": \(Self.black)"))
    #expect(reading.hexes("a").prefix(2) == ["#ffffff", "#000000"])
  }

  @Test func `one name in two collections is two tokens`() {
    let reading = read(
      Self.variable("V:1", "a", "\"1:0\": \(Self.white)") + ", "
        + Self.variable("V:2", "a", "\"2:0\": \(Self.black)", collection: "C:2"))
    #expect(reading.names == ["a", "Primitives/a"])
  }

  @Test func `variables that are no colours are no tokens`() {
    let reading = read(Self.variable("V:1", "a", "\"1:0\": 4", type: "FLOAT"))
    #expect(reading.names == [])
    #expect(reading.system.filesWithoutTokens.map(\.path) == ["a.json"])
  }

  @Test func `a mode that is none of the appearances is left out, or becomes one`() {
    let text = """
      {"variables": {\(Self.variable("V:1", "a", "\"1:0\": \(Self.white), \"1:1\": \(Self.black)"))},
       "variableCollections": {"C:1": {"name": "T", "defaultModeId": "1:0",
        "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Wireframe"}]}}}
      """
    let source = TokenSource(file: SourceFile(path: "a.json", text: text))
    #expect(TokenSystem.read([source]).leftOut.map(\.text) == ["Wireframe"])
    let found = Reading(system: TokenSystem.read([source], discovers: true))
    #expect(found.hex("a", "wireframe") == "#000000")
    #expect(found.hex("a", "dark") == "#ffffff")
  }
}

/// Theo, Spectrum, and data of no format.
@Suite struct OtherFormsTests {
  @Test func `Theo's props may be named after their aliases`() {
    let reading = Reading([
      (
        "a.yml",
        """
        global:
          type: color
        aliases:
          BLUE_20: "#99cdff"
          RED: {value: "rgba(204, 0, 0, 0.5)"}
        props:
          BLUE_20: {value: "{!BLUE_20}"}
          link: {value: "{!BLUE_20}", text_contrast_pairing: [page]}
          gap: {value: "4px", type: size}
          veil:
            value: "{!RED}"
        """
      )
    ])
    #expect(reading.names == ["BLUE_20", "RED", "link", "veil"])
    #expect(reading.hex("link") == "#99cdff")
    #expect(reading.hex("veil") == "#cc000080")
  }

  @Test func `Theo's imports are read first, and what a file says wins`() {
    let files = [
      SourceFile(
        path: "t/dark.yml",
        text: "imports: [base.yml, gone.yml]\nprops:\n  ink: {value: \"#fff\", type: color}\n"),
      SourceFile(
        path: "t/base.yml",
        text:
          "props:\n  - {name: ink, value: \"#000\", type: color}\n  - {name: page, value: \"#eee\", type: color}\n"
      ),
    ]
    let system = TokenSystem.read([TokenSource(file: files[0])]) { path in
      files.first { $0.path == path }
    }
    let reading = Reading(system: system)
    #expect(reading.hex("ink") == "#ffffff")
    #expect(reading.hex("page") == "#eeeeee")
    #expect(system.problems.isEmpty)
    #expect(system.leftOut.map(\.reason) == [.missingFile])
    #expect(system.leftOut.map(\.text) == ["t/gone.yml"])
  }

  @Test func `Spectrum's sets are appearances`() {
    let schema = "https://opensource.adobe.com/schemas/token-types"
    let reading = Reading([
      (
        "a.json",
        """
        {"gray-100": {"$schema": "\(schema)/color-set.json", "sets": {
           "light": {"$schema": "\(schema)/color.json", "value": "rgb(255, 255, 255)"},
           "dark": {"$schema": "\(schema)/color.json", "value": "rgb(0, 0, 0)"},
           "wireframe": {"$schema": "\(schema)/color.json", "value": "rgb(1, 2, 3)"}}},
         "page": {"$schema": "\(schema)/alias.json", "value": "{gray-100}"},
         "gap": {"$schema": "\(schema)/dimension.json", "value": "4px"}}
        """
      )
    ])
    #expect(reading.names == ["gray-100", "page"])
    #expect(reading.hexes("page").prefix(2) == ["#ffffff", "#000000"])
    #expect(reading.system.leftOut.map(\.text) == ["wireframe"])
  }

  @Test func `Spectrum's lists refer by uuid`() {
    let reading = Reading([
      (
        "a.json",
        """
        [{"uuid": "1", "name": {"property": "gray-100", "colorScheme": "light"}, "value": "rgb(255, 255, 255)"},
         {"uuid": "2", "name": {"property": "gray-100", "colorScheme": "dark"}, "value": "rgb(0, 0, 0)"},
         {"uuid": "3", "name": {"property": "page", "state": ["default"]}, "$ref": "1"}]
        """
      )
    ])
    #expect(reading.names == ["gray-100", "page-default"])
    #expect(reading.hexes("page-default").prefix(2) == ["#ffffff", "#000000"])
  }

  static let plain: [(path: String, text: String, tokens: [String])] = [
    ("a.json", "{\"brand\": {\"ink\": \"#171717\", \"size\": 4}}", ["brand.ink #171717"]),
    ("a.yaml", "brand:\n  ink: '#171717'\n  on: true\n", ["brand.ink #171717"]),
    (
      "a.json",
      "[{\"name\": \"ink\", \"colour\": \"#171717\"}, {\"token\": \"page\", \"hex\": \"#fff\"}]",
      ["ink #171717", "page #ffffff"]
    ),
    ("a.json", "{\"ink\": {\"hex\": \"#171717\", \"rgb\": [23, 23, 23]}}", ["ink #171717"]),
    ("a.json", "{\"a\": [\"#111\", \"#222\"]}", ["a.0 #111111", "a.1 #222222"]),
    ("a.json", "{\"a\": \"#111\", \"b\": \"{a}\"}", ["a #111111", "b #111111"]),
    (
      "a.json", "{\"a\": \"red\", \"b\": \"# words\", \"c\": \"oklch(1 0 0)\"}",
      ["a #ff0000", "c #ffffff"]
    ),
    ("a.json", "{\"ink\": {\"light\": \"#111\", \"dark\": \"#222\"}}", ["ink #111111"]),
    ("a.yaml", "- {token: a, value: \"#111\"}\n- {token: b, value: false}\n", ["a #111111"]),
    ("a.yaml", "screen: x\nbackground: \"#fff\"\nelements: []\n", []),
    // Our own files use colours, and define none.
    (
      "a.yaml",
      "screen: x\nbackground: \"#fff\"\nelements: []\n---\nscreen: y\nelements: [{color: red}]\n",
      []
    ),
    ("a.yaml", "version: 1\ntokens: [t.css]\npairs: [{foreground: red, background: canvas}]\n", []),
    ("a.json", "{\"version\": 1, \"tokens\": \"t.css\", \"rules\": {\"x\": \"red\"}}", []),
    ("a.json", "{\"version\": 1, \"tokens\": {\"ink\": \"#171717\"}}", ["tokens.ink #171717"]),
    // The base16 schemes' hex digits have no `#`; a title is no colour.
    (
      "a.yaml",
      "name: \"Nord\"\npalette:\n  base00: \"2E3440\"\n  base0F: \"#5E81AC\"\n  other: \"2E3440\"\n",
      ["palette.base00 #2e3440", "palette.base0F #5e81ac"]
    ),
    (
      "a.yaml", "base00: 081419\nbase17: 'fff000'\nbase99x: '000000'\n",
      ["base00 #081419", "base17 #fff000"]
    ),
    (
      "a.json",
      "{\"black\": {\"name\": \"Black\", \"normal\": {\"name\": \"Black\", \"hex\": \"#5c5f77\"}}}",
      ["black.normal #5c5f77"]
    ),
    (
      "a.yaml", "- name: gold\n  items:\n    - {token: gold-5, value: \"#f5f0e6\"}\n",
      ["gold.items.gold-5 #f5f0e6"]
    ),
    ("a.json", "{\"palette\": [{\"name\": \"x\", \"colour\": \"gold\"}]}", ["palette.x #ffd700"]),
    // Material Theme Builder: a theme that is none of the appearances does not hide the others.
    (
      "a.json",
      "{\"schemes\": {\"light\": {\"primary\": \"#415F91\"}, \"light-medium-contrast\": {\"primary\": \"#234373\"}, \"dark\": {\"primary\": \"#AAC7FF\"}}}",
      ["schemes.primary #415f91"]
    ),
    // Six digits in a member that is called hex; elsewhere they may be anything.
    (
      "a.json", "{\"c\": [{\"name\": \"mint\", \"hex\": \"98ff98\"}], \"id\": \"98ff98\"}",
      ["c.mint #98ff98"]
    ),
    ("a.json", "{\"a\": {\"r\": 0, \"g\": 0, \"b\": 255}}", ["a #0000ff"]),
    ("a.json", "{\"a\": {\"r\": 0.2, \"g\": 0.4, \"b\": 0.6, \"a\": 0.5}}", ["a #33669980"]),
    ("a.json", "{\"a\": {\"r\": 1, \"g\": 0, \"b\": 0}}", ["a unreadable"]),
    ("a.json", "{\"glow\": [{\"color\": {\"r\": 0, \"g\": 0, \"b\": 255}, \"radius\": 4}]}", []),
    ("a.json", "{\"a\": {\"r\": 2, \"g\": 4, \"b\": 6, \"w\": 8}}", []),
    ("a.json", "{\"$schema\": \"#fff\", \"a\": 1}", []), ("a.json", "\"#fff\"", []),
  ]

  @Test(arguments: plain)
  func `colours under names are tokens`(path: String, text: String, tokens: [String]) {
    let reading = Reading([(path, text)])
    #expect(reading.names.map { "\($0) \(reading.hex($0))" } == tokens)
  }

  /// Chakra UI, Semantic Tokens: `default` or `base` holds where no condition does, `_dark` in the dark.
  @Test(arguments: [
    (##"{"default": "#fff", "_dark": "#111"}"##, ["#ffffff", "#111111"]),
    (##"{"base": "#fff", "_dark": "gray.800"}"##, ["#ffffff", "#222222"]),
    (##"{"default": "white", "_dark": "{gray.800}"}"##, ["#ffffff", "#222222"]),
    (##"{"_light": "#fff", "_dark": "gray.7"}"##, ["#ffffff", "undefinedAlias"]),
    (##"{"default": "#fff", "_hover": "#111"}"##, ["#ffffff", "#ffffff"]),
  ])
  func `conditions of a semantic token`(value: String, hexes: [String]) {
    let reading = Reading([("a.json", "{\"gray\": {\"800\": \"#222\"}, \"bg\": \(value)}")])
    #expect(Array(reading.hexes("bg").prefix(2)) == hexes)
  }
}
