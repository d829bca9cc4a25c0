/// White space, comments and line breaks.
extension YAMLParser {
  /// Skips white space, comments and line breaks; returns whether the token that follows is the first on
  /// its line.
  mutating func skipToToken() -> Bool {
    var isFirst = position == lineStart
    hasTab = false
    trailingComment = -1
    while true {
      let start = position
      position = text.afterSpaces(position)
      if isFirst { indent = position - lineStart }
      if text.at(position) == 0x09 {
        hasTab = true
        position = text.afterWhite(position)
      }
      if text.at(position) == UInt8(ascii: "#"),
        isFirst || position > start || text.isWhite(text.at(start - 1))
      {
        if !isFirst { trailingComment = position }
        position = text.lineEnd(position)
      }
      guard text.isBreak(text.at(position)) else { return isFirst }
      position = text.afterBreak(position)
      lineStart = position
      isFirst = true
      hasTab = false
    }
  }

  /// Skips the same inside a flow collection, where a line must be indented deeper than the block
  /// collection around it; a bracket that closes may stand at that one's own indentation.
  mutating func skipFlowSpace() throws(DataFailure) {
    var isFirst = false
    while true {
      let start = position
      position = text.afterWhite(position)
      if text.at(position) == UInt8(ascii: "#"), isFirst || position > start {
        if text.looksLikeColor(position) { flowColorComment = position }
        position = text.lineEnd(position)
      }
      guard text.isBreak(text.at(position)) else { break }
      position = text.afterBreak(position)
      lineStart = position
      isFirst = true
    }
    if isFirst, position < text.end { try checkFlowIndent() }
  }

  private mutating func checkFlowIndent() throws(DataFailure) {
    if text.isMarkerText(lineStart) { throw unclosedFlow(at: lineStart) }
    let spaces = text.afterSpaces(lineStart) - lineStart
    let byte = text.at(position)
    let isCloser = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    if spaces >= (isCloser ? flowIndent - 1 : flowIndent) { return }
    throw text.badIndent(
      line: lineStart, at: position, "deeper than the block around the \(flowName)",
      minimum: flowIndent)
  }

  /// After a node: only a comment may follow on its line.
  mutating func expectLineEnd(
    _ expected: StaticString = "the end of the line"
  ) throws(DataFailure) {
    let index = text.afterWhite(position)
    let byte = text.at(index)
    if byte == 0 || text.isBreak(byte) || byte == UInt8(ascii: "#") && index > position { return }
    throw text.trailing("\(expected)", at: index)
  }
}
