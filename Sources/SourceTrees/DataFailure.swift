import Diagnostics

/// What a parser of this module stumbled over, in offsets; it becomes a `SourceError` at the edge.
///
/// A class, so that functions which may throw return one word.
final class DataFailure: Error {
  let message: String
  let start: Int
  let end: Int
  let help: String?
  /// Another place that the message ends with, as line and column: what stands before and behind it.
  let related: (before: String, offset: Int, behind: String)?

  init(
    _ message: String, _ start: Int, _ end: Int, help: String? = nil,
    related: (before: String, offset: Int, behind: String)? = nil
  ) {
    self.message = message
    self.start = start
    self.end = end
    self.help = help
    self.related = related
  }

  func located(in file: SourceFile) -> SourceError {
    var text = message
    if let related {
      let place = file.position(at: related.offset)
      text += "\(related.before) at line \(place.line), column \(place.column)\(related.behind)"
    }
    let last = min(end, file.bytes.count)
    return SourceError(text, at: file.location(Span(min(start, last), last)), help: help)
  }
}
