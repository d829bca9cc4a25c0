/// Text on its way out, as bytes: appended to, never joined from pieces.
package struct Output: Sendable {
  package private(set) var bytes: [UInt8]

  package init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write<Bytes: Sequence>(bytes more: Bytes) where Bytes.Element == UInt8 {
    bytes.append(contentsOf: more)
  }

  // The three below say the same as the one above, which other modules can only call unspecialised.

  package mutating func write(bytes more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  package mutating func write(bytes more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }

  package mutating func write(bytes more: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Writes once more what stands at a place.
  package mutating func repeatBytes(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    let end = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: range.count))
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      (start + end).update(from: start + range.lowerBound, count: range.count)
    }
  }

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(spaces count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: count))
  }

  package mutating func newline() {
    bytes.append(0x0A)
  }

  package mutating func write(_ value: Int) {
    guard value >= 0 else { return write(String(value)) }
    if value >= 10 { write(value / 10) }
    bytes.append(0x30 + UInt8(value % 10))
  }

  /// Forgets what was written and keeps the room for it.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Takes back what was written from a place on.
  package mutating func drop(from start: Int) {
    bytes.removeSubrange(min(start, bytes.count)...)
  }

  /// Takes back the spaces at the end, as far as a place.
  package mutating func trimSpaces(from start: Int) {
    while bytes.count > start, bytes.last == 0x20 { bytes.removeLast() }
  }

  /// Whether what was written from a place on is as wide as it is long, and nothing to clean.
  package func isPlainASCII(from start: Int) -> Bool {
    bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[min(start, bytes.count)...]).isPlainASCII
    }
  }

  /// Takes everything that was written and leaves nothing.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// What was written, without spaces at the end.
  package var trimmed: ArraySlice<UInt8> {
    bytes.prefix((bytes.lastIndex { $0 != 0x20 } ?? -1) + 1)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
