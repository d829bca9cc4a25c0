/// Finds ratios in bytes: `4.5 : 1`, `4.5:1`, `12:1`, `4,5 : 1`.
enum RatioScanner {
  struct Found: Hashable {
    var value: Double
    var decimals: Int
    /// In bytes, from the first digit to the 1.
    var length: Int
  }

  /// The ratio whose first digit stands at an offset. A number of six digits or more before the
  /// point, or twelve behind it, is no contrast ratio.
  static func ratio(_ bytes: [UInt8], at start: Int, end: Int) -> Found? {
    var index = start
    guard let (value, decimals) = number(bytes, at: &index, end: end) else { return nil }
    skipSpaces(bytes, &index, end)
    guard skipColon(bytes, &index, end) else { return nil }
    skipSpaces(bytes, &index, end)
    guard index < end, bytes[index] == UInt8(ascii: "1") else { return nil }
    index += 1
    guard !goesOn(bytes, at: index, end: end) else { return nil }
    return Found(value: value, decimals: decimals, length: index - start)
  }

  /// The number that a text from an offset is, spaces behind it aside.
  static func number(_ bytes: [UInt8], at start: Int) -> (value: Double, decimals: Int)? {
    var index = start
    guard let found = number(bytes, at: &index, end: bytes.count) else { return nil }
    return bytes[index...].allSatisfy { $0 <= 0x20 } ? found : nil
  }

  /// Whether a ratio may stand in a range: a colon with a digit before and a 1 behind it.
  static func mayHoldRatio(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      var behind = index
      if isColonStart(bytes[index]), skipColon(bytes, &behind, range.upperBound) {
        skipSpaces(bytes, &behind, range.upperBound)
        if behind < range.upperBound, bytes[behind] == UInt8(ascii: "1"),
          endsInDigit(bytes, from: range.lowerBound, before: index)
        {
          return true
        }
      }
      index += 1
    }
    return false
  }

  private static func number(
    _ bytes: [UInt8], at index: inout Int, end: Int
  ) -> (Double, Int)? {
    let whole = digits(bytes, at: &index, end: end)
    guard let whole, whole.count <= 5 else { return nil }
    guard index + 1 < end, isPoint(bytes[index]), isDigit(bytes[index + 1]) else {
      return (whole.value, 0)
    }
    index += 1
    guard let fraction = digits(bytes, at: &index, end: end), fraction.count <= 12 else {
      return nil
    }
    // One division of two whole numbers below 2^53: the double nearest to what is written.
    var scale = 1.0
    for _ in 0..<fraction.count { scale *= 10 }
    let units = whole.value * scale + fraction.value
    return (units < 9e15 ? units / scale : whole.value + fraction.value / scale, fraction.count)
  }

  private static func digits(
    _ bytes: [UInt8], at index: inout Int, end: Int
  ) -> (value: Double, count: Int)? {
    var value = 0.0
    let start = index
    while index < end, isDigit(bytes[index]) {
      value = value * 10 + Double(bytes[index] - 0x30)
      index += 1
    }
    return index == start ? nil : (value, index - start)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  private static func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// `1` goes on in `12`, `1.5`, `1px` and `1:2`: then it is no ratio to one.
  private static func goesOn(_ bytes: [UInt8], at index: Int, end: Int) -> Bool {
    guard index < end else { return false }
    let byte = bytes[index]
    if isDigit(byte) || 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") { return true }
    let isJoint = isPoint(byte) || byte == UInt8(ascii: ":")
    return isJoint && index + 1 < end && isDigit(bytes[index + 1])
  }
}

extension RatioScanner {
  private static let colon = UInt8(ascii: ":")
  private static func isColonStart(_ byte: UInt8) -> Bool {
    byte == colon || byte == 0xE2 || byte == 0xEF
  }

  /// A colon, U+2236 RATIO or U+FF1A FULLWIDTH COLON.
  private static func skipColon(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Bool {
    guard index < end else { return false }
    if bytes[index] == colon {
      index += 1
      return true
    }
    guard index + 2 < end else { return false }
    let isRatio = bytes[index] == 0xE2 && bytes[index + 1] == 0x88 && bytes[index + 2] == 0xB6
    let isWide = bytes[index] == 0xEF && bytes[index + 1] == 0xBC && bytes[index + 2] == 0x9A
    guard isRatio || isWide else { return false }
    index += 3
    return true
  }

  /// Spaces, and the ones that typesetters put around a colon: U+00A0, U+2009, U+202F.
  private static func skipSpaces(_ bytes: [UInt8], _ index: inout Int, _ end: Int) {
    while index < end {
      if bytes[index] == 0x20 || bytes[index] == 0x09 {
        index += 1
      } else if let length = wideSpace(bytes, at: index, end: end) {
        index += length
      } else {
        return
      }
    }
  }

  private static func wideSpace(_ bytes: [UInt8], at index: Int, end: Int) -> Int? {
    if index + 1 < end, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { return 2 }
    guard index + 2 < end, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return nil }
    return bytes[index + 2] == 0x89 || bytes[index + 2] == 0xAF ? 3 : nil
  }

  /// Whether the last thing before an offset, spaces aside, is a digit. Spaces are looked back over
  /// up to eight bytes, so that the search stays linear.
  private static func endsInDigit(_ bytes: [UInt8], from start: Int, before offset: Int) -> Bool {
    for index in stride(from: offset - 1, through: max(start, offset - 8), by: -1) {
      if isDigit(bytes[index]) { return true }
      let isSpace = bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] >= 0x80
      guard isSpace else { return false }
    }
    return false
  }

  /// How long the UTF-8 sequence is that a byte begins; 1 for what begins none.
  static func scalarLength(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
