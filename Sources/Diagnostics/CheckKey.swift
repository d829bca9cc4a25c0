/// What makes a check the same one at another time: not its place, its message or its numbers, which change
/// while it stays.
package struct CheckKey: Hashable, Sendable {
  package var rule: String
  package var subject: String
  package var appearance: String?
  package var screen: String?
  package var state: String?
  package var element: String?
  /// For checks that no subject tells apart across files; otherwise nil.
  package var file: String?

  package init(_ check: Check, file: String? = nil) {
    rule = check.rule
    subject = check.subject
    appearance = check.appearance
    screen = check.screen
    state = check.state
    element = check.element
    self.file = file
  }

  package init(rule: String, subject: String) {
    self.rule = rule
    self.subject = subject
  }
}
