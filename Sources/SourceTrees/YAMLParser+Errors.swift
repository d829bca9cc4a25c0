import Diagnostics

extension YAMLParser {
  @inline(never)
  func error(_ message: String, at start: Int, length: Int = 1, help: String? = nil) -> SourceError
  {
    let last = min(start + max(length, 0), end)
    return SourceError(message, at: file.location(Span(min(start, last), last)), help: help)
  }

  @inline(never)
  func unexpected(_ expected: String, at index: Int, help: String? = nil) -> SourceError {
    let found = DataText.describe(bytes, at: index)
    return error("expected \(expected), found \(found)", at: index, help: help)
  }

  func tooDeep(at index: Int) -> SourceError {
    error("collections lie in each other more than \(YAML.depthLimit) deep", at: index)
  }

  func tabIndent() -> SourceError {
    var index = lineStart
    while index < position, at(index) != 0x09 { index += 1 }
    return tabIndent(at: index)
  }

  func tabIndent(at index: Int) -> SourceError {
    error("a tab can't indent", at: index, help: "use spaces")
  }

  func badIndent(at index: Int, _ wish: String, minimum: Int) -> SourceError {
    if hasTabInIndent { return tabIndent() }
    let spaces = minimum == 1 ? "1 space" : "\(minimum) spaces"
    return error(
      "expected the line to be indented \(wish)", at: index, help: "indent it by \(spaces) or more")
  }

  private var hasTabInIndent: Bool {
    var index = lineStart
    while at(index) == 0x20 { index += 1 }
    return at(index) == 0x09 && !isBreak(at(afterWhite(index)))
  }

  /// Something stands behind a node on its line.
  func trailing(_ expected: String, at index: Int) -> SourceError {
    if at(index) == UInt8(ascii: ":"), isBlank(index + 1) {
      return error(
        "a key can't begin here", at: index,
        help:
          "keys stand on a line of their own and do not go over several lines; quote a text with a "
          + "colon in it")
    }
    if at(index) == UInt8(ascii: ":") {
      return error("expected a space behind the colon", at: index + 1)
    }
    return unexpected(expected, at: index, help: "quote the text as a whole, or begin a new line")
  }

  var flowName: String {
    guard let frame = frames.last(where: { $0.kind == .flowMapping || $0.kind == .flowSequence })
    else { return "bracket" }
    return frame.kind == .flowMapping ? "{" : "["
  }

  /// A flow collection is not closed where it would have to be.
  func unclosedFlow(at index: Int) -> SourceError {
    guard let frame = frames.last(where: { $0.kind == .flowMapping || $0.kind == .flowSequence })
    else { return unexpected("a bracket", at: index) }
    let place = file.position(at: Int(builder.records[frame.record].start))
    let closer = frame.kind == .flowMapping ? "}" : "]"
    let found = DataText.describe(bytes, at: index)
    return error(
      "expected \(closer), found \(found); the \(flowName) at line \(place.line), column "
        + "\(place.column) is not closed", at: index, help: flowColorHelp)
  }

  /// `{color: #fff}`: the comment swallowed the rest of the line.
  var flowColorHelp: String? {
    flowColorComment < 0 ? nil : quoteHelp(flowColorComment)
  }

  func quoteHelp(_ comment: Int) -> String {
    var last = comment + 1
    while DataText.hexValue(at(last)) != nil { last += 1 }
    let color = String(decoding: bytes[comment..<last], as: UTF8.self)
    let line = file.position(at: comment).line
    return "\(color) at line \(line) is a comment; to make it a value, quote it: \"\(color)\""
  }
}
