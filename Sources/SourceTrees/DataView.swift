package import Diagnostics

extension DataTree {
  /// Lends the tree as plain numbers and pointers, for walks over many nodes: cursors count
  /// references with every copy, which costs more than the walk.
  package func withView<Result>(_ body: (DataView) throws -> Result) rethrows -> Result {
    let records = UnsafeBufferPointer(start: records.base, count: records.count)
    return try file.bytes.withUnsafeBufferPointer { bytes in
      try decoded.withUnsafeBufferPointer { decoded in
        try slices.withUnsafeBufferPointer { slices in
          try withExtendedLifetime(self) {
            try body(
              DataView(
                records: records, bytes: bytes, decoded: decoded, slices: slices,
                root: roots.first?.record ?? 0))
          }
        }
      }
    }
  }

  /// The cursor for an entry of a view.
  package func node(_ entry: DataEntry) -> DataNode { DataNode(tree: self, site: entry.site) }
}

/// A tree without its owner; valid only where `DataTree.withView` lends it.
package struct DataView {
  let records: UnsafeBufferPointer<DataRecord>
  let bytes: UnsafeBufferPointer<UInt8>
  let decoded: UnsafeBufferPointer<UInt8>
  let slices: UnsafeBufferPointer<DataSlice>
  let root: UInt32

  /// The content of the first document.
  package var rootEntry: DataEntry { entry(root) }

  /// What stands at a place; an alias is followed.
  package func entry(_ site: UInt32) -> DataEntry {
    let written = records[Int(site)]
    let index = written.kind.isAlias ? written.next : site
    let record = index == site ? written : records[Int(index)]
    return DataEntry(
      kind: record.kind.nodeKind, text: text(record),
      span: Span(Int(record.start), Int(record.end)),
      quoteWidth: record.quoteWidth, site: site, first: index + 1,
      end: record.kind.isCollection ? record.next : index + 1, next: written.following(site))
  }

  /// The text of what stands at a place, for who asks for nothing else.
  package func text(at site: UInt32) -> UnsafeBufferPointer<UInt8> {
    text(meant(at: site))
  }

  package func kind(at site: UInt32) -> DataNode.Kind {
    meant(at: site).kind.nodeKind
  }

  /// The site of what follows a node.
  package func following(_ site: UInt32) -> UInt32 { records[Int(site)].following(site) }

  /// The value of a number, correctly rounded; infinite where a double can't hold it.
  package func number(_ entry: DataEntry) -> Double? {
    entry.kind == .number ? DataNumber.value(entry.text) : nil
  }

  /// The record at a place, or the one that an alias there means.
  private func meant(at site: UInt32) -> DataRecord {
    let written = records[Int(site)]
    return written.kind.isAlias ? records[Int(written.next)] : written
  }

  private func text(_ record: DataRecord) -> UnsafeBufferPointer<UInt8> {
    if record.flags.isDecoded {
      return UnsafeBufferPointer(rebasing: decoded[slices[Int(record.next)].range])
    }
    guard !record.kind.isCollection else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(record.start) + record.quoteWidth
    return UnsafeBufferPointer(
      rebasing: bytes[start..<max(start, Int(record.end) - record.quoteWidth)])
  }
}

/// One node of a view, as plain numbers.
package struct DataEntry {
  package let kind: DataNode.Kind
  /// The decoded text of a scalar; empty for collections.
  package let text: UnsafeBufferPointer<UInt8>
  /// Where the node is written, with its quotes or brackets.
  package let span: Span
  let quoteWidth: Int
  package let site: UInt32
  /// The site of the first child: of a mapping keys and values in turn, each followed by its `next`.
  package let first: UInt32
  /// The site behind the last child.
  package let end: UInt32
  /// The site of what follows this node.
  package let next: UInt32

  package var isMapping: Bool { if case .mapping = kind { true } else { false } }

  /// The span inside the quotes.
  package var contentSpan: Span {
    let start = Int(span.start) + quoteWidth
    return Span(start, max(start, Int(span.end) - quoteWidth))
  }
}

extension DataRecordKind {
  var nodeKind: DataNode.Kind {
    switch self {
    case .mapping: .mapping
    case .sequence: .sequence
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null, .alias: .null
    }
  }
}
