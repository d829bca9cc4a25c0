import ColorMath
import TestSupport
import Testing

/// 8-bit colours in every space, as coloraide 8.13.1 has them.
@Suite(
  .enabled(
    if: TabSeparatedTable.shared("coloraide_srgb.open.tsv").exists, "the shared table is not there")
)
struct ColorAideSRGBTests {
  static let rows = TabSeparatedTable.shared("coloraide_srgb.open.tsv").rows()

  /// A space, its columns, the factor from the table's units to ours, and the tolerance: ProPhoto's matrix
  /// has other digits in coloraide.
  struct Columns: Sendable {
    let space: ColorSpace
    let names: [String]
    var factor = SIMD3<Double>.one
    var tolerance = 1e-9
  }

  static let columns = [
    Columns(space: .srgbLinear, names: ["lin_r", "lin_g", "lin_b"]),
    Columns(space: .xyzD65, names: ["xyz65_x", "xyz65_y", "xyz65_z"]),
    Columns(space: .xyzD50, names: ["xyz50_x", "xyz50_y", "xyz50_z"]),
    Columns(space: .oklab, names: ["oklab_l", "oklab_a", "oklab_b"]),
    Columns(space: .oklch, names: ["oklch_l", "oklch_c", "oklch_h"]),
    Columns(space: .lab, names: ["lab_l", "lab_a", "lab_b"]),
    Columns(space: .lch, names: ["lch_l", "lch_c", "lch_h"]),
    Columns(space: .displayP3, names: ["p3_r", "p3_g", "p3_b"]),
    Columns(space: .a98RGB, names: ["a98_r", "a98_g", "a98_b"], tolerance: 2e-5),
    Columns(
      space: .prophotoRGB, names: ["prophoto_r", "prophoto_g", "prophoto_b"], tolerance: 2e-5),
    Columns(space: .rec2020, names: ["rec2020_r", "rec2020_g", "rec2020_b"]),
    Columns(space: .hsl, names: ["hsl_h", "hsl_s", "hsl_l"], factor: SIMD3(1, 100, 100)),
    Columns(space: .hwb, names: ["hwb_h", "hwb_w", "hwb_b"], factor: SIMD3(1, 100, 100)),
  ]

  @Test(arguments: columns) func `every colour has the components of coloraide`(_ columns: Columns)
  {
    var failures = Failures()
    for row in Self.rows {
      let color = Color(row.packed("hex")).converted(to: columns.space)
      let expected = row.numbers(columns.names[0], columns.names[1], columns.names[2])
      failures.check(agrees(color, expected * columns.factor, columns), "\(row["hex"]): \(color)")
    }
    failures.report("\(columns.space)")
  }

  private func agrees(_ color: Color, _ expected: SIMD3<Double>, _ columns: Columns) -> Bool {
    (0..<3).allSatisfy { index in
      guard index == color.space.hueIndex else {
        return abs(color.components[index] - expected[index])
          <= columns.tolerance * max(1, columns.factor[index])
      }
      guard !expected[index].isNaN else { return color.component(index) == nil }
      let turn = abs(color.components[index] - expected[index])
      return min(turn, 360 - turn) <= 1e-7
    }
  }

  @Test func `luminance and contrast are those of wcag-contrast-ratio`() {
    var failures = Failures()
    for row in Self.rows {
      let (first, second) = (row.packed("hex"), row.packed("hex2"))
      failures.check(abs(first.luminance - row.number("lum_wcag")) <= 1e-12, "\(row["hex"])")
      failures.check(
        abs(first.contrast(with: second) - row.number("contrast_wcag")) <= 1e-9, "\(row["hex"])")
      let measured = Contrast.measure(foreground: Color(first), over: Color(second))
      failures.check(measured.lowest == first.contrast(with: second), "\(row["hex"]) measured")
    }
    failures.report()
  }

  /// ΔE 2000 of a grey turns on the hue that rounding noise of 1e-14 gives it: there, 5e-6.
  @Test func `the differences are those of coloraide`() {
    var failures = Failures()
    for row in Self.rows {
      let (first, second) = (Color(row.packed("hex")), Color(row.packed("hex2")))
      let isGrey =
        first.converted(to: .lch).missing == .third || second.converted(to: .lch).missing == .third
      let differences = [
        (first.deltaEOK(to: second), "de_ok", 1e-9),
        (first.deltaE76(to: second), "de_76_d50", 1e-9),
        (first.deltaE2000(to: second), "de_2000_d50", isGrey ? 5e-6 : 1e-9),
      ]
      for (value, column, tolerance) in differences {
        failures.check(
          abs(value - row.number(column)) <= tolerance, "\(row["hex"]) \(column) \(value)")
      }
    }
    failures.report()
  }
}
