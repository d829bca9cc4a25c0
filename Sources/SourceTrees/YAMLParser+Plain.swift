import Diagnostics

/// Scalars without quotes (clause 7.3.3).
extension YAMLParser {
  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// A plain scalar can't begin with an indicator; with `-`, `?` and `:` only where text follows.
  func checkPlainStart(inFlow: Bool) throws(SourceError) {
    let byte = at(position)
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if isBlank(position + 1) || inFlow && isFlowIndicator(at(position + 1)) {
        throw unexpected("a value", at: position, help: "quote it if it is text")
      }
    case UInt8(ascii: "#"):
      throw error(
        "a comment needs a space before it", at: position,
        help: looksLikeColor(position) ? "quote the colour" : "put a space before #")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      let found = DataText.describe(bytes, at: position)
      throw error("a plain text can't begin with \(found)", at: position, help: "quote it")
    default:
      if byte == 0 || isFlowIndicator(byte) { throw unexpected("a value", at: position) }
    }
  }

  /// Where the text ends that begins at `start` on one line, white space behind it left out.
  @inline(__always)
  private func plainEnd(_ start: Int, inFlow: Bool) -> Int {
    var index = start
    var textEnd = start
    while index < end {
      let byte = bytes[index]
      if byte > UInt8(ascii: ":") {
        if inFlow, isFlowIndicator(byte) { return textEnd }
      } else if byte <= 0x20 {
        if isBreak(byte) { return textEnd }
        index += 1
        continue
      } else if byte == UInt8(ascii: ":") {
        if isBlank(index + 1) || inFlow && isFlowIndicator(at(index + 1)) { return textEnd }
      } else if byte == UInt8(ascii: "#") {
        if index > textEnd { return textEnd }
      } else if byte == UInt8(ascii: ","), inFlow {
        return textEnd
      }
      index += 1
      textEnd = index
    }
    return textEnd
  }

  /// Reads a plain scalar; `isKey` keeps it to its line.
  mutating func plain(minimum: Int, inFlow: Bool, isKey: Bool) -> DataRecord {
    let start = position
    position = inFlow ? plainEnd(start, inFlow: true) : plainEnd(start, inFlow: false)
    let lineEnd = afterWhite(position)
    if isKey || !isBreak(at(lineEnd)) { return plainRecord(start, position) }
    let decodedStart = builder.decoded.count
    var isDecoded = false
    var next = lineEnd
    while let (textStart, line, breaks) = continuation(next, minimum: minimum, inFlow: inFlow) {
      if !isDecoded { builder.decoded.append(contentsOf: bytes[start..<position]) }
      isDecoded = true
      fold(breaks)
      position = plainEnd(textStart, inFlow: inFlow)
      lineStart = line
      builder.decoded.append(contentsOf: bytes[textStart..<position])
      next = afterWhite(position)
      if !isBreak(at(next)) { break }
    }
    guard isDecoded else { return plainRecord(start, position) }
    return DataRecord(
      .string, start, position, flags: .decoded, next: builder.slice(since: decodedStart))
  }

  /// A line break inside a flow scalar is a space; each further one stands for itself.
  @inline(__always)
  mutating func fold(_ breaks: Int) {
    if breaks == 1 {
      builder.decoded.append(0x20)
    } else {
      for _ in 1..<max(breaks, 1) { builder.decoded.append(0x0A) }
    }
  }

  /// The next line of text behind the line break at `index`: where its text and the line begin, and how
  /// many line breaks lie between; nil where the scalar ends.
  private func continuation(
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
      while at(index) == 0x20 { index += 1 }
      spaces = index - line
      index = afterWhite(index)
    }
    let byte = at(index)
    if byte == 0 || spaces < minimum || byte == UInt8(ascii: "#") { return nil }
    if byte == UInt8(ascii: ":"), isBlank(index + 1) { return nil }
    if inFlow, isFlowIndicator(byte) { return nil }
    if inFlow, byte == UInt8(ascii: ":"), isFlowIndicator(at(index + 1)) { return nil }
    if index == line, isMarkerText(index) { return nil }
    return (index, line, breaks)
  }

  /// A marker, given that a line begins at `index`.
  func isMarkerText(_ index: Int) -> Bool {
    let byte = at(index)
    return (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) && at(index + 1) == byte
      && at(index + 2) == byte && isBlank(index + 3)
  }

  private func plainRecord(_ start: Int, _ end: Int) -> DataRecord {
    let (kind, isTrue) = YAMLCoreSchema.kind(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    return DataRecord(kind, start, end, flags: isTrue ? .isTrue : [])
  }
}
