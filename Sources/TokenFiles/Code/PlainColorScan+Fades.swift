import Diagnostics

// Opacities: a key `opacity` beside a text's own keys, or a modifier.
extension PlainColorScan {
  mutating func note(word: String, _ start: Int) {
    blocks.word = word
    blocks.wordStart = start
    if language.hasNumberColors, word == "text" { blocks.calledText = offset }
  }

  mutating func note(mark byte: UInt8) {
    switch byte {
    case 0x3A, 0x3D: if isAssignment { blocks.keyBegins(byte) }
    case 0x2C, 0x3B: blocks.keyEnds()
    case 0x7B: blocks.open(byte, isDisabled: isDisabled, isText: false)
    case 0x28: blocks.open(byte, isDisabled: false, isText: isTextCall)
    case 0x3C where isLetter(peek(offset + 1)):
      blocks.open(byte, isDisabled: false, isText: false)
    case 0x7D: blocks.close(0x7B)
    case 0x29: blocks.close(0x28)
    case 0x3E where peek(offset - 1) != 0x3D: blocks.close(0x3C)
    default: break
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// `a: 1` and `a = 1`, but not `a == 1`, `a => 1`, `a::b`.
  private var isAssignment: Bool {
    !"=>:!<".utf8.contains(peek(offset + 1)) && !"=:!<>".utf8.contains(peek(offset - 1))
  }

  private var isTextCall: Bool { blocks.calledText == offset }

  /// Whether the selector of the block that opens here is about what can't be used.
  private var isDisabled: Bool {
    var start = offset
    while start > 0, offset - start < 200, !";{}".utf8.contains(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).contains("disabled")
  }

  mutating func readNumber() {
    let start = offset
    while offset < bytes.count, isName(bytes[offset]) || bytes[offset] == 0x2E { offset += 1 }
    let isPercentage = peek(offset) == 0x25
    if isPercentage { offset += 1 }
    if offset == start { offset += 1 }
    guard offset - start <= 24 else { return }
    var text = String(decoding: bytes[start..<offset], as: UTF8.self)[...]
    if isPercentage || text.hasSuffix("f") || text.hasSuffix("F") { text = text.dropLast() }
    guard let number = Double(text) else { return }
    blocks.note(number: isPercentage ? number / 100 : number, Span(start, offset))
  }
}
