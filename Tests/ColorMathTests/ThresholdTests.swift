import ColorMath
import TestSupport
import Testing

/// Verdicts where they are hardest: a hair from a floor.
@Suite struct ThresholdTests {
  @Test func `pairs nearest to a floor are judged as in 40 digits`() {
    var failures = Failures()
    for row in TabSeparatedTable.conformance("thresholds.tsv").rows() {
      let (first, second) = (row.packed("first"), row.packed("second"))
      let (floor, exact) = (row.number("floor"), row.number("ratio"))
      let passes = row["passes"] == "1"
      let ratio = first.contrast(with: second)
      failures.check(abs(ratio - exact) < 4e-15 * exact, "\(row) \(ratio)")
      failures.check((ratio >= floor) == passes, "\(row) verdict")
      let measured = Contrast.measure(foreground: Color(first), over: Color(second))
      failures.check(measured.reaches(floor) == passes, "\(row) measured")
      failures.check(
        Solver.Demand(over: Color(second), floor: floor).isMet(by: Color(first)) == passes,
        "\(row) demand")
      let counted = ContrastMatrix([first, second]).pairs(reaching: floor)
      failures.check(counted == (passes ? 1 : 0), "\(row) counted")
    }
    #expect(failures.checked == 750)
    failures.report()
  }

  /// ThePacielloGroup/CCA-OSX#23, dequelabs/axe-core#494.
  @Test(
    arguments: [
      (0x777777, 4.5, 4.478, false), (0x959595, 3, 2.995, false), (0x949494, 3, 3.033, true),
      (0x595959, 7, 7.0047, true), (0x5A5A5A, 7, 6.897, false), (0x0078D7, 4.5, 4.499, false),
      (0x767676, 4.5, 4.542, true), (0x7C7CFF, 3, 3.396, true), (0x808080, 3, 3.949, true),
    ] as [(UInt32, Double, Double, Bool)])
  func `nothing is rounded before it is compared`(
    _ rgb: UInt32, _ floor: Double, _ ratio: Double, _ passes: Bool
  ) {
    let measured = Contrast.measure(foreground: Color(hex: rgb), over: Color(.white))
    #expect(abs(measured.lowest - ratio) < 1e-3)
    #expect(measured.reaches(floor) == passes)
  }

  /// The grey of each lightness on black and on white, by the definition in WCAG 2.2 spelled out.
  @Test func `all greys have the ratio of the definition`() {
    for code in 0...255 {
      let share = Double(code) / 255
      let linear =
        share <= 0.04045
        ? share / 12.92 : Color(.srgb, share, 0, 0).components(in: .srgbLinear).x
      let grey = PackedColor(UInt32(code) * 0x010101)
      #expect(abs(grey.luminance - linear) < 1e-15)
      #expect(abs(grey.contrast(with: .black) - (linear + 0.05) / 0.05) < 1e-13)
      #expect(abs(grey.contrast(with: .white) - 1.05 / (linear + 0.05)) < 1e-13)
    }
  }

  @Test func `the product of the ratios on black and on white is 21`() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<500 {
      let color = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let product = color.contrast(with: .black) * color.contrast(with: .white)
      #expect(abs(product - 21) < 1e-12)
    }
  }

  @Test func `luminance rises with each channel`() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<200 {
      let color = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      for shift: UInt32 in [8, 16, 24] where color.rgba >> shift & 0xFF < 255 {
        let brighter = PackedColor(rgba: color.rgba + (1 << shift))
        #expect(brighter.luminance > color.luminance)
        #expect(brighter.contrast(with: .black) > color.contrast(with: .black))
        #expect(brighter.contrast(with: .white) < color.contrast(with: .white))
      }
    }
  }
}
