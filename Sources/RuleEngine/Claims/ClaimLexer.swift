import Diagnostics

/// Cuts the text of a cell or a paragraph into the pieces that matter to a claim. Time is linear in the
/// text.
struct ClaimLexer {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private var codes: ArraySlice<Range<Int>>
  private let hasLines: Bool
  private var lexemes: [ClaimLexeme] = []
  /// Behind which bracket each `(` ends; looked for all at once, when the first is asked about.
  private var ends: [Int: Int]?

  /// The lexemes of a text, whose stretches of code are given in order.
  ///
  /// - Parameter hasLines: Whether the ends of lines are the author's, as in a cell, and not those of a paragraph.
  static func lexemes(
    of bytes: [UInt8], codes: [Range<Int>] = [], hasLines: Bool = false
  ) -> [ClaimLexeme] {
    lexemes(of: bytes, in: bytes.indices, codes: codes, hasLines: hasLines)
  }

  private static func lexemes(
    of bytes: [UInt8], in range: Range<Int>, codes: [Range<Int>], hasLines: Bool
  ) -> [ClaimLexeme] {
    var lexer = ClaimLexer(bytes: bytes, range: range, codes: codes, hasLines: hasLines)
    lexer.run()
    return lexer.lexemes
  }

  private init(bytes: [UInt8], range: Range<Int>, codes: [Range<Int>], hasLines: Bool) {
    self.hasLines = hasLines
    self.bytes = bytes
    self.end = range.upperBound
    self.index = range.lowerBound
    self.codes = codes[...]
  }

  private mutating func run() {
    while index < end {
      let start = index
      if !readCode(), !readASCII(bytes[index]) { readOther() }
      // Whatever was met, the reader moves on.
      if index <= start { index = start + 1 }
    }
  }

  private mutating func add(_ kind: ClaimLexeme.Kind, length: Int) {
    add(kind, Span(index, index + length))
    index += length
  }

  private mutating func add(_ kind: ClaimLexeme.Kind, _ span: Span) {
    lexemes.append(ClaimLexeme(kind: kind, span: span))
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  // MARK: Code spans

  private mutating func readCode() -> Bool {
    while let code = codes.first, code.lowerBound < index { codes.removeFirst() }
    guard let code = codes.first, code.lowerBound == index, !code.isEmpty else { return false }
    codes.removeFirst()
    let content = code.clamped(to: index..<end)
    // A ratio in code is a ratio all the same; anything else in code is a name.
    if RatioScanner.mayHoldRatio(bytes, in: content) {
      lexemes += Self.lexemes(of: bytes, in: content, codes: [], hasLines: false)
    } else {
      add(.code, Span(content.lowerBound, content.upperBound))
    }
    index = content.upperBound
    return true
  }

  // MARK: One byte decides

  private mutating func readASCII(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "<"): readLess()
    case UInt8(ascii: ">"): readGreater()
    case UInt8(ascii: "-"): readHyphen()
    case UInt8(ascii: "("), UInt8(ascii: "["): add(.open, length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): add(.close, length: 1)
    case UInt8(ascii: ","), UInt8(ascii: "&"): add(.comma, length: 1)
    case UInt8(ascii: "/"): add(.slash, length: 1)
    case UInt8(ascii: "+"): add(.plus, length: 1)
    case UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): add(.stop, length: 1)
    case UInt8(ascii: "."): readFullStop()
    case 0x0A where hasLines: add(.lineEnd, length: 1)
    default:
      guard Self.isWordByte(first) || first == UInt8(ascii: "{") else { return false }
      if first >= 0x80, readSymbol() { return true }
      readWord()
    }
    return true
  }

  /// Spaces, quotes and the like say nothing here.
  private mutating func readOther() { index += 1 }

  private mutating func readNumber() {
    if let ratio = RatioScanner.ratio(bytes, at: index, end: end) {
      add(.ratio(value: ratio.value, decimals: ratio.decimals), length: ratio.length)
    } else if let length = lowerEnd() {
      add(.word, length: length)
    } else {
      readWord()
    }
  }

  /// The length of a number with a hyphen and a ratio behind it, "3-4.5 : 1": it is a range, where
  /// `gray-500` is a name.
  private func lowerEnd() -> Int? {
    var last = index
    while last < end, last - index < 8, Self.isNumeric(bytes[last]) { last += 1 }
    guard byte(last) == UInt8(ascii: "-") else { return nil }
    return RatioScanner.ratio(bytes, at: last + 1, end: end).map { _ in last - index }
  }

  private mutating func readHash() {
    var last = index + 1
    while last < end, Self.isHexDigit(bytes[last]) { last += 1 }
    let digits = last - index - 1
    guard [3, 4, 6, 8].contains(digits), !Self.isWordByte(byte(last)) else { return readWord() }
    add(.color, length: digits + 1)
  }

  private mutating func readLess() {
    if byte(index + 1) == UInt8(ascii: "=") { return add(.relation(.atMost), length: 2) }
    add(.relation(.lessThan), length: 1)
  }

  private mutating func readGreater() {
    if byte(index + 1) == UInt8(ascii: "=") { return add(.relation(.atLeast), length: 2) }
    add(.relation(.moreThan), length: 1)
  }

  private mutating func readHyphen() {
    if byte(index + 1) == UInt8(ascii: "-"), Self.isWordByte(byte(index + 2)) { return readWord() }
    add(.dash, length: 1)
  }

  private mutating func readFullStop() {
    let next = byte(index + 1)
    if Self.isWordByte(next) { index += 1 } else { add(.stop, length: 1) }
  }

  // MARK: Words

  private mutating func readWord() {
    var last = index
    while last < end, let length = wordPiece(at: last) { last += length }
    guard last > index else { return index += 1 }
    let span = Span(index, last)
    if byte(last) == UInt8(ascii: "("), isColorFunction(span), let close = functionEnd(from: last) {
      return add(.color, length: close - index)
    }
    add(.word, length: last - index)
    skipAbbreviationStop(after: span)
  }

  /// How many bytes at an offset go on with a word: letters, digits, and the punctuation of names
  /// where a name goes on behind it.
  private func wordPiece(at offset: Int) -> Int? {
    let byte = bytes[offset]
    if byte >= 0x80 {
      let (scalar, length) = scalar(at: offset)
      return Self.symbols.contains(scalar) ? nil : length
    }
    if Self.isWordByte(byte) || byte == UInt8(ascii: "#") { return 1 }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return 1 }
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") else { return nil }
    let next = self.byte(offset + 1)
    return Self.isWordByte(next) && next < 0x80 || next == UInt8(ascii: "-") ? 1 : nil
  }

  private func isColorFunction(_ span: Span) -> Bool {
    guard span.range.count <= 11 else { return false }
    let name = bytes[span.range].map { $0 | 0x20 }
    return Self.colorFunctions.contains { $0.utf8.elementsEqual(name) }
  }

  private mutating func functionEnd(from open: Int) -> Int? {
    let ends = self.ends ?? Self.ends(in: bytes, from: open, to: end)
    self.ends = ends
    return ends[open]
  }

  /// The offset behind the `)` of each `(` that has one.
  private static func ends(in bytes: [UInt8], from start: Int, to end: Int) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for offset in start..<end {
      if bytes[offset] == UInt8(ascii: "(") { open.append(offset) }
      if bytes[offset] == UInt8(ascii: ")"), let last = open.popLast() { ends[last] = offset + 1 }
    }
    return ends
  }

  /// "min. 4.5 : 1" is no end of a sentence.
  private mutating func skipAbbreviationStop(after span: Span) {
    guard byte(index) == UInt8(ascii: "."), span.range.count <= 6 else { return }
    let word = String(decoding: bytes[span.range].map { $0 | 0x20 }, as: UTF8.self)
    if Self.abbreviations.contains(word) { index += 1 }
  }

  // MARK: Beyond ASCII

  /// Signs that stand for something; true when there was one.
  private mutating func readSymbol() -> Bool {
    let (scalar, length) = scalar(at: index)
    guard Self.symbols.contains(scalar) else { return false }
    switch scalar {
    case "≥", "⩾", "≧": add(.relation(.atLeast), length: length)
    case "≤", "⩽", "≦": add(.relation(.atMost), length: length)
    case "–", "—", "→", "…": add(.dash, length: length)
    case "。", "；", "！", "？": add(.stop, length: length)
    case "，", "、": add(.comma, length: length)
    case "（": add(.open, length: length)
    case "）": add(.close, length: length)
    default: index += length
    }
    return true
  }

  private func scalar(at offset: Int) -> (Unicode.Scalar, Int) {
    let length = RatioScanner.scalarLength(bytes[offset])
    let text = String(decoding: bytes[offset..<min(end, offset + length)], as: UTF8.self)
    return (text.unicodeScalars.first ?? " ", length)
  }
}

extension ClaimLexer {
  private static let symbols: Set<Unicode.Scalar> = [
    "≥", "⩾", "≧", "≤", "⩽", "≦", "–", "—", "→", "…", "。", "；", "！", "？", "，", "、", "（", "）",
    "≈", "“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›", "\u{A0}", "\u{202F}", "\u{2009}",
    "\u{3000}", "\u{2236}",
    "\u{FF1A}", "✓", "✅", "❌", "⚠", "\u{FE0F}", "·", "×", "•",
  ]

  private static let colorFunctions = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
  ]

  private static let abbreviations: Set<String> = [
    "min", "max", "approx", "ca", "vs", "incl", "e.g", "i.e",
  ]

  static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
  static func isHexDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
  }
  static func isNumeric(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}
