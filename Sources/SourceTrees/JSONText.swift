/// The bytes of a JSON text and which dialect it is in: what reading without building needs.
///
/// Small and trivial, so that it travels in registers; the parser's state stays where it is. Functions
/// take a position and return the one behind what they read.
struct JSONText {
  let bytes: UnsafeBufferPointer<UInt8>
  let isJSON5: Bool

  @inline(__always)
  var end: Int { bytes.count }

  @inline(__always)
  func word(at position: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      .littleEndian
  }

  /// Skips white space, in JSON5 also comments.
  @inline(__always)
  func skipSpace(_ start: Int) throws(DataFailure) -> Int {
    var position = start
    guard position < end else { return position }
    var byte = bytes[position]
    // Most often nothing, one space, or a line break and an indentation.
    if byte <= 0x20 {
      if byte == 0x0A {
        position = skipSpaces(position &+ 1)
      } else if byte == 0x20 {
        position &+= 1
      }
      guard position < end else { return position }
      byte = bytes[position]
    }
    if byte > 0x20, !isJSON5 || byte < 0x80 && byte != UInt8(ascii: "/") { return position }
    return try skipLongSpace(position)
  }

  /// Skips spaces, eight bytes a step.
  @inline(__always)
  private func skipSpaces(_ start: Int) -> Int {
    var position = start
    while position &+ 8 <= end {
      let other = word(at: position) ^ 0x2020_2020_2020_2020
      if other != 0 { return position &+ other.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < end, bytes[position] == 0x20 { position &+= 1 }
    return position
  }

  @inline(never)
  private func skipLongSpace(_ start: Int) throws(DataFailure) -> Int {
    var position = start
    while position < end {
      switch bytes[position] {
      case 0x20: position = skipSpaces(position)
      case 0x0A, 0x0D, 0x09: position += 1
      default:
        let length = isJSON5 ? try json5SpaceLength(position) : 0
        if length == 0 { return position }
        position += length
      }
    }
    return position
  }

  /// Skips bytes that mean themselves: ASCII without control characters, quotes and backslashes.
  /// Eight bytes a step; a byte's top bit in `stop` is set where it is not such a byte (the lowest one
  /// that is set is exact, those above it may be borrows).
  @inline(__always)
  func skipPlainText(_ start: Int) -> Int {
    var position = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while position &+ 8 <= end {
      let word = word(at: position)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let stop =
        ((quote &- ones) | (backslash &- ones) | (word &- (ones &* 0x20)) | word) & tops
      if stop != 0 { return position &+ stop.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < end, isPlainText(bytes[position]) { position += 1 }
    return position
  }

  @inline(__always)
  private func isPlainText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a word stands here, and nothing that would make it longer.
  func matches(_ word: StaticString, _ position: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= end else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    return !continuesWord(at: position + length)
  }

  /// Whether what stands here would make the word or number before it longer.
  @inline(__always)
  func continuesWord(at position: Int) -> Bool {
    guard position < end else { return false }
    let byte = bytes[position]
    // Most often a comma, a bracket or a line break.
    if byte < UInt8(ascii: "$") || byte == UInt8(ascii: ",") { return false }
    return isNamePart(byte) && (byte < 0x80 || Self.spaceLength(bytes, at: position) == 0)
  }

  func isNamePart(_ byte: UInt8) -> Bool {
    DataText.isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\") || byte >= 0x80
  }
}
