/// Scalars without quotes (clause 7.3.3).
extension YAMLParser {
  /// Reads a plain scalar; `isKey` keeps it to its line.
  @inline(__always)
  mutating func plain(minimum: Int, inFlow: Bool, isKey: Bool) -> DataRecord {
    let start = position
    position = text.plainEnd(start, inFlow: inFlow)
    let lineEnd = text.afterWhite(position)
    if isKey || !text.isBreak(text.at(lineEnd)) { return text.plainRecord(start, position) }
    return foldedPlain(start, lineEnd, minimum, inFlow)
  }

  /// The same where the first line has been read, and the next ones may continue it.
  private mutating func foldedPlain(
    _ start: Int, _ lineEnd: Int, _ minimum: Int, _ inFlow: Bool
  ) -> DataRecord {
    let text = self.text
    let decodedStart = builder.decoded.count
    var isDecoded = false
    var next = lineEnd
    while let (textStart, line, breaks) = text.plainContinuation(
      next, minimum: minimum, inFlow: inFlow)
    {
      if !isDecoded { builder.decoded.append(contentsOf: text.bytes[start..<position]) }
      isDecoded = true
      fold(breaks)
      position = text.plainEnd(textStart, inFlow: inFlow)
      lineStart = line
      builder.decoded.append(contentsOf: text.bytes[textStart..<position])
      next = text.afterWhite(position)
      if !text.isBreak(text.at(next)) { break }
    }
    guard isDecoded else { return text.plainRecord(start, position) }
    return DataRecord(
      .string, start, position, flags: .decoded, next: builder.slice(since: decodedStart))
  }

  /// A line break inside a flow scalar is a space; each further one stands for itself.
  mutating func fold(_ breaks: Int) {
    if breaks == 1 {
      builder.decoded.append(0x20)
    } else {
      for _ in 1..<max(breaks, 1) { builder.decoded.append(0x0A) }
    }
  }
}
