/// An input that could not be used: a missing file, a text that can't be read, a typo in rules.yml.
package struct Problem: Error, Hashable, Sendable {
  package var message: String
  /// Where, when it is a place in a file that was read.
  package var location: Location?
  /// The file, when it could not be read at all.
  package var path: String?
  package var help: String?

  package init(_ message: String, at location: Location, help: String? = nil) {
    self.message = message
    self.location = location
    self.path = location.file.path
    self.help = help
  }

  package init(_ message: String, path: String?, help: String? = nil) {
    self.message = message
    self.location = nil
    self.path = path
    self.help = help
  }

  package init(_ error: SourceError) {
    self.init(error.message, at: error.location, help: error.help)
  }
}

/// All that a run found, as reporters get it. Checks are sorted by file, place, rule, appearance.
package struct Report: Sendable {
  package var version: String
  /// The appearances in the order of the configuration: the table's columns.
  package var appearances: [String]
  package var rules: [RuleDescription]
  package var checks: [Check]
  package var problems: [Problem]
  /// What the baseline lists and is there no more, in words.
  package var resolved: [String] = []
  /// Wall time in seconds; nil where the output must be the same every time.
  package var duration: Double?
  /// Nil where no format asked for them.
  package var illustrations: Illustrations?

  package init(
    version: String, appearances: [String], rules: [RuleDescription], checks: [Check],
    problems: [Problem], duration: Double? = nil, illustrations: Illustrations? = nil
  ) {
    self.version = version
    self.appearances = appearances
    self.rules = rules
    self.checks = checks
    self.problems = problems
    self.duration = duration
    self.illustrations = illustrations
  }

  package var summary: Summary { Summary(checks: checks) }
}

/// Counts of outcomes. Errors and warnings are findings by severity.
package struct Summary: Hashable, Sendable {
  package var checks = 0
  package var passed = 0
  package var failed = 0
  package var undecided = 0
  package var waived = 0
  package var skipped = 0
  package var errors = 0
  package var warnings = 0

  package init(checks: [Check]) {
    self.checks = checks.count
    // By index: a loop over the elements would copy each.
    for index in checks.indices {
      switch checks[index].outcome {
      case .pass: passed += 1
      case .fail: failed += 1
      case .undecided: undecided += 1
      case .waived: waived += 1
      case .skipped: skipped += 1
      }
      if checks[index].outcome.isFinding {
        if checks[index].severity == .error { errors += 1 } else { warnings += 1 }
      }
    }
  }
}
