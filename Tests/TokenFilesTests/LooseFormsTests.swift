import Diagnostics
import Testing

@testable import TokenFiles

/// Colours and sums as Style Dictionary's and Tokens Studio's users write them, alone and in each other.
@Suite struct LooseFormsTests {
  private static let palette = """
    "blue": {"value": "#336699", "type": "color"}, "half": {"value": "0.5", "type": "opacity"},
    "sum": {"value": "0.2 + 0.2", "type": "number"}, "tight": {"value": "0.2+0.2", "type": "number"},
    "twice": {"value": "{sum} * 2", "type": "number"}, "fifth": {"value": "0.2", "type": "number"},
    "channels": {"value": "210 50% 40%"}, "hue": {"value": "210"},
    "veil": {"value": "rgba({blue}, 0.5)", "type": "color"}
    """

  private func read(_ token: String) -> Reading {
    Reading([("a.json", "{\(Self.palette), \"a\": \(token)}")])
  }

  /// A value that refers to a sum means its result (Tokens Studio, Token values with math): 0.4 / 2 is 0.2, hex 33.
  static let sums: [(alpha: String, hex: String)] = [
    ("0.5", "80"), ("50%", "80"), ("{half}", "80"), ("{half} / 2", "40"), ("{sum}", "66"),
    ("{sum} / 2", "33"), ("{sum}/2", "33"), ("{tight} / 2", "33"), ("{sum} * {half}", "33"),
    ("1 - {sum}", "99"), ("1 - {tight}", "99"), ("{twice}", "cc"), ("{twice} / 2", "66"),
    ("1 - {twice} / 2", "99"), ("{fifth} * 2", "66"), ("0.1 + {fifth} * 2", "80"),
  ]

  @Test(arguments: sums)
  func `a sum that becomes part of another stays together`(alpha: String, hex: String) {
    #expect(
      read("{\"value\": \"rgba({blue}, \(alpha))\", \"type\": \"color\"}").hex("a") == "#336699"
        + hex)
  }

  static let texts: [(text: String, isSum: Bool)] = [
    ("1 + 2", true), ("0.2 + 0.2", true), ("(1 + 2) * 3", true), ("1+2", true), ("2*3", true),
    ("10px + 2px", true), ("50% - 5%", true), ("-1", false), ("+1", false), ("1", false),
    ("", false),
    ("210 50% 40%", false), ("210 50% 40% / 0.5", false), ("0 1px 2px", false), ("Inter", false),
    ("a+b", false), ("1 +", false), ("+ 1", false),
  ]

  @Test(arguments: texts)
  func `operands with an operator between each two are a sum`(text: String, isSum: Bool) {
    #expect(Sum.isSum(Array(text.utf8)) == isSum)
  }

  static let colors: [(value: String, hex: String)] = [
    ("rgba({blue}, 0.5)", "#33669980"), ("rgba({ blue }, {half})", "#33669980"),
    ("rgb({blue} / 50%)", "#33669980"), ("set_alpha({blue}, 0.5)", "#33669980"),
    ("rgba(rgba({blue}, 0.25), 0.5)", "#33669980"), ("rgba({veil}, 0.25)", "#33669940"),
    ("hsl({channels})", "#336699"), ("hsl({hue}, 50%, 40%)", "#336699"),
    ("hsl({hue}, 50%, 48% - 8%)", "#336699"), ("hsl({hue}, {half} * 100%, 40%)", "#336699"),
    ("color-mix(in srgb, rgba({blue}, 1), rgba(#336699, 1))", "#336699"),
    ("light-dark(rgba({blue}, 0.5), #000)", "#33669980"),
    // Braces that are no references are text, which is no colour.
    ("{}", "unreadable"), ("{  }", "unreadable"), ("rgba({ }, 0.5)", "unreadable"),
    ("rgba(#fff, )", "unreadable"), ("rgba(12, 0.5)", "unreadable"), ("rgba(#fff)", "unreadable"),
    ("rgba({nope}, 0.5)", "undefinedAlias"), ("rgba({half}, 0.5)", "unreadable"),
  ]

  @Test(arguments: colors)
  func `a colour with an opacity may stand in another`(value: String, hex: String) {
    #expect(read("{\"value\": \"\(value)\", \"type\": \"color\"}").hex("a") == hex)
  }

  /// What is changed may itself be a colour with an opacity, or one of each scheme.
  static let changes: [(value: String, rest: String, hexes: [String])] = [
    (
      "{veil}", "\"modify\": {\"type\": \"alpha\", \"value\": \"0.25\"}",
      ["#33669940", "#33669940"]
    ),
    (
      "rgba({blue}, 0.5)", "\"modify\": {\"type\": \"alpha\", \"value\": \"0.25\"}",
      ["#33669940", "#33669940"]
    ),
    (
      "rgba({blue}, 0.5)",
      "\"modify\": {\"type\": \"darken\", \"value\": \"0.5\", \"space\": \"srgb\"}",
      ["#1a334d80", "#1a334d80"]
    ),
    (
      "rgba(#204060, 0.5)",
      "\"modify\": {\"type\": \"darken\", \"value\": \"0.5\", \"space\": \"srgb\"}",
      ["#10203080", "#10203080"]
    ),
    (
      "light-dark(#fff, #000)", "\"modify\": {\"type\": \"alpha\", \"value\": \"0.5\"}",
      ["#ffffff80", "#00000080"]
    ),
    ("light-dark(#fff, #000)", "\"alpha\": 0.5", ["#ffffff80", "#00000080"]),
    ("rgba({blue}, 0.5)", "\"alpha\": \"{fifth}\"", ["#33669933", "#33669933"]),
    ("{veil}", "\"mix\": {\"color\": \"#000\"}", ["#33669980", "#33669980"]),
    (
      "16px", "\"modify\": {\"type\": \"alpha\", \"value\": \"0.5\"}", ["unreadable", "unreadable"]
    ),
  ]

  @Test(arguments: changes)
  func `a change is made to whatever colour the value is`(
    value: String, rest: String, hexes: [String]
  ) {
    let reading = read("{\"value\": \"\(value)\", \"type\": \"color\", \(rest)}")
    #expect(Array(reading.hexes("a").prefix(2)) == hexes)
  }

  /// Objects of channels; red, green and blue of 0 and 1 may be of 1 or of 255.
  static let objects: [(object: String, hex: String)] = [
    ("{\"r\": 51, \"g\": 102, \"b\": 153}", "#336699"),
    ("{\"r\": 0.2, \"g\": 0.4, \"b\": 0.6}", "#336699"),
    ("{\"r\": 51, \"g\": 102, \"b\": 153, \"a\": 0.5}", "#33669980"),
    ("{\"r\": 51, \"g\": 102, \"b\": 153, \"a\": \"{half}\"}", "#33669980"),
    ("{\"h\": 210, \"s\": 50, \"l\": 40}", "#336699"),
    ("{\"h\": 210, \"s\": 0.5, \"l\": 0.4}", "#336699"),
    ("{\"h\": \"{hue}\", \"s\": \"50%\", \"l\": \"40%\", \"a\": 0.5}", "#33669980"),
    ("{\"r\": 0, \"g\": 0, \"b\": 0}", "#000000"), ("{\"r\": 1, \"g\": 0, \"b\": 1}", "unreadable"),
    ("{\"r\": [51], \"g\": 102, \"b\": 153}", "unreadable"),
    ("{\"r\": 51, \"g\": 102, \"b\": 153, \"a\": [1]}", "unreadable"),
    ("{\"r\": 51, \"g\": 102}", "unreadable"),
  ]

  @Test(arguments: objects)
  func `an object of channels is a colour, or says what it is`(object: String, hex: String) {
    #expect(read("{\"value\": \(object), \"type\": \"color\"}").hex("a") == hex)
  }

  @Test func `fallbacks and lists among tokens are named by their place and are no colours`() {
    let reading = Reading([
      (
        "a.json",
        """
        {"scale": [[1], {"x": 1}, "#336699", 0.5],
         "a": {"value": "{scale.2}", "type": "color"}, "b": {"value": "rgba({a}, {scale.3})", "type": "color"}}
        """
      )
    ])
    #expect(reading.names == ["a", "b"])
    #expect(reading.problem("a")?.kind == .unsuitableAlias)
    #expect(reading.problem("a")?.message.contains("stands there without a value key") == true)
  }

  /// As Tokens Studio wrote references before it had braces.
  @Test(arguments: [
    ("$blue", "#336699"), ("rgba($blue, 0.5)", "#33669980"), ("rgba($blue, $half)", "#33669980"),
    ("$deep.er", "#112233"), ("$gone", "undefinedAlias"), ("$", "unreadable"), ("$5", "unreadable"),
    ("hsl($hue, 50%, 40%)", "#336699"),
  ])
  func `a name behind a dollar is a reference`(value: String, expected: String) {
    let reading = Reading([
      (
        "a.json",
        """
        {\(Self.palette), "deep": {"er": {"value": "#112233", "type": "color"}},
         "a": {"value": "\(value)", "type": "color"}, "w": {"value": "$gone", "type": "sizing"},
         "v": {"value": "$gone"}}
        """
      )
    ])
    #expect(reading.hex("a") == expected)
    #expect(!reading.names.contains("w"))
    #expect(!reading.names.contains("v"))
  }

  @Test func `a name behind a dollar is one of the sets' names`() {
    let reading = Reading([
      (
        "tokens.json",
        """
        {"global": {"colors": {"red": {"value": "#ff0000", "type": "color"}}},
         "light": {"accent": {"value": "$colors.red", "type": "color"}},
         "$metadata": {"tokenSetOrder": ["global", "light"]}}
        """
      )
    ])
    #expect(reading.hex("accent") == "#ff0000")
  }

  /// In DTCG a text with a dollar is no colour, and no reference.
  @Test func `a dollar means nothing in design tokens`() {
    let reading = Reading([
      (
        "a.json",
        ##"{"a": {"$type": "color", "$value": "$b"}, "b": {"$type": "color", "$value": "#fff"}}"##
      )
    ])
    #expect(reading.hex("a") == "unreadable")
  }
}

/// Panda CSS: semantic tokens and tokens share their names.
@Suite struct PandaTests {
  private static let tokens = """
    "tokens": {"colors": {"x": {"value": "#ff0000"}, "red": {"500": {"value": "#123456"}},
      "y": {"value": "{colors.x}"}, "veil": {"value": "{colors.red.500/40}"}}}
    """
  private static let semantic = """
    "semanticTokens": {"colors": {"fg": {"value": "{colors.x}"}, "deep": {"value": "{colors.fg}"},
      "bg": {"value": {"base": "{colors.red.500}", "_dark": "{colors.x/50}"}},
      "gone": {"value": "{colors.nothing}"}}}
    """

  @Test(arguments: ["", "theme.extend."])
  func `references leave out what tokens stand in`(prefix: String) {
    let text = "{\(Self.tokens), \(Self.semantic)}"
    let reading = Reading([
      ("panda.json", prefix.isEmpty ? text : "{\"theme\": {\"extend\": \(text)}}")
    ])
    #expect(reading.hex(prefix + "tokens.colors.y") == "#ff0000")
    #expect(reading.hex(prefix + "tokens.colors.veil") == "#12345666")
    #expect(reading.hex(prefix + "semanticTokens.colors.fg") == "#ff0000")
    #expect(reading.hex(prefix + "semanticTokens.colors.deep") == "#ff0000")
    #expect(reading.hex(prefix + "semanticTokens.colors.bg") == "#123456")
    #expect(reading.hex(prefix + "semanticTokens.colors.bg", "dark") == "#ff000080")
    #expect(reading.hex(prefix + "semanticTokens.colors.gone") == "undefinedAlias")
  }

  @Test func `the tokens may stand in another file`() {
    let reading = Reading([
      ("tokens.json", "{\(Self.tokens)}"), ("semantic.json", "{\(Self.semantic)}"),
    ])
    #expect(reading.hex("semanticTokens.colors.fg") == "#ff0000")
    #expect(reading.hex("tokens.colors.y") == "#ff0000")
  }

  /// In Style Dictionary a reference names the whole path.
  @Test func `without semantic tokens a reference is the whole path`() {
    let reading = Reading([("tokens.json", "{\(Self.tokens)}")])
    #expect(reading.hex("tokens.colors.y") == "undefinedAlias")
    #expect(reading.hex("tokens.colors.veil") == "undefinedAlias")
  }

  @Test func `an opacity beside a name is the name where there is one`() {
    let reading = Reading([
      (
        "panda.json",
        """
        {\(Self.tokens), \(Self.semantic), "colors": {"x/50": {"value": "#abcdef"}}}
        """
      )
    ])
    #expect(reading.hex("semanticTokens.colors.bg", "dark") == "#abcdef")
  }
}
