import Diagnostics
import Testing

@testable import SourceTrees

/// JSON and YAML at their edges: names that crowd in a table, numbers in every notation, tags without a value,
/// brackets as deep as they may be.
@Suite struct DataEdgeTests {
  /// The quick hash of `DuplicateKeys` for names of eight bytes, as who wants them to collide would compute it.
  private static func hash(_ name: [UInt8]) -> UInt64 {
    func mixed(_ word: UInt64) -> UInt64 {
      let product = word &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }
    let word = name.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return mixed(mixed(8 ^ word))
  }

  /// So many names of which all fall into one slot.
  private static func crowd(_ count: Int) -> [String] {
    var names: [String] = []
    var number = 0
    while names.count < count {
      let digits = String(number, radix: 36)
      let name = String(repeating: "0", count: 8 - digits.utf8.count) + digits
      if hash(Array(name.utf8)) & 1023 == 0 { names.append(name) }
      number += 1
    }
    return names
  }

  @Test func `names that are made to collide are told apart all the same`() throws {
    let names = Self.crowd(300)
    func text(_ names: [String]) -> String {
      "{" + names.map { "\"\($0)\": 1" }.joined(separator: ", ") + "}"
    }
    let tree = try JSON.parse(SourceFile(path: "a.json", text: text(names)), dialect: .strict)
    #expect(tree.root.count == 300)
    // Twice the same among them is found, wherever.
    for place in [0, 150, 299] {
      let file = SourceFile(path: "a.json", text: text(names + [names[place]]))
      #expect(throws: SourceError.self) { try JSON.parse(file, dialect: .strict) }
    }
  }

  /// JSON5 §6, YAML 1.2 §10.3.2; what stands at either side of a point may be left out.
  static let json5: [(text: String, value: Double?)] = [
    ("1", 1), ("-1", -1), ("+1", 1), (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("+5.e1", 50),
    ("1e3", 1000), ("1E-3", 0.001),
    ("0x1F", 31), ("-0x1f", -31), ("0xABCDEF", 11_259_375), ("Infinity", .infinity),
    ("-Infinity", -.infinity),
    ("1e400", .infinity), ("1e-400", 0), ("0.1", 0.1),
    ("123456789012345678901234567890", 1.2345678901234568e29),
    ("9007199254740993", 9_007_199_254_740_992),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("5e-324", .leastNonzeroMagnitude), (".12345678901234567890", 0.12345678901234568), ("0e10", 0),
    ("1e22", 1e22),
    ("1e23", 1e23), ("8.5e-5", 8.5e-5),
    ("0x", nil), ("1e", nil), (".", nil), ("--1", nil), ("0b1", nil), ("1_000", nil),
    ("Infinit", nil), ("01", nil),
  ]

  @Test(arguments: json5)
  func `JSON5's numbers have their values`(text: String, value: Double?) {
    let tree = try? JSON.parse(SourceFile(path: "a.json5", text: text), dialect: .json5)
    #expect(tree?.root.number == value)
    #expect((tree == nil) == (value == nil))
  }

  @Test func `JSON5's NaN is a number and equals nothing`() throws {
    for text in ["NaN", "-NaN", "+NaN"] {
      let tree = try JSON.parse(SourceFile(path: "a.json5", text: text), dialect: .json5)
      #expect(try #require(tree.root.number).isNaN)
    }
  }

  static let yaml: [(text: String, kind: DataNode.Kind, value: Double?)] = [
    ("0o17", .number, 15), ("0o8", .string, nil), ("0x1F", .number, 31), ("0b1", .string, nil),
    (".inf", .number, .infinity),
    ("-.INF", .number, -.infinity), (".Inf", .number, .infinity), ("+.inf", .number, .infinity),
    ("inf", .string, nil),
    (".5", .number, 0.5), ("5.", .number, 5), ("1_000", .string, nil), ("0777", .number, 777),
    ("1e3", .number, 1000),
    ("12e03", .number, 12000), ("1:30", .string, nil), ("~", .null, nil), ("null", .null, nil),
    ("Null", .null, nil),
    ("nil", .string, nil), ("true", .boolean, nil), ("yes", .string, nil), ("TRUE", .boolean, nil),
    ("tRUE", .string, nil),
    // §10.3.2 and §6.8.2: a tag says what a scalar is, as long as it can be one.
    ("!!str 12", .string, nil), ("!!int \"12\"", .number, 12), ("!!float 1", .number, 1),
    ("!!null ''", .null, nil),
    ("!!str", .string, nil), ("!!null", .null, nil), ("!!bool \"true\"", .boolean, nil),
    ("!!int x", .string, nil),
    ("! 12", .string, nil), ("!mine 12", .string, nil),
    ("!<tag:yaml.org,2002:str> 12", .string, nil),
  ]

  @Test(arguments: yaml)
  func `YAML's plain scalars and tags have their kinds`(
    text: String, kind: DataNode.Kind, value: Double?
  ) throws {
    let tree = try YAML.parse(SourceFile(path: "a.yml", text: "a: \(text)\n"))
    let node = try #require(tree.root["a"])
    #expect(node.kind == kind)
    #expect(node.number == value)
  }

  @Test(arguments: [
    "a: !x!y 1\n", "a: !!<x 1\n", "a: !<x 1\n", "%TAG !x! y\na: 1\n", "a: !x%zz 1\n",
  ])
  func `a tag that is none is an error at its place`(text: String) {
    #expect(throws: SourceError.self) { try YAML.parse(SourceFile(path: "a.yml", text: text)) }
  }

  /// §6.1: tabs are no indentation.
  @Test(arguments: [
    "a:\n\t- b\n", "a:\n\tb: 1\n", "-\t- a\n\t- b\n", "- a\n\t- b\n", "a: 1\n\tb: 2\n",
  ])
  func `a tab as indentation is an error in its line`(text: String) {
    #expect(throws: SourceError.self) { try YAML.parse(SourceFile(path: "a.yml", text: text)) }
  }

  @Test(arguments: -3...3)
  func `brackets as deep as they may be are read, deeper ones are an error`(offset: Int) {
    for depth in [YAML.depthLimit + offset, YAML.depthLimit / 2 + offset] {
      for (open, close) in [
        ("[", "]"), ("{a: ", "}"), ("[{a: ", "}]"), ("? ", "\n"), ("- ", "\n"), ("- ? ", "\n"),
      ] {
        let text =
          String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
        for text in [text, text + ": y", "- " + text, "a: " + text, "[" + text + ": y]"] {
          _ = try? YAML.parse(SourceFile(path: "a.yml", text: text))
          _ = try? JSON.parse(SourceFile(path: "a.json5", text: text), dialect: .json5)
        }
      }
    }
    let depth = YAML.depthLimit + 8
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(throws: SourceError.self) { try YAML.parse(SourceFile(path: "a.yml", text: deep)) }
  }

  @Test func `elements and members by place and name, and none where there is none`() throws {
    let tree = try JSON.parse(
      SourceFile(path: "a.json", text: "{\"a\": [1, 2], \"b\": {\"c\": null}}"), dialect: .strict)
    let list = try #require(tree.root["a"])
    #expect(list.element(at: 1)?.number == 2)
    #expect(list.element(at: 2) == nil)
    #expect(list.element(at: 9) == nil)
    #expect(list.element(at: -1) == nil)
    #expect(list["a"] == nil)
    #expect(tree.root.element(at: 0) == nil)
    #expect(tree.root["b"]?["c"]?.kind == .null)
    #expect(tree.root["b"]?["d"] == nil)
    #expect(Array(list.members).isEmpty)
    #expect(list.count == 2)
    #expect(tree.root.count == 2)
  }

  /// CommonMark 0.31 §6.6: instructions, CDATA and declarations end where they say; unclosed ones are text.
  @Test(arguments: [
    ("a <?x b?> c", "a  c"), ("a <![CDATA[b]]> c", "a  c"), ("a <!X b> c", "a  c"),
    ("a <!-- b --> c", "a  c"),
    ("a <b x=\"1\" y='2' z=3 w> c", "a  c"), ("a </b> c", "a  c"), ("a <b/> c", "a  c"),
    ("a <br> c", "a \n c"),
    ("a <?x b", "a <?x b"), ("a <![CDATA[b", "a <![CDATA[b"), ("a <!X b", "a <!X b"),
    ("a <!-- b", "a <!-- b"),
    ("a <!1> c", "a <!1> c"), ("a <b x=> c", "a <b x=> c"), ("a <1> c", "a <1> c"),
    ("a < b", "a < b"),
    ("a <https://x.y> c", "a https://x.y c"), ("[a](<b\\> c>) d", "a d"),
    ("[a](b 't\\'') c", "a c"), ("[a](b (t\\))) c", "a c"),
    ("[a](b (t() c", "[a](b (t() c"), ("[a](b 't) c", "[a](b 't) c"), ("[a](<b) c", "[a](<b) c"),
    ("[a](b\\)) c", "a c"),
  ])
  func `markup in a line is no text, and what is not closed is`(line: String, text: String) throws {
    let document = Markdown.parse(SourceFile(path: "a.md", text: line + "\n"))
    let block = try #require(document.blocks.first)
    #expect(block.text.string == text)
  }
}
