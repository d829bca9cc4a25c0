import Diagnostics
import Testing

@testable import TokenFiles

/// Forms of DTCG 2025.10 and of the drafts before it: the light value of the token `a`.
@Suite struct DTCGFormTests {
  static let spaces: [(space: String, components: String, hex: String)] = [
    ("srgb", "[0.2, 0.4, 0.6]", "#336699"), ("srgb-linear", "[1, 0, 0]", "#ff0000"),
    ("hsl", "[210, 50, 40]", "#336699"), ("hwb", "[0, 0, 0]", "#ff0000"),
    ("lab", "[100, 0, 0]", "#ffffff"), ("lch", "[0, 0, 0]", "#000000"),
    ("oklab", "[1, 0, 0]", "#ffffff"), ("oklch", "[0.55, 0.1, 237.33]", "#2c79a5"),
    ("display-p3", "[1, 0, 0]", "#ff0b0c"), ("a98-rgb", "[1, 1, 1]", "#ffffff"),
    ("prophoto-rgb", "[0, 0, 0]", "#000000"), ("rec2020", "[1, 1, 1]", "#ffffff"),
    ("xyz-d65", "[0, 0, 0]", "#000000"), ("xyz-d50", "[0, 0, 0]", "#000000"),
    ("srgb", "[\"none\", 0.4, 0.6]", "#006699"), ("oklch", "[1, 0, \"none\"]", "#ffffff"),
  ]

  @Test(arguments: spaces)
  func `each colour space of the format is read`(space: String, components: String, hex: String) {
    let text =
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"\(space)\", \"components\": \(components)}}}"
    #expect(Reading([("a.json", text)]).hex("a") == hex)
  }

  static let forms: [(json: String, value: String)] = [
    ("{\"$type\": \"color\", \"a\": {\"$value\": \"red\"}}", "#ff0000"),
    ("{\"a\": {\"$value\": \"#336699\", \"$type\": \"color\"}}", "#336699"),
    ("{\"a\": {\"$value\": \"#336699\"}}", "#336699"),
    ("{\"a\": {\"$value\": \"rgba(51, 102, 153, 0.5)\", \"$type\": \"color\"}}", "#33669980"),
    ("{\"a\": {\"$value\": \"rebeccapurple\", \"$type\": \"color\"}}", "#663399"),
    ("{\"$type\": \"color\", \"a\": {\"$value\": \"#336699\"}}", "#336699"),
    (
      "{\"$type\": \"dimension\", \"a\": {\"$type\": \"color\", \"$value\": \"#336699\"}}",
      "#336699"
    ),
    (
      "{\"a\": {\"$value\": \"{b}\"}, \"b\": {\"$type\": \"color\", \"$value\": \"#336699\"}}",
      "#336699"
    ),
    (
      "{\"a\": {\"$ref\": \"#/b\"}, \"b\": {\"$type\": \"color\", \"$value\": \"#336699\"}}",
      "#336699"
    ),
    (
      "{\"a\": {\"$type\": \"color\", \"$ref\": \"#/b/$value\"}, \"b\": {\"$type\": \"color\", \"$value\": \"#336699\"}}",
      "#336699"
    ),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"$ref\": \"#/b/$value\"}}, \"b\": {\"$type\": \"color\", \"$value\": \"#336699\"}}",
      "#336699"
    ),
    (
      "{\"a\": {\"$ref\": \"#/x~1y/b%20c\"}, \"x/y\": {\"b c\": {\"$type\": \"color\", \"$value\": \"#336699\"}}}",
      "#336699"
    ),
    (
      """
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/b/$value/components"}}},
       "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}}
      """, "#336699"
    ),
    (
      """
      {"a": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/b/$value/colorSpace"}, "components":
        [{"$ref": "#/b/$value/components/0"}, 0.4, 0.6], "alpha": {"$ref": "#/n/$value"}}},
       "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0, 0]}},
       "n": {"$type": "number", "$value": 0.5}}
      """, "#33669980"
    ),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"#336699\", \"$deprecated\": true}}", "#336699"),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": \"#336699\", \"$deprecated\": \"use b\"}}",
      "#336699"
    ),
    (
      "{\"g\": {\"$type\": \"color\", \"a\": {\"$value\": \"#336699\"}}, \"a\": {\"$value\": \"{g.a}\"}}",
      "#336699"
    ),
    (
      "{\"g\": {\"$type\": \"color\", \"x\": {\"$value\": \"#336699\"}}, \"h\": {\"$extends\": \"{g}\"}, \"a\": {\"$value\": \"{h.x}\"}}",
      "#336699"
    ),
    (
      "{\"g\": {\"$type\": \"color\", \"x\": {\"$value\": \"#111\"}}, \"h\": {\"$extends\": \"#/g\", \"x\": {\"$value\": \"#336699\"}}, \"a\": {\"$value\": \"{h.x}\"}}",
      "#336699"
    ),
    (
      "{\"g\": {\"$type\": \"color\", \"x\": {\"$value\": \"#336699\"}}, \"h\": {\"$extends\": {\"$ref\": \"#/g\"}}, \"a\": {\"$value\": \"{h.x}\"}}",
      "#336699"
    ),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"{a}\"}}", "cycle"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"{b}\"}}", "undefinedAlias"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": \"#33669\"}}", "unreadable"),
    ("{\"a\": {\"$type\": \"color\", \"$value\": 12}}", "unreadable"),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"nope\", \"components\": [0, 0, 0]}}}",
      "unreadable"
    ),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0]}}}",
      "unreadable"
    ),
    (
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2}}}",
      "unreadable"
    ),
    ("{\"a\": {\"$type\": \"dimension\", \"$value\": \"4px\"}}", "no colour"),
    ("{\"a\": {\"$type\": \"string\", \"$value\": \"red\"}}", "no colour"),
    ("{\"a\": {\"$value\": \"red\"}}", "no colour"),
  ]

  @Test(arguments: forms)
  func `each form gives its value, or why it has none`(json: String, value: String) {
    #expect(Reading([("a.json", json)]).hex("a") == value)
  }

  @Test func `composites hold colours under their names`() {
    let reading = Reading([
      (
        "a.json",
        """
        {"card": {"$type": "border", "$value": {"color": "#111111", "width": "1px", "style": "solid"}},
         "glow": {"$type": "shadow", "$value": [{"color": "#222222"}, {"color": "{ink}", "inset": true}]},
         "one": {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0.2, 0.2, 0.2]}}},
         "sky": {"$type": "gradient", "$value": [{"color": "#444444", "position": 0}, {"color": "#555555", "position": 1}]},
         "ink": {"$type": "color", "$value": "#666666"},
         "again": {"$type": "border", "$value": "{card}"},
         "text": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "1px"}}}
        """
      )
    ])
    #expect(
      reading.names == [
        "card.color", "glow.0.color", "glow.1.color", "one.color", "sky.0.color", "sky.1.color",
        "ink",
      ])
    #expect(
      reading.names.map { reading.hex($0) } == [
        "#111111", "#222222", "#666666", "#333333", "#444444", "#555555", "#666666",
      ])
  }

  @Test(arguments: [
    ("#336699", true), ("#346799", true), ("#306699", false), ("#369", false), ("#33669980", false),
  ])
  func `hex agrees with the components but for their rounding`(hex: String, agrees: Bool) {
    let text =
      "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 0.6], \"hex\": \"\(hex)\"}}}"
    let reading = Reading([("a.json", text)])
    #expect(reading.hex("a") == "#336699")
    #expect(reading.system.doubts.isEmpty == agrees)
  }

  @Test func `references to other files are read from there`() {
    let files = [
      ("a.json", "{\"a\": {\"$ref\": \"./b.json#/x\"}, \"c\": {\"$ref\": \"b.json#/g\"}}"),
      (
        "b.json",
        "{\"x\": {\"$type\": \"color\", \"$value\": \"#336699\"}, \"g\": {\"$type\": \"color\", \"d\": {\"$value\": \"#111\"}}}"
      ),
    ]
    let sources = files.map { SourceFile(path: $0.0, text: $0.1) }
    let system = TokenSystem.read([TokenSource(file: sources[0], format: "dtcg")]) { path in
      sources.first { $0.path == path }
    }
    let reading = Reading(system: system)
    #expect(reading.hex("a") == "#336699")
    #expect(reading.hex("c.d") == "#111111")
    #expect(system.problems.isEmpty)
  }
}
