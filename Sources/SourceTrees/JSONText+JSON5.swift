/// White space and comments of JSON5 (spec.json5.org).
extension JSONText {
  /// The length of the comment or the white-space character at `position`; 0 where there is neither.
  func json5SpaceLength(_ position: Int) throws(DataFailure) -> Int {
    let byte = bytes[position]
    if byte == 0x0B || byte == 0x0C { return 1 }
    if byte == UInt8(ascii: "/") { return try commentLength(position) }
    if byte >= 0x80 { return Self.spaceLength(bytes, at: position) }
    return 0
  }

  private func commentLength(_ start: Int) throws(DataFailure) -> Int {
    guard start + 1 < end else { return 0 }
    var position = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += try sequence(position)
      }
      return position - start
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return 0 }
    while position + 1 < end {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2 - start
      }
      position += try sequence(position)
    }
    throw failure("the comment that begins here is not closed", start, start + 2)
  }

  /// The length of the UTF-8 sequence at `position`.
  @inline(__always)
  func sequence(_ position: Int) throws(DataFailure) -> Int {
    let length = DataText.sequenceLength(bytes, at: position)
    if length == 0 { throw invalidUTF8(position) }
    return length
  }

  /// The length of white space outside ASCII: U+00A0, U+FEFF, the line and paragraph separators, and
  /// category Zs.
  static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    let rest = bytes[position..<min(position + 3, bytes.count)]
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    guard rest.count == 3 else { return 0 }
    switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
    case (0xEF, 0xBB, 0xBF), (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF):
      return 3
    default: return 0
    }
  }
}
