/// What stops a text from being read: what is wrong, where, and what to do about it.
package struct SourceError: Error, Hashable, Sendable {
  /// One sentence without a full stop: "expected a comma, found a colon".
  package var message: String
  package var location: Location
  /// What to do about it, where that can be said: "quote it: \"#fff\"".
  package var help: String?

  package init(_ message: String, at location: Location, help: String? = nil) {
    self.message = message
    self.location = location
    self.help = help
  }
}
