/// Finds a text of two bytes or more in a long one.
///
/// Whole files are searched, to tell their format or for comments that disable rules: two comparisons tell of
/// eight places at a time whether the text's first two bytes stand there.
package struct ByteSearch {
  private let text: UnsafeBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
  }

  /// The first place at or behind `start`.
  package func first(from start: Int) -> Int? {
    guard text.count >= 2, bytes.count >= text.count else { return nil }
    let (first, second) = (text[0], text[1])
    let firsts = UInt64(first) &* 0x0101_0101_0101_0101
    let seconds = UInt64(second) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    let last = bytes.count &- text.count
    var index = start
    while index &+ 9 <= bytes.count {
      let here = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let next = raw.loadUnaligned(fromByteOffset: index &+ 1, as: UInt64.self).littleEndian
      var hits = Self.zeroBytes((here ^ firsts) | (next ^ seconds))
      while hits != 0 {
        let place = index &+ hits.trailingZeroBitCount &>> 3
        if place <= last, matches(at: place) { return place }
        hits &= hits &- 1
      }
      index = index &+ 8
    }
    while index <= last {
      if bytes[index] == first, matches(at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Calls with every place of a byte, in order: eight bytes at a time are told by whether they hold it.
  @inlinable @inline(__always)
  package static func forEach(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
  ) {
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      var hits = zeroBytes(word ^ wanted)
      while hits != 0 {
        body(index &+ hits.trailingZeroBitCount &>> 3)
        hits &= hits &- 1
      }
      index = index &+ 8
    }
    for place in index..<bytes.count where bytes[place] == byte { body(place) }
  }

  /// The top bit of each byte that is 0.
  @inlinable @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  private func matches(at start: Int) -> Bool {
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }
}
