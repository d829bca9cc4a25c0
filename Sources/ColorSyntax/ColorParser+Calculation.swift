/// `calc()` and what it is made of (CSS Values 4, "Mathematical Expressions"): sums of products of values. It
/// is computed while it is read; depth is bounded by `enter`, so time is linear and the stack is small.
extension ColorParser {
  /// A sum, up to a comma or a closing parenthesis.
  mutating func sum() throws(Failure) -> Quantity {
    scanner.skipSpace()
    let start = scanner.offset
    var result = try product()
    while true {
      let hasSpace = scanner.skipSpace()
      let sign = scanner.current
      guard sign == 0x2B || sign == 0x2D else { return result }
      guard hasSpace, Self.isSpace(scanner.byte(ahead: 1)) else {
        throw Failure(
          expected: "a closing parenthesis", offset: scanner.offset, hint: .spaceAroundSign)
      }
      scanner.offset &+= 1
      scanner.skipSpace()
      let other = try product()
      guard other.dimension == result.dimension else {
        throw Failure(expected: "terms of one type", offset: start)
      }
      result.value += sign == 0x2B ? other.value : -other.value
    }
  }

  private mutating func product() throws(Failure) -> Quantity {
    var result = try value()
    while true {
      let mark = scanner.offset
      scanner.skipSpace()
      let sign = scanner.current
      guard sign == 0x2A || sign == 0x2F else {
        scanner.offset = mark
        return result
      }
      scanner.offset &+= 1
      scanner.skipSpace()
      let other = try value()
      result.value = sign == 0x2A ? result.value * other.value : result.value / other.value
      result.dimension = result.dimension.combined(other.dimension, sign: sign == 0x2A ? 1 : -1)
    }
  }

  private mutating func value() throws(Failure) -> Quantity {
    let start = scanner.offset
    if scanner.isAtNumber {
      let numeric = scanner.numeric()
      if let quantity = Quantity(numeric) { return quantity }
      let isLength = numeric.unit == .relativeLength
      throw Failure(
        expected: "a number, a percentage or an angle", offset: start,
        hint: isLength ? .relativeLength : .none)
    }
    if scanner.take(0x28) {
      try enter(at: start)
      let result = try sum()
      try close()
      return result
    }
    guard scanner.isAtIdentifier else { throw notAValue(at: start) }
    let word = scanner.name()
    if scanner.take(0x28) { return try mathFunction(word, start) }
    if let constant = Self.constant(word) { return Quantity(constant) }
    if let component = origin?.component(word) { return Quantity(component.value) }
    throw notAValue(at: start)
  }

  /// Closes what `enter` opened.
  mutating func close() throws(Failure) {
    scanner.skipSpace()
    guard scanner.takeClosing() else {
      throw Failure(expected: "a closing parenthesis", offset: scanner.offset)
    }
    depth &-= 1
  }

  private func notAValue(at start: Int) -> Failure {
    Failure(expected: "a number, a percentage or a calculation", offset: start)
  }

  private static func constant(_ word: Word) -> Double? {
    guard word.count <= 9 else { return nil }
    if word == Word("pi") { return .pi }
    if word == Word("e") { return 2.718281828459045 }
    if word == Word("infinity") { return .infinity }
    if word == Word("-infinity") { return -.infinity }
    return word == Word("nan") ? .nan : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || ByteClass.isNewline(byte)
  }
}
