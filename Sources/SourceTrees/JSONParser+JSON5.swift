import Diagnostics

/// What JSON5 (spec.json5.org) adds to JSON.
extension JSONParser {
  /// The length of the comment or the white-space character at `position`; 0 where there is neither.
  func json5SpaceLength(_ position: Int) throws(SourceError) -> Int {
    let byte = bytes[position]
    if byte == 0x0B || byte == 0x0C { return 1 }
    if byte == UInt8(ascii: "/") { return try json5CommentLength(position) }
    if byte >= 0x80 { return Self.spaceLength(bytes, at: position) }
    return 0
  }

  private func json5CommentLength(_ start: Int) throws(SourceError) -> Int {
    guard start + 1 < bytes.count else { return 0 }
    var position = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
        position += try commentByte(position)
      }
      return position - start
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return 0 }
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2 - start
      }
      position += try commentByte(position)
    }
    throw error("the comment that begins here is not closed", at: start, length: 2)
  }

  private func commentByte(_ position: Int) throws(SourceError) -> Int {
    let length = DataText.sequenceLength(bytes, at: position)
    if length == 0 { throw invalidUTF8(position) }
    return length
  }

  /// White space outside ASCII: U+00A0, U+FEFF, the line and paragraph separators, and category Zs.
  static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    let rest = bytes[position..<min(position + 3, bytes.count)]
    if rest.starts(with: [0xC2, 0xA0]) { return 2 }
    let spaces: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF], [0xE1, 0x9A, 0x80], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
      [0xE2, 0x80, 0xAF], [0xE2, 0x81, 0x9F], [0xE3, 0x80, 0x80],
    ]
    if spaces.contains(where: { rest.elementsEqual($0) }) { return 3 }
    // U+2000 to U+200A.
    let isGeneralPunctuation = rest.starts(with: [0xE2, 0x80]) && rest.count == 3
    return isGeneralPunctuation && (0x80...0x8A).contains(bytes[position + 2]) ? 3 : 0
  }

  /// A name: a string in either kind of quotes, or an identifier of ECMAScript.
  mutating func json5Name(_ start: Int) throws(SourceError) -> Int {
    if bytes[start] == UInt8(ascii: "'") { return try specialString(start, start + 1) }
    let decodedStart = builder.decoded.count
    var isDecoded = false
    var position = start
    while position < bytes.count, isNamePart(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\\") {
        if !isDecoded { builder.decoded.append(contentsOf: bytes[start..<position]) }
        isDecoded = true
        position = try nameEscape(position)
        continue
      }
      let length = DataText.sequenceLength(bytes, at: position)
      if length == 0 { throw invalidUTF8(position) }
      if Self.spaceLength(bytes, at: position) > 0 { break }
      if isDecoded { builder.decoded.append(contentsOf: bytes[position..<position + length]) }
      position += length
    }
    guard position > start, !DataText.isDigit(bytes[start]) else {
      throw unclosed("a name", at: start)
    }
    var record = DataRecord(.string, start, position)
    if isDecoded {
      record.flags = .decoded
      record.next = builder.slice(since: decodedStart)
    }
    builder.append(record)
    return position
  }

  private mutating func nameEscape(_ position: Int) throws(SourceError) -> Int {
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") else {
      throw badEscape(position)
    }
    let (scalar, end) = try unicodeScalar(position)
    DataText.append(scalar, to: &builder.decoded)
    return end
  }

  /// The values that only JSON5 has.
  mutating func json5Value(_ position: Int) throws(SourceError) -> Int {
    if bytes[position] == UInt8(ascii: "'") { return try specialString(position, position + 1) }
    if let end = try json5Number(position) { return end }
    throw unclosed("a value", at: position)
  }

  /// Numbers with a plus sign, a point at either end, in hexadecimal, infinite or NaN; nil where none
  /// stands here.
  mutating func json5Number(_ start: Int) throws(SourceError) -> Int? {
    var position = start
    if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
      position += 1
    }
    guard position < bytes.count else { throw unexpected("a number", at: position) }
    if matches("Infinity", position) { return literal(.number, start, position + 8 - start) }
    if matches("NaN", position) { return literal(.number, start, position + 3 - start) }
    let first = position
    if bytes[first] == UInt8(ascii: "0"), first + 1 < bytes.count,
      bytes[first + 1] | 0x20 == UInt8(ascii: "x")
    {
      position += 2
      while position < bytes.count, DataText.hexValue(bytes[position]) != nil { position += 1 }
      if position == first + 2 { throw unexpected("a hexadecimal digit", at: position) }
    } else if let end = try json5Decimal(first) {
      position = end
    } else if first > start {
      throw unexpected("a number", at: first)
    } else {
      return nil
    }
    if continuesWord(at: position) {
      throw unexpected("the end of the number", at: position)
    }
    return literal(.number, start, position - start)
  }

  private func json5Decimal(_ start: Int) throws(SourceError) -> Int? {
    var position = start
    while position < bytes.count, DataText.isDigit(bytes[position]) { position += 1 }
    let integer = position - start
    if integer > 1, bytes[start] == UInt8(ascii: "0") {
      throw error("a number has no leading zeros", at: start, length: integer)
    }
    var fraction = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      let point = position
      position += 1
      while position < bytes.count, DataText.isDigit(bytes[position]) { position += 1 }
      fraction = position - point - 1
      if integer + fraction == 0 { throw unexpected("a digit", at: position) }
    }
    if integer + fraction == 0 { return nil }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position = try exponent(position)
    }
    return position
  }

  /// Escapes that only JSON5 has: a line break is skipped, `\v`, `\0`, `\x41`, and any other
  /// character but a digit means itself.
  mutating func json5Escape(_ position: Int) throws(SourceError) -> Int {
    let byte = bytes[position + 1]
    switch byte {
    case 0x0A: return position + 2
    case 0x0D:
      let isPair = position + 2 < bytes.count && bytes[position + 2] == 0x0A
      return position + (isPair ? 3 : 2)
    case UInt8(ascii: "v"): builder.decoded.append(0x0B)
    case UInt8(ascii: "x"):
      DataText.append(try hexadecimal(position + 2, digits: 2), to: &builder.decoded)
      return position + 4
    case UInt8(ascii: "0"):
      if position + 2 < bytes.count, DataText.isDigit(bytes[position + 2]) {
        throw badEscape(position)
      }
      builder.decoded.append(0)
    case 0x31...0x39: throw badEscape(position)
    default: return try json5SelfEscape(position)
    }
    return position + 2
  }

  private mutating func json5SelfEscape(_ position: Int) throws(SourceError) -> Int {
    let length = DataText.sequenceLength(bytes, at: position + 1)
    if length == 0 { throw invalidUTF8(position + 1) }
    let character = bytes[position + 1..<position + 1 + length]
    // U+2028 and U+2029 are line breaks here, too.
    if !character.elementsEqual([0xE2, 0x80, 0xA8]), !character.elementsEqual([0xE2, 0x80, 0xA9]) {
      builder.decoded.append(contentsOf: character)
    }
    return position + 1 + length
  }
}
