extension Scanner {
  /// Whether an identifier begins here (CSS Syntax 3 §4.3.9).
  @inline(__always) var isAtIdentifier: Bool { startsIdentifier(0) }

  @inline(__always) func startsIdentifier(_ distance: Int) -> Bool {
    let byte = byte(ahead: distance)
    if ByteClass.isNameStart(byte) { return true }
    return byte == 0x2D || byte == 0x5C ? startsRareIdentifier(distance) : false
  }

  private func startsRareIdentifier(_ distance: Int) -> Bool {
    if isEscape(distance) { return true }
    guard byte(ahead: distance) == 0x2D else { return false }
    let next = byte(ahead: distance &+ 1)
    return ByteClass.isNameStart(next) || next == 0x2D || isEscape(distance &+ 1)
  }

  /// Whether a backslash here begins an escape: anything but a newline follows (§4.3.8).
  private func isEscape(_ distance: Int) -> Bool {
    guard byte(ahead: distance) == 0x5C else { return false }
    let next = offset &+ distance &+ 1
    return next < bytes.count && !ByteClass.isNewline(bytes[next])
  }

  /// Reads the name code points from here on, with escapes resolved (§4.3.12).
  @inline(__always) mutating func name() -> Word {
    let end = offset &+ 8 < bytes.count ? offset &+ 8 : bytes.count
    var index = offset
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    while index < end, ByteClass.isName(bytes[index]) {
      packed |= UInt64(Word.folded(bytes[index])) &<< shift
      shift &+= 8
      index &+= 1
    }
    let word = Word(packed, count: index &- offset)
    offset = index
    let next = current
    return ByteClass.isName(next) || next == 0x5C ? rest(of: word) : word
  }

  /// What is longer than eight bytes, or has escapes.
  private mutating func rest(of start: Word) -> Word {
    var word = start
    while true {
      let byte = current
      if ByteClass.isName(byte) {
        word.append(byte)
        offset &+= 1
      } else if byte == 0x5C, isEscape(0) {
        appendEscape(to: &word)
      } else {
        return word
      }
    }
  }

  /// Resolves an escape: up to six hexadecimal digits and one white space, or one character.
  private mutating func appendEscape(to word: inout Word) {
    offset &+= 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, ByteClass.hexValue(current) < 16 {
      value = value << 4 | UInt32(ByteClass.hexValue(current))
      digits &+= 1
      offset &+= 1
    }
    guard digits > 0 else {
      word.append(current)
      offset &+= 1
      return
    }
    if current == 0x0D, byte(ahead: 1) == 0x0A { offset &+= 1 }
    if ByteClass.isNewline(current) || current == 0x20 || current == 0x09 { offset &+= 1 }
    // Only ASCII takes part in known names; all else becomes a byte that is in none of them.
    word.append(value > 0 && value < 0x80 ? UInt8(truncatingIfNeeded: value) : 0xFF)
  }
}
