import ColorMath
import Diagnostics
import Testing

@testable import TokenFiles

/// References by JSON Pointer (RFC 6901) and the faults of colour objects, each with the text it is about.
@Suite struct DTCGPointerTests {
  private static let tokens = ##"""
    "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}},
    "a/b": {"$type": "color", "$value": "#112233"}, "m~n": {"$type": "color", "$value": "#223344"},
    "q r": {"$type": "color", "$value": "#334455"}, "é": {"$type": "color", "$value": "#445566"},
    "p%q": {"$type": "color", "$value": "#556677"}, "n": {"$type": "number", "$value": 0.25},
    "loop": {"$ref": "#/loop"},
    "edge": {"$type": "border", "$value": {"color": "#667788", "width": "1px", "style": "solid"}}
    """##

  private func read(_ value: String) -> Reading {
    Reading([
      ("t.tokens.json", "{\(Self.tokens),\n  \"x\": {\"$type\": \"color\", \"$value\": \(value)}}")
    ])
  }

  /// §3 to §6: `~1` is a slash and `~0` a tilde, in a fragment percent-encoded.
  static let pointers: [(pointer: String, hex: String)] = [
    ("#/a", "#336699"), ("#/a/$value", "#336699"), ("/a", "#336699"), ("#/a~1b", "#112233"),
    ("#/a~1b/$value", "#112233"), ("#/m~0n", "#223344"), ("#/q%20r", "#334455"),
    ("#/q r", "#334455"),
    ("#/%C3%A9", "#445566"), ("#/é", "#445566"), ("#/p%25q", "#556677"), ("#/p%q", "#556677"),
    ("#/edge/$value/color", "#667788"),
    // `~01` is `~1` and not a slash; a lone tilde or percent sign is itself.
    ("#/a~01b", "undefinedAlias"), ("#/m~n", "#223344"), ("#/q%2", "undefinedAlias"),
    ("#/q%+1", "undefinedAlias"), ("#/nope", "undefinedAlias"),
    ("#/a/$value/hex", "undefinedAlias"),
    ("#/x", "cycle"), ("#/n", "unsuitableAlias"), ("#", "unreadable"), ("", "unreadable"),
    ("#/", "unreadable"), ("other.json#/a", "valueUnknown"),
  ]

  @Test(arguments: pointers)
  func `a pointer names the token at its end`(pointer: String, hex: String) {
    #expect(read("{\"$ref\": \"\(pointer)\"}").hex("x") == hex)
  }

  /// The examples of §5 and §6. An empty name, `/`, is left out: no token has one.
  static let examples: [(pointer: String, segments: [String])] = [
    ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/a~1b", ["a/b"]), ("/c%d", ["c%d"]),
    ("/e^f", ["e^f"]), ("/g|h", ["g|h"]), (#"/i\j"#, [#"i\j"#]), (#"/k"l"#, [#"k"l"#]),
    ("/ ", [" "]),
    ("/m~0n", ["m~n"]), ("#", []), ("#/foo", ["foo"]), ("#/foo/0", ["foo", "0"]),
    ("#/a~1b", ["a/b"]), ("#/c%25d", ["c%d"]), ("#/e%5Ef", ["e^f"]), ("#/g%7Ch", ["g|h"]),
    ("#/i%5Cj", [#"i\j"#]), ("#/k%22l", [#"k"l"#]), ("#/%20", [" "]), ("#/m~0n", ["m~n"]),
  ]

  @Test(arguments: examples)
  func `the examples of RFC 6901 are decoded`(pointer: String, segments: [String]) {
    #expect(JSONPointer.segments(pointer) == segments)
  }

  @Test func `a pointer to nothing shows itself`() throws {
    let problem = try #require(read("{\"$ref\": \"#\"}").problem("x"))
    #expect(problem.message == "x refers to \"#\", which is the pointer of no token")
    #expect(problem.location.file.text(problem.location.span) == "#")
  }

  static let objects: [(object: String, hex: String)] = [
    (
      ##"{"colorSpace": "srgb", "components": [0.2, 0.4, {"$ref": "#/a/$value/components/2"}]}"##,
      "#336699"
    ),
    (
      ##"{"colorSpace": {"$ref": "#/a/$value/colorSpace"}, "components": [0.2, 0.4, 0.6]}"##,
      "#336699"
    ),
    (
      ##"{"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}, "alpha": 0.5}"##,
      "#33669980"
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": {"$ref": "#/n/$value"}}"##,
      "#33669940"
    ),
    // An earlier draft's name of the components.
    (##"{"colorSpace": "srgb", "channels": [0.2, 0.4, 0.6]}"##, "#336699"),
    // CSS Color 4, "Missing Color Components and the none Keyword": a missing alpha is transparent.
    (##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": "none"}"##, "#33669900"),
    (##"{"colorSpace": "hsl", "components": [210, 50, 40]}"##, "#336699"),
    (##"{"colorSpace": "hsl", "components": ["none", 0, 40]}"##, "#666666"),
  ]

  @Test(arguments: objects)
  func `parts of a colour may stand elsewhere`(object: String, hex: String) {
    #expect(read(object).hex("x") == hex)
  }

  static let faults: [(object: String, says: String, at: String)] = [
    (##"{"colorSpace": "srbg", "components": [0, 0, 0]}"##, "srbg is no colour space", "\"srbg\""),
    (##"{"colorSpace": "srgb"}"##, "there are no components", ##"{"colorSpace": "srgb"}"##),
    (##"{"colorSpace": "srgb", "components": 1}"##, "there are no components", "{"),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0]}"##, "expected three components, found 2",
      "[0, 0]"
    ),
    (##"{"colorSpace": "srgb", "components": [0, 0, 0, 1]}"##, "found 4", "[0, 0, 0, 1]"),
    (
      ##"{"colorSpace": "srgb", "components": [0, "x", 0]}"##,
      "expected a number or \"none\", found x", "\"x\""
    ),
    (##"{"colorSpace": "srgb", "components": [0, [0.6], 0]}"##, "found sequence", "[0.6]"),
    (##"{"colorSpace": "srgb", "components": [0, true, 0]}"##, "found true", "true"),
    (##"{"colorSpace": "srgb", "components": [0, 1e999, 0]}"##, "found 1e999", "1e999"),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.5}"##,
      "alpha must be from 0 to 1", "1.5"
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "half"}"##, "found half",
      "\"half\""
    ),
    (
      ##"{"colorSpace": {"$ref": "#/no"}, "components": [0, 0, 0]}"##, "#/no refers to nothing",
      "\"#/no\""
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, {"$ref": "#/a/$value/components/3"}]}"##,
      "refers to nothing", "\"#/a/$value/components/3\""
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, {"$ref": "#/a/$value/components/z"}]}"##,
      "refers to nothing", "\"#/a/$value/components/z\""
    ),
    (
      ##"{"colorSpace": "srgb", "components": [{"$ref": "#/loop"}, 0, 0]}"##,
      "expected a number or \"none\", found mapping", ##"{"$ref": "#/loop"}"##
    ),
    (##"{"components": [0, 0, 0]}"##, "found an object without colorSpace", "{"),
    (##"["#fff"]"##, "expected a colour, found a list of 1", ##"["#fff"]"##),
    ("12", "expected a colour, found number", "12"), ("true", "found boolean", "true"),
    ("null", "found null", "null"),
  ]

  @Test(arguments: faults)
  func `a fault is said at what is wrong`(object: String, says: String, at text: String) throws {
    let problem = try #require(read(object).problem("x"))
    #expect(problem.kind == .unreadable)
    #expect(problem.message.contains(says), "\(problem.message)")
    let found = problem.location.file.text(problem.location.span)
    #expect(text == "{" ? found == object : found == text)
    #expect(problem.location.start.line == 7)
  }

  @Test func `a misspelt space is met with the nearest one`() throws {
    let problem = try #require(
      read(##"{"colorSpace": "display-p4", "components": [0, 0, 0]}"##).problem("x"))
    #expect(problem.help == "did you mean display-p3?")
  }
}
