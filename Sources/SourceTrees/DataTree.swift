package import Diagnostics

/// A JSON or YAML text as a tree in which every node knows its span.
///
/// Nodes stand in one array in document order, 16 bytes each. Text that is written as it is meant is a
/// slice of the file; what had escapes or was folded lies decoded in a second buffer. One tree holds
/// all documents of a YAML stream.
package final class DataTree: Sendable {
  package let file: SourceFile
  let records: [DataRecord]
  let roots: [DataRoot]
  let decoded: [UInt8]
  let slices: [DataSlice]
  let properties: [DataProperties]
  let tagPrefixes: [String]

  init(_ builder: consuming DataBuilder, file: SourceFile) {
    self.file = file
    self.records = builder.records
    self.roots = builder.roots
    self.decoded = builder.decoded
    self.slices = builder.slices
    self.properties = builder.properties
    self.tagPrefixes = builder.tagPrefixes
  }

  /// The content of each document, in order. JSON has exactly one; an empty YAML stream has none.
  package var documents: [DataNode] {
    roots.map { DataNode(tree: self, site: $0.record) }
  }

  /// The content of the first document; null where the stream has no document.
  package var root: DataNode {
    DataNode(tree: self, site: roots.first?.record ?? 0)
  }
}

/// One node as it is stored. Its children, if it has any, follow it immediately.
struct DataRecord {
  /// The first byte, and the one behind the last; quotes and brackets are inside.
  var start: UInt32
  var end: UInt32
  /// By kind: the record behind the subtree (collections), the record that is meant (aliases), the
  /// index of a slice (decoded scalars), the offset of a comment that looks like a colour (nulls).
  var next: UInt32
  var kind: DataRecordKind
  var style: DataStyle
  var flags: DataFlags

  init(
    _ kind: DataRecordKind, _ start: Int, _ end: Int, style: DataStyle = .plain,
    flags: DataFlags = [], next: UInt32 = 0
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = next
    self.kind = kind
    self.style = style
    self.flags = flags
  }
}

enum DataRecordKind: UInt8 {
  case mapping, sequence, string, number, boolean, null, alias

  var isCollection: Bool { rawValue < 2 }
}

/// How a node is written.
package enum DataStyle: UInt8, Sendable {
  /// Without quotes; a block collection.
  case plain
  case singleQuoted, doubleQuoted
  /// YAML's `|` and `>`.
  case literal, folded
  /// A collection in brackets or braces.
  case flow
}

struct DataFlags: OptionSet {
  let rawValue: UInt8
  /// `next` is the index of the slice that holds the decoded text.
  static let decoded = DataFlags(rawValue: 1)
  /// There is an entry in the tree's `properties`.
  static let hasProperties = DataFlags(rawValue: 2)
  /// The boolean is true.
  static let isTrue = DataFlags(rawValue: 4)
  /// An empty value behind which a comment begins that looks like a colour.
  static let colorComment = DataFlags(rawValue: 8)
  /// A YAML node of which nothing is written.
  static let absent = DataFlags(rawValue: 16)
}

/// A range of bytes.
struct DataSlice {
  var start: UInt32
  var end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A document of the stream: where its content is, and which of its markers are written.
struct DataRoot {
  var record: UInt32
  var hasStartMarker = false
  var hasEndMarker = false
}

/// A YAML node's anchor and tag.
struct DataProperties {
  var record: UInt32
  /// The name without `&`; empty where there is none.
  var anchor = DataSlice(start: 0, end: 0)
  /// The tag as it is written; empty where there is none.
  var tag = DataSlice(start: 0, end: 0)
  /// What follows the tag's handle.
  var suffix = DataSlice(start: 0, end: 0)
  /// What the handle stands for: an index in the tree's prefixes.
  var prefix: UInt32 = 0

  mutating func merge(_ other: DataProperties) {
    if !other.anchor.range.isEmpty { anchor = other.anchor }
    if !other.tag.range.isEmpty { (tag, suffix, prefix) = (other.tag, other.suffix, other.prefix) }
  }
}
