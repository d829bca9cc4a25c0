import ColorMath
import ColorSyntax
import Diagnostics

// Colours: behind a `#`, as a function, or as a number in a colour's brackets.
extension PlainColorScan {
  mutating func readHex() {
    let start = offset
    var end = start + 1
    while isHexDigit(peek(end)), end - start <= 8, end < bytes.count { end += 1 }
    offset = max(start + 1, end)
    let digits = end - start - 1
    guard [3, 4, 6, 8].contains(digits), !isName(peek(end)), mayBeginColor(start),
      isInString || !language.hexOnlyInStrings, !isReference(start), !isNumberSign(start, digits),
      !isSelector(end)
    else { return }
    let span = Span(start, end)
    guard var color = ColorWords.literal(file, span) else { return }
    if digits == 8, language.isAlphaFirst { color = Self.alphaFirst(color) }
    add(color, span)
  }

  private static func alphaFirst(_ color: Color) -> Color {
    let rgba = color.packed.rgba
    return Color(PackedColor(rgba: rgba << 8 | rgba >> 24))
  }

  private mutating func add(_ color: Color, _ span: Span) {
    found.literals.append(
      SourceColors.Literal(kind: .components, color: color, location: file.location(span)))
    if blocks.isTextColor, ColorWords.fades(color.alpha) { addFade(color.alpha, span) }
  }

  func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x80...: true
    default: false
    }
  }

  /// `&#123;`, `page#abc`, `/#abc` and `this.#abc` are no colours.
  private func mayBeginColor(_ start: Int) -> Bool {
    guard start > 0 else { return true }
    let before = bytes[start - 1]
    return !isName(before) && !"&/.?#\\$".utf8.contains(before)
  }

  /// `href="#add"`, `querySelector('#bad')` and `url(#fade)` name an element.
  private func isReference(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, start - index <= 6, "\"'`(={ ".utf8.contains(bytes[index]) { index -= 1 }
    return Self.references.contains(word(endingAt: index))
  }

  private static let references: Set<String> = [
    "href", "xlink:href", "src", "to", "for", "id", "hash", "anchor", "url", "queryselector",
    "queryselectorall", "getelementbyid", "closest", "matches", "$", "target",
  ]

  /// `fixes #1234`
  private func isNumberSign(_ start: Int, _ digits: Int) -> Bool {
    guard digits <= 4, bytes[start + 1...start + digits].allSatisfy({ $0 <= 0x39 }),
      peek(start - 1) == 0x20
    else { return false }
    return Self.counted.contains(word(endingAt: start - 2))
  }

  private static let counted: Set<String> = [
    "issue", "issues", "bug", "ticket", "pr", "pull", "request", "fix", "fixes", "close", "closes",
    "see", "no", "number", "order", "room", "item", "version",
  ]

  private func word(endingAt last: Int) -> String {
    var start = last
    while start >= 0, last - start < 24,
      isName(bytes[start]) || bytes[start] == 0x3A || bytes[start] == 0x24
    {
      start -= 1
    }
    guard start < last else { return "" }
    return String(decoding: bytes[start + 1...last], as: UTF8.self).lowercased()
  }

  /// Whether a block follows before the statement ends.
  private func isSelector(_ end: Int) -> Bool {
    guard language.hasSelectors else { return false }
    for index in end..<min(end + 200, bytes.count) {
      switch bytes[index] {
      case 0x7B: return true
      case 0x3B, 0x7D, 0x3C, 0x22, 0x27, 0x29: return false
      default: continue
      }
    }
    return false
  }

  /// A name; with a bracket behind it maybe a colour.
  mutating func readWord() {
    let start = offset
    while offset < bytes.count, isName(bytes[offset]) { offset += 1 }
    guard offset - start <= 64 else { return note(word: "", start) }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    note(word: word.lowercased(), start)
    guard peek(offset) == 0x28 else { return }
    if ColorWords.functions.contains(word.lowercased()), let end = closer(offset),
      let color = ColorWords.literal(file, Span(start, end))
    {
      add(color, Span(start, end))
      offset = end
    } else if language.hasNumberColors, word == "Color", !isInString {
      readNumberColor(start)
    }
  }

  /// Behind the bracket that closes the one here, if that is near.
  private func closer(_ opener: Int) -> Int? {
    var depth = 0
    for index in opener..<min(opener + ColorWords.longest, bytes.count) {
      if bytes[index] == 0x28 { depth += 1 }
      if bytes[index] == 0x29 {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  /// `Color(0xFF112233)`: alpha, red, green, blue; with six digits opaque.
  private mutating func readNumberColor(_ start: Int) {
    guard let end = closer(offset) else { return }
    let inside = bytes[offset + 1..<end - 1].filter { $0 != 0x20 && $0 != 0x5F && $0 != 0x0A }
    guard inside.starts(with: "0x".utf8) || inside.starts(with: "0X".utf8) else { return }
    let digits = inside.dropFirst(2).prefix { isHexDigit($0) }
    guard digits.count == 6 || digits.count == 8,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value << 8 | value >> 24
    add(Color(PackedColor(rgba: rgba)), Span(start, end))
    offset = end
  }
}
