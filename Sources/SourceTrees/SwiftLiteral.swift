import Diagnostics

/// What numbers and strings of Swift source mean.
extension SwiftSource {
  /// The value of a number token; nil where it is none (`0xG`).
  package func number(_ index: Int) -> Double? {
    guard kind(index) == .number else { return nil }
    if let decimal = Self.decimal(file.bytes, tokens[index].span) { return decimal }
    if let integer = integer(index) { return Double(integer) }
    let digits = digits(index)
    return digits.hasPrefix("0b") || digits.hasPrefix("0o") ? nil : Double(digits)
  }

  /// The value of up to 15 digits with or without a point: as exact as a longer way, since the digits and
  /// the power of ten are each a double (Clinger 1990). Nil for anything else.
  private static func decimal(_ bytes: [UInt8], _ span: Span) -> Double? {
    guard span.end - span.start <= 16 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var value: UInt64 = 0
      var scale: UInt64 = 0
      for index in span.range {
        let digit = bytes[index] &- 0x30
        if digit < 10 {
          value = value * 10 + UInt64(digit)
          scale *= 10
        } else if bytes[index] == 0x2E, scale == 0 {
          scale = 1
        } else {
          return nil
        }
      }
      guard value < 1_000_000_000_000_000 else { return nil }
      return scale == 0 ? Double(value) : Double(value) / Double(scale)
    }
  }

  /// The value of a number written without point and exponent, in any base.
  package func integer(_ index: Int) -> UInt64? {
    guard kind(index) == .number else { return nil }
    return Self.integer(file.bytes[tokens[index].span.range])
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    var (radix, digits) = (UInt64(10), bytes)
    if bytes.count > 2, bytes.first == 0x30 {
      switch bytes[bytes.startIndex + 1] {
      case 0x78: radix = 16
      case 0x6F: radix = 8
      case 0x62: radix = 2
      default: radix = 10
      }
      if radix != 10 { digits = digits.dropFirst(2) }
    }
    var value: UInt64?
    for byte in digits where byte != 0x5F {
      let digit = byte &- 0x30 < 10 ? byte &- 0x30 : (byte | 0x20) &- 0x61 &+ 10
      guard byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6, digit < radix else { return nil }
      let (high, overflows) = (value ?? 0).multipliedReportingOverflow(by: radix)
      let (sum, carries) = high.addingReportingOverflow(UInt64(digit))
      if overflows || carries { return nil }
      value = sum
    }
    return value
  }

  /// A number's text without `_`.
  private func digits(_ index: Int) -> String {
    let bytes = file.bytes[tokens[index].span.range]
    return bytes.contains(0x5F)
      ? String(decoding: bytes.filter { $0 != 0x5F }, as: UTF8.self)
      : String(decoding: bytes, as: UTF8.self)
  }

  /// How many digits a number in base 16 has, without `0x` and `_`: 6 and 8 mean different things in a
  /// colour. nil for other numbers.
  package func hexDigits(_ index: Int) -> Int? {
    guard kind(index) == .number else { return nil }
    let bytes = file.bytes[tokens[index].span.range]
    guard bytes.starts(with: [0x30, 0x78]), integer(index) != nil else { return nil }
    return bytes.count { $0 != 0x5F } - 2
  }

  /// The text that a string without interpolation stands for; nil for any other token.
  package func string(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    let token = tokens[index]
    let (start, end) = stringContent(index)
    let hashes = Int(token.hashes)
    let bytes = file.bytes[start..<max(start, end)]
    let lines = token.flags.contains(.multiline) ? Self.dedented(bytes) : Array(bytes)
    return String(decoding: Self.unescaped(lines, hashes), as: UTF8.self)
  }

  /// The inside of a string, without its quotes.
  package func stringContent(_ index: Int) -> (start: Int, end: Int) {
    let token = tokens[index]
    let quotes = (token.flags.contains(.multiline) ? 3 : 1) + Int(token.hashes)
    let start = Int(token.span.start) + quotes
    let end = Int(token.span.end)
    let isClosed = end - quotes >= start && file.bytes[end - Int(token.hashes) - 1] == 0x22
    return (start, isClosed ? end - quotes : max(start, end))
  }

  /// The lines of a multi-line string without the indentation of its closing quotes.
  private static func dedented(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1 else { return Array(bytes) }
    lines.removeFirst()
    let indentation = lines.removeLast().count
    let texts = lines.map { line in
      line.dropFirst(min(indentation, line.prefix { $0 == 0x20 || $0 == 0x09 }.count))
    }
    return Array(texts.joined(separator: [0x0A])).filter { $0 != 0x0D }
  }

  private static func unescaped(_ bytes: [UInt8], _ hashes: Int) -> [UInt8] {
    guard bytes.contains(0x5C) else { return bytes }
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let next = offset + 1 + hashes
      guard bytes[offset] == 0x5C, next < bytes.count,
        bytes[offset + 1..<next].allSatisfy({ $0 == 0x23 })
      else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      offset = append(bytes, next, to: &result)
    }
    return result
  }

  /// Adds what the escape means whose letter stands here.
  private static func append(_ bytes: [UInt8], _ letter: Int, to result: inout [UInt8]) -> Int {
    switch bytes[letter] {
    case 0x6E: result.append(0x0A)
    case 0x74: result.append(0x09)
    case 0x72: result.append(0x0D)
    case 0x30: result.append(0)
    case 0x0A: break
    case 0x75 where letter + 1 < bytes.count && bytes[letter + 1] == 0x7B:
      let digits = bytes[(letter + 2)...].prefix { $0 != 0x7D }.prefix(9)
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      result.append(contentsOf: String(Character(scalar)).utf8)
      return min(digits.endIndex + 1, bytes.count)
    default: result.append(bytes[letter])
    }
    return letter + 1
  }
}
