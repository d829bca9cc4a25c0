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
    if startsIdentifier(0) { return Numeric(value: value, unit: Unit(name())) }
    return Numeric(value: value, unit: .number)
  }

  /// Reads the digits, exactly rounded.
  ///
  /// Up to 19 digits are gathered in an integer. Where that is below 2⁵³ and the power of ten is at
  /// most 22, both are exact in double and so one multiplication or division rounds once, which is
  /// correct (Clinger 1990). All else takes the slow way.
  @inline(__always) private mutating func number() -> Double {
    let start = offset
    let isNegative = current == 0x2D
    if isNegative || current == 0x2B { offset &+= 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    gatherDigits(&mantissa, &digits)
    if current == 0x2E, ByteClass.isDigit(byte(ahead: 1)) {
      offset &+= 1
      let before = offset
      gatherDigits(&mantissa, &digits)
      exponent = before &- offset
    }
    if current | 0x20 == 0x65 { exponent = exponent &+ takeExponent() }
    guard digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return slowNumber(from: start)
    }
    var value = Double(mantissa)
    if exponent < 0 { value /= powerOfTen(-exponent) } else { value *= powerOfTen(exponent) }
    return isNegative ? -value : value
  }

  /// Adds decimal digits to an integer that may wrap around, and counts the significant ones.
  @inline(__always) private mutating func gatherDigits(
    _ mantissa: inout UInt64, _ digits: inout Int
  ) {
    while true {
      let digit = current &- 0x30
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if mantissa != 0 || digits > 0 { digits &+= 1 }
      offset &+= 1
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

/// 10 to the power of 0…22, each exact in double.
@inline(__always) private func powerOfTen(_ exponent: Int) -> Double {
  powersOfTen.withUnsafeBufferPointer { $0[exponent] }
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
