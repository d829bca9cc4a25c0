/// What a plain scalar is by YAML's core schema (clause 10.3.2).
enum YAMLCoreSchema {
  static func kind(_ text: UnsafeBufferPointer<UInt8>) -> (kind: DataRecordKind, isTrue: Bool) {
    guard let first = text.first else { return (.null, false) }
    switch first {
    case UInt8(ascii: "~"): return (text.count == 1 ? .null : .string, false)
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return (isWord(text, "null") ? .null : .string, false)
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      let isTrue = isWord(text, "true")
      return (isTrue ? .boolean : .string, isTrue)
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return (isWord(text, "false") ? .boolean : .string, false)
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return (isNumber(text) ? .number : .string, false)
    default: return (.string, false)
    }
  }

  /// The word in small letters, with a capital, or in capitals.
  private static func isWord(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount else { return false }
    let isLower = { (index: Int) in text[index] & 0x20 != 0 }
    for index in 0..<text.count where text[index] | 0x20 != word.utf8Start[index] { return false }
    return (1..<text.count).allSatisfy { isLower($0) == isLower(1) } && (!isLower(0) || isLower(1))
  }

  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count > 2, text[0] == UInt8(ascii: "0") {
      let digits = text.dropFirst(2)
      if text[1] == UInt8(ascii: "x") { return digits.allSatisfy { DataText.hexValue($0) != nil } }
      if text[1] == UInt8(ascii: "o") { return digits.allSatisfy { $0 &- 0x30 < 8 } }
    }
    let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
    let rest = UnsafeBufferPointer(rebasing: text.dropFirst(isSigned ? 1 : 0))
    if rest.count == 4, rest[0] == UInt8(ascii: "."), rest[1] | 0x20 > 0x60 {
      let name = UnsafeBufferPointer(rebasing: rest.dropFirst())
      return isWord(name, "inf") || !isSigned && isNaN(name)
    }
    return isDecimal(rest)
  }

  private static func isNaN(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.elementsEqual("nan".utf8) || name.elementsEqual("NaN".utf8)
      || name.elementsEqual("NAN".utf8)
  }

  /// `( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  private static func isDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let whole = digits(text, &index)
    var fraction = 0
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      fraction = digits(text, &index)
    }
    if whole + fraction == 0 { return false }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
        index += 1
      }
      if digits(text, &index) == 0 { return false }
    }
    return index == text.count
  }

  private static func digits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < text.count, DataText.isDigit(text[index]) { index += 1 }
    return index - start
  }
}
