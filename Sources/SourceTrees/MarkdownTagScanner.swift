/// Raw HTML as CommonMark §6.6 tells it: tags, comments and the like.
struct MarkdownTagScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  func peek(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
    }
  }

  /// The offset behind the next occurrence of a text, or for `<!--` of its beginning.
  func find(_ text: StaticString, from start: Int) -> Int? {
    let first = text.withUTF8Buffer { $0[0] }
    var offset = start
    while offset < end {
      if bytes[offset] == first, has(text, at: offset) {
        return first == 0x3C ? offset : offset + text.utf8CodeUnitCount
      }
      offset += 1
    }
    return nil
  }

  /// Whether `</name>` stands in the rest, in any case.
  func findClosing(_ name: String, from start: Int) -> Bool {
    var offset = start
    while let next = find("</", from: offset) {
      let nameEnd = next + 2 + name.utf8.count
      if nameEnd < end, bytes[nameEnd] == 0x3E, lowered(next + 2, nameEnd) == name { return true }
      offset = next + 2
    }
    return false
  }

  func lowered(_ start: Int, _ nameEnd: Int) -> String {
    String(decoding: bytes[start..<min(nameEnd, end)], as: UTF8.self).lowercased()
  }

  /// The name of the tag that may begin a block, in lower case.
  func blockName(_ start: Int) -> String? {
    let nameStart = peek(start + 1) == 0x2F ? start + 2 : start + 1
    let nameEnd = tagName(nameStart)
    guard nameEnd > nameStart, nameEnd - nameStart <= 10 else { return nil }
    let next = peek(nameEnd)
    guard nameEnd == end || MarkdownByte.isSpace(next) || next == 0x3E || has("/>", at: nameEnd)
    else {
      return nil
    }
    return lowered(nameStart, nameEnd)
  }

  func tagName(_ start: Int) -> Int {
    guard MarkdownByte.isLetter(peek(start)) else { return start }
    var offset = start
    while MarkdownByte.isLetter(peek(offset)) || CSSByte.isDigit(peek(offset))
      || peek(offset) == 0x2D
    {
      offset += 1
    }
    return offset
  }

  func skipSpaces(_ start: Int) -> Int {
    var offset = start
    while offset < end, MarkdownByte.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The end of the open or closing tag that begins at `<`; nil where none does.
  func tag(_ start: Int) -> Int? {
    let isClosing = peek(start + 1) == 0x2F
    let nameStart = start + (isClosing ? 2 : 1)
    var offset = tagName(nameStart)
    guard offset > nameStart else { return nil }
    if !isClosing {
      while let next = attribute(offset) { offset = next }
    }
    offset = skipSpaces(offset)
    if !isClosing, peek(offset) == 0x2F { offset += 1 }
    return peek(offset) == 0x3E ? offset + 1 : nil
  }

  private func attribute(_ start: Int) -> Int? {
    let nameStart = skipSpaces(start)
    guard nameStart > start, isAttributeStart(peek(nameStart)) else { return nil }
    var offset = nameStart
    while isAttributeStart(peek(offset)) || CSSByte.isDigit(peek(offset))
      || [0x2E, 0x2D].contains(peek(offset))
    { offset += 1 }
    let sign = skipSpaces(offset)
    return peek(sign) == 0x3D ? value(skipSpaces(sign + 1)) : offset
  }

  private func isAttributeStart(_ byte: UInt8) -> Bool {
    MarkdownByte.isLetter(byte) || byte == 0x5F || byte == 0x3A
  }

  private func value(_ start: Int) -> Int? {
    let quote = peek(start)
    if quote == 0x22 || quote == 0x27 {
      var offset = start + 1
      while offset < end, bytes[offset] != quote { offset += 1 }
      return offset < end ? offset + 1 : nil
    }
    var offset = start
    while offset < end, !MarkdownByte.isSpace(bytes[offset]), !isUnquotedEnd(bytes[offset]) {
      offset += 1
    }
    return offset > start ? offset : nil
  }

  private func isUnquotedEnd(_ byte: UInt8) -> Bool {
    [0x22, 0x27, 0x3D, 0x3C, 0x3E, 0x60].contains(byte)
  }
}
