import Diagnostics
import SourceTrees
import Testing

/// What a node answers, whatever it is.
@Suite struct DataNodeTests {
  private func root(_ text: String) throws -> DataNode {
    try YAML.parse(SourceFile(path: "t.yml", text: text)).root
  }

  @Test func `collections have no text, scalars no children`() throws {
    let root = try root("a: [1, 2]\nb: {c: d}\ne: f\ng:")
    #expect(root["a"]?.text == "" && root["b"]?.text == "")
    #expect(root["a"]?.string == nil && root["e"]?.string == "f" && root["g"]?.string == nil)
    #expect(root["a"]?.isText("") == false && root["g"]?.isText("") == true)
    #expect(root["e"]?.count == 0 && root["e"]?["x"] == nil && root["e"]?.element(at: 0) == nil)
    #expect(root["a"]?.members.contains { _ in true } == false)
    #expect(root["b"]?.elements.contains { _ in true } == false)
    #expect(root["a"]?["c"] == nil && root["b"]?.element(at: 0) == nil)
    #expect(root["a"]?.element(at: 1)?.number == 2)
    #expect(root["a"]?.element(at: 2) == nil && root["a"]?.element(at: -1) == nil)
  }

  @Test func `texts are compared by bytes`() throws {
    let root = try root(
      "é: 1\n\"e\\u0301\": 2\n\"x\\ty\": 3\n'': 4\nlonger than any small string: 5")
    #expect(root["é"]?.number == 1 && root["e\u{301}"]?.number == 2)
    #expect(root["x\ty"]?.number == 3 && root[""]?.number == 4)
    #expect(root["longer than any small string"]?.number == 5)
    #expect(root["longer than any small strinG"] == nil)
    #expect(root["xé".dropFirst()]?.number == 1)
    let key = try #require(root.members.first { _ in true }).key
    #expect(key.isText("é") && !key.isText("e\u{301}") && !key.isText("é "))
    #expect(key.isText("xé".dropFirst()) && !key.isText("xe".dropFirst()))
  }

  @Test func `bytes are lent decoded`() throws {
    let root = try root("a: x\\y\nb: \"x\\\\y\"\nc: |\n  x\n  y\n")
    let bytes = root.members.map { $0.value.withBytes { Array($0) } }
    #expect(bytes == [Array("x\\y".utf8), Array("x\\y".utf8), Array("x\ny\n".utf8)])
    #expect(root.withBytes { $0.isEmpty })
  }

  @Test func `styles are kept`() throws {
    let root = try root("- a\n- 'b'\n- \"c\"\n- |\n d\n- >\n e\n- [f]\n- - g\n- 7")
    #expect(
      root.elements.map(\.style)
        == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded, .flow, .plain, .plain])
    #expect(root.elements.map(\.isPlain) == [true, false, false, false, false, false, false, true])
    let json = try JSON.parse(SourceFile(path: "t", text: "[\"a\", 1, []]")).root
    #expect(json.elements.map(\.style) == [.doubleQuoted, .plain, .flow])
  }

  @Test func `a node keeps its tree`() throws {
    func first() throws -> DataNode {
      let root = try root("a: {b: [c, \"d\\n\"]}")
      return try #require(root["a"]?["b"]?.element(at: 1))
    }
    #expect(try first().text == "d\n")
    #expect(try first().location.start == Position(line: 1, column: 12))
  }

  @Test func `an empty stream has a root that is nothing`() throws {
    let tree = try YAML.parse(SourceFile(path: "t", text: "# nothing\n"))
    #expect(tree.documents.isEmpty)
    #expect(tree.root.isNull && tree.root.isAbsent && tree.root.text == "")
    #expect(tree.root.location.start == Position(line: 2, column: 1))
  }
}
