package import Diagnostics
import SourceTrees

/// A screen manifest that is there already, and what a rules.yml has to know because of it.
package struct StarterScreen {
  package let path: String
  /// What may be names in it.
  package let words: Set<String>
  /// The values of `use`, in order.
  package private(set) var uses: [String] = []
  /// The values of `text-style`, in order.
  package private(set) var textStyles: [String] = []

  /// Nil for a file that is none: each of its documents has `screen` and `elements` at its top level.
  package init?(_ file: SourceFile) {
    guard file.hasText("elements"), file.hasText("screen") else { return nil }
    var log = ReadingLog(folder: "")
    let documents = Document.read(file, &log)
    guard !documents.isEmpty,
      documents.allSatisfy({ $0["screen"] != nil && $0["elements"]?.isSequence ?? false })
    else { return nil }
    path = file.path
    words = Self.words(file)
    for document in documents { gather(document) }
  }

  /// From the nodes of a tree without calls that go as deep as it does.
  private mutating func gather(_ document: DataNode) {
    var pending = [document]
    while let node = pending.popLast() {
      if node.isMapping {
        if let use = node["use"] { Self.add(use, to: &uses) }
        if let style = node["text-style"] { Self.add(style, to: &textStyles) }
      }
      let below = node.isMapping ? node.members.map(\.value) : Array(node.elements)
      pending += below.filter { !$0.isScalar }.reversed()
    }
  }

  private static func add(_ node: DataNode, to names: inout [String]) {
    for item in node.isSequence ? Array(node.elements) : [node]
    where item.isScalar && !item.isNull && !names.contains(item.text) {
      names.append(item.text)
    }
  }

  private static func words(_ file: SourceFile) -> Set<String> {
    let parts = file.bytes.split { byte in
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
      return !isLetter && !"-._/".utf8.contains(byte)
    }
    return Set(parts.map { String(decoding: $0, as: UTF8.self) })
  }
}
