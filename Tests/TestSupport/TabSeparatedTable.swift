/// A table of tab-separated values whose first line names the columns; lines that begin with `# ` are
/// comments.
package struct TabSeparatedTable: Sendable {
  package let path: String

  /// A conformance table beside the checkout.
  package static func shared(_ name: String) -> Self {
    Self(path: Repository.sharedData + "/" + name)
  }

  /// A table among the project's own fixtures.
  package static func conformance(_ name: String) -> Self {
    Self(path: Repository.root + "/fixtures/conformance/" + name)
  }

  /// Whether it is there: tests that read a shared one are skipped, saying so, when not.
  package var exists: Bool { SourceTree.bytes(path) != nil }

  package func rows() -> [Row] {
    let lines = (SourceTree.bytes(path) ?? []).split(separator: 0x0A)
      .filter { !$0.starts(with: [0x23, 0x20]) }
      .map { line in
        line.split(separator: 0x09, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    guard let header = lines.first else { return [] }
    let columns = Dictionary(
      header.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return lines.dropFirst().map { Row(columns: columns, cells: $0) }
  }

  package struct Row: Sendable, CustomStringConvertible {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [String]

    /// The text of a column; empty where the row has none.
    package subscript(_ column: String) -> String {
      guard let index = columns[column], index < cells.count else { return "" }
      return cells[index]
    }

    /// The number in a column; NaN where there is none, as for `none`.
    package func number(_ column: String) -> Double { Double(self[column]) ?? .nan }

    /// The numbers in three columns.
    package func numbers(_ first: String, _ second: String, _ third: String) -> SIMD3<Double> {
      SIMD3(number(first), number(second), number(third))
    }

    package var description: String { cells.joined(separator: " ") }
  }
}
