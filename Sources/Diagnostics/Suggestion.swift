/// The known name that was probably meant: for "did you mean".
package enum Suggestion {
  /// The candidate nearest to a mistyped name, or nil when none is near.
  ///
  /// Near is a Damerau–Levenshtein distance (optimal string alignment: insertions, deletions,
  /// substitutions and swaps of neighbours) of at most a third of the name's length; letter case
  /// does not count. Of equally near ones the first wins. Names over 200 bytes get no suggestion.
  package static func nearest<Names: Sequence>(to name: String, among candidates: Names) -> String?
  where Names.Element == String {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 200 else { return nil }
    var best: String?
    var limit = max(1, wanted.count / 3)
    for candidate in candidates {
      guard abs(candidate.utf8.count - wanted.count) <= limit else { continue }
      let other = folded(candidate)
      let found = distance(wanted, other, limit: limit)
      guard found <= limit else { continue }
      best = candidate
      if found == 0 { break }
      limit = found - 1
    }
    return best
  }

  /// "did you mean color-text?", or nil when no candidate is near.
  package static func help<Names: Sequence>(for name: String, among candidates: Names) -> String?
  where Names.Element == String {
    nearest(to: name, among: candidates).map { "did you mean \($0)?" }
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { 65...90 ~= $0 ? $0 + 32 : $0 }
  }

  /// The distance, or anything over `limit` once it is known to be over it.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for (row, byte) in left.enumerated() {
      current[0] = row + 1
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      if (current.min() ?? 0) > limit { return limit + 1 }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
