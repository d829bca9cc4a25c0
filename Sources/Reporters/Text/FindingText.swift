import Diagnostics

/// What a reader of one line is told of a finding: the sentence, what would pass, and why it is accepted.
struct FindingText {
  private var output = Output()

  /// The sentence and the fix, without a full stop; characters that a terminal would obey are taken out.
  mutating func sentence(_ check: Check) -> String {
    output.clear()
    output.write(messageOf: check)
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

extension Report {
  /// The findings by place in `checks`, errors before warnings.
  var findings: [Int] {
    let all = checks.indices.filter { checks[$0].outcome.isFinding }
    return all.filter { checks[$0].severity == .error }
      + all.filter { checks[$0].severity != .error }
  }
}
