import Diagnostics

/// The order of a report: file, place, rule, appearance; then subject, screen and state.
enum ReportOrder {
  private struct Key {
    /// The rank of the file, then the place in it.
    var place: UInt64
    /// The rank of the rule, then that of the appearance; those of none come first.
    var rule: UInt64
    /// The check's place before sorting.
    var index: Int
  }

  /// Checks are large and hold many references, so they are sorted by keys and then swapped into place.
  static func sort(_ checks: inout [Check], rules: [String], appearances: [String]) {
    var keys = keys(of: checks, rules, appearances)
    keys.sort { precedes($0, $1, checks) }
    checks.withUnsafeMutableBufferPointer { permute($0, &keys) }
  }

  private static func keys(
    of checks: [Check], _ rules: [String], _ appearances: [String]
  ) -> [Key] {
    var files = FileRanks(checks)
    var ruleRanks = Ranks(rules)
    var appearanceRanks = Ranks(appearances)
    var keys: [Key] = []
    keys.reserveCapacity(checks.count)
    var (file, rule): (Int32, Int32) = (0, 0)
    for index in checks.indices {
      // Mostly they are those of the check before.
      if index == 0 || checks[index].location.file !== checks[index - 1].location.file {
        file = files[checks[index].location.file]
      }
      if index == 0 || checks[index].rule != checks[index - 1].rule {
        rule = ruleRanks[checks[index].rule]
      }
      keys.append(
        Key(
          place: pair(file, checks[index].location.span.start),
          rule: pair(
            rule, checks[index].appearance.map { UInt32(bitPattern: appearanceRanks[$0]) + 1 } ?? 0),
          index: index))
    }
    return keys
  }

  private static func pair(_ rank: Int32, _ rest: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: rank)) << 32 | UInt64(rest)
  }

  private static func precedes(_ left: Key, _ right: Key, _ checks: [Check]) -> Bool {
    if left.place != right.place { return left.place < right.place }
    if left.rule != right.rule { return left.rule < right.rule }
    let order = subjectOrder(left.index, right.index, checks)
    if order != 0 { return order < 0 }
    let (screen, other) = (checks[left.index].screen ?? "", checks[right.index].screen ?? "")
    return screen != other ? screen < other : left.index < right.index
  }

  /// Below, at or above 0 as the subject of one check comes before that of another, is the same, or
  /// comes after.
  private static func subjectOrder(_ left: Int, _ right: Int, _ checks: [Check]) -> Int {
    if let source = checks[left].source, source === checks[right].source,
      let order = source.subjectOrder(checks[left].number, checks[right].number)
    {
      return order
    }
    let (first, second) = (checks[left].subject, checks[right].subject)
    return first == second ? 0 : first < second ? -1 : 1
  }

  /// Goes round each cycle of the permutation once.
  private static func permute(_ checks: UnsafeMutableBufferPointer<Check>, _ keys: inout [Key]) {
    for start in keys.indices where keys[start].index != start {
      var current = start
      while true {
        let next = keys[current].index
        keys[current].index = current
        if next == start { break }
        checks.swapAt(current, next)
        current = next
      }
    }
  }

  /// Problems by file and place, each once; those without a place come first.
  static func sorted(_ problems: [Problem]) -> [Problem] {
    var seen: Set<Problem> = []
    return problems.filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let (first, second) = (left.element.path ?? "", right.element.path ?? "")
      if first != second { return first < second }
      let start = left.element.location?.span.start ?? 0
      let other = right.element.location?.span.start ?? 0
      return start != other ? start < other : left.offset < right.offset
    }.map(\.element)
  }
}

/// Numbers for names, in the order in which they are given. The last answer is kept, since the same name
/// is asked for many times in a row; and few names are compared, not hashed.
private struct Ranks {
  private var ranks: [String: Int32] = [:]
  private let few: [String]
  private var last = (name: "", rank: Int32(-1))

  init(_ names: [String]) {
    for (index, name) in names.enumerated() where ranks[name] == nil { ranks[name] = Int32(index) }
    few = names.count <= 8 ? names : []
  }

  subscript(name: String) -> Int32 {
    mutating get {
      for index in few.indices where few[index] == name { return Int32(index) }
      if name != last.name { last = (name, ranks[name] ?? Int32(ranks.count)) }
      return last.rank
    }
  }
}

/// Numbers for files, by their paths in rising order.
private struct FileRanks {
  private var ranks: Ranks

  init(_ checks: [Check]) {
    var paths: Set<String> = []
    var previous: SourceFile?
    for index in checks.indices where checks[index].location.file !== previous {
      let file = checks[index].location.file
      paths.insert(file.path)
      previous = file
    }
    ranks = Ranks(paths.sorted())
  }

  subscript(file: SourceFile) -> Int32 {
    mutating get { ranks[file.path] }
  }
}

extension [Check] {
  /// Appends what another array holds without copying it: copies would count every reference in it up
  /// and down again.
  mutating func take(_ others: inout [Check]) {
    // The few go to the many.
    if others.count > count {
      others.insert(contentsOf: self, at: 0)
      self = []
      return swap(&self, &others)
    }
    others.reverse()
    while let check = others.popLast() { append(check) }
  }
}
