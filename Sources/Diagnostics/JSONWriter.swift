/// Writes JSON (RFC 8259) as bytes, without spaces.
///
/// Strings are safe to show on a terminal: whatever `Unicode.Scalar.isUnsafeToPrint` names is escaped.
/// Infinity and NaN, which JSON does not have, are `null`.
package struct JSONWriter: Sendable {
  package private(set) var output: Output
  /// Whether the next value or key in the current container follows another.
  private var follows = false
  /// Whether `<` in strings is escaped, so that nothing in them can end an HTML element.
  private let escapesMarkup: Bool

  package init(capacity: Int = 0) {
    output = Output(capacity: capacity)
    escapesMarkup = false
  }

  /// Goes on behind the start tag of an HTML `script` element, whose text has no escapes of its own:
  /// only `</script` and `<!--` mean something in it (HTML Living Standard, 4.12.1.3).
  package init(insideScript output: consuming Output) {
    self.output = output
    escapesMarkup = true
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    contain(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    contain(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// The name of the member whose value is written next; a plain word of the format's own.
  package mutating func key(_ name: StaticString) {
    separate()
    output.write(byte: UInt8(ascii: "\""))
    name.withUTF8Buffer { output.write(bytes: $0) }
    output.write("\":")
    follows = false
  }

  /// The name of the member whose value is written next; text from outside.
  package mutating func key(named name: String) {
    separate()
    quote(name)
    output.write(byte: UInt8(ascii: ":"))
    follows = false
  }

  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// A string given as UTF-8.
  package mutating func string(_ text: Output) {
    separate()
    let isPlain = text.bytes.withUnsafeBufferPointer { quotePlain($0) }
    if !isPlain { quoteEscaped(text.text) }
  }

  package mutating func number(_ value: Double) {
    separate()
    output.write(shortest: value)
  }

  package mutating func integer(_ value: Int) {
    separate()
    output.write(value)
  }

  package mutating func boolean(_ value: Bool) {
    separate()
    output.write(value ? "true" : "false")
  }

  package mutating func null() {
    separate()
    output.write("null")
  }

  /// A value that was written already: what stands at a place of the output.
  package mutating func again(_ place: Range<Int>) {
    separate()
    output.repeatBytes(place)
  }

  /// A line break between values: insignificant, for people and `grep`. Call it before the value.
  package mutating func lineBreak() {
    if follows { output.write(byte: UInt8(ascii: ",")) }
    output.newline()
    follows = false
  }

  /// Ends a document or a line of JSON Lines.
  package mutating func endLine() {
    output.newline()
    follows = false
  }

  package mutating func take() -> [UInt8] { output.take() }

  /// Lets pieces that are finished be passed on while the writing goes on.
  package mutating func changeOutput(_ change: (inout Output) -> Void) { change(&output) }

  private mutating func contain(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    output.write(byte: opening)
    follows = false
    body(&self)
    output.write(byte: closing)
    follows = true
  }

  private mutating func separate() {
    if follows { output.write(byte: UInt8(ascii: ",")) }
    follows = true
  }

  private mutating func quote(_ text: String) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { quotePlain($0) } ?? false
    if !isPlain { quoteEscaped(text) }
  }

  /// Writes text in which nothing is to be escaped; says whether it was so.
  private mutating func quotePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var other = false
    // Escaped beside the quotation mark: "<", or that mark once more.
    let markup = escapesMarkup ? UInt8(ascii: "<") : UInt8(ascii: "\"")
    for byte in text {
      other =
        other || byte &- 0x20 > 0x5E || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == markup
    }
    if other { return false }
    output.write(byte: UInt8(ascii: "\""))
    output.write(bytes: text)
    output.write(byte: UInt8(ascii: "\""))
    return true
  }

  private mutating func quoteEscaped(_ text: String) {
    output.write(byte: UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { escape(scalar) }
    output.write(byte: UInt8(ascii: "\""))
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": output.write("\\\"")
    case "\\": output.write("\\\\")
    case "\n": output.write("\\n")
    case "\r": output.write("\\r")
    case "\t": output.write("\\t")
    case "<" where escapesMarkup: output.write("\\u003c")
    case _ where scalar.isUnsafeToPrint:
      let digits = String(scalar.value, radix: 16)
      output.write("\\u")
      output.write(String(repeating: "0", count: 4 - digits.count))
      output.write(digits)
    default: output.write(bytes: scalar.utf8)
    }
  }
}
