import Diagnostics
import Testing

@testable import TokenFiles

/// Colour sets as Xcode writes them, in every notation that its inspector offers.
@Suite struct AssetCatalogTests {
  private static func entry(
    _ components: String, space: String = "srgb", appearances: [(String, String)] = [],
    rest: String = "\"idiom\": \"universal\""
  ) -> String {
    let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
    let said = list.isEmpty ? "" : "\"appearances\": [\(list.joined(separator: ", "))], "
    return """
      {\(said)"color": {"color-space": "\(space)", "components": {\(components)}}, \(rest)}
      """
  }

  private static func gray(_ text: String) -> String {
    "\"red\": \"\(text)\", \"green\": \"\(text)\", \"blue\": \"\(text)\", \"alpha\": \"1.000\""
  }

  private func read(_ entries: [String], _ path: String = "A.xcassets/a.colorset/Contents.json")
    -> Reading
  {
    Reading([(path, "{\"colors\": [\(entries.joined(separator: ", "))], \"info\": {}}")])
  }

  static let notations: [(component: String, hex: String)] = [
    ("0x1F", "#1f1f1f"), ("0XFF", "#ffffff"), ("0x5", "#050505"), ("0.000", "#000000"),
    ("1.000", "#ffffff"), ("1.0", "#ffffff"), ("0.122", "#1f1f1f"), ("0.5", "#808080"),
    ("31", "#1f1f1f"),
    ("255", "#ffffff"), ("0", "#000000"), ("1", "#010101"), ("1.5", "#ffffff"), ("-0.5", "#000000"),
    ("0x100", "unreadable"), ("256", "unreadable"), ("-1", "unreadable"), ("", "unreadable"),
    ("zzz", "unreadable"), ("0x", "unreadable"), ("+1", "unreadable"), ("nan", "unreadable"),
    ("inf", "unreadable"), ("0x1p3", "unreadable"), ("1e400", "unreadable"),
    ("5e-1", "unreadable"), ("1E0", "unreadable"), ("1.5e0", "unreadable"),
  ]

  @Test(arguments: notations)
  func `each notation of a component is read`(component: String, hex: String) {
    #expect(read([Self.entry(Self.gray(component), space: "extended-srgb")]).hex("a") == hex)
  }

  static let spaces: [(space: String, components: String, hex: String)] = [
    (
      "srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\", \"alpha\": \"1.0\"",
      "#336699"
    ),
    (
      "srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\", \"alpha\": \"0.5\"",
      "#33669980"
    ),
    ("srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\"", "#336699"),
    ("srgb", "\"red\": 0.2, \"green\": 0.4, \"blue\": 0.6, \"alpha\": 1", "#336699"),
    (
      "display-p3", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\"",
      "#ff0b0c"
    ),
    (
      "display-p3", "\"red\": \"0.2\", \"green\": \"0.2\", \"blue\": \"0.2\", \"alpha\": \"1.0\"",
      "#333333"
    ),
    (
      "extended-linear-srgb",
      "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\"", "#ff0000"
    ),
    ("gray-gamma-22", "\"white\": \"1.000\", \"alpha\": \"1.000\"", "#ffffff"),
    ("extended-gray", "\"white\": \"0.000\", \"alpha\": \"1.000\"", "#000000"),
    (
      "cmyk", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\", \"alpha\": \"1.0\"",
      "unreadable"
    ),
    ("srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"alpha\": \"1.0\"", "unreadable"),
    (
      "srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\", \"alpha\": \"2.0\"",
      "unreadable"
    ),
  ]

  @Test(arguments: spaces)
  func `each colour space is read`(space: String, components: String, hex: String) {
    #expect(read([Self.entry(components, space: space)]).hex("a") == hex)
  }

  /// Alpha is written as the other components are: terrazzo#768 shows what Xcode 26 compiles ("1" becomes
  /// 0.0039215686, "1.0" stays 1).
  static let alphas: [(text: String, hex: String)] = [
    ("1.000", "#333333"), ("1.0", "#333333"), ("0.5", "#33333380"), ("0.502", "#33333380"),
    ("255", "#333333"), ("128", "#33333380"), ("0x80", "#33333380"), ("0xFF", "#333333"),
    ("0", "#33333300"), ("0.000", "#33333300"), ("0x00", "#33333300"), ("1", "valueUnknown"),
    ("256", "unreadable"), ("1.5", "unreadable"), ("-0.5", "unreadable"), ("50%", "unreadable"),
    ("5e-1", "unreadable"), ("", "unreadable"),
  ]

  @Test(arguments: alphas)
  func `alpha is read as the other components are`(text: String, hex: String) {
    let gray = "\"red\": \"0x33\", \"green\": \"0x33\", \"blue\": \"0x33\""
    #expect(read([Self.entry(gray + ", \"alpha\": \"\(text)\"")]).hex("a") == hex)
  }

  @Test func `alpha 1 says what Xcode makes of it`() throws {
    let gray = "\"white\": \"0.5\", \"alpha\": \"1\""
    let problem = try #require(read([Self.entry(gray, space: "gray-gamma-22")]).problem("a"))
    #expect(problem.message == "a has alpha 1, which Xcode reads as 1/255")
    #expect(problem.help == "write 1.000 for an opaque colour")
    #expect(problem.location.file.text(problem.location.span) == "1")
  }

  private static let dark = [("luminosity", "dark")]
  private static let light = [("luminosity", "light")]
  private static let high = [("contrast", "high")]
  private static let both = [("luminosity", "dark"), ("contrast", "high")]

  /// Any, dark, high contrast and both: which of them an appearance takes where some are missing.
  static let matrices:
    [(entries: [(appearances: [(String, String)], digit: String)], values: String)] = [
      ([([], "1")], "1111"), ([([], "1"), (dark, "2")], "1212"),
      ([([], "1"), (high, "3")], "1133"),
      ([([], "1"), (dark, "2"), (high, "3")], "1232"),
      ([([], "1"), (dark, "2"), (high, "3"), (both, "4")], "1234"),
      ([([], "1"), (dark, "2"), (both, "4")], "1214"), ([([], "1"), (both, "4")], "1114"),
      ([(dark, "2"), ([], "1")], "1212"), ([([], "1"), (light, "5"), (dark, "2")], "5252"),
      ([([], "1"), (Array(both.reversed()), "4")], "1114"), ([(dark, "2")], ".2.2"),
    ]

  @Test(arguments: matrices)
  func `each appearance takes the entry that says the most of it`(
    entries: [(appearances: [(String, String)], digit: String)], values: String
  ) {
    let texts = entries.map {
      Self.entry(Self.gray("0x" + $0.digit + $0.digit), appearances: $0.appearances)
    }
    let found = read(texts).hexes("a").map { $0.hasPrefix("#") ? $0.last ?? "?" : "." }
    #expect(String(found) == values)
  }

  static let others: [(rest: String, isRead: Bool)] = [
    ("\"idiom\": \"universal\"", true), ("\"idiom\": \"mac\"", false),
    ("\"idiom\": \"iphone\"", false),
    ("\"idiom\": \"universal\", \"display-gamut\": \"sRGB\"", true),
    ("\"idiom\": \"universal\", \"display-gamut\": \"display-P3\"", false),
    ("\"idiom\": \"universal\", \"subtype\": \"mac-catalyst\"", false),
    ("\"idiom\": \"universal\", \"locale\": \"fr\"", false),
    ("\"idiom\": \"universal\", \"language-direction\": \"right-to-left\"", false),
  ]

  @Test(arguments: others)
  func `entries for another device or gamut are left out, and said so`(rest: String, isRead: Bool) {
    let reading = read([
      Self.entry(Self.gray("0x11")), Self.entry(Self.gray("0x22"), rest: rest),
    ])
    #expect(reading.hex("a") == (isRead ? "#222222" : "#111111"))
    #expect(reading.system.leftOut.isEmpty == isRead)
  }

  /// An appearance that is none of ours must not pass for "any".
  @Test(arguments: [
    ("luminosity", "sepia"), ("luminosity", "tinted"), ("contrast", "low"), ("vibrancy", "dark"),
    ("luminosity", "high"),
  ])
  func `an unknown appearance leaves the others as they are`(name: String, value: String) throws {
    for entries in [["0x11", "0xEE"], ["0xEE", "0x11"]] {
      let texts = entries.map {
        Self.entry(Self.gray($0), appearances: $0 == "0xEE" ? [(name, value)] : [])
      }
      let reading = read(texts)
      #expect(Set(reading.hexes("a")) == ["#111111"])
      #expect(try #require(reading.system.leftOut.first).text == "\(name) \(value)")
      #expect(reading.system.collisions.isEmpty)
    }
  }

  @Test(arguments: [
    "\"idiom\": \"universal\", \"locale\": \"fr\"",
    "\"idiom\": \"universal\", \"display-gamut\": \"display-P3\"",
  ])
  func `a set that has only colours for others is unknown, not lost`(rest: String) throws {
    let reading = read([Self.entry(Self.gray("0x11"), rest: rest)])
    #expect(reading.names == ["a"])
    let problem = try #require(reading.problem("a"))
    #expect(problem.kind == .valueUnknown)
    #expect(problem.message.contains("other renderings"))
  }

  @Test func `without a universal entry the first idiom counts`() {
    let entries = ["mac", "iphone"].map {
      Self.entry(Self.gray($0 == "mac" ? "0x11" : "0x22"), rest: "\"idiom\": \"\($0)\"")
    }
    #expect(read(entries).hex("a") == "#111111")
  }

  @Test func `an entry without a colour leaves it to the more general one`() {
    let empty =
      "{\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    #expect(
      read([Self.entry(Self.gray("0x11")), empty]).hexes("a").prefix(2) == ["#111111", "#111111"])
  }

  @Test func `a set without any colour, and a colour of the system, are unknown and never black`()
    throws
  {
    let unset = try #require(read(["{\"idiom\": \"universal\"}"]).problem("a"))
    #expect(unset.kind == .valueUnknown)
    let system =
      "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBackgroundColor\"}}"
    let problem = try #require(read([system]).problem("a"))
    #expect(problem.kind == .valueUnknown)
    #expect(problem.message.contains("systemBackgroundColor"))
  }

  @Test func `names are those of the folders that provide a namespace`() {
    let color = "{\"colors\": [\(Self.entry(Self.gray("0x11")))]}"
    let group = "{\"properties\": {\"provides-namespace\": true}}"
    let reading = Reading([
      ("App/A.xcassets/Contents.json", "{}"),
      ("App/A.xcassets/Risk Level/Contents.json", group),
      ("App/A.xcassets/Risk Level/Icon/Contents.json", group),
      ("App/A.xcassets/Risk Level/Icon/Amber.colorset/Contents.json", color),
      ("App/A.xcassets/Plain/Contents.json", "{\"properties\": {\"provides-namespace\": false}}"),
      ("App/A.xcassets/Plain/Ink.colorset/Contents.json", color),
      ("App/A.xcassets/Free/Ash.colorset/Contents.json", color),
    ])
    #expect(Set(reading.names) == ["Risk Level/Icon/Amber", "Ink", "Ash"])
    #expect(reading.system.filesWithoutTokens.isEmpty)
  }

  @Test(arguments: ["{}", "{\"colors\": {}}", "{\"colors\": 1}", "[]", "1"])
  func `what is no colour set says what it should be`(text: String) throws {
    let reading = Reading([("A.xcassets/a.colorset/Contents.json", text)])
    let problem = try #require(reading.system.problems.first)
    #expect(problem.message == "a colour set needs a list of colors")
  }

  @Test(arguments: ["", "{", "{\"colors\": [", "nul"])
  func `what is no JSON is a problem at its place`(text: String) throws {
    let reading = Reading([("A.xcassets/a.colorset/Contents.json", text)])
    #expect(try #require(reading.system.problems.first).location != nil)
  }
}
