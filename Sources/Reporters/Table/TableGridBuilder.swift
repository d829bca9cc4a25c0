import Diagnostics

/// Sorts checks into rows, sections and columns, in one pass over the report.
struct TableGridBuilder {
  private let report: Report
  private var appearances: Interner
  /// By check: the number of its appearance, or -1.
  private var appearanceNumbers: [Int32]
  private var rules: Interner
  private var sections: [TableGrid.Section] = []
  /// By family, where there is a section of it that is on no screen.
  private var familySections = [Int?](repeating: nil, count: allFamilies.count)
  private static let allFamilies = RuleFamily.allCases
  private var screenSections: [String: Int] = [:]
  private var lastScreen: (name: String, number: Int)?
  private var rows: [TableGrid.Row] = []
  private var cells: [Int32] = []
  /// The row before this one with the same rule, section and subject, or -1.
  private var previous: [Int32] = []
  /// For `previous`: rows of a source, which need not be found by their subjects.
  private static let isNotLinked: Int32 = -2
  private var latest: [RowKey: Int32] = [:]
  /// By source of checks, of which there are a few: the row for each of its rows, or -1.
  private var sourceRows: [(source: ObjectIdentifier, rows: [Int32])] = []

  /// How far back a row is looked for among those of the same subject, so that a subject that occurs a
  /// hundred thousand times costs no more than others.
  private static let reach = 16

  static func grid(of report: Report, failuresOnly: Bool) -> TableGrid {
    var builder = TableGridBuilder(report)
    for index in report.checks.indices {
      if failuresOnly, !report.checks[index].outcome.isFinding { continue }
      builder.add(index)
    }
    return builder.finish()
  }

  private init(_ report: Report) {
    self.report = report
    var appearances = Interner(report.appearances)
    appearanceNumbers = report.checks.indices.map { index in
      report.checks[index].appearance.map { Int32(truncatingIfNeeded: appearances.intern($0)) }
        ?? -1
    }
    self.appearances = appearances
    rules = Interner(report.rules.map(\.id))
    families = report.rules.map(\.family)
    // Memory that is not written costs nothing.
    rows.reserveCapacity(report.checks.count)
    previous.reserveCapacity(report.checks.count)
    cells.reserveCapacity(2 * report.checks.count)
  }

  private var families: [RuleFamily]
  private var slots: Int { appearances.names.count + 1 }

  private mutating func add(_ index: Int) {
    let number = Int(appearanceNumbers[index])
    let slot = number < 0 ? slots - 1 : number
    let row = row(of: index, slot)
    cells[row * slots + slot] = Int32(truncatingIfNeeded: index)
  }

  private mutating func row(of index: Int, _ slot: Int) -> Int {
    if let source = report.checks[index].source { return row(of: index, source) }
    let rule = rule(of: index)
    // Copied once, and not by each of its properties.
    let check = report.checks[index]
    let section = section(check.screen, families[rule])
    let state = check.state.map { self.state($0, in: section) }
    let element = check.element
    let key = RowKey(rule: rule, section: section, subject: check.subject, element: element)
    if let row = row(for: key, state: state, slot: slot) { return row }
    let row = newRow(rule, section, state, element, index)
    link(row, key)
    return row
  }

  /// The row of a check that its source knows the row of.
  private mutating func row(of index: Int, _ source: any CheckSource) -> Int {
    let number = report.checks[index].number
    let (id, known) = (ObjectIdentifier(source), source.row(of: number))
    if let row = sourceRow(id, known) { return row }
    note(id, known)
    let rule = rule(of: index)
    let section = section(source.screen(of: number), families[rule])
    let state = source.state(of: number).map { self.state($0, in: section) }
    let row = newRow(rule, section, state, source.element(of: number), index)
    previous[row] = Self.isNotLinked
    return row
  }

  private mutating func rule(of index: Int) -> Int {
    let rule = rules.intern(report.checks[index].rule)
    while families.count < rules.names.count { families.append(.tokens) }
    return rule
  }

  /// Puts a row behind those with the same rule, section and subject.
  private mutating func link(_ row: Int, _ key: RowKey) {
    previous[row] = latest.updateValue(Int32(truncatingIfNeeded: row), forKey: key) ?? -1
  }

  /// The row of a source's row, where there is one already.
  private func sourceRow(_ source: ObjectIdentifier, _ row: Int) -> Int? {
    for known in sourceRows.indices where sourceRows[known].source == source {
      guard row < sourceRows[known].rows.count else { return nil }
      let found = sourceRows[known].rows[row]
      return found < 0 ? nil : Int(found)
    }
    return nil
  }

  /// Notes that the next row will be that of a source's row.
  private mutating func note(_ source: ObjectIdentifier, _ row: Int) {
    let known = sourceRows.firstIndex { $0.source == source } ?? sourceRows.count
    if known == sourceRows.count { sourceRows.append((source, [])) }
    let count = sourceRows[known].rows.count
    if row >= count {
      sourceRows[known].rows += repeatElement(-1, count: max(row + 1, 2 * count) - count)
    }
    sourceRows[known].rows[row] = Int32(truncatingIfNeeded: rows.count)
  }

  private mutating func section(_ screen: String?, _ family: RuleFamily) -> Int {
    if let screen { return self.section(screen) }
    let place = Self.allFamilies.firstIndex(of: family) ?? 0
    let number = familySections[place] ?? newSection(family.title, family)
    familySections[place] = number
    return number
  }

  private mutating func section(_ screen: String) -> Int {
    if let lastScreen, lastScreen.name == screen { return lastScreen.number }
    let number = screenSections[screen] ?? newSection("Screen " + screen, .screens)
    screenSections[screen] = number
    lastScreen = (screen, number)
    return number
  }

  private mutating func newSection(_ title: String, _ family: RuleFamily) -> Int {
    sections.append(
      TableGrid.Section(title: title, family: family, states: [], hasFindings: false))
    return sections.count - 1
  }

  private mutating func state(_ name: String, in section: Int) -> Int {
    if let number = sections[section].states.firstIndex(of: name) { return number }
    sections[section].states.append(name)
    return sections[section].states.count - 1
  }

  /// A row with the same subject and state whose slot is free.
  private func row(for key: RowKey, state: Int?, slot: Int) -> Int? {
    var row = Int(latest[key] ?? -1)
    var steps = 0
    while row >= 0, steps < Self.reach {
      if rows[row].state == state, cells[row * slots + slot] < 0 { return row }
      row = Int(previous[row])
      steps += 1
    }
    return nil
  }

  private mutating func newRow(
    _ rule: Int, _ section: Int, _ state: Int?, _ element: String?, _ check: Int
  ) -> Int {
    rows.append(
      TableGrid.Row(
        rule: rule, section: section, state: state, hasElement: element != nil, check: check))
    previous.append(-1)
    cells.append(contentsOf: repeatElement(-1, count: slots))
    return rows.count - 1
  }
}

// What is known only when all checks have been seen.
extension TableGridBuilder {
  private mutating func finish() -> TableGrid {
    for row in rows.indices { classify(row) }
    linkStates()
    var merged = mergeStates()
    mergeElements(&merged)
    let order = sortedRows(without: merged)
    leaveOut(order)
    return TableGrid(
      appearances: appearances.names, rules: rules.names, sections: sections,
      rows: order.map { rows[$0] }, cells: cells, cellStarts: order.map { $0 * slots })
  }

  /// How many lines or so the rows shown in full may take: a table of more is not read.
  private static let room = 4000

  /// Rows with findings take more room than others.
  private mutating func leaveOut(_ order: [Int]) {
    var room = Self.room
    for row in order where rows[row].display == .full {
      room -= rows[row].rank <= 3 ? 8 : 2
      if room < 0 { rows[row].display = rows[row].rank == 5 ? .passing : .left }
    }
  }

  private mutating func classify(_ row: Int) {
    var rank = 6
    var hasRatio = false
    var allPass = true
    var allSkipped = true
    for cell in cells[row * slots..<(row + 1) * slots] where cell >= 0 {
      let outcome = report.checks[Int(cell)].outcome
      rank = min(rank, Self.rank(outcome, report.checks[Int(cell)].severity))
      hasRatio = hasRatio || report.hasRatio(Int(cell))
      allPass = allPass && outcome == .pass
      allSkipped = allSkipped && outcome == .skipped
    }
    rows[row].rank = rank
    if rank <= 3 { sections[rows[row].section].hasFindings = true }
    if !hasRatio, allPass { rows[row].display = .passing }
    if allSkipped { rows[row].display = .skipped }
  }

  /// Failures before what is undecided, errors before warnings.
  private static func rank(_ outcome: Outcome, _ severity: Severity) -> Int {
    switch outcome {
    case .fail: severity == .error ? 0 : 1
    case .undecided: severity == .error ? 2 : 3
    case .waived: 4
    case .pass: 5
    case .skipped: 6
    }
  }

  /// Links the rows that may be the same in several states.
  private mutating func linkStates() {
    for row in rows.indices where previous[row] == Self.isNotLinked {
      previous[row] = -1
      guard rows[row].state != nil, sections[rows[row].section].states.count > 1 else {
        continue
      }
      let check = report.checks[rows[row].check]
      link(
        row,
        RowKey(
          rule: rows[row].rule, section: rows[row].section, subject: check.subject,
          element: check.element))
    }
  }

  /// Rows of one subject that look the same in several states become one. Says which went away.
  private mutating func mergeStates() -> [Bool] {
    var merged = [Bool](repeating: false, count: rows.count)
    for row in rows.indices.reversed() where rows[row].state != nil {
      var other = Int(previous[row])
      var steps = 0
      while other >= 0, steps < Self.reach {
        if rows[other].state != nil, looksSame(row, other) {
          rows[other].otherStates += rows[row].states
          merged[row] = true
          break
        }
        other = Int(previous[other])
        steps += 1
      }
    }
    return merged
  }

  /// Elements of one pair that pass with the same numbers in the same states become one row.
  private mutating func mergeElements(_ merged: inout [Bool]) {
    var first: [RowKey: Int] = [:]
    for row in rows.indices where !merged[row] && rows[row].rank == 5 {
      let check = rows[row].check
      guard rows[row].isOfElement else { continue }
      let key = RowKey(
        rule: rows[row].rule, section: rows[row].section, subject: report.checks[check].subject)
      guard let other = first[key] else {
        first[key] = row
        continue
      }
      guard rows[other].state == rows[row].state,
        rows[other].otherStates == rows[row].otherStates, looksSame(row, other)
      else { continue }
      rows[other].otherElements += rows[row].elements
      merged[row] = true
    }
  }

  private func looksSame(_ left: Int, _ right: Int) -> Bool {
    if rows[left].display == .passing, rows[right].display == .passing { return true }
    return (0..<slots).allSatisfy { slot in
      report.looksSame(cells[left * slots + slot], cells[right * slots + slot])
    }
  }

  /// By section, then rules with findings first, then the worst rows; there are few of those, so that rows are
  /// not compared but put together.
  private func sortedRows(without merged: [Bool]) -> [Int] {
    var hasFindings = [Bool](repeating: false, count: sections.count * rules.names.count)
    for row in rows.indices where rows[row].rank <= 3 { hasFindings[block(row)] = true }
    let order = sectionOrder()
    let groups = Dictionary(grouping: rows.indices.lazy.filter { !merged[$0] }) { row in
      let block = order[rows[row].section] << 1 | (hasFindings[self.block(row)] ? 0 : 1)
      return (block << 20 | rows[row].rule) << 3 | rows[row].rank
    }
    return groups.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private func block(_ row: Int) -> Int { rows[row].section * rules.names.count + rows[row].rule }

  /// The place of each section: those with findings first, then families, then screens as they came.
  private func sectionOrder() -> [Int] {
    let ranks = sections.map { Self.allFamilies.firstIndex(of: $0.family) ?? 0 }
    let sorted = sections.indices.sorted { left, right in
      let leftKey = (sections[left].hasFindings ? 0 : 1, ranks[left], left)
      return leftKey < (sections[right].hasFindings ? 0 : 1, ranks[right], right)
    }
    var order = [Int](repeating: 0, count: sections.count)
    for (place, section) in sorted.enumerated() { order[section] = place }
    return order
  }
}

extension Report {
  /// Whether a check's number is worth a row though it passes: a count or a size is not.
  fileprivate func hasRatio(_ check: Int) -> Bool {
    guard checks[check].measured != nil else { return false }
    switch checks[check].quantity.unit {
    case .ratio, .difference: return true
    case .count, .pixels: return false
    }
  }

  /// Whether two cells, which are indexes of checks or -1, need not be shown twice.
  func looksSame(_ left: Int32, _ right: Int32) -> Bool {
    guard left >= 0, right >= 0 else { return left == right }
    let (left, right) = (Int(left), Int(right))
    guard checks[left].outcome == checks[right].outcome,
      checks[left].measured == checks[right].measured,
      checks[left].required == checks[right].required,
      checks[left].severity == checks[right].severity
    else { return false }
    return checks[left].saysSame(as: checks[right])
  }
}

extension RuleFamily {
  /// As the heading of a part of a report.
  package var title: String {
    switch self {
    case .tokens: "Tokens"
    case .pairs: "Pairs"
    case .screens: "Screens"
    case .roles: "Roles"
    case .documents: "Documents"
    case .sources: "Sources"
    case .waivers: "Waivers"
    }
  }
}
