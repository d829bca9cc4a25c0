/// The byte classes of CSS Syntax 3 §4.2, as tests on one byte.
///
/// Text is read as bytes: every byte of a scalar above U+007F counts as a name byte, as browsers
/// have it, and so does NUL, which §3.3 turns into U+FFFD.
enum CSSByte {
  /// Space, tab, and the newlines LF, CR and FF.
  @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (0x1_0000_3600 as UInt64) &>> UInt64(byte) & 1 != 0
  }

  @inline(__always) static func isNewline(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always) static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F || byte == 0
  }

  /// A letter, a digit, `_`, `-` or a byte that counts as such. One bit for each of the lower 128 bytes,
  /// so that names are run over without branches.
  @inline(__always) static func isName(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte & 0x40 == 0 ? 0x03FF_2000_0000_0001 : 0x07FF_FFFE_87FF_FFFE
    return (bits &>> UInt64(byte & 0x3F) | UInt64(byte >> 7)) & 1 != 0
  }

  /// The value of a hexadecimal digit, or nil.
  @inline(__always) static func hexDigit(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// What the scanner of declarations asks of a byte, as bits of a table.
  static let stop: UInt8 = 1
  static let name: UInt8 = 2

  /// For each byte whether a scan of component values must look at it, and whether it is a name byte.
  static let classes: [UInt8] = {
    var table = (0...255).map { isName(UInt8($0)) ? name : 0 }
    for byte in "{}()[];\"'/\\!".utf8 { table[Int(byte)] |= stop }
    return table
  }()
}
