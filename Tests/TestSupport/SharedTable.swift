import Diagnostics
package import SourceTrees

/// A conformance table in JSON Lines beside the checkout: one object a line, the first is a header.
package struct SharedTable: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var path: String { Repository.sharedData + "/" + name }

  /// Whether it is there: tests that read it are skipped, saying so, when not.
  package var exists: Bool { SourceTree.bytes(path) != nil }

  /// The rows behind the header.
  package func rows() throws -> [DataNode] {
    let bytes = SourceTree.bytes(path) ?? []
    return try bytes.split(separator: 0x0A).dropFirst().map { line in
      try JSON.parse(SourceFile(path: name, bytes: Array(line))).root
    }
  }
}
