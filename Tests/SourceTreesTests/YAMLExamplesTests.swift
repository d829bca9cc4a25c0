import Diagnostics
import SourceTrees
import Testing

/// A text and what it means: a list of its documents as JSON, nil where it must be refused. Keys that
/// are collections have an empty name there. As in the specification, `·` is a space at the end of a
/// line and `→` a tab.
struct YAMLExample: CustomTestStringConvertible, Sendable {
  let name: String
  let yaml: String
  let json: String?

  init(_ name: String, yaml: String, json: String?) {
    self.name = name
    self.yaml = yaml.replacing("·", with: " ").replacing("→", with: "\t") + "\n"
    self.json = json
  }

  var testDescription: String { name }
}

/// The examples of the specification (yaml.org/spec/1.2.2, which may be copied freely), and some more.
@Suite struct YAMLExamplesTests {
  static let all =
    YAMLExample.chapter2 + YAMLExample.chapters5And6 + YAMLExample.chapter7
    + YAMLExample.chapters8To10 + YAMLExample.further

  private func check(_ text: String, _ example: YAMLExample) throws {
    let file = SourceFile(path: example.name, text: text)
    guard let json = example.json else {
      #expect((try? YAML.parse(file)) == nil)
      return
    }
    let expected = try JSON.parse(SourceFile(path: "expected", text: json)).root
    let tree = try YAML.parse(file)
    #expect(tree.documents.map(DataValue.init) == expected.elements.map(DataValue.init))
    checkSpans(tree)
  }

  @Test(arguments: all) func `means what it is said to mean`(example: YAMLExample) throws {
    try check(example.yaml, example)
  }

  @Test(arguments: all) func `means the same with other line ends`(example: YAMLExample) throws {
    try check(example.yaml.replacing("\n", with: "\r\n"), example)
    try check(example.yaml.replacing("\n", with: "\r"), example)
    try check("\u{FEFF}" + example.yaml, example)
  }

  @Test(arguments: all) func `means the same behind another document`(example: YAMLExample) throws {
    let tree = try? YAML.parse(SourceFile(path: "t", text: "before\n...\n" + example.yaml))
    #expect((tree == nil) == (example.json == nil))
    guard let tree, let json = example.json else { return }
    let expected = try JSON.parse(SourceFile(path: "expected", text: json)).root
    let documents = tree.documents.dropFirst().map(DataValue.init)
    #expect(documents == expected.elements.map(DataValue.init))
  }
}
