package import Diagnostics

/// What code scanning takes: a run of more results is refused as a whole, and nothing of it shown.
package struct SarifLimit {
  package static let results = 25_000

  /// The checks that are results, in the order of the report: as many as are taken, errors before warnings
  /// before what is accepted.
  let shown: [Int]
  /// How many there are.
  package let count: Int

  package init(_ report: Report) {
    let all = report.checks.indices.filter { report.checks[$0].outcome.isResult }
    count = all.count
    guard all.count > Self.results else {
      shown = all
      return
    }
    func rank(_ index: Int) -> Int {
      let check = report.checks[index]
      return check.outcome == .waived ? 2 : check.severity == .error ? 0 : 1
    }
    var chosen: [Int] = []
    for wanted in 0...2 where chosen.count < Self.results {
      chosen += all.lazy.filter { rank($0) == wanted }.prefix(Self.results - chosen.count)
    }
    shown = chosen.sorted()
  }

  /// What is to be said where some are left out; nil where none are.
  package var note: String? {
    guard count > shown.count else { return nil }
    return "\(count) findings are more than the \(Self.results) that code scanning takes: "
      + "\(count - shown.count) are left out, warnings first"
  }
}

extension Outcome {
  /// Whether it is a result of the report.
  fileprivate var isResult: Bool { isFinding || self == .waived }
}
