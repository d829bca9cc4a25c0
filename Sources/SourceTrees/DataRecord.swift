/// One node as it is stored. Its children, if it has any, follow it immediately.
struct DataRecord: Sendable {
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

  /// How many bytes at each end are quotes.
  var quoteWidth: Int {
    switch style {
    case .singleQuoted, .doubleQuoted: 1
    case .plain, .literal, .folded, .flow: 0
    }
  }

  /// The bytes inside the quotes.
  var contentRange: Range<Int> {
    let first = Int(start) + quoteWidth
    return first..<max(first, Int(end) - quoteWidth)
  }

  /// The record behind the subtree of this one, which stands at `index`.
  func following(_ index: UInt32) -> UInt32 { kind.isCollection ? next : index &+ 1 }
}

enum DataRecordKind: UInt8, Sendable {
  case mapping, sequence, string, number, boolean, null, alias

  var isCollection: Bool {
    switch self {
    case .mapping, .sequence: true
    case .string, .number, .boolean, .null, .alias: false
    }
  }

  var isAlias: Bool { if case .alias = self { true } else { false } }
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

struct DataFlags: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether the decoded text is kept beside the file's bytes.
  var isDecoded: Bool { rawValue & Self.decoded.rawValue != 0 }

  /// `next` is the index of the slice that holds the decoded text.
  static var decoded: DataFlags { DataFlags(rawValue: 1) }
  /// There is an entry in the tree's `properties`.
  static var hasProperties: DataFlags { DataFlags(rawValue: 2) }
  /// The boolean is true.
  static var isTrue: DataFlags { DataFlags(rawValue: 4) }
  /// An empty value behind which a comment begins that looks like a colour.
  static var colorComment: DataFlags { DataFlags(rawValue: 8) }
  /// A YAML node of which nothing is written.
  static var absent: DataFlags { DataFlags(rawValue: 16) }
}

/// A range of bytes.
struct DataSlice: Sendable {
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
