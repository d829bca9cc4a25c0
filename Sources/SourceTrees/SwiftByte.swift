/// The character classes of The Swift Programming Language, "Lexical Structure".
enum SwiftByte {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// `/ = - + ! * % < > & | ^ ~ ?`
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x3D, 0x2D, 0x2B, 0x21, 0x2A, 0x25, 0x3C, 0x3E, 0x26, 0x7C, 0x5E, 0x7E, 0x3F: true
    default: false
    }
  }

  /// Whether a scalar above U+007F is an operator's; all others are letters here, emoji among them.
  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Spaces beyond ASCII, and the byte-order mark.
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0xA0 || scalar == 0xFEFF || (0x2000...0x200A).contains(scalar) || scalar == 0x2028
      || scalar == 0x2029 || scalar == 0x202F || scalar == 0x3000
  }
}
