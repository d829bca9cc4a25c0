import Diagnostics

/// Strings and regular expressions.
extension SwiftLexer {
  enum StringEnding { case closed, interpolation, missing }

  /// A string from its first quote, which stands behind `hashes` number signs at `offset`.
  mutating func readString(hashes: Int) {
    let quote = offset + hashes
    let isMultiline = peek(quote + 1) == 0x22 && peek(quote + 2) == 0x22
    // `#"""#` is a raw string that holds one quote.
    let isOneQuote = isMultiline && hashes > 0 && isClosing(quote + 2, hashes)
    let string = OpenString(start: offset, hashes: hashes, isMultiline: isMultiline && !isOneQuote)
    continueString(string, from: quote + (string.isMultiline ? 3 : 1), isStart: true)
  }

  /// Whether the quote here is followed by so many number signs.
  private func isClosing(_ quote: Int, _ hashes: Int) -> Bool {
    peek(quote) == 0x22 && hasHashes(quote + 1, hashes)
  }

  private func hasHashes(_ start: Int, _ count: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == 0x23 }
  }

  /// The end of the part of a string that begins here: behind its closing quote, behind `\(`, or where a
  /// line or the text ends it badly.
  func stringPart(
    from start: Int, _ hashes: Int, isMultiline: Bool
  ) -> (end: Int, StringEnding) {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x5C where hasHashes(offset + 1, hashes):
        if peek(offset + 1 + hashes) == 0x28 { return (offset + 2 + hashes, .interpolation) }
        // What is escaped is no end: a quote, or a backslash.
        let next = offset + 1 + hashes
        offset = next < bytes.count && !SwiftByte.isNewline(bytes[next]) ? next + 1 : next
      case 0x22 where isMultiline:
        if peek(offset + 1) == 0x22, isClosing(offset + 2, hashes) {
          return (offset + 3 + hashes, .closed)
        }
        offset += 1
      case 0x22 where hasHashes(offset + 1, hashes):
        return (offset + 1 + hashes, .closed)
      case 0x0A where !isMultiline, 0x0D where !isMultiline:
        return (offset, .missing)
      default:
        offset += 1
      }
    }
    return (bytes.count, .missing)
  }

  /// `#"…"#`, `#/…/#`, or a name such as `#colorLiteral`.
  mutating func readPound() {
    var end = offset
    while peek(end) == 0x23 { end += 1 }
    let hashes = end - offset
    if peek(end) == 0x22 { return readString(hashes: hashes) }
    if peek(end) == 0x2F { return readExtendedRegex(hashes) }
    if hashes == 1, SwiftByte.isLetter(peek(end)) { return add(.pound, to: name(end)) }
    add(.unknown, to: offset + 1)
  }

  /// `#/…/#` on one line, or over several when the line ends behind the opening (SE-0354).
  private mutating func readExtendedRegex(_ hashes: Int) {
    let start = offset + hashes + 1
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isMultiline = end < bytes.count && SwiftByte.isNewline(bytes[end])
    var offset = start
    while offset < bytes.count, isMultiline || !SwiftByte.isNewline(bytes[offset]) {
      if bytes[offset] == 0x5C {
        offset += 2
      } else if bytes[offset] == 0x2F, hasHashes(offset + 1, hashes) {
        return add(.regex, to: offset + 1 + hashes, hashes: hashes, isMultiline: isMultiline)
      } else {
        offset += 1
      }
    }
    note(.unclosedRegex, self.offset, start)
    add(.unknown, to: start, hashes: hashes)
  }

  /// The end of the regular expression that the slash here begins; nil where it divides. One begins where a
  /// value may, with no space behind the slash, and closes on its line (SE-0354).
  mutating func regexEnd() -> Int? {
    let next = peek(offset + 1)
    guard offset >= regexFailure, !SwiftByte.isSpace(next), next != 0x2F, next != 0x2A,
      !isAfterValue
    else { return nil }
    let (end, isClosed) = searchRegexEnd()
    if !isClosed { regexFailure = end }
    return isClosed ? end : nil
  }

  private func searchRegexEnd() -> (end: Int, isClosed: Bool) {
    var end = offset + 1
    var depth = 0
    while end < bytes.count, !SwiftByte.isNewline(bytes[end]) {
      switch bytes[end] {
      case 0x2F: return (end + 1, bytes[end - 1] != 0x20 && bytes[end - 1] != 0x09)
      case 0x5C: end += 1
      case 0x28: depth += 1
      case 0x29:
        // `f(/, 1)`: a bracket that was opened outside ends no expression within.
        if depth == 0 { return (end, false) }
        depth -= 1
      default: break
      }
      end += 1
    }
    return (min(end, bytes.count), false)
  }

  /// Whether the token before ends a value, so that a slash divides.
  private var isAfterValue: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .string, .stringEnd, .regex, .closeParenthesis, .closeBracket, .closeBrace:
      return true
    case .identifier: return !isKeywordBeforeValue(last.span.range)
    case .operation: return last.span.range.count == 1 && isPostfix(last)
    default: return false
    }
  }

  /// `x! / y` and `x? / y`: the operator hangs on what stands before it.
  private func isPostfix(_ token: SwiftToken) -> Bool {
    let byte = bytes[Int(token.span.start)]
    return (byte == 0x21 || byte == 0x3F) && !token.flags.contains(.spaceBefore)
  }

  private func isKeywordBeforeValue(_ range: Range<Int>) -> Bool {
    guard range.count <= 6 else { return false }
    switch String(decoding: bytes[range], as: UTF8.self) {
    case "return", "case", "in", "if", "while", "guard", "switch", "throw", "try", "await", "else",
      "is", "as",
      "where", "yield":
      return true
    default: return false
    }
  }
}
