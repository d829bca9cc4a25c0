import ColorMath
import ColorSyntax
import Diagnostics

/// Finds colours in code whose language is known only by its comments and strings.
struct PlainColorScan {
  let file: SourceFile
  let bytes: [UInt8]
  let language: PlainLanguage
  var offset: Int
  var found = SourceColors()
  var blocks = TextBlocks()
  private var string: OpenString?
  /// How many braces are open in each `${…}`, the innermost last.
  private var templates: [Int] = []

  private struct OpenString {
    var quote: UInt8
    /// Three quotes, or backquotes: it goes over lines.
    var isLong: Bool
    var isTriple: Bool
  }

  init(_ file: SourceFile, _ language: PlainLanguage) {
    self.file = file
    self.language = language
    bytes = file.bytes
    offset = file.contentStart
  }

  var isInString: Bool { string != nil }

  func peek(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x20 }

  mutating func run(_ colors: inout SourceColors) {
    while offset < bytes.count { step() }
    blocks.closeAll()
    for fade in blocks.fades { addFade(fade.amount, fade.span) }
    found.textOpacities.sort { $0.location.span.start < $1.location.span.start }
    colors = found
  }

  mutating func addFade(_ amount: Double, _ span: Span) {
    found.textOpacities.append(
      SourceColors.TextOpacity(amount: amount, location: file.location(span)))
  }

  private mutating func step() {
    let byte = bytes[offset]
    if string == nil, skipComment(byte) { return }
    switch byte {
    case 0x22, 0x27, 0x60: quote(byte)
    case 0x5C where string != nil: offset += 2
    case 0x0A where string?.isLong == false:
      string = nil
      offset += 1
    case 0x23: readHex()
    case 0x24 where string?.quote == 0x60 && peek(offset + 1) == 0x7B: openTemplate()
    case 0x41...0x5A, 0x61...0x7A, 0x5F: readWord()
    case 0x30...0x39: readNumber()
    case 0x2E where 0x30...0x39 ~= peek(offset + 1): readNumber()
    default: readMark(byte)
    }
  }

  // MARK: Comments

  private mutating func skipComment(_ byte: UInt8) -> Bool {
    if language.hasMarkupComments, byte == 0x3C, has("<!--", at: offset) {
      skip(behind: "-->", from: offset + 4)
      return true
    }
    if language.hasHashComments, byte == 0x23 {
      skipLine()
      return true
    }
    guard language.hasSlashComments, byte == 0x2F, mayBeginComment else { return false }
    switch peek(offset + 1) {
    case 0x2F: skipLine()
    case 0x2A: skip(behind: "*/", from: offset + 2)
    default: return false
    }
    return true
  }

  /// `https://` and `image/*` are no comments.
  private var mayBeginComment: Bool {
    guard language.isMarkup, offset > 0 else { return true }
    return " \t\n\r;{}(),".utf8.contains(bytes[offset - 1])
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
  }

  private mutating func skip(behind end: StaticString, from start: Int) {
    offset = start
    while offset < bytes.count, !has(end, at: offset) { offset += 1 }
    offset = min(offset + end.utf8CodeUnitCount, bytes.count)
  }

  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
  }

  // MARK: Strings

  private mutating func quote(_ byte: UInt8) {
    defer { offset += 1 }
    guard !language.isMarkup, byte != 0x60 || language.hasTemplates || string?.quote == byte else {
      return
    }
    let isTriple = peek(offset + 1) == byte && peek(offset + 2) == byte
    if let open = string {
      guard open.quote == byte, !open.isTriple || isTriple else { return }
      if open.isTriple { offset += 2 }
      string = nil
    } else {
      string = OpenString(quote: byte, isLong: isTriple || byte == 0x60, isTriple: isTriple)
      if isTriple { offset += 2 }
    }
  }

  private mutating func openTemplate() {
    offset += 2
    // Deeper than anybody nests them, the rest counts as one string.
    guard templates.count < 64 else { return }
    templates.append(0)
    string = nil
  }

  private mutating func readMark(_ byte: UInt8) {
    if string == nil, let depth = templates.last {
      if byte == 0x7B { templates[templates.count - 1] = depth + 1 }
      if byte == 0x7D, depth > 0 { templates[templates.count - 1] = depth - 1 }
      if byte == 0x7D, depth == 0 {
        templates.removeLast()
        string = OpenString(quote: 0x60, isLong: true, isTriple: false)
        offset += 1
        return
      }
    }
    note(mark: byte)
    offset += 1
  }
}
