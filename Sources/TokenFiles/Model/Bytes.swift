extension UInt8 {
  /// An ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  var isHexDigit: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 6 }

  /// What a decimal number may hold: `Double` reads more than that.
  var isNumberByte: Bool {
    self &- 0x30 < 10 || self == 0x2E || self == 0x2D || self | 0x20 == 0x65
  }

  /// What a CSS name may hold (CSS Syntax 3 §4.2), escapes aside.
  var isNameByte: Bool {
    isLetter || self &- 0x30 < 10 || self == 0x2D || self == 0x5F || self >= 0x80
  }
}

extension String {
  /// Whether it begins as the names of types do.
  var beginsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? byte &- 0x41 < 26 : first?.isUppercase == true
  }

  /// Whether a word of small ASCII letters stands in it, in either case.
  func says(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      let count = word.utf8CodeUnitCount
      guard count <= bytes.count else { return false }
      return (0...bytes.count - count).contains { start in
        for index in 0..<count where bytes[start + index] | 0x20 != word.utf8Start[index] {
          return false
        }
        return true
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  var startsWithDollar: Bool { first == UInt8(ascii: "$") }

  /// Whether these are the bytes of a word.
  func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    let wanted = word.utf8Start
    for index in 0..<count where self[index] != wanted[index] { return false }
    return true
  }

  var string: String { String(decoding: self, as: UTF8.self) }
}
