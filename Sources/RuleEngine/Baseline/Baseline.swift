package import Diagnostics

/// Findings that were there when a project began to be checked: accepted until they get worse.
///
/// A finding is known by its rule, subject (the tokens), appearance, screen, state and element; for
/// documents and code, which have none of these, by its file. Lines, messages and ratios may change.
package struct Baseline: Sendable {
  struct Entry: Sendable {
    /// How many findings of the key there were.
    var count = 1
    /// How far the worst of them was from what is required; nil where nothing was measured.
    var shortfall: Double?
    /// Whether the worst of them could not be decided.
    var isUndecided = false
    /// For the file: the worst one's numbers.
    var measured: Double?
    var required: Double?
  }

  var entries: [CheckKey: Entry] = [:]

  package init() {}

  /// The findings of a report.
  package init(_ report: Report) {
    let families = Self.families(report.rules)
    for check in report.checks where check.outcome.isFinding { add(check, families) }
  }

  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  package static func families(_ rules: [RuleDescription]) -> [String: RuleFamily] {
    var families: [String: RuleFamily] = [:]
    for rule in rules { families[rule.id] = rule.family }
    return families
  }

  static func key(_ check: Check, _ families: [String: RuleFamily]) -> CheckKey {
    let family = families[check.rule]
    let isOfFile = family == .documents || family == .sources
    return CheckKey(check, file: isOfFile ? check.location.file.path : nil)
  }

  private mutating func add(_ check: Check, _ families: [String: RuleFamily]) {
    let key = Self.key(check, families)
    let entry = Entry(check)
    guard var known = entries[key] else { return entries[key] = entry }
    let count = known.count + 1
    if entry.isWorse(than: known) { known = entry }
    known.count = count
    entries[key] = known
  }

  /// Accepts the findings that were there before and are no worse; says in words which of them are gone.
  package func apply(
    to checks: inout [Check], families: [String: RuleFamily]
  ) -> [String] {
    var left = entries.mapValues(\.count)
    for index in checks.indices where checks[index].outcome.isFinding {
      let key = Self.key(checks[index], families)
      guard let entry = entries[key], let count = left[key] else { continue }
      left[key] = max(0, count - 1)
      if count == 0 { continue }
      if Entry(checks[index]).isWorse(than: entry) {
        checks[index].note(worseThan: entry)
        continue
      }
      checks[index].outcome = .waived
      checks[index].waiver = "It was there before (baseline)."
      checks[index].acceptance = .baseline
    }
    return entries.filter { left[$0.key] == $0.value.count }.keys.sorted { $0.precedes($1) }
      .map(\.sentence)
  }
}

extension Baseline.Entry {
  init(_ check: Check) {
    measured = check.measured?.lowest
    required = check.required
    if let measured, let required { shortfall = abs(measured - required) }
    isUndecided = check.outcome == .undecided
  }

  /// A failure is worse than what could not be decided. Numbers may differ by what adding them up in
  /// another order makes of them.
  func isWorse(than other: Baseline.Entry) -> Bool {
    if isUndecided != other.isUndecided { return other.isUndecided }
    guard let shortfall, let known = other.shortfall else { return false }
    return shortfall > known + 1e-9
  }
}

extension CheckKey {
  /// The order of the file.
  func precedes(_ other: CheckKey) -> Bool { parts.lexicographicallyPrecedes(other.parts) }

  private var parts: [String] {
    [rule, file ?? "", screen ?? "", state ?? "", element ?? "", subject, appearance ?? ""]
  }

  /// "pair-contrast: text on page in dark".
  var sentence: String {
    var text = rule + ": " + subject
    if let appearance { text += " in " + appearance }
    if let element, element != subject { text += " at " + element }
    if let screen { text += " on screen " + screen }
    if let state, state != "default" { text += ", state " + state }
    if let file, !subject.hasSuffix(file) { text += " (" + file + ")" }
    return text
  }
}

extension Check {
  fileprivate mutating func note(worseThan entry: Baseline.Entry) {
    guard let measured = entry.measured else { return }
    let before = "It got worse: in the baseline it was \(quantity.text(measured))."
    detail = detail.map { $0 + " " + before } ?? before
  }
}
