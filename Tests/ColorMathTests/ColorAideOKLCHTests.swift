import ColorMath
import TestSupport
import Testing

/// OKLCH colours in and out of gamut, as coloraide 8.13.1 has them.
@Suite(
  .enabled(
    if: TabSeparatedTable.shared("coloraide_oklch.open.tsv").exists, "the shared table is not there"
  ))
struct ColorAideOKLCHTests {
  static let rows = TabSeparatedTable.shared("coloraide_oklch.open.tsv").rows()

  private func color(_ row: TabSeparatedTable.Row) -> Color {
    Color(.oklch, row.number("oklch_l"), row.number("oklch_c"), row.number("oklch_h"))
  }

  @Test func `unclamped components agree in sRGB and Display P3`() {
    var failures = Failures()
    for row in Self.rows {
      let srgb = color(row).components(in: .srgb)
      let p3 = color(row).components(in: .displayP3)
      failures.check(
        distance(srgb, row.numbers("srgb_r", "srgb_g", "srgb_b")) <= 1e-9, "\(row) \(srgb)")
      failures.check(distance(p3, row.numbers("p3_r", "p3_g", "p3_b")) <= 1e-9, "\(row) \(p3)")
    }
    failures.report()
  }

  @Test func `a colour is in gamut or not beyond rounding noise`() {
    var failures = Failures()
    for row in Self.rows {
      let excess = color(row).gamutExcess(of: .srgb)
      failures.check(abs(excess - max(0, row.number("gamut_excess"))) <= 1e-9, "\(row) \(excess)")
      guard abs(row.number("gamut_excess")) > 1e-6 else { continue }
      failures.check(color(row).isInGamut(of: .srgb) == (row["in_srgb_exact"] == "1"), "\(row)")
    }
    failures.report()
  }

  @Test(arguments: [("css", GamutMapping.css), ("ray", .rayTrace), ("clip", .clip)])
  func `mapping gives the same colour`(_ prefix: String, _ method: GamutMapping) {
    var failures = Failures()
    for row in Self.rows {
      let mapped = color(row).mapped(into: .srgb, method: method)
      let expected = row.numbers(prefix + "_r", prefix + "_g", prefix + "_b")
      failures.check(
        mapped.packed.hex == row[prefix + "_hex"],
        "\(row["oklch_l"]) \(row["oklch_c"]) \(row["oklch_h"]) \(mapped.components) for \(expected) hex"
      )
      failures.check(
        distance(mapped.components, expected) <= 1e-9,
        "\(row["oklch_l"]) \(row["oklch_c"]) \(row["oklch_h"]) \(mapped.components) for \(expected)"
      )
    }
    failures.report("\(prefix)")
  }
}
