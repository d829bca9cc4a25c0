package import Diagnostics

/// Findings that a file itself accepts, by a comment or an extension beside them.
package struct Suppression: Sendable {
  /// Ids; empty where it is unusable.
  package var rules: [String]
  package var reason: String
  /// The bytes of its file that the findings begin in.
  package var range: Range<Int>
  /// The comment or the extension's entry.
  package var location: Location
  /// As reports call it: `contrast:disable-line raw-color`.
  package var subject: String
  /// Why it can't be used, as a sentence; it accepts nothing then.
  package var flaw: String?
}

extension Suppression {
  /// All of a file's, in order.
  package static func read(_ file: SourceFile) -> [Suppression] {
    // One look is enough for most files.
    guard file.hasText("contrast") else { return [] }
    let comments = SuppressionComments.read(file)
    guard file.path.hasSuffix(".json") else { return comments }
    return comments + SuppressionExtensions.read(file)
  }
}
