/// A half-open range of byte offsets in one source file.
package struct Span: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  package var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  package var isEmpty: Bool { end <= start }

  /// The smallest span that holds both.
  package func union(_ other: Span) -> Span {
    Span(Int(min(start, other.start)), Int(max(end, other.end)))
  }
}
