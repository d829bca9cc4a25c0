import Diagnostics
import Testing

@testable import TokenFiles

/// Formats are told by extension, then by content.
@Suite struct FileSketchTests {
  private func format(_ path: String, _ text: String) -> String? {
    let sketch = FileSketch(SourceFile(path: path, text: text))
    return TokenFormats.all.first { $0.recognises(sketch) }?.name
  }

  static let told: [(path: String, text: String, format: String?)] = [
    ("a.css", "", "css"), ("a.CSS", "x", "css"), ("a.pcss", "", "css"),
    ("a.json", "{\"a\": {\"$value\": \"#fff\"}}", "dtcg"),
    ("a.tokens", "{\"a\":{\"$value\":\"#fff\"}}", "dtcg"),
    ("a.tokens.json", "{\n\t\"a\" : { \"$value\" : \"#fff\" }\n}", "dtcg"),
    ("a.yaml", "a:\n  $value: \"#fff\"\n", "dtcg"),
    ("a.yml", "a:\n  \"$value\": \"#fff\"\n", "dtcg"),
    ("a.json", "{\"a\": {\"value\": \"#fff\"}}", "style-dictionary"),
    ("a.json5", "{a: {value: '#fff'}}", "style-dictionary"),
    ("a.json", "{\"a\": {\"values\": \"#fff\", \"the value\": 1}}", "plain"),
    ("a.json", "{\"a\": \"#fff\"}", "plain"), ("a.json", "", "plain"),
    ("a.json", "{\"props\": {\"a\": {\"value\": \"#fff\"}}}", "theo"),
    ("a.json", "{\"resolutionOrder\": [], \"a\": {\"$value\": 1}}", "dtcg-resolver"),
    ("a.json", "{\"sets\": {}, \"$metadata\": {\"tokenSetOrder\": []}}", "tokens-studio"),
    ("$themes.json", "[]", "tokens-studio"),
    (
      "a.json", "{\"a\": {\"$value\": \"#fff\", \"$extensions\": {\"com.figma.sds\": {}}}}",
      "figma-export"
    ),
    (
      "a.json", "{\"variables\": {\"1\": {\"valuesByMode\": {}}}, \"variableCollections\": {}}",
      "figma-variables"
    ),
    ("a.json", "[{\"uuid\": \"1\", \"name\": {\"property\": \"a\"}}]", "spectrum"),
    ("A.xcassets/a.colorset/Contents.json", "{}", "xcassets"),
    ("Contents.json", "{\"colors\": []}", "plain"),
    ("a.swift", "", "swift"), ("a.md", "", "markdown"), ("a.mdx", "", "markdown"),
    ("res/values/a.xml", "<resources/>", "android"), ("a.xml", "<svg/>", nil),
  ]

  @Test(arguments: told)
  func `a file is told by its ending and its keys`(path: String, text: String, format: String?) {
    #expect(self.format(path, text) == format)
  }

  static let sniffed: [(text: String, format: String?)] = [
    ("{\"a\": {\"$value\": \"#fff\"}}", "dtcg"),
    (" \n[{\"name\": \"a\", \"hex\": \"#fff\"}]", "plain"),
    ("\u{FEFF}{\"a\": {\"value\": \"#fff\"}}", "style-dictionary"),
    (":root { --a: #fff }", "css"), ("@theme {\n  --a: #fff;\n}", "css"),
    ("/* words */\n:root {\n  --a: #fff;\n}\n", "css"), ("html {\n  --a: #fff\n}", "css"),
    ("import SwiftUI\n\nlet a = Color(hex: 0xFFFFFF)\n", "swift"),
    ("// words\nextension Color {\n  static let a = Color(hex: 0xFFFFFF)\n}\n", "swift"),
    ("| Token | Value |\n| --- | --- |\n| `a` | `#fff` |\n", "markdown"),
    ("# Colours\n\n| Token | Value |\n| --- | --- |\n| `a` | `#fff` |\n", "markdown"),
    ("# words\ncolor:\n  $type: color\n  a:\n    $value: \"#fff\"\n", "dtcg"),
    ("a: \"#fff\"\n", "plain"), ("<?xml version=\"1.0\"?>\n<resources></resources>", "android"),
    ("", nil), ("Some words, and no more.", nil), ("a: \u{0}b", nil), ("a b: c", nil),
  ]

  @Test(arguments: sniffed, ["tokens", "a.txt", "design.theme", "a.b/c", "v1.0"])
  func `what has no telling ending is told by its content`(
    sniffed: (text: String, format: String?), path: String
  ) {
    #expect(format(path, sniffed.text) == sniffed.format)
  }

  @Test func `what is told by content is read as that`() {
    #expect(Reading([("tokens", "a:\n  b: \"#123456\"\n")]).hex("a.b") == "#123456")
    #expect(Reading([("tokens", ":root { --a: #123456 }")]).hex("a") == "#123456")
    #expect(
      Reading([("tokens", "let a = 1\nextension C { static let b = Color(hex: 0x123456) }")]).hex(
        "C.b") == "#123456")
  }

  @Test func `what is in no format is a problem that says how to state it`() throws {
    let problem = try #require(Reading([("notes.txt", "Some words.")]).system.problems.first)
    #expect(problem.message == "notes.txt is in no format that tokens can be read from")
    #expect(problem.help == "state its format: {files: …, format: css}")
  }

  @Test(arguments: [
    ("theme.ts", "import { rgb } from './rgb'\nexport const red = '#f00'"),
    ("Theme.kt", "import androidx.compose.ui.graphics.Color\nval Red = Color(0xFFFF0000)"),
  ])
  func `a program in another language is none of the formats, and says so`(
    path: String, text: String
  ) throws {
    let problem = try #require(Reading([(path, text)]).system.problems.first)
    #expect(problem.message == "\(path) is in no format that tokens can be read from")
    #expect(problem.help?.hasPrefix("no values are read from") == true)
  }

  @Test func `a stated format counts, whatever the file looks like`() {
    let reading = Reading([("a.json", ":root { --a: #123456 }")], format: "css")
    #expect(reading.hex("a") == "#123456")
  }

  /// Keys are words of their own, not parts of texts or of longer keys.
  @Test(arguments: [
    ("{\"value\": 1}", true), ("{'value': 1}", true), ("{ value: 1}", true),
    ("{\"values\": 1}", false),
    ("{\"xvalue\": 1}", false), ("{\"a\": \"value \"}", false), ("{\"value", false),
    ("value", false),
  ])
  func `a key is found as one`(text: String, isThere: Bool) {
    let keys = FileKeys(SourceFile(path: "a.json", text: text), isYAML: false)
    #expect(keys.contains(.value) == isThere)
  }

  /// A key is found wherever it stands, behind whatever a key may stand behind, and nowhere else.
  @Test(arguments: 0..<20)
  func `keys are found at every distance from the beginning`(_ distance: Int) {
    func keys(_ text: String) -> FileKeys {
      let padding = String(repeating: "é", count: distance / 2) + (distance % 2 == 0 ? "" : "x")
      return FileKeys(SourceFile(path: "a.json", text: padding + text), isYAML: false)
    }
    for before in ["{", ",", " ", "\n", "\t"] {
      #expect(keys(before + "sets: 1") == .sets)
      #expect(keys(before + "'value': 1, \"uuid\": 2") == [.value, .uuid])
    }
    for before in ["x", "-", ".", "!", "|", "z", "~", "(", "é"] {
      #expect(keys(before + "sets: 1") == [])
    }
    #expect(keys("\"$value\":") == .dollarValue)
    #expect(keys("\"$value\" : 1") == .dollarValue)
    #expect(keys("[\"$value\"]") == [])
    #expect(keys("\"$value") == [])
    #expect(keys("\"the value\": \"valued\": 'value\":") == [])
    #expect(keys("\"com.figma.sds\": 1") == .figma)
  }
}
