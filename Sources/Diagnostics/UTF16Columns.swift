/// How many UTF-16 units stand before each block of a file that has long lines, so that a column is
/// found in bounded time however long its line is.
struct UTF16Columns: Sendable {
  /// Bytes in a block.
  static let stride = 1024
  /// The units before block `i`; empty where every line is short.
  private let before: [UInt32]

  init(_ bytes: [UInt8], lineStarts: [UInt32]) {
    guard Self.hasLongLine(bytes.count, lineStarts) else {
      before = []
      return
    }
    var counts: [UInt32] = [0]
    counts.reserveCapacity(bytes.count / Self.stride + 2)
    var total = 0
    var start = 0
    while start + Self.stride <= bytes.count {
      total += Self.count(bytes, start..<start + Self.stride)
      counts.append(UInt32(truncatingIfNeeded: total))
      start += Self.stride
    }
    before = counts
  }

  /// The units in the first `offset` bytes.
  func count(_ bytes: [UInt8], upTo offset: Int) -> Int {
    let block = min(offset / Self.stride, before.count - 1)
    guard block >= 0 else { return Self.count(bytes, 0..<offset) }
    return Int(before[block]) + Self.count(bytes, block * Self.stride..<offset)
  }

  /// A continuation byte adds nothing; a four-byte scalar is a surrogate pair.
  static func count(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var units = 0
      for byte in buffer[range] {
        units += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
      }
      return units
    }
  }

  private static func hasLongLine(_ count: Int, _ lineStarts: [UInt32]) -> Bool {
    guard count > 2 * stride else { return false }
    var start = 0
    for next in lineStarts {
      if Int(next) - start > 2 * stride { return true }
      start = Int(next)
    }
    return count - start > 2 * stride
  }
}
