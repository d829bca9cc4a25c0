import Diagnostics
import Testing

@testable import TokenFiles

/// Files that are made to break readers: each ends, and says where.
@Suite struct HostileFilesTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let broken: [(path: String, text: String)] = [
    ("deep.json", repeated("{\"a\":", 10_000) + "1" + repeated("}", 10_000)),
    ("deep.json", repeated("[", 10_000) + repeated("]", 10_000)),
    ("deep.tokens.json", "{\"$value\":" + repeated("{\"a\":", 20_000)),
    ("deep.yaml", repeated("{a: ", 10_000) + repeated("}", 10_000)),
    ("deep.yaml", (0..<3_000).map { repeated(" ", $0) + "a:\n" }.joined()),
    ("laughs.yaml", billionLaughs),
    ("cut.json", "{\"a\": {\"$value\": \"#ff"),
    ("cut.xml", "<resources><color name=\"a\">#ff"),
    ("Colors.swift", "enum A { static let a = \"unclosed"),
  ]

  private static let billionLaughs: String = {
    let letters = Array("abcdefghij")
    var text =
      "a: &a [\"#fff\",\"#fff\",\"#fff\",\"#fff\",\"#fff\",\"#fff\",\"#fff\",\"#fff\",\"#fff\"]\n"
    for index in 1..<letters.count {
      let (name, last) = (letters[index], letters[index - 1])
      let references = Array(repeating: "*\(last)", count: 9).joined(separator: ",")
      text += "\(name): &\(name) [\(references)]\n"
    }
    return text
  }()

  @Test(arguments: broken)
  func `each ends in a problem with a place`(path: String, text: String) throws {
    let problem = try #require(Reading([(path, text)]).system.problems.first)
    #expect(problem.location != nil)
    #expect(problem.message.utf8.count < 300)
  }

  /// What is odd but may be read, in every format that takes it.
  static let odd: [(path: String, text: String)] = [
    ("a.css", repeated("@media all{", 20_000)),
    ("a.css", repeated(":root{", 20_000) + "--a:#fff"),
    ("a.css", ":root{--a:" + repeated("var(--a,", 20_000)),
    ("a.css", ":root{" + repeated("--a:#fff;", 20_000) + "}"),
    ("a.css", repeated(":is(", 20_000) + "{--a:#fff}"),
    ("a.css", repeated("a,", 20_000) + "b{--a:#fff}"),
    ("a.css", "@layer " + repeated("a.", 10_000) + "b{:root{--a:#fff}}"),
    ("a.css", repeated("@layer a{", 500) + ":root{--a:#fff}"),
    ("a.swift", "let a = " + repeated("Color(", 20_000)),
    ("a.swift", "let a = " + repeated("(", 20_000) + repeated(")", 20_000)),
    ("a.swift", "let a = " + repeated("a.", 20_000) + "b"),
    ("a.swift", "let a = " + repeated("!", 20_000) + "b"),
    ("a.swift", "let a = x" + repeated(" ? x", 20_000)),
    ("a.swift", "let a: Color = Color.black" + repeated(".opacity(0.5)", 20_000)),
    ("a.swift", "let a: Color = x" + repeated(" + 1", 20_000)),
    ("a.swift", repeated("enum A {", 20_000)),
    ("a.swift", "let a: Color = { " + repeated("if x {", 20_000)),
    ("a.swift", "let a: Color = { " + repeated("switch x { case .a: ", 20_000)),
    ("a.md", repeated("| a ", 20_000) + "\n" + repeated("| --- ", 20_000)),
    ("a.md", "| Token | Value |\n| --- | --- |\n" + repeated("| `--a` | `#fff` |\n", 20_000)),
    ("a.md", "| Token | Value |\n| --- | --- |\n| `a` | " + repeated("`#fff` ", 20_000) + "|\n"),
    ("a.json", "{\"a\": {\"$value\": \"" + repeated("{a}", 20_000) + "\", \"$type\": \"color\"}}"),
    ("a.json", "{\"a\": {\"$value\": \"" + repeated("{", 50_000) + "\", \"$type\": \"color\"}}"),
    ("a.json", "{\"a\": {\"value\": \"" + repeated("rgba(", 10_000) + "\", \"type\": \"color\"}}"),
    ("a.json", "{\"a\": {\"$ref\": \"#" + repeated("/a", 20_000) + "\"}}"),
    (
      "a.json", "{\"" + repeated("a.", 20_000) + "\": {\"$value\": \"#fff\", \"$type\": \"color\"}}"
    ),
    ("a.json", "{\"a\\u0000b\": {\"$value\": \"#fff\", \"$type\": \"color\"}}"),
    ("a.yaml", "a: &a {b: \"#fff\"}\nc: {<<: *a, <<: *a}\n"),
    ("a.yaml", repeated("---\na: \"#fff\"\n", 500)),
    ("values/a.xml", "<resources>" + repeated("<a>", 20_000)),
  ]

  @Test(arguments: odd)
  func `each is read in the time that its length takes`(path: String, text: String) {
    _ = Reading([(path, text)])
  }

  /// Names with control characters, of other scripts, and of one spelling in two Unicode forms.
  @Test func `names are kept as bytes, and those that look alike are named`() {
    let reading = Reading(
      css:
        ":root { --caf\u{E9}: #111; --cafe\u{301}: #222; --Ink: #333; --ink: #444; --\\1b x: #555 }"
    )
    #expect(reading.names.count == 5)
    #expect(reading.hex("caf\u{E9}") == "#111111")
    #expect(reading.hex("cafe\u{301}") == "#222222")
    let alike = reading.system.lookalikes.map { $0.map { reading.system.name($0).utf8.count } }
    #expect(alike == [[5, 6], [3, 3]])
  }

  @Test func `names that only differ by case in files of different kinds are two sides of one`() {
    let reading = Reading([
      ("a.json", "{\"color\": {\"ink\": {\"$value\": \"#111\", \"$type\": \"color\"}}}"),
      ("a.swift", "extension Color { static let ink = Color(hex: 0x111111) }"),
    ])
    #expect(reading.names == ["color.ink", "Color.ink"])
    #expect(reading.system.lookalikes.isEmpty)
  }

  @Test func `one name in two files, and twice in one, is a collision at both places`() throws {
    let reading = Reading([
      ("a.css", ":root { --x: #111 }\n:root { --y: #222 }\n:root { --y: #333 }"),
      ("b.css", "\n:root { --x: #111 }"),
    ])
    let collisions = reading.system.collisions
    #expect(collisions.map { reading.system.name($0.token) } == ["x", "y"])
    #expect(collisions[0].first.file.path == "a.css")
    #expect(collisions[0].second.file.path == "b.css")
    #expect(collisions[0].second.start.line == 2)
    #expect(collisions[0].isSameText)
    #expect(collisions[1].isSameFile)
    #expect(collisions[1].first.start.line == 2)
    #expect(collisions[1].second.start.line == 3)
    #expect(reading.hex("y") == "#333333")
  }

  @Test func `a file of a known kind without tokens is named; of many together, only when all are`()
  {
    func empty(_ files: [(String, String)], together: Bool) -> [String] {
      let sources = files.map { path, text in
        var source = TokenSource(file: SourceFile(path: path, text: text))
        source.isOneOfMany = together
        return source
      }
      return TokenSystem.read(sources).filesWithoutTokens.map(\.path)
    }
    let none = [("a.css", "a { color: red }"), ("b.json", "{\"a\": 1}"), ("c.swift", "let a = 1")]
    #expect(empty(none, together: false) == ["a.css", "b.json", "c.swift"])
    #expect(empty(none, together: true) == ["a.css"])
    #expect(empty(none + [("d.css", ":root { --a: #fff }")], together: true) == [])
    #expect(empty([("a.css", ":root { --a: 4px }")], together: false) == ["a.css"])
  }
}
