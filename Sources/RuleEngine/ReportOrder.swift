import Diagnostics

/// The order of a report: file, place, rule, appearance; then subject, screen and state.
enum ReportOrder {
  private struct Key {
    var file: Int32
    var start: UInt32
    var rule: Int32
    var appearance: Int32
    var index: Int32
  }

  static func sorted(_ checks: [Check], rules: [String], appearances: [String]) -> [Check] {
    var files = Ranks(checks.lazy.map(\.location.file.path), sorting: true)
    var ruleRanks = Ranks(rules, sorting: false)
    var appearanceRanks = Ranks(appearances, sorting: false)
    var keys: [Key] = []
    keys.reserveCapacity(checks.count)
    for (index, check) in checks.enumerated() {
      keys.append(
        Key(
          file: files[check.location.file.path], start: check.location.span.start,
          rule: ruleRanks[check.rule],
          appearance: check.appearance.map { appearanceRanks[$0] } ?? -1, index: Int32(index)))
    }
    keys.sort { precedes($0, $1, checks) }
    return keys.map { checks[Int($0.index)] }
  }

  private static func precedes(_ left: Key, _ right: Key, _ checks: [Check]) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.start != right.start { return left.start < right.start }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.appearance != right.appearance { return left.appearance < right.appearance }
    let (first, second) = (checks[Int(left.index)], checks[Int(right.index)])
    if first.subject != second.subject { return first.subject < second.subject }
    let (screen, other) = (first.screen ?? "", second.screen ?? "")
    return screen != other ? screen < other : left.index < right.index
  }

  /// Problems by file and place; those without a place come first.
  static func sorted(_ problems: [Problem]) -> [Problem] {
    problems.enumerated().sorted { left, right in
      let (first, second) = (left.element.path ?? "", right.element.path ?? "")
      if first != second { return first < second }
      let start = left.element.location?.span.start ?? 0
      let other = right.element.location?.span.start ?? 0
      return start != other ? start < other : left.offset < right.offset
    }.map(\.element)
  }
}

/// Numbers for names. The last answer is kept, since the same name is asked for many times in a row.
private struct Ranks {
  private var ranks: [String: Int32] = [:]
  private var last = (name: "", rank: Int32(-1))

  init(_ names: some Sequence<String>, sorting: Bool) {
    var seen: Set<String> = []
    var previous: String?
    for name in names where name != previous {
      previous = name
      seen.insert(name)
    }
    let ordered = sorting ? seen.sorted() : Array(names)
    for (index, name) in ordered.enumerated() where ranks[name] == nil {
      ranks[name] = Int32(index)
    }
  }

  subscript(name: String) -> Int32 {
    mutating get {
      if name != last.name { last = (name, ranks[name] ?? Int32(ranks.count)) }
      return last.rank
    }
  }
}
