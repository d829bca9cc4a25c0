package import Diagnostics

/// A JSON or YAML text as a tree in which every node knows its span.
///
/// Nodes stand in one array in document order, 16 bytes each. Text that is written as it is meant is a
/// slice of the file; what had escapes or was folded lies decoded in a second buffer. One tree holds
/// all documents of a YAML stream.
package final class DataTree: Sendable {
  package let file: SourceFile
  /// The file's.
  let bytes: [UInt8]
  let records: DataRecords
  let decoded: [UInt8]
  let slices: [DataSlice]
  let roots: [DataRoot]
  let properties: [DataProperties]
  let tagPrefixes: [String]

  init(_ builder: consuming DataBuilder, file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
    self.roots = builder.roots
    self.decoded = builder.decoded
    self.slices = builder.slices
    self.properties = builder.properties
    self.tagPrefixes = builder.tagPrefixes
    self.records = builder.takeRecords()
  }

  /// Of all documents, keys included.
  package var nodeCount: Int { records.count }

  /// The content of each document, in order. JSON has exactly one; an empty YAML stream has none.
  package var documents: [DataNode] {
    roots.map { DataNode(tree: self, site: $0.record) }
  }

  /// The content of the first document; null where the stream has no document.
  package var root: DataNode {
    DataNode(tree: self, site: roots.first?.record ?? 0)
  }

  subscript(index: UInt32) -> DataRecord {
    Int(index) < records.count ? records.base[Int(index)] : DataRecord(.null, 0, 0)
  }
}
