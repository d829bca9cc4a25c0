import Diagnostics

extension JSONParser {
  /// Decodes the escape at `position` and returns what is behind it (RFC 8259 section 7; JSON5 5.1).
  mutating func escape(_ position: Int) throws(SourceError) -> Int {
    guard position + 1 < bytes.count else { throw unexpected("an escape", at: position + 1) }
    let byte = bytes[position + 1]
    if byte == UInt8(ascii: "u") { return try unicodeEscape(position) }
    if let decoded = Self.simpleEscape(byte) {
      builder.decoded.append(decoded)
      return position + 2
    }
    if isJSON5 { return try json5Escape(position) }
    throw badEscape(position)
  }

  func badEscape(_ position: Int) -> SourceError {
    let found = DataText.describe(bytes, at: position + 1)
    return error(
      "a backslash can't stand before \(found)", at: position, length: 2,
      help: "write the backslash itself as \\\\")
  }

  private static func simpleEscape(_ byte: UInt8) -> UInt8? {
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

  /// `\u` and four digits; a surrogate must be half of a pair.
  private mutating func unicodeEscape(_ position: Int) throws(SourceError) -> Int {
    let (scalar, end) = try unicodeScalar(position)
    DataText.append(scalar, to: &builder.decoded)
    return end
  }

  func unicodeScalar(_ position: Int) throws(SourceError) -> (scalar: UInt32, end: Int) {
    let high = try hexadecimal(position + 2, digits: 4)
    guard high & 0xF800 == 0xD800 else { return (high, position + 6) }
    let next = position + 6
    if high < 0xDC00, next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u")
    {
      let low = try hexadecimal(next + 2, digits: 4)
      if low & 0xFC00 == 0xDC00 {
        return (0x10000 + (high & 0x3FF) << 10 + low & 0x3FF, next + 6)
      }
    }
    throw error(
      "half of a surrogate pair is no character", at: position, length: 6,
      help: "write both halves, or the character itself")
  }

  func hexadecimal(_ start: Int, digits: Int) throws(SourceError) -> UInt32 {
    var value: UInt32 = 0
    for position in start..<start + digits {
      guard position < bytes.count, let digit = DataText.hexValue(bytes[position]) else {
        throw unexpected("\(digits) hexadecimal digits", at: position)
      }
      value = value << 4 | digit
    }
    return value
  }
}
