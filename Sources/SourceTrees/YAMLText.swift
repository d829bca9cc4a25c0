/// The bytes of a YAML stream: what reading without building needs.
///
/// Small and trivial, so that it travels in registers; the parser's state stays where it is.
struct YAMLText {
  let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  var end: Int { bytes.count }

  /// The byte at a place; 0, which no YAML text has, behind the end.
  @inline(__always)
  func at(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  @inline(__always)
  func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inline(__always)
  func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether white space, a line break or the end of the file is here.
  @inline(__always)
  func isBlank(_ index: Int) -> Bool { at(index) <= 0x20 }

  /// Behind the line break at `index`: LF, CRLF or CR.
  @inline(__always)
  func afterBreak(_ index: Int) -> Int {
    at(index) == 0x0D && at(index + 1) == 0x0A ? index + 2 : index + 1
  }

  @inline(__always)
  func afterWhite(_ start: Int) -> Int {
    var index = start
    while isWhite(at(index)) { index &+= 1 }
    return index
  }

  @inline(__always)
  func afterSpaces(_ start: Int) -> Int {
    var index = start
    while at(index) == 0x20 { index &+= 1 }
    return index
  }

  func lineEnd(_ start: Int) -> Int {
    var index = start
    while index < end, !isBreak(bytes[index]) { index &+= 1 }
    return index
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  func isFlowStart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

  @inline(__always)
  func isPropertyStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!")
  }

  /// `---` or `...` with nothing but white space right behind it; given that a line begins here.
  func isMarkerText(_ index: Int) -> Bool {
    let byte = at(index)
    return (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) && at(index + 1) == byte
      && at(index + 2) == byte && isBlank(index + 3)
  }

  /// Where the colon is that makes a block mapping's key of what ends at `index`.
  @inline(__always)
  func keyColon(behind index: Int) -> Int? {
    let index = afterWhite(index)
    return at(index) == UInt8(ascii: ":") && isBlank(index + 1) ? index : nil
  }

  /// `#` and three, four, six or eight hexadecimal digits.
  func looksLikeColor(_ start: Int) -> Bool {
    let digits = afterHexDigits(start + 1) - start - 1
    return !DataText.isWordByte(at(start + 1 + digits))
      && (digits == 3 || digits == 4 || digits == 6 || digits == 8)
  }

  func afterHexDigits(_ start: Int) -> Int {
    var index = start
    while DataText.hexValue(at(index)) != nil { index += 1 }
    return index
  }

  /// Skips the part of a quoted text that means itself.
  @inline(__always)
  func quotedRun(_ start: Int, _ quote: UInt8) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == quote || byte == UInt8(ascii: "\\") || isBreak(byte) { break }
      index &+= 1
    }
    return index
  }

  func slice(_ start: Int, _ end: Int) -> DataSlice {
    DataSlice(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  func string(_ slice: DataSlice) -> String { String(decoding: bytes[slice.range], as: UTF8.self) }
}
