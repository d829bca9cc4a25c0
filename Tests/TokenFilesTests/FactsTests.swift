import Diagnostics
import TestSupport
import Testing

@testable import TokenFiles

@Suite struct FactsTests {
  @Test func `one name in two files for the same appearances is a collision`() throws {
    let found = Reading([
      ("a.css", ":root { --a: #fff; --b: #fff } .dark { --c: #000 }"),
      ("b.css", ":root { --a: #000; --c: #fff } .light { --b: #fff }"),
    ])
    let collision = try #require(found.system.collisions.first)
    #expect(found.system.collisions.count == 1)
    #expect(found.system.name(collision.token) == "a")
    #expect(collision.first.file.path == "a.css")
    #expect(collision.second.file.path == "b.css")
    #expect(!collision.isSameFile)
    #expect(!collision.isSameText)
  }

  @Test func `two files that give the same value collide as well, and say that they agree`() {
    let found = Reading([("a.css", ":root { --a: #fff }"), ("b.css", ":root { --a: #fff }")])
    #expect(found.system.collisions.map(\.isSameText) == [true])
  }

  @Test func `a token's group and a token of the same name in two files are two tokens`() {
    let found = Reading([
      ("a.tokens.json", ##"{"foo": {"bar": {"$value": "#000"}}}"##),
      ("b.tokens.json", ##"{"foo": {"$value": "#fff"}}"##),
    ])
    #expect(found.names == ["foo.bar", "foo"])
  }

  @Test func `in one file different values for one appearance are a collision`() {
    let found = Reading(
      css: """
        :root { --a: #fff; --b: #fff; --b: #fff }
        [data-theme=dark] { --a: #000 }
        @media (prefers-color-scheme: dark) { :root { --a: #111 } }
        """)
    #expect(found.system.collisions.map { found.system.name($0.token) } == ["a"])
    #expect(found.system.collisions.map(\.isSameFile) == [true])
  }

  @Test func `a file without any colour token is named, unless it could not be read`() {
    let found = Reading([
      ("a.css", ":root { --space: 4px }"), ("b.css", ":root { --a: #fff }"),
      ("c.tokens.json", #"{"$value": }"#), ("d.md", "No table."),
    ])
    #expect(found.system.filesWithoutTokens.map(\.path) == ["a.css", "d.md"])
  }

  @Test func `names that differ only by case or by Unicode form look alike`() {
    let found = Reading(
      css: ":root { --Brand: #111; --brand: #222; --é: #333; --e\u{301}: #444; --other: #555 }")
    #expect(
      found.system.lookalikes.map { $0.map { found.system.name($0) } } == [
        ["Brand", "brand"], ["é", "e\u{301}"],
      ])
    #expect(found.hex("é") == "#333333")
    #expect(found.hex("e\u{301}") == "#444444")
  }

  /// The Kelvin sign is `k` in small letters, the Greek question mark canonically a semicolon.
  @Test(arguments: [
    (["brand", "Brand", "BRAND"], [["brand", "Brand", "BRAND"]]),
    (["ab", "AB", "cd", "cD", "ac"], [["ab", "AB"], ["cd", "cD"]]),
    (["cd", "ab", "CD", "AB"], [["cd", "CD"], ["ab", "AB"]]),
    (["k", "\u{212A}"], [["k", "\u{212A}"]]), (["Ä", "ä", "A\u{308}"], [["Ä", "ä", "A\u{308}"]]),
    (["a-b", "a_b", "ab", "a.b"], []), (["[", "{", "@", "`"], []), (["品牌", "品"], []),
  ])
  func `groups of names that look alike`(_ names: [String], _ groups: [[String]]) {
    let members = names.map { "\"\($0)\": {\"$value\": \"#fff\"}" }.joined(separator: ", ")
    let found = Reading([("a.tokens.json", "{\(members)}")])
    #expect(found.names.count == names.count)
    #expect(found.system.lookalikes.map { $0.map { found.system.name($0) } } == groups)
  }

  @Test func `a format is stated or told by extension and content, or is a problem`() {
    #expect(Reading([("a.txt", ":root { --a: #fff }")], format: "css").names == ["a"])
    let unknown = Reading([("a.txt", "x")])
    #expect(unknown.system.problems.map(\.message).first?.contains("no format") == true)
    let mistyped = Reading([("a.css", "")], format: "ccs")
    #expect(mistyped.system.problems.map(\.help) == ["did you mean css?"])
  }

  @Test func `a stated appearance that does not exist is a problem`() {
    let system = TokenSystem.read([
      TokenSource(file: SourceFile(path: "a.css", text: ""), appearance: "drak")
    ])
    #expect(system.problems.map(\.help) == ["did you mean dark?"])
  }

  @Test func `the list of formats has unique names and sentences`() {
    let names = TokenFormats.all.map(\.name)
    #expect(Set(names).count == names.count)
    for format in TokenFormats.all {
      #expect(format.summary.hasSuffix("."))
      #expect(format.name.utf8.allSatisfy { $0 == 0x2D || $0.isLetter })
    }
  }

  @Test func `Shuke's table document gives the same colours as its CSS`() throws {
    let folder = Repository.root + "/fixtures/shuke/"
    let css = Reading(css: try #require(SourceTree.text(folder + "tokens.css")))
    let table = Reading([("tokens.md", try #require(SourceTree.text(folder + "tokens.md")))])
    #expect(css.system.problems.isEmpty)
    #expect(css.system.leftOut.isEmpty)
    #expect(css.system.collisions.isEmpty)
    #expect(table.names.count > 20)
    for name in table.names {
      #expect(table.hexes(name)[0...1] == css.hexes(name)[0...1], "\(name)")
    }
  }

  /// Nor is a sheet empty that only imports others.
  @Test(arguments: [
    ("@import \"c.css\";", true), ("@import \"gone.css\";", false), ("a { color: red }", false),
    ("", false),
  ])
  func `a sheet holds what it imports`(_ text: String, _ holds: Bool) {
    let system = TokenSystem.read(
      [TokenSource(file: SourceFile(path: "a.css", text: text))],
      load: { $0 == "c.css" ? SourceFile(path: "c.css", text: ":root { --c: #123 }") : nil })
    #expect(system.filesWithoutTokens.isEmpty == holds)
  }

  /// humanwhocodes/tailwind-csstree#17 and biomejs/biome#7843.
  @Test func `a theme of Tailwind may take a family away`() {
    let reading = Reading(
      css: "@theme { --*: initial; --color-a: #111; --color-*: initial; --color-b: #222 }")
    #expect(reading.system.problems.isEmpty)
    #expect(reading.names == ["color-a", "color-b"])
    #expect(reading.hex("color-b") == "#222222")
  }

  /// yaml/libyaml#168: what is not read must not seem to be.
  @Test func `merge keys and further documents of YAML are told`() {
    let text = """
      base: &base {$type: color, $value: "#111111"}
      b:
        <<: *base
      "<<": {$type: color, $value: "#222222"}
      ---
      c: {$type: color, $value: "#333333"}
      """
    let problems = Reading([("a.tokens.yml", text)]).system.problems
    #expect(problems.map { $0.location?.start.line } == [6, 3])
    #expect(problems.map(\.message).allSatisfy { $0.contains("not read") })
    let plain = "a: &a {$type: color, $value: \"#111\"}\nb: {$type: color, $value: {a: *a}}\n"
    #expect(Reading([("a.tokens.yml", plain)]).system.problems.isEmpty)
  }

  @Test func `a prop of Theo that is said to be a token may be a colour`() {
    let text = """
      {"global": {"type": "token"}, "aliases": {"RED": "#cc0000"},
       "props": {"a": {"value": "{!RED}"}, "b": {"value": "4px"}}}
      """
    let reading = Reading([("a.json", text)], format: "theo")
    #expect(reading.hex("a") == "#cc0000")
    #expect(reading.problem("b") == nil)
  }

  /// variables2json-docs#3, figma-plugin#1628, #1569 and #2311, and #755: unknown is told, never lost.
  @Test(arguments: [
    (##"{"c": {"a": {"value": {"r": 0.3019, "g": 0.4549, "b": 1}}}}"##, "c.a", "#4d74ff"),
    (##"{"c": {"a": {"value": {"r": 0.5, "g": 1, "b": 1, "a": 0.5}}}}"##, "c.a", "#80ffff80"),
    (##"{"c": {"a": {"value": {"r": 77.2, "g": 116, "b": 255}}}}"##, "c.a", "#4d74ff"),
    (##"{"c": {"a": {"value": {"r": 0, "g": 0, "b": 0}}}}"##, "c.a", "#000000"),
    (##"{"c": {"a": {"value": {"r": 1, "g": 1, "b": 1}, "type": "color"}}}"##, "c.a", "unreadable"),
    (
      ##"{"k": {"value": "#000", "type": "color"}, "s": {"value": "rgba({k},0.2 + 0.3)", "type": "color"}}"##,
      "s", "#00000080"
    ),
    (
      ##"{"k": {"value": "#000", "type": "color"}, "t": {"value": "lighten({k},10%)", "type": "color"}}"##,
      "t", "unreadable"
    ),
    (
      ##"{"k": {"value": "#000", "type": "color"}, "t": {"value": "{k} * 2", "type": "color"}}"##,
      "t", "unreadable"
    ),
    (##"{"x": {"value": "rgba(#FFFF00, 0.5)", "type": "color"}}"##, "x", "#ffff0080"),
    (
      ##"{"global": {"x": {"value": "#111", "type": "color"}, "y": {"value": "{x}", "type": "color"}}, "$themes": []}"##,
      "y", "#111111"
    ),
    (
      ##"{"x": {"$type": "color", "$value": "#fff"}, "a": {"$type": "color", "$value": {"$ref": "b.json#/x/$value"}}}"##,
      "a", "valueUnknown"
    ),
    (
      ##"{"x": {"$type": "color", "$value": "#fff"}, "a": {"$type": "color", "$value": {"$ref": "#/x/$value"}}}"##,
      "a", "#ffffff"
    ),
  ])
  func `forms of tools, as their users report them`(_ text: String, _ name: String, _ value: String)
  {
    #expect(Reading([("a.json", text)]).hex(name) == value)
  }

  /// Aider-AI/aider#3742 and missionpinball/mpf#594.
  @Test(arguments: [
    ("a: {$type: color}\nb:\n  $type: color\n  $value: #fff\n", "quote it: \"#fff\""),
    ("b:\n  $type: color\n  $value: 1030e0\n", "quote it: \"#1030e0\""),
    ("b:\n  $type: color\n  $value: 051021\n", "quote it: \"#051021\""),
  ])
  func `a colour without quotes in YAML is told so`(_ text: String, _ help: String) {
    let problem = Reading([("a.tokens.yml", text)]).problem("b")
    #expect(problem?.help?.contains(help) ?? false, "\(problem?.message ?? "none")")
  }

  /// Types are a closed, case-sensitive list; what is misspelt must not vanish.
  @Test(arguments: ["Color", "colour", "COLORS"])
  func `a misspelt type is told and the value read`(_ type: String) {
    let text =
      ##"{"a": {"$type": "\##(type)", "$value": "#fff"}, "b": {"$type": "color", "$value": "{a}"}}"##
    let reading = Reading([("a.tokens.json", text)])
    #expect(reading.hex("a") == "#ffffff")
    #expect(reading.hex("b") == "#ffffff")
    #expect(reading.system.doubts.map(\.message) == ["a: \(type) is no type; did you mean color?"])
  }
}
