package import Diagnostics

/// What code scanning takes: a run of more results is refused as a whole, and nothing of it shown.
package struct SarifLimit {
  package static let results = 25_000

  /// The results, in the order of the report: as many as are taken, errors before warnings
  /// before what is accepted.
  let shown: [FindingGroup]
  /// How many there are.
  package let count: Int

  package init(_ report: Report) {
    let all = report.groups(where: \.isResult)
    count = all.count
    guard all.count > Self.results else {
      shown = all
      return
    }
    func rank(_ group: FindingGroup) -> Int {
      let check = report.checks[group.first]
      return check.outcome == .waived ? 2 : check.severity == .error ? 0 : 1
    }
    var chosen: [FindingGroup] = []
    for wanted in 0...2 where chosen.count < Self.results {
      chosen += all.lazy.filter { rank($0) == wanted }.prefix(Self.results - chosen.count)
    }
    shown = chosen.sorted { $0.first < $1.first }
  }

  /// What is to be said where some are left out; nil where none are.
  package var note: String? {
    guard count > shown.count else { return nil }
    return "\(count) findings are more than the \(Self.results) that code scanning takes: "
      + "\(count - shown.count) \(count - shown.count == 1 ? "is" : "are") left out, warnings first"
  }
}

extension Outcome {
  /// Whether it is a result of the report.
  fileprivate var isResult: Bool { isFinding || self == .waived }
}
