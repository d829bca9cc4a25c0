import Diagnostics

extension JSONParser {
  /// Skips white space, in JSON5 also comments.
  @inline(__always)
  func skipSpace(_ start: Int) throws(SourceError) -> Int {
    var position = start
    // Between a colon and a value there is most often one space, between tokens none.
    if position < bytes.count, bytes[position] == 0x20 { position += 1 }
    if position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20, !isJSON5 || byte < 0x80 && byte != UInt8(ascii: "/") { return position }
    }
    return try skipLongSpace(position)
  }

  @inline(never)
  private func skipLongSpace(_ start: Int) throws(SourceError) -> Int {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09:
        position += 1
        while position + 8 <= bytes.count, word(at: position) == 0x2020_2020_2020_2020 {
          position += 8
        }
      default:
        let length = isJSON5 ? try json5SpaceLength(position) : 0
        if length == 0 { return position }
        position += length
      }
    }
    return position
  }

  @inline(__always)
  func word(at position: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      .littleEndian
  }

  /// `true`, `false`, `null`, and what JSON5 adds.
  mutating func word(_ position: Int) throws(SourceError) -> Int {
    if matches("true", position) { return literal(.boolean, position, 4, flags: .isTrue) }
    if matches("false", position) { return literal(.boolean, position, 5) }
    if matches("null", position) { return literal(.null, position, 4) }
    if isJSON5 { return try json5Value(position) }
    throw unclosed("a value", at: position)
  }

  mutating func literal(
    _ kind: DataRecordKind, _ position: Int, _ length: Int, flags: DataFlags = []
  ) -> Int {
    builder.append(DataRecord(kind, position, position + length, flags: flags))
    return position + length
  }

  /// Whether a word stands here, and nothing that would make it longer.
  func matches(_ word: StaticString, _ position: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    return !continuesWord(at: position + length)
  }

  /// Whether what stands here would make the word or number before it longer.
  @inline(__always)
  func continuesWord(at position: Int) -> Bool {
    guard position < bytes.count, isNamePart(bytes[position]) else { return false }
    return bytes[position] < 0x80 || Self.spaceLength(bytes, at: position) == 0
  }

  func isNamePart(_ byte: UInt8) -> Bool {
    DataText.isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "\\") || byte >= 0x80
  }

  /// RFC 8259 section 6: minus, integer part without leading zeros, fraction, exponent.
  mutating func number(_ start: Int) throws(SourceError) -> Int {
    var position = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    if isJSON5, let end = try json5Number(start) { return end }
    let first = position
    position = try digits(position)
    if bytes[first] == UInt8(ascii: "0"), position - first > 1 {
      throw error(
        "a number has no leading zeros", at: start, length: position - start,
        help: "take them out, or quote the text")
    }
    position = try fractionAndExponent(position)
    if position < bytes.count, continuesWord(at: position) || bytes[position] == UInt8(ascii: ".") {
      throw unexpected("the end of the number", at: position)
    }
    builder.append(DataRecord(.number, start, position))
    return position
  }

  @inline(__always)
  private func fractionAndExponent(_ start: Int) throws(SourceError) -> Int {
    var position = start
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position = try digits(position + 1)
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position = try exponent(position)
    }
    return position
  }

  func exponent(_ start: Int) throws(SourceError) -> Int {
    var position = start + 1
    if position < bytes.count,
      bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
    {
      position += 1
    }
    return try digits(position)
  }

  /// One digit or more.
  @inline(__always)
  func digits(_ start: Int) throws(SourceError) -> Int {
    var position = start
    while position < bytes.count, DataText.isDigit(bytes[position]) { position += 1 }
    if position == start { throw unexpected("a digit", at: position) }
    return position
  }
}
