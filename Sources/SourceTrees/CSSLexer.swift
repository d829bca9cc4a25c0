/// The steps of the tokenizer of CSS Syntax 3 §4.3 that find where a token ends.
///
/// Nothing is copied or decoded. Every function takes an offset within `start..<end` and returns one
/// that is no smaller and at most `end`.
struct CSSLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = min(end, bytes.count)
  }

  /// The byte at an offset; a space behind the end, which ends every token.
  @inline(__always) func peek(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0x20 }

  @inline(__always) func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, CSSByte.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  @inline(__always) func isComment(_ offset: Int) -> Bool {
    peek(offset) == 0x2F && peek(offset + 1) == 0x2A
  }

  /// §4.3.2. The end of the comment that begins here, and whether it is closed.
  func comment(_ offset: Int) -> (end: Int, isClosed: Bool) {
    var offset = offset + 2
    while offset + 1 < end {
      if bytes[offset] == 0x2A, bytes[offset + 1] == 0x2F { return (offset + 2, true) }
      offset += 1
    }
    return (end, false)
  }

  /// Whitespace and comments.
  func skipTrivia(_ offset: Int) -> Int {
    var offset = skipSpaces(offset)
    while isComment(offset) { offset = skipSpaces(comment(offset).end) }
    return offset
  }

  /// §4.3.8. A backslash begins an escape unless a newline follows. At the very end it stands for
  /// U+FFFD.
  @inline(__always) func isEscape(_ offset: Int) -> Bool {
    offset < end && bytes[offset] == 0x5C
      && !(offset + 1 < end && CSSByte.isNewline(bytes[offset + 1]))
  }

  /// §4.3.7. The end of the escape whose backslash stands here: up to six hexadecimal digits and one
  /// whitespace, or one scalar.
  func escape(_ offset: Int) -> Int {
    var offset = offset + 1
    guard offset < end else { return end }
    guard CSSByte.hexDigit(bytes[offset]) != nil else { return scalar(offset) }
    let last = min(offset + 6, end)
    while offset < last, CSSByte.hexDigit(bytes[offset]) != nil { offset += 1 }
    if peek(offset) == 0x0D, offset < end, peek(offset + 1) == 0x0A { return min(offset + 2, end) }
    return offset < end && CSSByte.isSpace(bytes[offset]) ? offset + 1 : offset
  }

  /// The end of the UTF-8 sequence that begins here.
  private func scalar(_ offset: Int) -> Int {
    var offset = offset + 1
    while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  /// §4.3.9. Whether an identifier begins here.
  @inline(__always) func isIdentStart(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    let byte = bytes[offset]
    if CSSByte.isNameStart(byte) { return true }
    if byte == 0x5C { return isEscape(offset) }
    guard byte == 0x2D, offset + 1 < end else { return false }
    let next = bytes[offset + 1]
    return CSSByte.isNameStart(next) || next == 0x2D || isEscape(offset + 1)
  }

  /// §4.3.12. The end of the run of name bytes and escapes that begins here.
  @inline(__always) func name(_ offset: Int) -> Int {
    var offset = offset
    while offset < end {
      if CSSByte.isName(bytes[offset]) {
        offset += 1
      } else if isEscape(offset) {
        offset = escape(offset)
      } else {
        break
      }
    }
    return offset
  }

  /// How a string or an unquoted URL ends: with its quote or bracket, with the text, or badly.
  enum Ending { case closed, open, bad }

  /// §4.3.5. A string from its opening quote; at an unescaped newline it is bad and ends before it.
  func string(_ offset: Int) -> (end: Int, ending: Ending) {
    let quote = bytes[offset]
    var offset = offset + 1
    while offset < end {
      let byte = bytes[offset]
      if byte == quote { return (offset + 1, .closed) }
      if CSSByte.isNewline(byte) { return (offset, .bad) }
      offset = byte == 0x5C ? stringEscape(offset) : offset + 1
    }
    return (end, .open)
  }

  /// Within a string a backslash also takes a newline with it, and at the end of the text nothing.
  private func stringEscape(_ offset: Int) -> Int {
    guard offset + 1 < end else { return end }
    guard CSSByte.isNewline(bytes[offset + 1]) else { return escape(offset) }
    let isPair = bytes[offset + 1] == 0x0D && peek(offset + 2) == 0x0A
    return min(offset + (isPair ? 3 : 2), end)
  }
}
