import Diagnostics
import SourceTrees
import TestSupport
import Testing

@Suite struct JSONTests {
  private func root(_ text: String, _ dialect: JSON.Dialect = .strict) throws -> DataNode {
    try JSON.parse(SourceFile(path: "t.json", text: text), dialect: dialect).root
  }

  private func failure(
    _ text: String, _ dialect: JSON.Dialect = .strict,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> SourceError? {
    error(
      of: { () throws(SourceError) in
        try JSON.parse(SourceFile(path: "t.json", text: text), dialect: dialect)
      }, sourceLocation: sourceLocation)
  }

  @Test func `a document's values are what is written`() throws {
    let root = try root(#"{"a": [1, -2.5e1, true, false, null, "x\n\u00e9\ud83d\ude00"], "b": {}}"#)
    #expect(root.kind == .mapping)
    #expect(root.count == 2)
    let list = Array(try #require(root["a"]).elements)
    #expect(list.map(\.kind) == [.number, .number, .boolean, .boolean, .null, .string])
    #expect(list[1].number == -25)
    #expect(list[1].text == "-2.5e1")
    #expect(list[2].boolean == true && list[3].boolean == false)
    #expect(list[5].text == "x\né😀")
    #expect(root["b"]?.count == 0)
    #expect(root["c"] == nil)
  }

  @Test func `spans hold the quotes, content spans do not`() throws {
    let root = try root("{\n  \"é\": \"#fff\",\r\n  \"k\": [1,\r 23 ]\n}")
    let members = Array(root.members)
    #expect(members[0].key.location.start == Position(line: 2, column: 3))
    #expect(members[0].value.location.start == Position(line: 2, column: 8))
    #expect(members[0].value.location.end == Position(line: 2, column: 14))
    #expect(root.tree.file.text(members[0].value.span) == "\"#fff\"")
    #expect(root.tree.file.text(members[0].value.contentSpan) == "#fff")
    let number = try #require(members[1].value.element(at: 1))
    #expect(number.location.start == Position(line: 4, column: 2))
    #expect(root.tree.file.text(number.span) == "23")
    #expect(root.tree.file.text(members[1].value.span) == "[1,\r 23 ]")
    #expect(root.tree.file.text(root.span) == root.tree.file.text(Span(0, 1000)))
    checkSpans(root.tree)
  }

  @Test func `a byte-order mark is skipped and columns do not count it`() throws {
    let root = try root("\u{FEFF}{\"a\": 1}")
    #expect(root["a"]?.number == 1)
    #expect(root["a"]?.location.start == Position(line: 1, column: 7))
    #expect(root.span.start == 3)
  }

  @Test func `an error says what was expected, what was found, and where`() {
    let cases: [(String, String, String)] = [
      ("{\"a\" 1}", "1:6", "expected a colon, found 1"),
      ("[1 2]", "1:4", "expected a comma or ], found 2"),
      ("{\"a\": 1 \"b\": 2}", "1:9", "expected a comma or }, found a quote"),
      ("{a: 1}", "1:2", "expected a name in double quotes, found a"),
      ("[1,\n]", "2:1", "expected a value, found ]"),
      ("{\"a\": tru}", "1:7", "expected a value, found tru"),
      ("[01]", "1:2", "a number has no leading zeros"),
      ("[1.]", "1:4", "expected a digit, found ]"),
      ("[1]x", "1:4", "expected the end of the file, found x"),
      ("[\"é\", \"\\x\"]", "1:8", "a backslash can't stand before x"),
      ("[\"a\tb\"]", "1:4", "a tab can't stand in a string"),
      ("[\"a\nb\"]", "1:2", "the string that begins here is not closed on its line"),
      ("[\"a", "1:2", "the string that begins here is not closed"),
      ("[\"\\u12g4\"]", "1:7", "expected 4 hexadecimal digits, found g4"),
      (
        "[1,\n {\"a\": [1, 2", "2:13",
        "expected a comma or ], found the end of the file; the [ at line 2, column 8 is not closed"
      ),
      ("", "1:1", "expected a value, found the end of the file"),
      ("// no\n1", "1:1", "expected a value, found /"),
    ]
    for (text, expectedPlace, message) in cases {
      let failure = failure(text)
      #expect(place(failure) == expectedPlace, "\(text)")
      #expect(failure?.message == message)
    }
  }

  @Test func `every character can be escaped`() throws {
    var random = SeededGenerator(seed: 3)
    let edges: [UInt32] = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    let others = (0..<2000).map { _ in UInt32.random(in: 0...0x10FFFF, using: &random) }
    for scalar in (edges + others).compactMap(UnicodeScalar.init) {
      let escapes = String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(try root("\"" + escapes.joined() + "\"").text == String(scalar))
    }
  }

  @Test func `half a surrogate pair is an error, a whole one a character`() throws {
    #expect(try root(#""\uD834\uDD1E""#).text == "𝄞")
    for text in [#"["\uD834"]"#, #"["\uDD1E"]"#, #"["\uD834\uD834"]"#, #"["\uDD1E\uD834"]"#] {
      #expect(place(failure(text)) == "1:3")
    }
    #expect(place(failure(#"["\uD834x"]"#)) == "1:3")
  }

  @Test func `bytes that are not UTF-8 are an error with their place`() {
    for bad: [UInt8] in [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80],
    ] {
      let bytes = Array("[\"ééé".utf8) + bad + Array("\"]".utf8)
      let failure = error { () throws(SourceError) in
        try JSON.parse(SourceFile(path: "t", bytes: bytes))
      }
      #expect(place(failure) == "1:6")
      #expect(failure?.message.contains("is not UTF-8") == true)
    }
    let utf16 = error { () throws(SourceError) in
      try JSON.parse(SourceFile(path: "t", bytes: [0xFF, 0xFE, 0x31, 0]))
    }
    #expect(utf16?.message == "the file is UTF-16")
  }

  @Test func `nesting has a limit and 20,000 levels are an error, not a crash`() throws {
    let deep = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    #expect(try root(deep).kind == .sequence)
    #expect(place(failure("[" + deep + "]")) == "1:1001")
    #expect(failure(String(repeating: "{\"a\":", count: 20_000))?.message.contains("1000") == true)
    #expect(place(failure(String(repeating: "[", count: 20_000), .json5)) == "1:1001")
  }
}
