import Diagnostics

/// Finds the strings of languages that are not read by their grammars: by quotes, comments and what is put
/// into strings. A quote that its line does not close opens nothing.
struct StringScan {
  /// What tells one language's strings from another's.
  struct Language {
    /// In backquotes, over several lines.
    var hasTemplates = false
    /// Three quotes, over several lines.
    var hasTripleQuotes = false
    /// A backslash in those means itself.
    var areTriplesRaw = false
    /// `/…/` where a value begins.
    var hasRegexes = false
    /// What stands before the brace of code in a string.
    var interpolation: UInt8?
    /// The quotes of strings that code may stand in.
    var interpolated: [UInt8] = []

    /// nil where strings can't be told simply, as in markup, where quotes are prose.
    init?(extension name: String) {
      let (double, single, back) = (UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"))
      switch name {
      case "ts", "tsx", "js", "jsx", "mjs", "cjs", "mts", "cts":
        (hasTemplates, hasRegexes) = (true, true)
        (interpolation, interpolated) = (UInt8(ascii: "$"), [back])
      case "kt", "kts", "dart":
        hasTripleQuotes = true
        areTriplesRaw = name != "dart"
        (interpolation, interpolated) = (UInt8(ascii: "$"), [double, single])
      case "java": hasTripleQuotes = true
      case "scss", "sass", "less", "styl":
        (interpolation, interpolated) = (UInt8(ascii: "#"), [double, single])
      case "css", "pcss", "c", "h", "m", "mm", "cpp", "cs": break
      default: return nil
      }
    }
  }

  private let bytes: [UInt8]
  private let language: Language
  private var offset: Int
  private var found: [Range<Int>] = []
  /// The strings that code stands in, the innermost last: their quote, and how many braces are open in the code.
  private var around: [(quote: Quote, braces: Int)] = []
  /// Whether a `/` would divide: a value stands before it.
  private var isBehindValue = false

  private struct Quote {
    var byte: UInt8
    var isTriple = false
    var isLong = false
  }

  /// Where strings are, in order; what stands in them as code is none.
  static func strings(of file: SourceFile, _ language: Language) -> [Range<Int>] {
    var scan = StringScan(bytes: file.bytes, language: language, offset: file.contentStart)
    while scan.offset < scan.bytes.count { scan.step() }
    return scan.found
  }

  private init(bytes: [UInt8], language: Language, offset: Int) {
    (self.bytes, self.language, self.offset) = (bytes, language, offset)
  }

  private func peek(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x0A }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): open(byte)
    case UInt8(ascii: "`") where language.hasTemplates: open(byte)
    case UInt8(ascii: "{") where !around.isEmpty: brace(1)
    case UInt8(ascii: "}") where !around.isEmpty: brace(-1)
    case 0x5C: offset += 2
    default:
      if byte > 0x20 { note(byte) }
      offset += 1
    }
  }

  /// Behind a name, a number or a closing bracket a `/` divides; behind `return` a value begins.
  private mutating func note(_ byte: UInt8) {
    guard Self.isWord(byte) else {
      isBehindValue = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      return
    }
    let start = offset
    while Self.isWord(peek(offset + 1)) { offset += 1 }
    isBehindValue = !Self.words.contains(String(decoding: bytes[start...offset], as: UTF8.self))
  }

  private static let words: Set<String> = [
    "return", "typeof", "case", "in", "of", "do", "else", "delete", "void", "throw", "new", "await",
    "yield",
  ]

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  // MARK: Comments and regular expressions

  private mutating func slash() {
    switch peek(offset + 1) {
    case UInt8(ascii: "/"):
      // `url(http://…)`
      if offset > 0, bytes[offset - 1] == UInt8(ascii: ":") {
        offset += 2
      } else {
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      }
    case UInt8(ascii: "*"):
      offset += 2
      while offset < bytes.count, bytes[offset] != 0x2A || peek(offset + 1) != 0x2F { offset += 1 }
      offset = min(offset + 2, bytes.count)
    default:
      if language.hasRegexes, !isBehindValue, let end = regexEnd() {
        found.append(offset..<end)
        (offset, isBehindValue) = (end, true)
      } else {
        (offset, isBehindValue) = (offset + 1, false)
      }
    }
  }

  private static let longestRegex = 1_000

  /// A slash in `[…]` does not end one.
  private func regexEnd() -> Int? {
    var index = offset + 1
    var isInClass = false
    let limit = min(bytes.count, offset + Self.longestRegex)
    while index < limit, bytes[index] != 0x0A {
      switch bytes[index] {
      case 0x5C: index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Strings

  private mutating func open(_ byte: UInt8) {
    var quote = Quote(byte: byte)
    quote.isTriple =
      language.hasTripleQuotes && peek(offset + 1) == byte && peek(offset + 2) == byte
    quote.isLong = quote.isTriple || byte == UInt8(ascii: "`")
    let start = offset
    offset += quote.isTriple ? 3 : 1
    read(quote, from: start)
  }

  /// A string, or what of it follows code, up to its end or to the next code.
  private mutating func read(_ quote: Quote, from start: Int) {
    let inside = offset
    isBehindValue = true
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x5C, !quote.isTriple || !language.areTriplesRaw {
        offset += 2
      } else if byte == 0x0A, !quote.isLong {
        // It was an apostrophe, or the mark of something else.
        offset = inside
        return
      } else if ends(quote) {
        offset += quote.isTriple ? 3 : 1
        return found.append(start..<offset)
      } else if byte == language.interpolation, peek(offset + 1) == 0x7B,
        language.interpolated.contains(quote.byte), around.count < 64
      {
        offset += 2
        found.append(start..<offset)
        around.append((quote, 0))
        isBehindValue = false
        return
      } else {
        offset += 1
      }
    }
    offset = quote.isLong ? bytes.count : inside
    if quote.isLong { found.append(start..<offset) }
  }

  private func ends(_ quote: Quote) -> Bool {
    bytes[offset] == quote.byte
      && (!quote.isTriple
        || peek(offset + 1) == quote.byte && peek(offset + 2) == quote.byte)
  }

  /// A brace in the code of a string, which the last one ends.
  private mutating func brace(_ change: Int) {
    offset += 1
    isBehindValue = false
    guard let (quote, braces) = around.last else { return }
    if change > 0 || braces > 0 {
      around[around.count - 1].braces = braces + change
    } else {
      around.removeLast()
      read(quote, from: offset - 1)
    }
  }
}
