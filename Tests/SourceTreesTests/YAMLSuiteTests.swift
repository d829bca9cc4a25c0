import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// yaml/yaml-test-suite: 402 cases, of which the table has about half.
@Suite struct YAMLSuiteTests {
  static let table = SharedTable("yaml_suite.open.jsonl")

  /// Cases that are read otherwise on purpose.
  static let exceptions: [String: String] = [:]

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `every case is refused, or read into the events that the suite expects`() throws {
    for row in try Self.table.rows() {
      let name = try #require(row["id"]?.text)
      if Self.exceptions[name] != nil { continue }
      let text = try #require(row["yaml"]?.text)
      let isRefused = row["error"]?.boolean == true
      do {
        let tree = try YAML.parse(SourceFile(path: name, text: text))
        #expect(!isRefused, "\(name) must be refused: \(text)")
        if !isRefused {
          let expected = try #require(row["events"]?.text)
          #expect(
            YAMLEvents(tree).lines == expected.split(separator: "\n").map(String.init), "\(name)")
          checkSpans(tree)
        }
      } catch let error as SourceError {
        #expect(isRefused, "\(name): \(error.message) at \(place(error))")
      }
    }
  }

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `the values are those of the JSON that the suite gives`() throws {
    for row in try Self.table.rows() where row["error"]?.boolean == false {
      guard let expected = row["expected"], expected.isSequence else { continue }
      let name = row["id"]?.text ?? ""
      if Self.exceptions[name] != nil { continue }
      let tree = try YAML.parse(SourceFile(path: name, text: row["yaml"]?.text ?? ""))
      #expect(
        tree.documents.map(DataValue.init) == expected.elements.map(DataValue.init), "\(name)")
    }
  }
}
