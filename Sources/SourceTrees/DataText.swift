/// Bytes and scalars, as both formats need them.
enum DataText {
  /// The value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x37)
    case 0x61...0x66: UInt32(byte - 0x57)
    default: nil
    }
  }

  static func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool
  {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The length of the well-formed UTF-8 sequence at `index` (Unicode 16, table 3-7), 0 where it is
  /// ill-formed.
  static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return 0 }
    let second = bytes[index + 1]
    let low: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= low, second <= high else { return 0 }
    if length > 2, bytes[index + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[index + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Appends a Unicode scalar value as UTF-8.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: scalar)) }
    // The lead byte says how many bytes follow, each with six bits.
    let following = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3
    let mark: UInt32 = scalar < 0x800 ? 0xC0 : scalar < 0x10000 ? 0xE0 : 0xF0
    bytes.append(UInt8(truncatingIfNeeded: mark | scalar >> UInt32(following * 6)))
    for place in (0..<following).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> UInt32(place * 6) & 0x3F))
    }
  }

  /// What stands at a place, in words: "a comma", "x", "the end of the file".
  static func describe(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> String {
    guard index < bytes.count else { return "the end of the file" }
    let byte = bytes[index]
    switch byte {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x09: return "a tab"
    case 0x20: return "a space"
    case UInt8(ascii: ","): return "a comma"
    case UInt8(ascii: ":"): return "a colon"
    case UInt8(ascii: "\""): return "a quote"
    case 0x00..<0x20, 0x7F: return "the control character U+00" + twoDigits(byte)
    default: break
    }
    let length = sequenceLength(bytes, at: index)
    if length == 0 { return "the byte 0x" + twoDigits(byte) + ", which is not UTF-8" }
    if let word = word(bytes, at: index) { return word }
    return String(decoding: bytes[index..<index + length], as: UTF8.self)
  }

  /// The word of ASCII letters, digits and `_$-` that begins at a place, cut after 20 bytes.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> String? {
    var end = index
    while end < bytes.count, end - index < 20, isWordByte(bytes[end]) { end += 1 }
    return end > index ? String(decoding: bytes[index..<end], as: UTF8.self) : nil
  }

  /// An ASCII letter or digit, `_`, `$` or `-`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x24 || byte == 0x2D
  }

  static func twoDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
