package import Diagnostics

extension CSSTree {
  /// Lends the tree as plain numbers, for walks over many declarations: cursors count references with
  /// every copy, which costs more than the walk.
  package func withView<Result>(_ body: (CSSView) throws -> Result) rethrows -> Result {
    try records.withUnsafeBufferPointer { records in
      try file.bytes.withUnsafeBufferPointer { try body(CSSView(records: records, bytes: $0)) }
    }
  }
}

/// A stylesheet without its owner; valid only where `CSSTree.withView` lends it.
package struct CSSView {
  let records: UnsafeBufferPointer<CSSRecord>
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The number of all nodes, in document order.
  package var count: Int { records.count }

  package func entry(_ index: Int) -> CSSEntry { CSSEntry(record: records[index], index: index) }
}

/// One node of a view, as plain numbers.
package struct CSSEntry {
  let record: CSSRecord
  package let index: Int

  package var isDeclaration: Bool { record.kind == .declaration }
  package var isAtRule: Bool { record.kind == .atRule }

  /// The index behind its last descendant.
  package var endIndex: Int { isDeclaration ? index + 1 : Int(record.subtreeEnd) }

  /// The name of a property as it is written.
  package var name: Span { Span(Int(record.start), Int(record.nameEnd)) }

  /// The value of a declaration, as `CSSDeclaration.value`.
  package var value: Span { Span(Int(record.valueStartOrSubtreeEnd), Int(record.valueEnd)) }

  package var isCustomProperty: Bool { record.flags.contains(.customProperty) }
  package var isImportant: Bool { record.flags.contains(.important) }
  package var valueHasComments: Bool { record.flags.contains(.comment) }
}
