import Diagnostics

/// Reads Swift source into tokens.
///
/// It knows what a search for text doesn't: nested comments, raw and multi-line strings, code within
/// strings, and regular expressions. Strings that are open around the current place stand in an
/// array, so depth costs no stack.
struct SwiftLexer {
  /// A string whose interpolation is being read.
  struct OpenString {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
    /// Parentheses open within the interpolation.
    var depth = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var tokens: [SwiftToken] = []
  var comments: [Span] = []
  var problems: [(problem: SwiftProblem, span: Span)] = []
  private(set) var offset: Int
  private var open: [OpenString] = []
  /// How far a search for the end of a regular expression went in vain. None begins before.
  var regexFailure = 0
  private var isAtLineStart = true
  private var isAfterSpace = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.offset = start
    // As many as dense code has, since room that is not used costs nothing.
    tokens.reserveCapacity(bytes.count / 3 + 8)
  }

  @inline(__always) func peek(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func read() {
    if peek(offset) == 0x23, peek(offset + 1) == 0x21 { offset = lineEnd(offset) }
    while true {
      skipTrivia()
      guard offset < bytes.count else { break }
      readToken()
    }
    for string in open { note(.unclosedString, string.start, string.start + 1) }
  }

  mutating func note(_ problem: SwiftProblem, _ start: Int, _ end: Int) {
    guard problems.count < SwiftSource.problemLimit else { return }
    problems.append((problem, Span(start, min(end, bytes.count))))
  }

  func lineEnd(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !SwiftByte.isNewline(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Adds the token from `offset` to its end and goes on behind it.
  mutating func add(
    _ kind: SwiftToken.Kind, to end: Int, hashes: Int = 0, isMultiline: Bool = false
  ) {
    var flags: SwiftToken.Flags = isMultiline ? [.multiline] : []
    if isAtLineStart { flags.insert(.startsLine) }
    if isAfterSpace { flags.insert(.spaceBefore) }
    tokens.append(
      SwiftToken(
        kind: kind, flags: flags, hashes: UInt16(clamping: hashes), span: Span(offset, end)))
    offset = end
    isAtLineStart = false
    isAfterSpace = false
  }

  private mutating func skipTrivia() {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if SwiftByte.isSpace(byte) {
        if SwiftByte.isNewline(byte) { isAtLineStart = true }
        offset += 1
      } else if byte == 0x2F, peek(offset + 1) == 0x2F {
        let end = lineEnd(offset)
        comments.append(Span(offset, end))
        offset = end
      } else if byte == 0x2F, peek(offset + 1) == 0x2A {
        skipBlockComment()
      } else if byte >= 0x80, let (scalar, end) = scalar(offset), SwiftByte.isSpace(scalar) {
        offset = end
      } else {
        break
      }
    }
    guard offset > start else { return }
    isAfterSpace = true
    if let last = tokens.indices.last { tokens[last].flags.insert(.spaceAfter) }
  }

  /// Comments nest: `/* a /* b */ c */` is one.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == 0x2F, peek(offset + 1) == 0x2A {
        depth += 1
        offset += 2
      } else if bytes[offset] == 0x2A, peek(offset + 1) == 0x2F {
        depth -= 1
        offset += 2
        if depth == 0 { break }
      } else {
        if SwiftByte.isNewline(bytes[offset]) { isAtLineStart = true }
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    comments.append(Span(start, offset))
    if depth > 0 { note(.unclosedComment, start, start + 2) }
  }

  /// The scalar at an offset and where it ends; nil for bytes that are not UTF-8.
  func scalar(_ offset: Int) -> (UInt32, end: Int)? {
    var codec = UTF8()
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return nil }
    return (scalar.value, offset + UTF8.width(scalar))
  }

  private mutating func readToken() {
    let byte = bytes[offset]
    if SwiftByte.isLetter(byte) || byte == 0x24 { return add(.identifier, to: name(offset + 1)) }
    if SwiftByte.isDigit(byte) { return add(.number, to: number()) }
    if byte >= 0x80 { return readScalar() }
    switch byte {
    case 0x22: readString(hashes: 0)
    case 0x23: readPound()
    case 0x60: readBackticks()
    case 0x2E where peek(offset + 1) == 0x2E: add(.operation, to: dots(offset))
    case 0x28, 0x29: readParenthesis(byte)
    default:
      if byte == 0x2F, let end = regexEnd() { return add(.regex, to: end) }
      if SwiftByte.isOperator(byte) { return add(.operation, to: operation(offset)) }
      add(Self.mark(byte), to: offset + 1)
    }
  }

  private static func mark(_ byte: UInt8) -> SwiftToken.Kind {
    switch byte {
    case 0x2E: .period
    case 0x2C: .comma
    case 0x3A: .colon
    case 0x3B: .semicolon
    case 0x40: .at
    case 0x5B: .openBracket
    case 0x5D: .closeBracket
    case 0x7B: .openBrace
    case 0x7D: .closeBrace
    default: .unknown
    }
  }

  /// A parenthesis, or the one that ends an interpolation and goes on with the string.
  private mutating func readParenthesis(_ byte: UInt8) {
    guard let last = open.indices.last else {
      return add(byte == 0x28 ? .openParenthesis : .closeParenthesis, to: offset + 1)
    }
    if byte == 0x28 {
      open[last].depth += 1
      return add(.openParenthesis, to: offset + 1)
    }
    if open[last].depth > 0 {
      open[last].depth -= 1
      return add(.closeParenthesis, to: offset + 1)
    }
    let string = open.removeLast()
    continueString(string, from: offset + 1, isStart: false)
  }

  /// Reads on in a string: to its end, or to the next interpolation, which opens it again.
  mutating func continueString(_ string: OpenString, from start: Int, isStart: Bool) {
    let (end, ending) = stringPart(from: start, string.hashes, isMultiline: string.isMultiline)
    let kind: SwiftToken.Kind =
      ending == .interpolation
      ? (isStart ? .stringStart : .stringMiddle) : (isStart ? .string : .stringEnd)
    if ending == .missing { note(.unclosedString, string.start, end) }
    add(kind, to: end, hashes: string.hashes, isMultiline: string.isMultiline)
    if ending == .interpolation {
      var string = string
      string.depth = 0
      open.append(string)
    }
  }
}
