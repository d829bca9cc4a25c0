import ColorMath
import TestSupport
import Testing

/// Pairs near the floors of WCAG, as wcag-contrast-ratio 0.9 has them.
@Suite(
  .enabled(
    if: TabSeparatedTable.shared("contrast_threshold.open.tsv").exists,
    "the shared table is not there"))
struct ContrastThresholdTests {
  @Test func `every pair passes or fails each floor as it should`() {
    var failures = Failures()
    for row in TabSeparatedTable.shared("contrast_threshold.open.tsv").rows() {
      let ratio = row.packed("fg").contrast(with: row.packed("bg"))
      failures.check(abs(ratio - row.number("ratio_wcag")) <= 1e-12, "\(row) \(ratio)")
      for (floor, column) in [(3.0, "pass3"), (4.5, "pass4_5"), (7, "pass7")] {
        failures.check((ratio >= floor) == (row[column] == "1"), "\(row) at \(floor)")
      }
    }
    failures.report()
  }
}

/// Published pairs with the ratio that their source states.
@Suite(
  .enabled(
    if: TabSeparatedTable.shared("contrast_pairs.open.tsv").exists, "the shared table is not there")
)
struct ContrastPairsTests {
  @Test func `every published ratio is the measured one as its source rounds`() {
    var failures = Failures()
    for row in TabSeparatedTable.shared("contrast_pairs.open.tsv").rows() {
      guard let foreground = PackedColor(hex: row["fg"]),
        let background = PackedColor(hex: row["bg"])
      else { continue }
      let ratio = foreground.contrast(with: background)
      failures.check(abs(ratio - row.number("ratio_calc")) <= 1e-9, "\(row) \(ratio)")
      failures.check(holds(ratio, row) || row["agrees"] == "no", "\(row) \(ratio)")
    }
    #expect(failures.checked > 100)
    failures.report()
  }

  private func holds(_ ratio: Double, _ row: TabSeparatedTable.Row) -> Bool {
    let stated = row.number("stated")
    let step = (0..<(Int(row["decimals"]) ?? 0)).reduce(1.0) { value, _ in value / 10 }
    return switch row["cmp"] {
    case ">=", ">": ratio >= stated
    case "<=", "<": ratio <= stated
    default: abs(ratio - stated) < max(step, 1e-12)
    }
  }
}
