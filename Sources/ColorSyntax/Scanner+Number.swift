/// A number token with what follows it directly: nothing, `%`, or a unit (CSS Syntax 3 §4.3.3).
struct Numeric {
  var value: Double
  var unit: Unit
}

extension Scanner {
  /// Whether a number begins here (§4.3.10): `1`, `.5`, `-1`, `+.5`.
  @inline(__always) var isAtNumber: Bool {
    var first = current
    if ByteClass.isDigit(first) { return true }
    var distance = 1
    if first == 0x2B || first == 0x2D {
      first = byte(ahead: 1)
      if ByteClass.isDigit(first) { return true }
      distance = 2
    }
    return first == 0x2E && ByteClass.isDigit(byte(ahead: distance))
  }

  /// Reads a number and its unit; the caller has asked `isAtNumber`.
  @inline(__always) mutating func numeric() -> Numeric {
    let value = number()
    let byte = current
    if byte == 0x25 {
      offset &+= 1
      return Numeric(value: value, unit: .percent)
    }
    if byte > 0x2D, startsIdentifier(0) { return Numeric(value: value, unit: Unit(name())) }
    return byte == 0x2D ? hyphenated(value) : Numeric(value: value, unit: .number)
  }

  /// A hyphen begins a unit (`1-a`) or the next number (`1-0.5`).
  private mutating func hyphenated(_ value: Double) -> Numeric {
    startsIdentifier(0)
      ? Numeric(value: value, unit: Unit(name())) : Numeric(value: value, unit: .number)
  }

  /// Reads the digits, exactly rounded.
  ///
  /// Up to 19 digits are gathered in an integer. Where that is below 2⁵³ and the power of ten is at
  /// most 22, both are exact in double and so one multiplication or division rounds once, which is
  /// correct (Clinger 1990). All else takes the slow way.
  @inline(__always) private mutating func number() -> Double {
    let start = offset
    let isNegative = current == 0x2D
    var index = start &+ (isNegative || current == 0x2B ? 1 : 0)
    var mantissa: UInt64 = 0
    let first = index
    gatherDigits(&mantissa, &index)
    var digits = index &- first
    var exponent = 0
    if index &+ 1 < bytes.count, bytes[index] == 0x2E, ByteClass.isDigit(bytes[index &+ 1]) {
      index &+= 1
      let before = index
      gatherDigits(&mantissa, &index)
      exponent = before &- index
      digits = digits &- exponent
    }
    offset = index
    if current | 0x20 == 0x65 { exponent = exponent &+ takeExponent() }
    guard digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return slowNumber(from: start)
    }
    var value = Double(mantissa)
    if exponent < 0 {
      value /= Decimal.power(-exponent)
    } else if exponent > 0 {
      value *= Decimal.power(exponent)
    }
    return isNegative ? -value : value
  }

  /// Adds decimal digits to an integer, which wraps around where there are more than 19.
  @inline(__always) private func gatherDigits(_ mantissa: inout UInt64, _ index: inout Int) {
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
    }
  }

  /// Takes `e`, a sign and digits where they are an exponent; otherwise `e` begins a unit.
  private mutating func takeExponent() -> Int {
    let sign = byte(ahead: 1)
    let hasSign = sign == 0x2B || sign == 0x2D
    guard ByteClass.isDigit(byte(ahead: hasSign ? 2 : 1)) else { return 0 }
    offset &+= hasSign ? 2 : 1
    var value = 0
    while ByteClass.isDigit(current) {
      // Beyond this, the value is 0 or infinite whatever the digits are.
      if value < 100_000 { value = value &* 10 &+ Int(current &- 0x30) }
      offset &+= 1
    }
    return sign == 0x2D ? -value : value
  }

  /// The standard library's reading, exact for every length and exponent.
  private func slowNumber(from start: Int) -> Double {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return Double(text) ?? 0
  }
}
