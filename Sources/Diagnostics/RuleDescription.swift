/// The part of a report that a rule's rows stand in.
package enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  case tokens, pairs, screens, roles, documents, sources, waivers
}

/// What a rule is, in words: for `rules`, `explain`, the README and SARIF.
package struct RuleDescription: Sendable {
  package var id: String
  package var family: RuleFamily
  /// What a check of it says. One sentence with a full stop.
  package var summary: String
  /// Why it matters to the people who see the screen.
  package var why: String
  /// What to do when it fails.
  package var help: String
  /// How it is judged, at length: what counts and what does not, where that is not plain.
  package var details: String?
  package var defaultSeverity: Severity
  /// The clause behind it: "WCAG 2.2 1.4.3 Contrast (Minimum)".
  package var clause: String?
  /// Two to five teaching examples, each executed by the tests; at least one passes and one fails.
  package var examples: [RuleExample]

  package init(
    id: String, family: RuleFamily, summary: String, why: String, help: String,
    details: String? = nil, defaultSeverity: Severity = .error, clause: String? = nil,
    examples: [RuleExample]
  ) {
    self.id = id
    self.family = family
    self.summary = summary
    self.why = why
    self.help = help
    self.details = details
    self.defaultSeverity = defaultSeverity
    self.clause = clause
    self.examples = examples
  }
}

/// A small project that shows a rule passing or failing.
package struct RuleExample: Sendable {
  package var title: String
  /// File name to text. One of them is `rules.yml`. In a failing example `↓` stands right before
  /// each place that is reported; it is taken out before the text is read.
  package var files: [(name: String, text: String)]
  /// The outcomes that the rule's checks must have, in the report's order.
  package var outcomes: [Outcome]

  /// Where the example is written, so that a test can point at it.
  package var origin: (fileID: String, line: Int)

  package init(
    _ title: String, files: [(name: String, text: String)], outcomes: [Outcome],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.title = title
    self.files = files
    self.outcomes = outcomes
    self.origin = (fileID, line)
  }
}
