import ColorMath

extension ColorParser {
  /// Reads what follows `#`: 3, 4, 6 or 8 hexadecimal digits (CSS Color 4 §5.2).
  @inline(__always) mutating func hexColor() throws(Failure) -> Color {
    let start = scanner.offset
    scanner.offset &+= 1
    var value: UInt32 = 0
    var count = 0
    while true {
      let digit = ByteClass.hexValue(scanner.current)
      guard digit < 16 else { break }
      value = value << 4 | UInt32(digit)
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

  @inline(__always) private func hexColor(
    _ value: UInt32, digits: Int, start: Int
  ) throws(Failure) -> Color {
    switch digits {
    case 3: return packed(spread(value) << 8 | 0xFF)
    case 4: return packed(spread(value))
    case 6: return packed(value << 8 | 0xFF)
    case 8: return packed(value)
    default:
      throw Failure(
        expected: "3, 4, 6 or 8 hexadecimal digits", offset: start, hint: .hexDigits)
    }
  }

  /// Doubles each digit: 0xRGBA is 0xRRGGBBAA.
  @inline(__always) private func spread(_ digits: UInt32) -> UInt32 {
    let wide = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
    return wide << 4 | wide
  }

  @inline(__always) func packed(_ rgba: UInt32) -> Color {
    Color(
      .srgb, Double(rgba >> 24) / 255, Double(rgba >> 16 & 0xFF) / 255,
      Double(rgba >> 8 & 0xFF) / 255, alpha: Double(rgba & 0xFF) / 255)
  }
}
