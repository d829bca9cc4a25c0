import Diagnostics

/// The checks of a report as rows with a column an appearance, in the order that they are shown.
struct TableGrid {
  /// A rule's checks of one subject. There may be as many as checks, so that they are kept small.
  struct Row {
    private let ruleNumber: Int32
    private let sectionNumber: Int32
    /// -1 for none.
    private let stateNumber: Int32
    private let checkNumber: Int32
    /// The states of rows that became part of it, as indexes into the section's.
    var otherStates: [Int] = []
    /// The first checks of other elements that it stands for.
    var otherElements: [Int] = []
    /// Whether it is about an element.
    let isOfElement: Bool
    var display = Display.full
    private var rankNumber: UInt8 = 0

    init(rule: Int, section: Int, state: Int?, hasElement: Bool, check: Int) {
      ruleNumber = Int32(truncatingIfNeeded: rule)
      sectionNumber = Int32(truncatingIfNeeded: section)
      stateNumber = state.map { Int32(truncatingIfNeeded: $0) } ?? -1
      checkNumber = Int32(truncatingIfNeeded: check)
      isOfElement = hasElement
    }

    /// An index into `TableGrid.rules`.
    var rule: Int { Int(ruleNumber) }
    var section: Int { Int(sectionNumber) }
    /// Its own state, an index into the section's.
    var state: Int? { stateNumber < 0 ? nil : Int(stateNumber) }
    /// The index of its first check.
    var check: Int { Int(checkNumber) }
    /// 0 for the worst outcome, at most 6.
    var rank: Int {
      get { Int(rankNumber) }
      set { rankNumber = UInt8(truncatingIfNeeded: newValue) }
    }

    /// Indexes into the section's states; empty where there are none.
    var states: [Int] { state.map { [$0] + otherStates } ?? [] }
    /// The elements that the row stands for, by their first check; empty where there are none.
    var elements: [Int] { isOfElement ? [check] + otherElements : [] }

    /// The outcome behind the rank.
    var worst: Outcome {
      switch rank {
      case 0, 1: .fail
      case 2, 3: .undecided
      case 4: .waived
      case 5: .pass
      default: .skipped
      }
    }
  }

  /// How a row is shown.
  enum Display {
    case full
    /// All checks pass and none has a ratio: counted with its like.
    case passing
    /// All checks are skipped: listed with its like by reason.
    case skipped
    /// There is no room for it: counted with its like by outcome.
    case left
  }

  /// A part of the table with headings of its own: a screen, or a family of rules that is on none.
  struct Section {
    var title: String
    /// Of a screen, `screens`.
    var family: RuleFamily
    var states: [String]
    var hasFindings: Bool
  }

  /// The names of appearances.
  var appearances: [String]
  /// Ids, in the order of the report.
  var rules: [String]
  var sections: [Section]
  /// Sorted: by section, rule and rank, those with findings first.
  var rows: [Row]
  /// By row as it was built (`Row` keeps its number in `cellStart`).
  var cells: [Int32]
  /// Where the cells of each sorted row begin.
  var cellStarts: [Int]

  /// The slot for checks that hold whatever the appearance.
  var anyAppearance: Int { appearances.count }
  var slots: Int { appearances.count + 1 }

  /// The index of the check in a slot of a row.
  func check(_ row: Int, _ slot: Int) -> Int? {
    let index = cells[cellStarts[row] + slot]
    return index < 0 ? nil : Int(index)
  }

  /// The first check that a row has in one of some slots.
  func check(_ row: Int, in slots: [Int]) -> Int? {
    for slot in slots {
      if let check = check(row, slot) { return check }
    }
    return nil
  }

  /// The indexes of a row's checks, in the order of the columns.
  func checks(_ row: Int) -> [Int] {
    let start = cellStarts[row]
    return cells[start..<start + slots].compactMap { $0 < 0 ? nil : Int($0) }
  }
}
