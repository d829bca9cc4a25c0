import Diagnostics

/// When a column's ratios hold, by its head: "Before", "After", "Old / new".
enum ClaimTime: Hashable {
  case before
  /// "Old", which is of another time only beside a column that is of now.
  case perhapsBefore
  case now
  case later
  /// Both, in this order.
  case beforeAndNow

  init?(head: ClaimSentence) {
    let words = head.terms.filter(\.isPlain).map { head.text($0.span).lowercased() }
    let now = words.firstIndex { ClaimKeywords.nowHeads.contains($0) }
    let before = words.firstIndex {
      ClaimKeywords.beforeHeads.contains($0) || ClaimKeywords.oldHeads.contains($0)
    }
    if let now, let before {
      guard before < now else { return nil }
      self = .beforeAndNow
    } else if let before {
      self = ClaimKeywords.beforeHeads.contains(words[before]) ? .before : .perhapsBefore
    } else if now != nil {
      self = .now
    } else if words.contains(where: { ClaimKeywords.laterHeads.contains($0) }) {
      self = .later
    } else {
      return nil
    }
  }

  /// Whether the ratios of a column are not those of today.
  static func isOther(_ time: ClaimTime?, beside times: [ClaimTime?]) -> Bool {
    switch time {
    case .before: true
    case .perhapsBefore, .later: times.contains(.now)
    case .now, .beforeAndNow, nil: false
    }
  }
}
