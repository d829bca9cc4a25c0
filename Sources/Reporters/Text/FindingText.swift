import Diagnostics

/// What a reader of one line is told of a finding: the sentence, what would pass, and why it is accepted.
struct FindingText {
  private var output = Output()

  /// The sentence and the fix, without a full stop; characters that a terminal would obey are taken out.
  /// - Parameter states: those that it holds in, where it is said for several.
  mutating func sentence(_ check: Check, in states: [String] = []) -> String {
    output.clear()
    output.write(messageOf: check, states: states)
    if let fix = check.fix {
      output.write(". Would pass: ")
      output.write(fix.replacement)
      if let token = fix.token {
        output.write(" for ")
        output.write(token)
      }
    }
    return output.text.printable
  }

  /// The message of an input that could not be used, with what to do about it.
  static func sentence(_ problem: Problem) -> String {
    (problem.message + (problem.help.map { ": " + $0 } ?? "")).printable
  }
}

extension Problem {
  /// The file that it is about, as far as that is known.
  var file: String? { location?.file.path ?? path }
}
