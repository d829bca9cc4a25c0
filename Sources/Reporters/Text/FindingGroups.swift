import Diagnostics

/// Findings that are the same but for their state, which a reader of annotations is told once: a screen of a
/// dozen states would else take all the room that there is for one text.
package struct FindingGroup: Hashable {
  /// The place of its first check in the report: what it is shown by.
  package let first: Int
  /// The states that it holds in, in the report's order; empty where it is of one check.
  package var states: [String] = []
  /// How many checks it is of.
  package var count = 1
}

extension Report {
  /// The checks of some outcomes, in the order of the report, those of several states together.
  func groups(where isWanted: (Outcome) -> Bool) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    // By what is the same, of the checks at one place: they follow each other.
    var known: [StatelessCheck: Int] = [:]
    var place: Int?
    for index in checks.indices where isWanted(checks[index].outcome) {
      guard let state = checks[index].state else {
        groups.append(FindingGroup(first: index))
        continue
      }
      if let last = place, !checks[last].isBeside(checks[index]) { known.removeAll() }
      place = index
      let key = StatelessCheck(checks[index])
      guard let found = known[key] else {
        known[key] = groups.count
        groups.append(FindingGroup(first: index))
        continue
      }
      if groups[found].states.isEmpty {
        groups[found].states = [checks[groups[found].first].state ?? state]
      }
      groups[found].states.append(state)
      groups[found].count += 1
    }
    return groups
  }

  /// The findings, errors before warnings.
  var findings: [FindingGroup] {
    let all = groups(where: \.isFinding)
    return all.filter { checks[$0.first].severity == .error }
      + all.filter { checks[$0.first].severity != .error }
  }
}

extension Check {
  /// Whether they are of one rule at one place in one appearance.
  fileprivate func isBeside(_ other: Check) -> Bool {
    location == other.location && rule == other.rule && appearance == other.appearance
  }
}

/// All that is said of a check but its state.
private struct StatelessCheck: Hashable {
  private let outcome: Outcome
  private let severity: Severity
  private let acceptance: Acceptance
  private let measured: Measure?
  private let required: Double?
  private let details: CheckDetails

  init(_ check: Check) {
    outcome = check.outcome
    severity = check.severity
    acceptance = check.acceptance
    measured = check.measured
    required = check.required
    var details = check.details
    details.state = nil
    self.details = details
  }
}
