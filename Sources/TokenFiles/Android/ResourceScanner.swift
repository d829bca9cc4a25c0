import Diagnostics

/// Reads as much of XML as Android's resource files have: elements, attributes and their text, one after
/// the other, without a tree. Time is linear in the bytes.
struct ResourceScanner {
  /// An element with its text, which comments may part and CDATA may hold; what is nested in it is left out.
  struct Element {
    var name: String
    /// In order; the spans are those of the values, without quotes.
    var attributes: [(name: String, value: Span)]
    /// Without white space at its ends.
    var text: Span
  }

  enum Fault {
    case unclosedComment, unclosedTag, unclosedElement

    var message: String {
      switch self {
      case .unclosedComment: "this comment is not closed"
      case .unclosedTag: "this tag is not closed"
      case .unclosedElement: "this element is not closed"
      }
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  /// What can't be read, and where it begins; reading ends there.
  private(set) var fault: (fault: Fault, span: Span)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// The next element that holds text and no other element; nil at the end.
  mutating func next() -> Element? {
    while fault == nil, let tag = nextTag() {
      guard let (name, attributes) = tag else { continue }
      let start = position
      let text = text()
      if position >= bytes.count, fault == nil {
        fail(.unclosedElement, at: start)
      } else if isAt("</") {
        return Element(name: name, attributes: attributes, text: text)
      }
    }
    return nil
  }

  /// The first text that is not blank up to the next tag, over comments and in CDATA.
  private mutating func text() -> Span {
    var found = Span(position, position)
    while fault == nil {
      let start = position
      skipText()
      if found.isEmpty { found = trimmed(start..<position) }
      if isAt("<!--") {
        skip(behind: "-->", .unclosedComment)
      } else if isAt("<![CDATA[") {
        let inside = position + 9
        skip(behind: "]]>", .unclosedTag)
        if found.isEmpty, fault == nil { found = trimmed(inside..<position - 3) }
      } else {
        break
      }
    }
    return found
  }

  /// Goes behind the next tag. The inner nil is one that opens nothing: a comment, `<?xml …?>`, `</a>`,
  /// `<a/>`.
  private mutating func nextTag() -> (name: String, attributes: [(name: String, value: Span)])?? {
    skipText()
    guard position < bytes.count else { return nil }
    let start = position
    if isAt("<!--") {
      skip(behind: "-->", .unclosedComment)
      return .some(nil)
    }
    if isAt("<?") || isAt("<!") || isAt("</") {
      skip(behind: ">", .unclosedTag)
      return .some(nil)
    }
    position += 1
    let name = word()
    var attributes: [(name: String, value: Span)] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let attribute = attribute() { attributes.append(attribute) }
    }
    guard position < bytes.count else {
      fail(.unclosedTag, at: start)
      return nil
    }
    position += 1
    return bytes[position - 2] == UInt8(ascii: "/") ? .some(nil) : (name, attributes)
  }

  /// `name="value"`; anything else is stepped over.
  private mutating func attribute() -> (name: String, value: Span)? {
    let start = position
    let name = word()
    skipSpace()
    guard position > start, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      if position == start { position += 1 }
      return nil
    }
    position += 1
    skipSpace()
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      return nil
    }
    let quote = bytes[position]
    let value = position + 1
    position = bytes[value...].firstIndex(of: quote) ?? bytes.count
    defer { position = min(position + 1, bytes.count) }
    return (name, Span(value, position))
  }

  private mutating func word() -> String {
    skipSpace()
    let start = position
    while position < bytes.count,
      bytes[position].isNameByte || bytes[position] == 0x3A
        || bytes[position] == 0x2E
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func skipText() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
  }

  private mutating func skip(behind end: StaticString, _ fault: Fault) {
    let start = position
    while position < bytes.count, !isAt(end) { position += 1 }
    guard position < bytes.count else { return fail(fault, at: start) }
    position += end.utf8CodeUnitCount
  }

  private func isAt(_ text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { bytes[position + $0] == text[$0] }
    }
  }

  private mutating func fail(_ kind: Fault, at start: Int) {
    fault = (kind, Span(start, min(start + 1, bytes.count)))
    position = bytes.count
  }

  private func trimmed(_ range: Range<Int>) -> Span {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range.removeLast() }
    return Span(range.lowerBound, range.upperBound)
  }
}
