import Diagnostics

/// Runs of component values (CSS Syntax 3 §5.5.7–5.5.10): where a prelude or a value ends.
extension CSSParser {
  /// What ends a scan, apart from the end of the text.
  enum Mode {
    /// A rule's prelude at the top level: `{`.
    case rulePrelude
    /// An at-rule's prelude at the top level: `{` or `;`.
    case atPrelude
    /// Any prelude within a block, or an ordinary value: `{`, `;` or `}`.
    case nestedPrelude, value
    /// A custom property's value, which may hold blocks: `;` or `}`.
    case customValue
  }

  struct Scan {
    /// The offset of the byte that ended it.
    var end: Int
    /// The end of the text, without trailing whitespace and comments.
    var contentEnd: Int
    /// The last `!` outside brackets, and the end of the text before it; -1 where there is none.
    var bang = -1
    var bangContentEnd = -1
    var hasTwoBangs = false
    var flags = CSSRecord.Flags()
    /// Something is in it that no declaration's value may hold.
    var isBad = false
    /// Where the text began that trailing whitespace may be trimmed back to.
    fileprivate var floor: Int
  }

  /// Scans from an offset; `contentEnd` is where the text ended that was taken before.
  mutating func scan(from start: Int, contentEnd: Int, _ mode: Mode) -> Scan {
    var scan = Scan(end: start, contentEnd: contentEnd, floor: start)
    var offset = start
    while true {
      offset = nextStop(offset)
      guard offset < lexer.end, !ends(at: offset, mode) else { break }
      offset = step(offset, mode, &scan)
    }
    scan.end = offset
    trim(&scan, to: offset)
    return scan
  }

  @inline(__always) private func ends(at offset: Int, _ mode: Mode) -> Bool {
    switch lexer.bytes[offset] {
    case 0x3B: mode != .rulePrelude
    case 0x7D: mode != .rulePrelude && mode != .atPrelude
    case 0x7B: mode != .customValue
    default: false
    }
  }

  /// Takes what begins at a byte that a scan must look at.
  private mutating func step(_ offset: Int, _ mode: Mode, _ scan: inout Scan) -> Int {
    switch lexer.bytes[offset] {
    case 0x28 where isURL(offset, from: scan.floor):
      return take(to: skipURL(offset, &scan.isBad), &scan)
    case 0x28, 0x5B, 0x7B:
      let block = skipBlock(offset, &scan.flags)
      if block.isBad { scan.isBad = true }
      return take(to: block.end, &scan)
    case 0x29, 0x5D, 0x7D:
      note(lexer.bytes[offset] == 0x7D ? .strayBrace : .strayBracket, offset, offset + 1)
      scan.isBad = true
      return offset + 1
    case 0x22, 0x27:
      return take(to: takeString(offset, &scan.isBad), &scan)
    case 0x2F where lexer.isComment(offset):
      trim(&scan, to: offset)
      scan.flags.insert(.comment)
      let end = takeComment(offset)
      scan.floor = end
      return end
    case 0x5C where lexer.isEscape(offset):
      return take(to: skipEscapedName(offset, from: scan.floor, &scan.isBad), &scan)
    case 0x21 where !isInMark(offset):
      trim(&scan, to: offset)
      if scan.bang >= 0 { scan.hasTwoBangs = true }
      scan.bang = offset
      scan.bangContentEnd = scan.contentEnd
      return offset + 1
    default:
      return offset + 1
    }
  }

  /// Moves the end of the text to the last byte before an offset that is not whitespace.
  private func trim(_ scan: inout Scan, to offset: Int) {
    var offset = offset
    while offset > scan.floor, CSSByte.isSpace(lexer.bytes[offset - 1]) { offset -= 1 }
    if offset > scan.floor { scan.contentEnd = offset }
  }

  /// Whether the bracket here is that of `url(` with an unquoted address.
  func isURL(_ bracket: Int, from floor: Int) -> Bool {
    guard bracket - floor >= 3, lexer.isURLName(bracket - 3, bracket) else { return false }
    if bracket - floor > 3 {
      let before = lexer.bytes[bracket - 4]
      if CSSByte.isName(before) || before == 0x23 || before == 0x40 { return false }
    }
    return !lexer.isQuotedURL(bracket + 1)
  }

  /// Takes text to its end, be it whitespace that belongs to an open string or an escape.
  private func take(to end: Int, _ scan: inout Scan) -> Int {
    scan.floor = end
    scan.contentEnd = end
    return end
  }

  /// Whether the `!` here is that of `<!--`.
  private func isInMark(_ offset: Int) -> Bool {
    offset > 0 && lexer.bytes[offset - 1] == 0x3C && lexer.peek(offset + 1) == 0x2D
      && lexer.peek(offset + 2) == 0x2D
  }

  mutating func skipURL(_ bracket: Int, _ isBad: inout Bool) -> Int {
    let url = lexer.url(bracket + 1)
    if url.ending == .bad {
      note(.badURL, bracket - 3, url.end)
      isBad = true
    } else if url.ending == .open {
      note(.unclosedBracket, bracket, bracket + 1)
    }
    return url.end
  }

  mutating func takeString(_ offset: Int, _ isBad: inout Bool) -> Int {
    let (end, ending) = lexer.string(offset)
    if ending == .bad {
      note(.newlineInString, offset, end)
      isBad = true
    } else if ending == .open {
      note(.unclosedString, offset, end)
    }
    return end
  }

  /// Skips the name that an escape stands in, and the address behind it where it spells `url(`.
  mutating func skipEscapedName(_ offset: Int, from floor: Int, _ isBad: inout Bool) -> Int {
    let end = lexer.name(offset)
    guard end < lexer.end, lexer.bytes[end] == 0x28, let start = nameStart(offset, from: floor),
      lexer.isURLName(start, end), !lexer.isQuotedURL(end + 1)
    else { return end }
    return skipURL(end, &isBad)
  }

  /// Where the identifier begins that the escape here belongs to; nil when it is a hash, an at-keyword
  /// or a dimension's unit.
  private func nameStart(_ escape: Int, from floor: Int) -> Int? {
    var start = escape
    while start > floor, CSSByte.isName(lexer.bytes[start - 1]) { start -= 1 }
    guard lexer.isIdentStart(start) else { return nil }
    if start > floor, lexer.bytes[start - 1] == 0x23 || lexer.bytes[start - 1] == 0x40 {
      return nil
    }
    return start
  }
}
