import Diagnostics

/// Simple blocks and functions within component values (CSS Syntax 3 §5.5.9 and §5.5.10).
extension CSSParser {
  /// Skips the bracket here with all that is in it, to behind the bracket that closes it.
  ///
  /// A closing bracket of another kind closes nothing, and makes the value bad.
  mutating func skipBlock(
    _ opener: Int, _ flags: inout CSSRecord.Flags
  ) -> (end: Int, isBad: Bool) {
    var offset = nextStop(opener + 1)
    // Most functions hold no brackets of their own.
    if offset < lexer.end, lexer.bytes[offset] == closer(opener) { return (offset + 1, false) }
    closers.removeAll(keepingCapacity: true)
    closers.append(closer(opener))
    var isBad = false
    var floor = opener + 1
    while true {
      offset = nextStop(offset)
      guard offset < lexer.end else { break }
      offset = blockStep(offset, floor: &floor, &flags, &isBad)
      if closers.isEmpty { return (offset, isBad) }
    }
    note(.unclosedBracket, opener, opener + 1)
    return (lexer.end, isBad)
  }

  private func closer(_ offset: Int) -> UInt8 {
    switch lexer.bytes[offset] {
    case 0x28: 0x29
    case 0x5B: 0x5D
    default: 0x7D
    }
  }

  private mutating func blockStep(
    _ offset: Int, floor: inout Int, _ flags: inout CSSRecord.Flags, _ isBad: inout Bool
  ) -> Int {
    let byte = lexer.bytes[offset]
    switch byte {
    case 0x28 where isURL(offset, from: floor):
      return skipURL(offset, &isBad)
    case 0x28, 0x5B, 0x7B:
      closers.append(closer(offset))
      return offset + 1
    case 0x29, 0x5D, 0x7D:
      if closers.last == byte {
        closers.removeLast()
      } else {
        note(byte == 0x7D ? .strayBrace : .strayBracket, offset, offset + 1)
        isBad = true
      }
      return offset + 1
    case 0x22, 0x27:
      return takeString(offset, &isBad)
    case 0x2F where lexer.isComment(offset):
      flags.insert(.comment)
      return takeComment(offset)
    case 0x5C where lexer.isEscape(offset):
      floor = skipEscapedName(offset, from: floor, &isBad)
      return floor
    default:
      return offset + 1
    }
  }
}
