import Diagnostics

/// Which appearances need no column of their own, because every row shows the same in them.
struct ColumnPartition {
  /// Slots of the grid that share a column, in the order of the appearances.
  private(set) var classes: [[Int]]

  init(_ grid: TableGrid, _ report: Report, rows: [Int]) {
    var used = [Bool](repeating: false, count: grid.slots)
    for row in rows {
      for slot in 0..<grid.slots where !used[slot] { used[slot] = grid.check(row, slot) != nil }
    }
    let appearances = (0..<grid.anyAppearance).filter { used[$0] }
    classes = appearances.isEmpty ? [] : [appearances]
    for row in rows where classes.count < appearances.count { split(grid, report, row) }
    classes.sort { ($0.first ?? 0) < ($1.first ?? 0) }
    addAnyAppearance(grid, used[grid.anyAppearance])
  }

  /// Checks of no appearance stand in the first column.
  private mutating func addAnyAppearance(_ grid: TableGrid, _ isUsed: Bool) {
    guard isUsed else { return }
    if classes.isEmpty { classes = [[]] }
    classes[0].append(grid.anyAppearance)
  }

  /// Takes classes apart in which a row shows different things.
  private mutating func split(_ grid: TableGrid, _ report: Report, _ row: Int) {
    var refined: [[Int]] = []
    for members in classes {
      var parts: [[Int]] = []
      for slot in members {
        let cell = Int32(truncatingIfNeeded: grid.check(row, slot) ?? -1)
        let place = parts.firstIndex { part in
          part.first.map {
            report.looksSame(cell, Int32(truncatingIfNeeded: grid.check(row, $0) ?? -1))
          } ?? false
        }
        if let place { parts[place].append(slot) } else { parts.append([slot]) }
      }
      refined += parts
    }
    classes = refined
  }
}
