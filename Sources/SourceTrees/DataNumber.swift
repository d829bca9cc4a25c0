/// Numbers of JSON, JSON5 and YAML's core schema, correctly rounded.
enum DataNumber {
  /// The value of a text that has been recognised as a number: decimal, `0x…`, `0o…`, infinity or NaN,
  /// with or without a sign.
  static func value(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = text.first else { return nil }
    let negative = first == UInt8(ascii: "-")
    let signed = negative || first == UInt8(ascii: "+")
    let digits = UnsafeBufferPointer(rebasing: text.dropFirst(signed ? 1 : 0))
    guard let magnitude = magnitude(digits) else { return nil }
    return negative ? -magnitude : magnitude
  }

  private static func magnitude(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let first = text.first else { return nil }
    let second = text.count > 1 ? text[1] | 0x20 : 0
    if first == UInt8(ascii: "0"), second == UInt8(ascii: "o") { return octal(text.dropFirst(2)) }
    if first == UInt8(ascii: "0"), second == UInt8(ascii: "x") {
      return Double(String(decoding: text, as: UTF8.self))
    }
    if first | 0x20 == UInt8(ascii: "n") || second == UInt8(ascii: "n") && text.count == 4 {
      return .nan
    }
    if first | 0x20 == UInt8(ascii: "i") || second == UInt8(ascii: "i") { return .infinity }
    return exact(text) ?? Double(decimalText(text))
  }

  /// Decimal numbers of at most 19 digits whose digits fit a double and whose power of ten is one
  /// exactly: a single, correctly rounded operation (Clinger 1990). Nil for all others.
  private static func exact(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var exponent = 0
    var index = 0
    var fraction = false
    while index < text.count {
      let byte = text[index]
      if DataText.isDigit(byte) {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        count += 1
        if fraction { exponent -= 1 }
      } else if byte == UInt8(ascii: ".") {
        fraction = true
      } else {
        break
      }
      index += 1
    }
    guard count <= 19, digits <= 1 << 53 else { return nil }
    guard index == text.count || readExponent(text, at: index + 1, into: &exponent) else {
      return nil
    }
    guard abs(exponent) <= 22 else { return nil }
    let power = powers[abs(exponent)]
    return exponent < 0 ? Double(digits) / power : Double(digits) * power
  }

  /// Adds the exponent that begins behind the `e`; false where it is too long to matter here.
  private static func readExponent(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, into exponent: inout Int
  ) -> Bool {
    guard start < text.count, text.count - start <= 4 else { return false }
    var index = start
    let negative = text[index] == UInt8(ascii: "-")
    if negative || text[index] == UInt8(ascii: "+") { index += 1 }
    var value = 0
    while index < text.count {
      value = value * 10 + Int(text[index] &- 0x30)
      index += 1
    }
    exponent += negative ? -value : value
    return true
  }

  /// `.5` and `5.` as the standard library reads them: with a digit on both sides.
  private static func decimalText(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let string = String(decoding: text, as: UTF8.self)
    let padded = string.hasPrefix(".") ? "0" + string : string
    guard let dot = padded.utf8.firstIndex(of: UInt8(ascii: ".")) else { return padded }
    let next = padded.utf8.index(after: dot)
    if next < padded.utf8.endIndex, DataText.isDigit(padded.utf8[next]) { return padded }
    return String(padded[..<next]) + "0" + String(padded[next...])
  }

  private static func octal(_ digits: some Sequence<UInt8>) -> Double {
    digits.reduce(0) { $0 * 8 + Double($1 &- 0x30) }
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
