/// Names, strings and URLs with their escapes resolved: CSS Syntax 3 §3.3 and §4.3.7.
package enum CSSText {
  /// The meaning of a name, or of the inside of a string or URL, written in these bytes.
  ///
  /// NUL, and bytes that are not UTF-8, become U+FFFD. A backslash before a newline is dropped.
  package static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return bytes.withUnsafeBufferPointer { decode($0, range.lowerBound, range.upperBound) }
  }

  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard part.contains(where: { $0 == 0x5C || $0 == 0 }) else {
      return String(decoding: part, as: UTF8.self)
    }
    return String(decoding: unescaped(part), as: UTF8.self)
  }

  /// U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let lexer = CSSLexer(bytes, end: bytes.count)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x5C {
        offset = appendEscape(at: offset, lexer, to: &result)
      } else if byte == 0 {
        result.append(contentsOf: replacement)
        offset += 1
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return result
  }

  private static func appendEscape(
    at offset: Int, _ lexer: CSSLexer, to result: inout [UInt8]
  ) -> Int {
    let next = offset + 1
    guard next < lexer.end, lexer.bytes[next] != 0 else {
      result.append(contentsOf: replacement)
      return min(next + 1, lexer.end)
    }
    if CSSByte.isNewline(lexer.bytes[next]) {
      let isPair = lexer.bytes[next] == 0x0D && lexer.peek(next + 1) == 0x0A
      return next + (isPair ? 2 : 1)
    }
    let escapeEnd = lexer.escape(offset)
    if CSSByte.hexDigit(lexer.bytes[next]) == nil {
      result.append(contentsOf: lexer.bytes[next..<escapeEnd])
    } else {
      result.append(contentsOf: String(scalar(lexer.bytes, next)).utf8)
    }
    return escapeEnd
  }

  /// The scalar of up to six hexadecimal digits; zero, surrogates and what lies beyond are U+FFFD.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Unicode.Scalar {
    var value: UInt32 = 0
    for byte in bytes[start..<min(start + 6, bytes.count)] {
      guard let digit = CSSByte.hexDigit(byte) else { break }
      value = value << 4 | digit
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether a range ends in a backslash that escapes nothing.
  static func endsInBackslash(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].reversed().prefix { $0 == 0x5C }.count % 2 == 1
  }

  /// Whether the bytes of a range, with escapes resolved, are a word in any ASCII case.
  static func matches(_ bytes: [UInt8], _ range: Range<Int>, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    if range.count == count {
      return word.withUTF8Buffer { wanted in
        for index in 0..<count where lowered(bytes[range.lowerBound + index]) != wanted[index] {
          return false
        }
        return true
      }
    }
    guard range.count > count, range.count <= count * 8, bytes[range].contains(0x5C) else {
      return false
    }
    return decode(bytes, range).lowercased() == "\(word)"
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
