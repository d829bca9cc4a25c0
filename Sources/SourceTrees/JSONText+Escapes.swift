/// Escapes in strings (RFC 8259 section 7).
extension JSONText {
  /// What a backslash and one letter mean.
  static func simpleEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// `\u` and four digits at `position`; a surrogate must be half of a pair.
  func unicodeScalar(_ position: Int) throws(DataFailure) -> (scalar: UInt32, end: Int) {
    let high = try hexadecimal(position + 2, digits: 4)
    guard high & 0xF800 == 0xD800 else { return (high, position + 6) }
    let next = position + 6
    if high < 0xDC00, next + 1 < end, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u")
    {
      let low = try hexadecimal(next + 2, digits: 4)
      if low & 0xFC00 == 0xDC00 {
        return (0x10000 + (high & 0x3FF) << 10 + low & 0x3FF, next + 6)
      }
    }
    throw failure(
      "half of a surrogate pair is no character", position, position + 6,
      help: "write both halves, or the character itself")
  }

  func hexadecimal(_ start: Int, digits: Int) throws(DataFailure) -> UInt32 {
    var value: UInt32 = 0
    for position in start..<start + digits {
      guard position < end, let digit = DataText.hexValue(bytes[position]) else {
        throw unexpected("\(digits) hexadecimal digits", at: position)
      }
      value = value << 4 | digit
    }
    return value
  }
}
