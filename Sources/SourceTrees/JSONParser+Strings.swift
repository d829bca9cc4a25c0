import Diagnostics

extension JSONParser {
  /// Reads a string in double quotes and appends its record.
  @inline(__always)
  mutating func string(_ start: Int) throws(SourceError) -> Int {
    let position = skipPlainText(start + 1)
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      builder.append(DataRecord(.string, start, position + 1, style: .doubleQuoted))
      return position + 1
    }
    return try specialString(start, position)
  }

  /// Skips bytes that mean themselves: ASCII without control characters, quotes and backslashes.
  /// Eight bytes a step; a byte's top bit in `stop` is set where it is not such a byte (the lowest one
  /// that is set is exact, those above it may be borrows).
  @inline(__always)
  func skipPlainText(_ start: Int) -> Int {
    var position = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= bytes.count {
      let word = word(at: position)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let stop =
        ((quote &- ones) | (backslash &- ones) | (word &- (ones &* 0x20)) | word) & tops
      if stop != 0 { return position + stop.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < bytes.count, isPlainText(bytes[position]) { position += 1 }
    return position
  }

  @inline(__always)
  private func isPlainText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Reads on from the first byte of a string that does not mean itself.
  @inline(never)
  mutating func specialString(_ start: Int, _ from: Int) throws(SourceError) -> Int {
    let quote = bytes[start]
    let decodedStart = builder.decoded.count
    var isDecoded = false
    // Where the text begins that has not been copied yet.
    var copied = start + 1
    var position = from
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        builder.decoded.append(contentsOf: bytes[copied..<position])
        isDecoded = true
        position = try escape(position)
        copied = position
      } else if byte >= 0x80 {
        position += try sequence(position)
      } else if byte < 0x20, !isJSON5 || byte == 0x0A || byte == 0x0D {
        throw controlCharacter(start, position)
      } else {
        position = quote == UInt8(ascii: "\"") ? skipPlainText(position + 1) : position + 1
      }
    }
    guard position < bytes.count else { throw unterminated(start) }
    var record = DataRecord(
      .string, start, position + 1,
      style: quote == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted)
    if isDecoded {
      builder.decoded.append(contentsOf: bytes[copied..<position])
      record.flags = .decoded
      record.next = builder.slice(since: decodedStart)
    }
    builder.append(record)
    return position + 1
  }

  @inline(__always)
  private func sequence(_ position: Int) throws(SourceError) -> Int {
    let length = DataText.sequenceLength(bytes, at: position)
    if length == 0 { throw invalidUTF8(position) }
    return length
  }

  func invalidUTF8(_ position: Int) -> SourceError {
    error(
      "the byte 0x\(DataText.twoDigits(bytes[position])) is not UTF-8 here", at: position,
      help: "save the file as UTF-8")
  }

  private func unterminated(_ start: Int) -> SourceError {
    error("the string that begins here is not closed", at: start)
  }

  private func controlCharacter(_ start: Int, _ position: Int) -> SourceError {
    if bytes[position] == 0x0A || bytes[position] == 0x0D {
      return error(
        "the string that begins here is not closed on its line", at: start,
        length: position - start, help: "close it, or write the line break as \\n")
    }
    let found = DataText.describe(bytes, at: position)
    return error("\(found) can't stand in a string", at: position, help: "write it as an escape")
  }
}
