import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// Texts and what cmark-gfm, GitHub's own parser, makes of them (`fixtures/conformance/markdown.py`).
@Suite struct `Markdown as GitHub reads it` {
  /// Texts that are read otherwise on purpose, each with the reason.
  static let exceptions = [
    "- [ ] task\n- [x] done": "the box of a task is kept as text",
    "a<br>b": "a line break written in HTML is one here; there raw HTML is left out",
  ]

  private static func rows() -> [(text: String, blocks: [DataNode])] {
    let path = Repository.root + "/fixtures/conformance/markdown.jsonl"
    return (SourceTree.bytes(path) ?? []).split(separator: 0x0A).compactMap { line in
      guard let row = try? JSON.parse(SourceFile(path: path, bytes: Array(line))).root,
        let text = row["markdown"]?.text, let blocks = row["blocks"]
      else { return nil }
      return (text, Array(blocks.elements))
    }
  }

  @Test func `blocks and their text are those of cmark-gfm`() {
    let rows = Self.rows()
    #expect(rows.count > 200)
    for (text, blocks) in rows where Self.exceptions[text] == nil {
      let read = Array(markdown(text).blocks).compactMap(write)
      #expect(read == blocks.map(expected), "\(String(reflecting: text))")
    }
  }

  @Test func `each exception is still one`() {
    for (text, blocks) in Self.rows() where Self.exceptions[text] != nil {
      let read = Array(markdown(text).blocks).compactMap(write)
      #expect(read != blocks.map(expected), "\(String(reflecting: text))")
    }
  }

  /// White space is made single spaces, since HTML shows it so.
  private func clean(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private func expected(_ block: DataNode) -> String {
    let parts = Array(block.elements)
    guard parts[0].text == "table" else { return parts.map(\.text).joined(separator: " ") }
    return "table "
      + parts[1].elements.map { $0.elements.map(\.text).joined(separator: " | ") }.joined(
        separator: " / ")
  }

  /// A block in the notation of the table; HTML has no text there.
  private func write(_ block: MarkdownBlock) -> String? {
    switch block.kind {
    case .heading(let level): return "h\(level) \(clean(block.text.string))"
    case .prose:
      let text = clean(block.text.string)
      return text.isEmpty ? nil : "p \(text)"
    case .table(let table):
      // Rows that are too short are filled up there.
      let rows = ([table.header] + Array(table.rows)).map { row in
        (0..<table.columnCount).map { row.cell($0).map { clean($0.text.string) } ?? "" }
          .joined(separator: " | ")
      }
      return "table " + rows.joined(separator: " / ")
    case .code: return "code"
    case .html: return nil
    case .thematicBreak: return "hr"
    }
  }
}
