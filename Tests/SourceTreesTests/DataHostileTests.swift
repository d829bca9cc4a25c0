import Diagnostics
import SourceTrees
import Testing

/// Texts made to overflow a stack or to take quadratic time: each is read, or refused, at once.
@Suite struct DataHostileTests {
  private static let many = 20_000

  private func outcome(_ text: String, _ file: StaticString = "t.yml") -> String {
    do {
      let tree = try YAML.parse(SourceFile(path: "\(file)", text: text))
      return "\(tree.root.count)"
    } catch {
      return error.message
    }
  }

  private func repeated(_ text: String, _ count: Int = many) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "- ", "? ", "[", "{", "[[a]: ", "{a: ", "? - ", "- ? ", "[? ", "{? ", "!!seq [", "&a [", "- [",
    "a: [",
  ]) func `20,000 levels of nesting are an error that says so`(opener: String) {
    let message = outcome(repeated(opener))
    let isSaid = message == "collections lie in each other more than 1000 deep"
    #expect(isSaid || opener == "- [" || opener == "a: [", "\(message)")
    #expect(Int(message) == nil)
  }

  @Test func `nesting by indentation has the same limit`() {
    let lines = (0..<2000).map { String(repeating: " ", count: $0) }
    #expect(outcome(lines.map { $0 + "a:\n" }.joined()).contains("more than 1000 deep"))
    #expect(outcome(lines.map { $0 + "-\n" }.joined()).contains("more than 1000 deep"))
    #expect(outcome(lines.prefix(1000).map { $0 + "a:\n" }.joined()) == "1")
  }

  @Test func `long texts without structure are read`() {
    #expect(outcome(repeated("a ", 100_000)) == "0")
    #expect(outcome(repeated("a\n", 40_000)) == "0")
    #expect(outcome("\"" + repeated("a\n", 40_000) + "\"") == "0")
    #expect(outcome("'" + repeated("''", 40_000) + "'") == "0")
    #expect(outcome("- |\n" + repeated(" a\n\n", 40_000)) == "1")
    #expect(outcome("- >\n" + repeated(" a\n  b\n", 40_000)) == "1")
    #expect(outcome(repeated("\n", 100_000)) == "0")
    #expect(outcome(repeated("# a\n", 40_000) + "a: b") == "1")
    #expect(outcome("[" + repeated("a,\n", 40_000) + "]") == "40000")
    #expect(outcome("a: " + repeated("b ", 60_000) + "\nc: d") == "2")
    #expect(outcome("a" + repeated("\n\n\n", 100_000) + "b") == "0")
  }

  @Test func `what looks like keys for long is decided once`() {
    #expect(outcome("[" + repeated("a: b, ", 20_000) + "]") == "20000")
    #expect(outcome("[" + repeated("[a]: b, ", 20_000) + "]") == "20000")
    #expect(outcome("[" + repeated("\"a\" : \"b\", ", 20_000) + "]") == "20000")
    #expect(outcome(repeated("{a: b, c: d} ", 10_000)) != "0")
    #expect(outcome("{" + repeated("a, b, ", 3) + "}").contains("stands twice"))
    #expect(
      outcome("- " + repeated("[a, b, ", 900) + repeated("]", 900) + ": c").contains(
        "1024 characters"))
    let nested = repeated("[", 300) + "a" + repeated("]: b", 200) + repeated("]", 100)
    #expect(outcome(repeated("- \(nested)\n", 50)) == "50")
  }

  @Test func `many keys, anchors, tags, documents and directives are linear`() {
    let keys = (0..<30_000).map { "key\($0): \($0)\n" }.joined()
    #expect(outcome(keys) == "30000")
    #expect(outcome(keys + "key29999: again").contains("stands twice"))
    let anchors = (0..<10_000).map { "- &a\($0) x\n- *a\($0 / 2)\n" }.joined()
    #expect(outcome(anchors) == "20000")
    #expect(outcome(repeated("- &a x\n- *a\n", 10_000)) == "20000")
    #expect(outcome(repeated("- !!str &b x\n", 10_000)) == "10000")
    #expect(outcome("- &l [\(repeated("x, ", 1000))]\n" + repeated("- *l\n", 900)) == "901")
    #expect(
      outcome("- &l [\(repeated("x, ", 1000))]\n" + repeated("- *l\n", 2000)).contains(
        "stand for more"))
    #expect(outcome(repeated("---\n", 20_000)) == "0")
    #expect(outcome(repeated("--- &a [*b]\n", 2)).contains("no anchor"))
    #expect(outcome(repeated("%FOO bar\n", 10_000) + "---\na") == "0")
    let handles = (0..<200).map { "%TAG !h\($0)! tag:\n" }.joined()
    #expect(outcome(handles + "--- a").contains("100 %TAG"))
    let prefix = "%TAG ! " + repeated("p", 100_000) + "\n---\n"
    #expect(outcome(prefix + repeated("- !x y\n", 10_000)) == "10000")
  }

  @Test func `JSON of any shape is linear`() throws {
    func count(_ text: String) throws -> Int {
      try JSON.parse(SourceFile(path: "t", text: text), dialect: .json5).root.count
    }
    let keys = (0..<20_000).map { "\"color.background.\($0).hover\": {}" }.joined(separator: ",")
    #expect(try count("{" + keys + "}") == 20_000)
    #expect(try count("[" + repeated("[],", 60_000) + "]") == 60_000)
    #expect(try count("[" + repeated("{\"a\":1,\"b\":[{}]},", 20_000) + "]") == 20_000)
    #expect(try count("[\"" + repeated("\\n", 100_000) + "\"]") == 1)
    #expect(try count("[\"" + repeated("é讲", 40_000) + "\"]") == 1)
    #expect(try count("[" + repeated("1", 100_000) + "]") == 1)
    #expect(try count("[" + repeated("/**/", 40_000) + "]") == 0)
    #expect(try count("[" + repeated(" ", 200_000) + "1]") == 1)
    let number = try JSON.parse(SourceFile(path: "t", text: repeated("1", 100_000))).root
    #expect(number.number == .infinity)
  }

  @Test func `a tree grows to any number of nodes`() throws {
    let ones = try JSON.parse(SourceFile(path: "t", text: "[1" + repeated(",1", 300_000) + "]"))
      .root
    #expect(ones.count == 300_001)
    #expect(ones.elements.allSatisfy { $0.number == 1 })
  }

  @Test func `every prefix of a text ends in a tree or an error with a place in it`() {
    let text =
      "a: &x [1, \"b\\n\", 'c', {d: *x2}]\nb: |\n  x\n? c\n: >-\n  y\n%Z\n---\n- !!str z\n... #\n"
    let json = #"{"a": [1.5e-3, "\u00e9\ud83d\ude00", true, null], /*c*/ 'b': .5, c: 0x1F,}"#
    for end in 0...text.utf8.count { check(Array(text.utf8.prefix(end))) }
    for end in 0...json.utf8.count { check(Array(json.utf8.prefix(end))) }
  }

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "t", bytes: bytes)
    for reader in DataReader.allCases {
      do throws(SourceError) {
        checkSpans(try reader.parse(file))
      } catch {
        #expect(Int(error.location.span.end) <= bytes.count)
        #expect(error.location.span.start <= error.location.span.end)
      }
    }
  }
}

/// The ways to read a file as data.
enum DataReader: CaseIterable {
  case json, json5, yaml

  func parse(_ file: SourceFile) throws(SourceError) -> DataTree {
    switch self {
    case .json: try JSON.parse(file)
    case .json5: try JSON.parse(file, dialect: .json5)
    case .yaml: try YAML.parse(file)
    }
  }
}
