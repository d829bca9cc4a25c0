import Diagnostics
import SourceTrees
import TestSupport
import Testing

/// Texts that nobody would write: seeded mutations of the suites.
@Suite struct DataFuzzTests {
  static let yaml = SharedTable("yaml_suite.open.jsonl")
  static let json = SharedTable("json_suite.open.jsonl")

  private static let pieces: [[UInt8]] =
    [
      "a", ":", "- ", ": ", "? ", ",", "[", "]", "{", "}", "#", " #", "&a ", "*a", "!", "!!str ",
      "|", ">", "'", "\"", "\\", "\n",
      "\n  ", "\t", "\r\n", "\r", "---\n", "...\n", "%YAML 1.2\n", "é", "讲", "👍", "\u{FEFF}", "0x",
      "1e5", "-", "//", "/*", "*/",
      "\\u00e9", "\\ud83d", "null", "~", "  ",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0x80]]

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let length = min(Int.random(in: 0...3, using: &random), bytes.count - place)
      let piece = Self.pieces.randomElement(using: &random) ?? []
      bytes.replaceSubrange(
        place..<place + length, with: Bool.random(using: &random) ? piece : [])
    }
    return bytes
  }

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz", bytes: bytes)
    for reader in DataReader.allCases {
      do throws(SourceError) {
        let tree = try reader.parse(file)
        checkSpans(tree)
        checkNodes(tree)
      } catch {
        #expect(Int(error.location.span.end) <= bytes.count)
        #expect(error.location.span.start <= error.location.span.end)
        #expect(!error.message.isEmpty)
      }
    }
  }

  /// All that can be asked of a node has an answer.
  private func checkNodes(_ tree: DataTree) {
    var work = tree.documents
    while let node = work.popLast() {
      #expect(node.isText(node.text) || !node.isScalar)
      #expect(node.kind == .number || node.number == nil)
      _ = (node.tag, node.anchor, node.colorComment, node.boolean, node.location.start)
      work += node.elements.filter { !$0.isAlias }
      for (key, value) in node.members {
        work += [key, value].filter { !$0.isAlias }
        if key.isScalar, !key.isAbsent { #expect(node[key.text] != nil) }
      }
    }
  }

  @Test(.enabled(if: yaml.exists, "needs ../shared/data beside the checkout"), arguments: 0..<8)
  func `mutations of the YAML suite end in a tree or an error`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = try Self.yaml.rows().map { Array(($0["yaml"]?.text ?? "").utf8) }
    for text in texts { for _ in 0..<4 { check(mutated(text, &random)) } }
  }

  @Test(.enabled(if: json.exists, "needs ../shared/data beside the checkout"), arguments: 0..<4)
  func `mutations of the JSON suite end in a tree or an error`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = try Self.json.rows().compactMap { Base64.decode($0["b64"]?.text ?? "") }
    for text in texts where text.count < 5000 {
      for _ in 0..<4 { check(mutated(text, &random)) }
    }
  }

  @Test(arguments: 0..<4) func `texts of random pieces end in a tree or an error`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 99)
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      }
      check(bytes)
    }
  }
}
