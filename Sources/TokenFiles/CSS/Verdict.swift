/// In which appearances a condition holds, and in which it does not; of all others nobody knows, as
/// of a condition on the width of the window. Media Queries 4 §3.1, evaluated for all at once.
struct Verdict: Hashable, Sendable {
  var yes: AppearanceMask
  var no: AppearanceMask

  static let unknown = Verdict(yes: [], no: [])

  func and(_ other: Verdict) -> Verdict {
    Verdict(yes: yes.intersection(other.yes), no: no.union(other.no))
  }

  func or(_ other: Verdict) -> Verdict {
    Verdict(yes: yes.union(other.yes), no: no.intersection(other.no))
  }

  var negated: Verdict { Verdict(yes: no, no: yes) }
}
