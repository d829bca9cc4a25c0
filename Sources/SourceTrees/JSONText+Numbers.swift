/// Numbers, RFC 8259 section 6: minus, integer part without leading zeros, fraction, exponent.
extension JSONText {
  /// The end of the number that begins at `start`.
  @inline(__always)
  func strictNumber(_ start: Int) throws(DataFailure) -> Int {
    let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    var position = try digits(first)
    if bytes[first] == UInt8(ascii: "0"), position - first > 1 {
      throw failure(
        "a number has no leading zeros", start, position,
        help: "take them out, or quote the text")
    }
    if position < end, bytes[position] == UInt8(ascii: ".") { position = try digits(position + 1) }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position = try exponent(position)
    }
    if position < end, continuesWord(at: position) || bytes[position] == UInt8(ascii: ".") {
      throw unexpected("the end of the number", at: position)
    }
    return position
  }

  func exponent(_ start: Int) throws(DataFailure) -> Int {
    var position = start + 1
    if position < end,
      bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
    {
      position += 1
    }
    return try digits(position)
  }

  /// One digit or more.
  @inline(__always)
  func digits(_ start: Int) throws(DataFailure) -> Int {
    let position = skipDigits(start)
    if position == start { throw unexpected("a digit", at: position) }
    return position
  }

  @inline(__always)
  func skipDigits(_ start: Int) -> Int {
    var position = start
    while position < end, DataText.isDigit(bytes[position]) { position += 1 }
    return position
  }

  /// Numbers with a plus sign, a point at either end, in hexadecimal, infinite or NaN; nil where none
  /// stands here.
  func json5Number(_ start: Int) throws(DataFailure) -> Int? {
    let isSigned = bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-")
    let first = isSigned ? start + 1 : start
    guard first < end else { throw unexpected("a number", at: first) }
    if matches("Infinity", first) { return first + 8 }
    if matches("NaN", first) { return first + 3 }
    var number = try json5Hexadecimal(first)
    if number == nil { number = try json5Decimal(first) }
    guard let position = number else {
      if isSigned { throw unexpected("a number", at: first) }
      return nil
    }
    if continuesWord(at: position) { throw unexpected("the end of the number", at: position) }
    return position
  }

  private func json5Hexadecimal(_ start: Int) throws(DataFailure) -> Int? {
    guard bytes[start] == UInt8(ascii: "0"), start + 1 < end,
      bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    var position = start + 2
    while position < end, DataText.hexValue(bytes[position]) != nil { position += 1 }
    if position == start + 2 { throw unexpected("a hexadecimal digit", at: position) }
    return position
  }

  private func json5Decimal(_ start: Int) throws(DataFailure) -> Int? {
    var position = skipDigits(start)
    var digits = position - start
    if digits > 1, bytes[start] == UInt8(ascii: "0") {
      throw failure("a number has no leading zeros", start, position)
    }
    if position < end, bytes[position] == UInt8(ascii: ".") {
      let point = position
      position = skipDigits(point + 1)
      digits += position - point - 1
      if digits == 0 { throw unexpected("a digit", at: position) }
    }
    if digits == 0 { return nil }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") { return try exponent(position) }
    return position
  }
}
