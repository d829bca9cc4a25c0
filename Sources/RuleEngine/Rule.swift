package import Diagnostics

/// A rule: a description, and one function from what was read to checks.
///
/// It does no I/O and sets no severity: the configuration does.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
  func check(_ context: Context) -> [Check]
}
