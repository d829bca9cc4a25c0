import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// A view says of every node what the cursor says.
@Suite struct DataViewTests {
  private func check(_ tree: DataTree) {
    tree.withView { view in
      guard !tree.documents.isEmpty else { return }
      check(tree.root, view.rootEntry, view)
    }
  }

  private func check(_ node: DataNode, _ entry: DataEntry, _ view: DataView) {
    #expect(entry.kind == node.kind)
    #expect(Array(entry.text) == Array(node.text.utf8))
    #expect(entry.span == node.span && entry.contentSpan == node.contentSpan)
    #expect(view.number(entry)?.bitPattern == node.number?.bitPattern)
    #expect(view.record(of: entry, in: node.tree) == node.id)
    var site = entry.first
    for child in Array(node.elements) + node.members.flatMap({ [$0.key, $0.value] }) {
      let next = view.entry(site)
      check(child, next, view)
      site = next.next
    }
    #expect(site == entry.end || !entry.isMapping && entry.kind != .sequence)
  }

  @Test func `of JSON`() throws {
    let text = #"{"a": [1, -2.5e300, true, null, "x\ny", {}], "b": {"c": [[], ["d"]]}, "é": ""}"#
    check(try JSON.parse(SourceFile(path: "t", text: text)))
    check(try JSON.parse(SourceFile(path: "t", text: "7")))
  }

  @Test func `of YAML with aliases, tags and all styles`() throws {
    let text = """
      a: &a [1, 'b', "c\\n"]
      b: *a
      ? *a
      : |
        x
      c: {d: *a, e: , f: !!str 1}
      """
    check(try YAML.parse(SourceFile(path: "t", text: text)))
    check(try YAML.parse(SourceFile(path: "t", text: "")))
  }

  static let table = SharedTable("yaml_suite.open.jsonl")

  @Test(.enabled(if: table.exists, "needs ../shared/data beside the checkout"))
  func `of the YAML suite`() throws {
    for row in try Self.table.rows() where row["error"]?.boolean == false {
      check(try YAML.parse(SourceFile(path: "t", text: row["yaml"]?.text ?? "")))
    }
  }
}

extension DataView {
  /// The number of the node that an entry is.
  fileprivate func record(of entry: DataEntry, in tree: DataTree) -> Int { tree.node(entry).id }
}
