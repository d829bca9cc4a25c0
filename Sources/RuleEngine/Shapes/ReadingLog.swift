package import Diagnostics
package import SourceTrees

/// What reading a document has to say, and what it needs to know besides the document.
package struct ReadingLog: Sendable {
  /// The folder that relative paths are put behind; empty for the working directory.
  package let folder: String
  /// How many lists of elements lie around the place that is read.
  var depth = 0
  package private(set) var problems: [Problem] = []

  package init(folder: String = "") { self.folder = folder }

  package mutating func report(_ message: String, at location: Location, help: String? = nil) {
    problems.append(Problem(message, at: location, help: help))
  }

  package mutating func report(_ error: SourceError) { problems.append(Problem(error)) }

  /// "unknown key tokenz", with the nearest known name.
  package mutating func unknown(
    _ what: String, _ name: String, at location: Location, among known: [String]
  ) {
    report(
      "unknown \(what) \(name.isEmpty ? "\"\"" : name)", at: location,
      help: Suggestion.help(for: name, among: known)
        ?? (known.count <= 30 ? "known are " + known.joined(separator: ", ") : nil))
  }

  /// "expected a number, found a list".
  package mutating func mismatch(_ node: DataNode, expected: ValueType) {
    report(
      "expected \(expected.noun), found \(Self.found(node))", at: start(of: node),
      help: Self.unquotedColor(node) ?? Self.quotedNumber(node))
  }

  /// A place for a message about a whole mapping or list: its first line.
  package func start(of node: DataNode) -> Location {
    guard node.kind == .mapping || node.kind == .sequence else { return node.location }
    let bytes = node.location.file.bytes
    let start = Int(node.span.start)
    let limit = min(Int(node.span.end), bytes.count)
    var end = start
    while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return Location(file: node.location.file, span: Span(start, end))
  }

  private static func found(_ node: DataNode) -> String {
    switch node.kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .null: "nothing"
    case .string where isQuotedNumber(node): "the text \"\(shortened(node.text))\""
    case .string, .number, .boolean: shortened(node.text)
    }
  }

  /// Whether it would be a number without its quotes.
  private static func isQuotedNumber(_ node: DataNode) -> Bool {
    node.kind == .string && !node.isPlain && DecimalNumber.read(node.text.utf8) != nil
  }

  private static func quotedNumber(_ node: DataNode) -> String? {
    isQuotedNumber(node) ? "leave out the quotes" : nil
  }

  /// What somebody wrote in place of what was expected, as far as it helps to find it.
  static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 40 ? text : String(text.unicodeScalars.prefix(40)) + "…"
  }

  /// YAML reads `key: #fff` as a key without a value and a comment.
  private static func unquotedColor(_ node: DataNode) -> String? {
    node.colorComment.map { "# begins a comment here; quote it: \"\($0.file.text($0.span))\"" }
  }
}
