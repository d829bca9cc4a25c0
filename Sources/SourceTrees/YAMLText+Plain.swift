/// Scalars without quotes (clause 7.3.3).
extension YAMLText {
  /// A plain scalar can't begin with an indicator; with `-`, `?` and `:` only where text follows.
  @inline(__always)
  func checkPlainStart(_ index: Int, inFlow: Bool) throws(DataFailure) {
    let byte = at(index)
    // Letters, most often.
    if (byte | 0x20) &- 0x61 < 26 || DataText.isDigit(byte) { return }
    if let failure = badPlainStart(index, byte, inFlow: inFlow) { throw failure }
  }

  @inline(never)
  private func badPlainStart(_ index: Int, _ byte: UInt8, inFlow: Bool) -> DataFailure? {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      let isText = !isBlank(index + 1) && !(inFlow && isFlowIndicator(at(index + 1)))
      return isText ? nil : unexpected("a value", at: index, help: "quote it if it is text")
    case UInt8(ascii: "#"):
      return failure(
        "a comment needs a space before it", at: index,
        help: looksLikeColor(index) ? quoteHelp(index) : "put a space before #")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      let found = DataText.describe(bytes, at: index)
      return failure("a plain text can't begin with \(found)", at: index, help: "quote it")
    default:
      return byte == 0 || isFlowIndicator(byte) ? unexpected("a value", at: index) : nil
    }
  }

  /// Where the text ends that begins at `start` on one line, white space behind it left out.
  @inline(__always)
  func plainEnd(_ start: Int, inFlow: Bool) -> Int {
    var index = start
    var textEnd = start
    while index < end {
      let byte = bytes[index]
      if byte > UInt8(ascii: ":") {
        if inFlow, isFlowIndicator(byte) { return textEnd }
      } else if byte <= 0x20 {
        if isBreak(byte) { return textEnd }
        index &+= 1
        continue
      } else if byte == UInt8(ascii: ":") {
        if isBlank(index + 1) || inFlow && isFlowIndicator(at(index + 1)) { return textEnd }
      } else if byte == UInt8(ascii: "#") {
        if index > textEnd { return textEnd }
      } else if byte == UInt8(ascii: ","), inFlow {
        return textEnd
      }
      index &+= 1
      textEnd = index
    }
    return textEnd
  }

  /// The next line of text behind the line break at `index`: where its text and the line begin, and how
  /// many line breaks lie between; nil where the scalar ends.
  func plainContinuation(
    _ index: Int, minimum: Int, inFlow: Bool
  ) -> (text: Int, line: Int, breaks: Int)? {
    var index = index
    var line = index
    var breaks = 0
    var spaces = 0
    while isBreak(at(index)) {
      index = afterBreak(index)
      line = index
      breaks += 1
      index = afterSpaces(index)
      spaces = index - line
      index = afterWhite(index)
    }
    let byte = at(index)
    if spaces < minimum || byte == 0 || byte == UInt8(ascii: "#") { return nil }
    if byte == UInt8(ascii: ":"), isBlank(index + 1) { return nil }
    if inFlow, isFlowIndicator(byte) { return nil }
    if inFlow, byte == UInt8(ascii: ":"), isFlowIndicator(at(index + 1)) { return nil }
    if index == line, isMarkerText(index) { return nil }
    return (index, line, breaks)
  }

  @inline(__always)
  func plainRecord(_ start: Int, _ end: Int) -> DataRecord {
    let first = bytes[start] | 0x20
    // Most texts begin with a letter that begins no word of the core schema.
    if first &- 0x61 < 26, first != 0x66, first != 0x6E, first != 0x74 {
      return DataRecord(.string, start, end)
    }
    let (kind, isTrue) = YAMLCoreSchema.kind(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    return DataRecord(kind, start, end, flags: isTrue ? .isTrue : [])
  }
}
