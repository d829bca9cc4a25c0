import ColorMath

/// The digits of `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa` (CSS Color 4, "The RGB Hexadecimal Notations:
/// #RRGGBB").
enum HexDigits {
  /// 0xRRGGBBAA of a whole text that is nothing but a hex colour: most colours are. nil for any other.
  @inline(__always) static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard bytes.count > 3, bytes.count < 10, bytes[0] == 0x23 else { return nil }
    var value: UInt32 = 0
    var all: UInt8 = 0
    for index in 1..<bytes.count {
      let digit = ByteClass.hexValue(bytes[index])
      all |= digit
      value = value &<< 4 | UInt32(digit)
    }
    return all < 16 ? rgba(value, digits: bytes.count &- 1) : nil
  }

  /// 0xRRGGBBAA of so many digits; nil if there are no hex colours of that length.
  @inline(__always) static func rgba(_ value: UInt32, digits: Int) -> UInt32? {
    switch digits {
    case 3: spread(value) << 8 | 0xFF
    case 4: spread(value)
    case 6: value << 8 | 0xFF
    case 8: value
    default: nil
    }
  }

  /// Doubles each digit: 0xRGBA is 0xRRGGBBAA.
  @inline(__always) private static func spread(_ digits: UInt32) -> UInt32 {
    let wide = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
    return wide << 4 | wide
  }

  @inline(__always) static func color(_ rgba: UInt32) -> Color {
    let codes = SIMD4<UInt32>(rgba >> 24, rgba >> 16 & 0xFF, rgba >> 8 & 0xFF, rgba & 0xFF)
    let encoded = SIMD4<Double>(codes) / 255
    return Color(.srgb, encoded.x, encoded.y, encoded.z, alpha: encoded.w)
  }
}

extension ColorParser {
  /// Reads a hash token where a colour may stand.
  mutating func hexColor() throws(Failure) -> Color {
    let start = scanner.offset
    scanner.offset &+= 1
    var value: UInt32 = 0
    var count = 0
    while ByteClass.hexValue(scanner.current) < 16 {
      value = value << 4 | UInt32(ByteClass.hexValue(scanner.current))
      count &+= 1
      scanner.offset &+= 1
    }
    if ByteClass.isName(scanner.current) {
      throw Failure(expected: "a hexadecimal digit", offset: scanner.offset, hint: .hexDigits)
    }
    if scanner.current == 0x5C {
      scanner.offset = start
      return try escapedHexColor()
    }
    return try hexColor(value, digits: count, start: start)
  }

  /// A hash whose digits are written with escapes, which CSS allows.
  private mutating func escapedHexColor() throws(Failure) -> Color {
    let start = scanner.offset
    scanner.offset &+= 1
    let word = scanner.name()
    var value: UInt32 = 0
    for byte in word.text.utf8 {
      let digit = ByteClass.hexValue(byte)
      guard digit < 16 else { throw Failure(expected: "a hexadecimal digit", offset: start) }
      value = value << 4 | UInt32(digit)
    }
    return try hexColor(value, digits: word.count, start: start)
  }

  private func hexColor(_ value: UInt32, digits: Int, start: Int) throws(Failure) -> Color {
    guard let rgba = HexDigits.rgba(value, digits: digits) else {
      throw Failure(
        expected: "3, 4, 6 or 8 hexadecimal digits", offset: start, hint: .hexDigits)
    }
    return HexDigits.color(rgba)
  }
}
