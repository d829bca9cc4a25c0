/// Unquoted URLs and numbers: CSS Syntax 3 §4.3.4, §4.3.6, §4.3.13 and §4.3.14.
extension CSSLexer {
  /// Whether the name in a range is `url`, in any case and with any escapes.
  func isURLName(_ start: Int, _ nameEnd: Int) -> Bool {
    if nameEnd - start == 3 {
      return bytes[start] | 0x20 == 0x75 && bytes[start + 1] | 0x20 == 0x72
        && bytes[start + 2] | 0x20 == 0x6C
    }
    guard nameEnd - start > 3, nameEnd - start <= 24 else { return false }
    return CSSText.decode(bytes, start, nameEnd).lowercased() == "url"
  }

  /// Whether what follows the bracket of `url(` is a quoted string, which makes it a plain function.
  func isQuotedURL(_ afterBracket: Int) -> Bool {
    let first = peek(skipSpaces(afterBracket))
    return first == 0x22 || first == 0x27
  }

  /// §4.3.6. An unquoted URL from behind its bracket: where it ends, its text, and how.
  func url(_ offset: Int) -> (end: Int, text: Range<Int>, ending: Ending) {
    let start = skipSpaces(offset)
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == 0x29 { return (offset + 1, start..<offset, .closed) }
      if CSSByte.isSpace(byte) { return urlTail(start..<offset) }
      if byte == 0x5C, isEscape(offset) {
        offset = escape(offset)
      } else if byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x5C || isUnprintable(byte)
      {
        return (badURL(offset), start..<offset, .bad)
      } else {
        offset += 1
      }
    }
    return (end, start..<end, .open)
  }

  /// Behind whitespace an unquoted URL can only end.
  private func urlTail(_ text: Range<Int>) -> (end: Int, text: Range<Int>, ending: Ending) {
    let offset = skipSpaces(text.upperBound)
    if offset == end { return (end, text, .open) }
    if bytes[offset] == 0x29 { return (offset + 1, text, .closed) }
    return (badURL(offset), text, .bad)
  }

  /// §4.3.14. Everything up to the closing bracket is lost with a bad URL.
  private func badURL(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] != 0x29 {
      offset = isEscape(offset) ? escape(offset) : offset + 1
    }
    return min(offset + 1, end)
  }

  private func isUnprintable(_ byte: UInt8) -> Bool {
    (byte > 0 && byte <= 0x08) || byte == 0x0B || (byte >= 0x0E && byte <= 0x1F) || byte == 0x7F
  }

  /// §4.3.10. Whether a number begins here.
  func isNumberStart(_ offset: Int) -> Bool {
    var offset = offset
    if peek(offset) == 0x2B || peek(offset) == 0x2D { offset += 1 }
    if peek(offset) == 0x2E { offset += 1 }
    return CSSByte.isDigit(peek(offset))
  }

  /// §4.3.13. The end of the number that begins here, and whether it is written as an integer.
  func number(_ offset: Int) -> (end: Int, isInteger: Bool) {
    var offset = offset
    var isInteger = true
    if peek(offset) == 0x2B || peek(offset) == 0x2D { offset += 1 }
    offset = digits(offset)
    if peek(offset) == 0x2E, CSSByte.isDigit(peek(offset + 1)) {
      offset = digits(offset + 1)
      isInteger = false
    }
    if peek(offset) | 0x20 == 0x65 {
      let sign = peek(offset + 1) == 0x2B || peek(offset + 1) == 0x2D ? 1 : 0
      if CSSByte.isDigit(peek(offset + 1 + sign)) { return (digits(offset + 1 + sign), false) }
    }
    return (offset, isInteger)
  }

  private func digits(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, CSSByte.isDigit(bytes[offset]) { offset += 1 }
    return offset
  }
}
