/// The byte classes of CSS Syntax 3 §4.2, as tests on one byte.
///
/// Text is read as bytes: every byte of a scalar above U+007F counts as a name byte, as browsers
/// have it, and so does NUL, which §3.3 turns into U+FFFD.
enum CSSByte {
  /// Space, tab, and the newlines LF, CR and FF.
  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  @inline(__always) static func isNewline(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always) static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F || byte == 0
  }

  @inline(__always) static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte == 0x2D || isDigit(byte)
  }

  /// The value of a hexadecimal digit, or nil.
  @inline(__always) static func hexDigit(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// The bytes at which a scan of component values must look; everything else it runs over.
  static let stops: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for byte in "{}()[];\"'/\\!".utf8 { table[Int(byte)] = 1 }
    return table
  }()

  /// 1 for name bytes.
  static let names: [UInt8] = (0...255).map { isName(UInt8($0)) ? 1 : 0 }
}
