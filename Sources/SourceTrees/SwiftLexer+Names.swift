/// Names, numbers and operators.
extension SwiftLexer {
  /// The end of the name whose first character ends here.
  func name(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if SwiftByte.isLetter(byte) || SwiftByte.isDigit(byte) {
        offset += 1
      } else if byte >= 0x80 {
        // Bytes that are not UTF-8 go with the name, too.
        guard let (scalar, end) = scalar(offset) else {
          offset += 1
          continue
        }
        if SwiftByte.isSpace(scalar) || SwiftByte.isOperator(scalar) { break }
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  mutating func readScalar() {
    guard let (scalar, end) = scalar(offset) else { return add(.unknown, to: offset + 1) }
    if SwiftByte.isOperator(scalar) { return add(.operation, to: operation(end)) }
    add(.identifier, to: name(end))
  }

  /// A name in backticks; since SE-0451 it may hold almost anything but a line end.
  mutating func readBackticks() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x60, !SwiftByte.isNewline(bytes[end]) { end += 1 }
    guard peek(end) == 0x60, end > offset + 1 else { return add(.unknown, to: offset + 1) }
    add(.identifier, to: end + 1)
  }

  func dots(_ start: Int) -> Int {
    var offset = start
    while peek(offset) == 0x2E || SwiftByte.isOperator(peek(offset)) {
      if peek(offset) == 0x2F, peek(offset + 1) == 0x2F || peek(offset + 1) == 0x2A { break }
      offset += 1
    }
    return offset
  }

  /// The end of a run of operator characters; a comment ends it.
  func operation(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x2F, peek(offset + 1) == 0x2F || peek(offset + 1) == 0x2A { break }
      if SwiftByte.isOperator(byte) {
        offset += 1
      } else if byte >= 0x80, let (scalar, end) = scalar(offset), SwiftByte.isOperator(scalar) {
        offset = end
      } else {
        break
      }
    }
    return max(offset, start)
  }

  /// The end of the number here: decimal, hexadecimal, octal or binary, with `_`, fraction and exponent.
  func number() -> Int {
    let prefix = peek(offset + 1) | 0x20
    if bytes[offset] == 0x30, prefix == 0x78 || prefix == 0x6F || prefix == 0x62 {
      return fraction(digits(offset + 2, isHex: prefix == 0x78), isHex: prefix == 0x78)
    }
    return fraction(digits(offset, isHex: false), isHex: false)
  }

  private func digits(_ start: Int, isHex: Bool) -> Int {
    var offset = start
    while SwiftByte.isDigit(peek(offset)) || (peek(offset) == 0x5F && offset < bytes.count)
      || (isHex && CSSByte.hexDigit(peek(offset)) != nil)
    { offset += 1 }
    return offset
  }

  /// A fraction needs a digit behind the point: `1.description` and `1...2` have none.
  private func fraction(_ start: Int, isHex: Bool) -> Int {
    var end = start
    // In `x.0.1` the numbers are places in tuples.
    let isTuple = tokens.last?.kind == .period
    if peek(end) == 0x2E, !isTuple, SwiftByte.isDigit(peek(end + 1)) {
      let next = digits(end + 1, isHex: isHex)
      if !isHex || peek(next) | 0x20 == 0x70 { end = next }
    }
    if peek(end) | 0x20 == (isHex ? 0x70 : 0x65) {
      let sign = peek(end + 1) == 0x2B || peek(end + 1) == 0x2D ? 1 : 0
      if SwiftByte.isDigit(peek(end + 1 + sign)) { end = digits(end + 1 + sign, isHex: false) }
    }
    // A letter behind it makes no number of it, but one token all the same: `0xG`, `12px`.
    return name(end)
  }
}
