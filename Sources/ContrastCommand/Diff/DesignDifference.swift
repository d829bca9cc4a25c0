import Diagnostics

/// What changed between a revision and now.
struct DesignDifference {
  /// The revision as it was typed.
  var since: String
  var tokens: [TokenChange]
  var verdicts: [VerdictChange]
  /// Before and now.
  var checkCounts: (before: Int, after: Int)

  init(since: String, from old: DesignState, to new: DesignState, _ appearances: [String]) {
    self.since = since
    tokens = TokenChange.all(from: old.tokens, to: new.tokens, appearances)
    verdicts = VerdictChange.all(from: old.report.checks, to: new.report.checks)
    checkCounts = (old.report.checks.count, new.report.checks.count)
  }

  func count(_ kind: TokenChange.Kind) -> Int { tokens.count { $0.kind == kind } }
  var worse: Int { verdicts.count(where: \.isWorse) }
  var better: Int { verdicts.count(where: \.isBetter) }

  var isEmpty: Bool { tokens.isEmpty && verdicts.isEmpty }

  /// New findings that count for the exit status.
  func newFindings(countingWarnings: Bool) -> Int {
    verdicts.count { change in
      change.isWorse && (countingWarnings || change.after?.severity == .error)
    }
  }

  /// "3 tokens changed, 1 added, none removed; 2 checks fail that did not, 1 does not fail any more."
  var sentence: String {
    if isEmpty { return "No token and no verdict changed." }
    let changed = count(.changed)
    return "\(changed.counted("token")) changed, \(count(.added)) added, "
      + "\(count(.removed)) removed; \(worse) \(worse == 1 ? "check is a finding" : "checks are findings") "
      + "that \(worse == 1 ? "was" : "were") none, \(better) \(better == 1 ? "is" : "are") none any more."
  }
}
