/// Strings and names, which may have to be decoded.
extension JSONParser {
  /// Reads a string in double quotes and appends its record.
  @inline(__always)
  mutating func string(_ start: Int) throws(DataFailure) -> Int {
    let position = text.skipPlainText(start + 1)
    if position < text.end, text.bytes[position] == UInt8(ascii: "\"") {
      builder.append(DataRecord(.string, start, position + 1, style: .doubleQuoted))
      return position + 1
    }
    return try specialString(start, position)
  }

  /// Reads on from the first byte of a string that does not mean itself.
  @inline(never)
  mutating func specialString(_ start: Int, _ from: Int) throws(DataFailure) -> Int {
    let text = self.text
    let quote = text.bytes[start]
    let decodedStart = builder.decoded.count
    var isDecoded = false
    // Where the text begins that has not been copied yet.
    var copied = start + 1
    var position = from
    while position < text.end, text.bytes[position] != quote {
      let byte = text.bytes[position]
      if byte == UInt8(ascii: "\\") {
        builder.decoded.append(contentsOf: text.bytes[copied..<position])
        isDecoded = true
        position = try escape(position)
        copied = position
      } else if byte >= 0x80 {
        position += try text.sequence(position)
      } else if byte < 0x20, !text.isJSON5 || byte == 0x0A || byte == 0x0D {
        throw text.controlCharacter(start, position)
      } else {
        position = quote == UInt8(ascii: "\"") ? text.skipPlainText(position + 1) : position + 1
      }
    }
    guard position < text.end else { throw text.unterminated(start) }
    if isDecoded { builder.decoded.append(contentsOf: text.bytes[copied..<position]) }
    append(
      start, position + 1, quote == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted,
      decodedSince: isDecoded ? decodedStart : nil)
    return position + 1
  }

  private mutating func append(_ start: Int, _ end: Int, _ style: DataStyle, decodedSince: Int?) {
    var record = DataRecord(.string, start, end, style: style)
    if let decodedSince {
      record.flags = .decoded
      record.next = builder.slice(since: decodedSince)
    }
    builder.append(record)
  }

  /// Decodes the escape at `position` and returns what is behind it.
  private mutating func escape(_ position: Int) throws(DataFailure) -> Int {
    guard position + 1 < text.end else { throw text.unexpected("an escape", at: position + 1) }
    let byte = text.bytes[position + 1]
    if byte == UInt8(ascii: "u") { return try unicodeEscape(position) }
    if let decoded = JSONText.simpleEscape(byte) {
      builder.decoded.append(decoded)
      return position + 2
    }
    if text.isJSON5 { return try json5Escape(position) }
    throw text.badEscape(position)
  }

  private mutating func unicodeEscape(_ position: Int) throws(DataFailure) -> Int {
    let (scalar, end) = try text.unicodeScalar(position)
    DataText.append(scalar, to: &builder.decoded)
    return end
  }

  /// Escapes that only JSON5 has (5.1): a line break is skipped, `\v`, `\0`, `\x41`, and any other
  /// character but a digit means itself.
  private mutating func json5Escape(_ position: Int) throws(DataFailure) -> Int {
    let next = position + 2 < text.end ? text.bytes[position + 2] : 0
    switch text.bytes[position + 1] {
    case 0x0A: return position + 2
    case 0x0D: return position + (next == 0x0A ? 3 : 2)
    case UInt8(ascii: "v"): builder.decoded.append(0x0B)
    case UInt8(ascii: "x"):
      DataText.append(try text.hexadecimal(position + 2, digits: 2), to: &builder.decoded)
      return position + 4
    case UInt8(ascii: "0") where !DataText.isDigit(next): builder.decoded.append(0)
    case 0x30...0x39: throw text.badEscape(position)
    default: return try json5SelfEscape(position)
    }
    return position + 2
  }

  private mutating func json5SelfEscape(_ position: Int) throws(DataFailure) -> Int {
    let end = position + 1 + (try text.sequence(position + 1))
    let character = text.bytes[position + 1..<end]
    // U+2028 and U+2029 are line breaks here, too.
    if !character.elementsEqual([0xE2, 0x80, 0xA8]), !character.elementsEqual([0xE2, 0x80, 0xA9]) {
      builder.decoded.append(contentsOf: character)
    }
    return end
  }

  /// A name in JSON5: a string in either kind of quotes, or an identifier of ECMAScript.
  mutating func json5Name(_ start: Int) throws(DataFailure) -> Int {
    if text.bytes[start] == UInt8(ascii: "'") { return try specialString(start, start + 1) }
    let decodedStart = builder.decoded.count
    var isDecoded = false
    var position = start
    while position < text.end, text.continuesWord(at: position) {
      if text.bytes[position] == UInt8(ascii: "\\") {
        if !isDecoded { builder.decoded.append(contentsOf: text.bytes[start..<position]) }
        isDecoded = true
        position = try nameEscape(position)
        continue
      }
      let next = position + (try text.sequence(position))
      if isDecoded { builder.decoded.append(contentsOf: text.bytes[position..<next]) }
      position = next
    }
    guard position > start, !DataText.isDigit(text.bytes[start]) else {
      throw unclosed("a name", at: start)
    }
    append(start, position, .plain, decodedSince: isDecoded ? decodedStart : nil)
    return position
  }

  private mutating func nameEscape(_ position: Int) throws(DataFailure) -> Int {
    guard position + 1 < text.end, text.bytes[position + 1] == UInt8(ascii: "u") else {
      throw text.badEscape(position)
    }
    return try unicodeEscape(position)
  }
}
