import Diagnostics
import SourceTrees
import Testing

@Suite struct YAMLScalarTests {
  private func root(_ text: String) throws -> DataNode {
    let tree = try YAML.parse(SourceFile(path: "t.yml", text: text))
    checkSpans(tree)
    return tree.root
  }

  /// YAML 1.2.2 clause 10.3.2.
  @Test func `plain scalars are resolved by the core schema`() throws {
    let cases: [(String, DataNode.Kind, Double?)] = [
      ("0", .number, 0), ("-0", .number, -0.0), ("+12", .number, 12), ("0777", .number, 777),
      ("0o14", .number, 12), ("0o18", .string, nil), ("0xC", .number, 12), ("0xcg", .string, nil),
      ("-0x1", .string, nil), ("0o", .string, nil), ("0x", .string, nil),
      ("1.", .number, 1), (".5", .number, 0.5), ("-.5e-1", .number, -0.05), ("1e3", .number, 1000),
      ("12e03", .number, 12000), ("-2E+05", .number, -200000), ("1.e1", .number, 10),
      (".", .string, nil), ("-", .string, nil), ("+", .string, nil), ("e1", .string, nil),
      ("1e", .string, nil), ("1e+", .string, nil), ("1.2.3", .string, nil), ("1_000", .string, nil),
      ("12:30", .string, nil), ("0b1", .string, nil), ("2024-01-01", .string, nil),
      (".inf", .number, .infinity), ("-.Inf", .number, -.infinity), ("+.INF", .number, .infinity),
      (".iNF", .string, nil), ("inf", .string, nil), ("-.nan", .string, nil),
      ("true", .boolean, nil), ("True", .boolean, nil), ("FALSE", .boolean, nil),
      ("tRUE", .string, nil), ("TRue", .string, nil), ("yes", .string, nil), ("off", .string, nil),
      ("null", .null, nil), ("Null", .null, nil), ("NULL", .null, nil), ("~", .null, nil),
      ("nULL", .string, nil), ("~a", .string, nil), ("nil", .string, nil), ("none", .string, nil),
    ]
    for (text, kind, number) in cases where text != "-" {
      let node = try root("[\(text)]").element(at: 0)
      #expect(node?.kind == kind, "\(text)")
      #expect(node?.number == number, "\(text)")
      #expect(node?.text == text)
      #expect(try root("'\(text)'").kind == .string)
    }
    #expect(try root(".NaN").number?.isNaN == true)
    #expect(try root("true").boolean == true && root("False").boolean == false)
  }

  @Test(arguments: [
    "004e89", "1e2030", "1030e0", "660000e0", "0510210600", "123456", "1e9999999999",
  ])
  func `a bare colour that looks like a number keeps its text`(text: String) throws {
    let node = try #require(try root("bg: \(text)\nfg: '\(text)'")["bg"])
    #expect(node.text == text)
    #expect(node.isPlain && node.kind == .number)
    #expect(try root("bg: \"\(text)\"")["bg"]?.isPlain == false)
  }

  @Test(arguments: [
    ("a b  c", "a b  c"), ("a\n b\n\n c", "a b\nc"), ("a\n\n\n b", "a\n\nb"),
    ("a#b", "a#b"), ("a:b", "a:b"), ("-a", "-a"), ("?a", "?a"), (":a", ":a"),
    ("- a".dropFirst(2) + "", "a"),
    ("a - b ? c", "a - b ? c"), ("a, [b] {c}", "a, [b] {c}"), ("a 'b' \"c\"", "a 'b' \"c\""),
    ("a\n -b\n ?c", "a -b ?c"), ("a\n - b", "a - b"), ("a & * ! | > % @ `", "a & * ! | > % @ `"),
    ("讲清\n 👍", "讲清 👍"), ("a\\n", "a\\n"), ("a  # b", "a"), ("a\t# b", "a"), ("a\n  # b", "a"),
    ("oklch(0.7 0.1 150 / 50%)", "oklch(0.7 0.1 150 / 50%)"),
  ]) func `plain scalars in a block`(text: String, expected: String) throws {
    #expect(try root("k: " + text)["k"]?.text == expected)
    #expect(try root("k:\n " + text + "\nz: 1")["k"]?.text == expected)
    #expect(try root("k: " + text.replacing("\n", with: "\r\n"))["k"]?.text == expected)
  }

  @Test(arguments: [
    ("'a'", "a"), ("''", ""), ("''''", "'"), ("'it''s'", "it's"), ("'a\\n'", "a\\n"),
    ("'a\n b'", "a b"), ("'a \n\n  b'", "a\nb"), ("' a\n b '", " a b "), ("'\n'", " "),
    ("'a\n\n '", "a\n"),
    ("'a: b # c'", "a: b # c"),
    ("\"\"", ""), ("\"a\\\"b\\\\c\\/d\"", "a\"b\\c/d"),
    ("\"\\t\\n\\r\\0\\a\\b\\e\\f\\v\"", "\t\n\r\0\u{7}\u{8}\u{1B}\u{C}\u{B}"),
    ("\"\\ \\N\\_\\L\\P\"", " \u{85}\u{A0}\u{2028}\u{2029}"),
    ("\"\\x41\\u00e9\\U0001F44D\"", "Aé👍"),
    ("\"\\uD83D\\uDC4D\"", "👍"), ("\"a\n b\"", "a b"), ("\"a\\\n  b\"", "ab"),
    ("\"a \\\n  b\"", "a b"),
    ("\"a\\\n  \\ b\"", "a b"), ("\"a\\\n\n  b\"", "a\nb"), ("\"a  \n\n\n  b\"", "a\n\nb"),
    ("\"\\\t\"", "\t"),
    ("\"a\\t \n b\"", "a\t b"), ("\"\n  a\n\"", " a "),
  ]) func `quoted scalars`(text: String, expected: String) throws {
    #expect(try root(text).text == expected)
    #expect(try root(text).kind == .string)
    #expect(try root(text.replacing("\n", with: "\r\n")).text == expected)
    #expect(try root("[ \(text) ]").element(at: 0)?.text == expected)
    let key = text.contains("\n") ? nil : try root("\(text): x").members.map(\.key.text)
    #expect(key == nil || key == [expected])
  }

  @Test(arguments: [
    ("|\n a\n b\n", "a\nb\n"), ("|-\n a\n\n", "a"), ("|+\n a\n\n\n", "a\n\n\n"), ("|\n a", "a"),
    ("|\n", ""),
    ("|+\n\n\n", "\n\n"), ("|\n\n\n a\n", "\n\na\n"), ("|2\n   a\n  b\n", " a\nb\n"),
    ("|2-\n  a\n", "a"),
    ("|-2\n  a\n", "a"), ("|\n a\n  b\n   \n c\n", "a\n b\n  \nc\n"), ("| # c\n a\n", "a\n"),
    ("|\n a # b\n", "a # b\n"),
    ("|\n \ta\n", "\ta\n"), ("|\n a\n# c\n", "a\n"), ("|\n a: b\n - c\n", "a: b\n- c\n"),
    (">\n a\n b\n\n c\n", "a b\nc\n"), (">\n a\n  b\n c\n", "a\n b\nc\n"),
    (">-\n a\n\n\n b\n", "a\n\nb"),
    (">\n a\n\n  b\n\n c\n", "a\n\n b\n\nc\n"), (">\n\n a\n", "\na\n"), (">+\n a\n\n", "a\n\n"),
    (">\n  a\n \n  b\n", "a\nb\n"),
    (">\n a\n \tb\n c\n", "a\n\tb\nc\n"), (">-\n a", "a"),
  ]) func `block scalars`(text: String, expected: String) throws {
    let mapped = try root("k: " + text)
    #expect(mapped["k"]?.text == expected)
    #expect(mapped["k"]?.style == (text.hasPrefix("|") ? .literal : .folded))
    #expect(try root("- " + text).element(at: 0)?.text == expected)
    #expect(try root("--- " + text).text == expected)
    #expect(try root("k: " + text.replacing("\n", with: "\r\n"))["k"]?.text == expected)
    let followed = text.hasSuffix("\n") ? "k: " + text + "z: 1\n" : "z: 1"
    #expect(try root(followed)["z"]?.number == 1)
  }

  @Test func `a block scalar ends where a document does`() throws {
    let tree = try YAML.parse(SourceFile(path: "t", text: "--- |\n\n...\n--- >\nb\n---\nc"))
    #expect(tree.documents.map(\.text) == ["", "b\n", "c"])
  }

  @Test func `the span of a block scalar ends with its text`() throws {
    let node = try #require(try root("a: |\n  b\n  c\n\nd: e")["a"])
    #expect(node.tree.file.text(node.span) == "|\n  b\n  c")
    #expect(node.location.end == Position(line: 3, column: 4))
  }
}
