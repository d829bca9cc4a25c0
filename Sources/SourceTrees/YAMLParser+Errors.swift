extension YAMLParser {
  var flowName: String {
    guard let frame = frames.last(where: { $0.kind == .flowMapping || $0.kind == .flowSequence })
    else { return "bracket" }
    return frame.kind == .flowMapping ? "{" : "["
  }

  /// A flow collection is not closed where it would have to be.
  func unclosedFlow(at index: Int) -> DataFailure {
    guard let frame = frames.last(where: { $0.kind == .flowMapping || $0.kind == .flowSequence })
    else { return text.unexpected("a bracket", at: index) }
    let closer = frame.kind == .flowMapping ? "}" : "]"
    let found = DataText.describe(text.bytes, at: index)
    return DataFailure(
      "expected \(closer), found \(found)", index, index + 1, help: flowColorHelp,
      related: ("; the \(flowName)", Int(builder.records[frame.record].start), " is not closed"))
  }

  /// `{color: #fff}`: the comment swallowed the rest of the line.
  var flowColorHelp: String? {
    flowColorComment < 0 ? nil : text.quoteHelp(flowColorComment)
  }
}
