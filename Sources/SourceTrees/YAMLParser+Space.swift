import Diagnostics

/// White space, comments and line breaks.
extension YAMLParser {
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
    while isWhite(at(index)) { index += 1 }
    return index
  }

  func lineEnd(_ start: Int) -> Int {
    var index = start
    while index < end, !isBreak(bytes[index]) { index += 1 }
    return index
  }

  /// Skips white space, comments and line breaks; returns whether the token that follows is the first on
  /// its line.
  mutating func skipToToken() -> Bool {
    var isFirst = position == lineStart
    hasTab = false
    trailingComment = -1
    while true {
      let start = position
      while at(position) == 0x20 { position += 1 }
      if isFirst { indent = position - lineStart }
      if at(position) == 0x09 {
        hasTab = true
        position = afterWhite(position)
      }
      if at(position) == UInt8(ascii: "#"), isFirst || position > start || isWhite(at(start - 1)) {
        if !isFirst { trailingComment = position }
        position = lineEnd(position)
      }
      guard isBreak(at(position)) else { return isFirst }
      position = afterBreak(position)
      lineStart = position
      isFirst = true
      hasTab = false
    }
  }

  /// Skips the same inside a flow collection, where a line must be indented deeper than the block
  /// collection around it; a bracket that closes may stand at that one's own indentation.
  mutating func skipFlowSpace() throws(SourceError) {
    var isFirst = false
    while true {
      let start = position
      position = afterWhite(position)
      if at(position) == UInt8(ascii: "#"), isFirst || position > start {
        if looksLikeColor(position) { flowColorComment = position }
        position = lineEnd(position)
      }
      guard isBreak(at(position)) else { break }
      position = afterBreak(position)
      lineStart = position
      isFirst = true
    }
    if isFirst, position < end { try checkFlowIndent() }
  }

  private func checkFlowIndent() throws(SourceError) {
    if isMarker(lineStart) { throw unclosedFlow(at: lineStart) }
    var spaces = 0
    while at(lineStart + spaces) == 0x20 { spaces += 1 }
    let byte = at(position)
    let isCloser = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    if spaces >= (isCloser ? flowIndent - 1 : flowIndent) { return }
    throw badIndent(
      at: position, "deeper than the block around the \(flowName)", minimum: flowIndent)
  }

  /// After a node: only a comment may follow on its line.
  mutating func expectLineEnd(
    _ expected: String = "the end of the line"
  ) throws(SourceError) {
    let start = position
    let index = afterWhite(position)
    if index >= end || isBreak(at(index)) { return }
    if at(index) == UInt8(ascii: "#") {
      if index > start { return }
      throw error(
        "a comment needs a space before it", at: index,
        help: "put a space before #, or quote the whole text")
    }
    throw trailing(expected, at: index)
  }
}
