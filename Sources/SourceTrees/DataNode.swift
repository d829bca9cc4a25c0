package import Diagnostics

/// One node of a `DataTree`: a cursor, cheap to copy.
///
/// An alias is followed: all that is asked of it is answered by the node that it means, only `site`
/// is the alias's own place.
package struct DataNode: Sendable {
  package enum Kind: Sendable { case mapping, sequence, string, number, boolean, null }

  package let tree: DataTree
  /// The record that has the content.
  let index: UInt32
  /// The record that stands here: an alias's own, or `index`.
  let siteIndex: UInt32

  init(tree: DataTree, site: UInt32) {
    self.tree = tree
    self.siteIndex = site
    let record = tree[site]
    self.index = record.kind == .alias ? record.next : site
  }

  var record: DataRecord { tree[index] }

  /// The node's number in the tree, in document order; the same for a node and its aliases.
  package var id: Int { Int(index) }

  package var kind: Kind {
    switch record.kind {
    case .mapping: .mapping
    case .sequence: .sequence
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null, .alias: .null
    }
  }

  package var style: DataStyle { record.style }

  package var isMapping: Bool { record.kind == .mapping }

  package var isSequence: Bool { record.kind == .sequence }

  package var isString: Bool { record.kind == .string }

  package var isScalar: Bool { !record.kind.isCollection }

  package var isNull: Bool { record.kind == .null }

  /// Whether it is a scalar written without quotes, so that YAML's core schema decides what it is.
  package var isPlain: Bool { isScalar && record.style == .plain }

  /// Whether nothing at all is written here: YAML's `key:` at the end of a line.
  package var isAbsent: Bool { record.flags.contains(.absent) }

  /// Whether an alias stands here.
  package var isAlias: Bool { index != siteIndex }

  /// Where the node is written, with its quotes or brackets but without its anchor and tag.
  package var span: Span { Span(Int(record.start), Int(record.end)) }

  /// The span inside the quotes: what a fix replaces.
  package var contentSpan: Span {
    let range = record.contentRange
    return Span(range.lowerBound, range.upperBound)
  }

  package var location: Location { tree.file.location(span) }

  /// Where the node is used: the alias's place where there is one, otherwise `location`.
  package var site: Location {
    let record = tree[siteIndex]
    return tree.file.location(Span(Int(record.start), Int(record.end)))
  }

  /// A comment that looks like a colour and begins where the value of this empty node would stand:
  /// `color: #fff` without quotes.
  package var colorComment: Location? {
    let record = self.record
    guard record.flags.contains(.colorComment) else { return nil }
    var end = Int(record.next)
    while end < tree.bytes.count, tree.bytes[end] > 0x20 { end += 1 }
    return tree.file.location(Span(Int(record.next), end))
  }
}
