/// What a run says to the shell.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Everything passed, is waived or skipped.
  case success = 0
  case findings = 1
  /// The command line or an input could not be used, or nothing at all was checked.
  case unusable = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
