import ColorMath
import TestSupport
import Testing

@Suite struct VisionTests {
  static let table = TabSeparatedTable.shared("cvd.open.tsv")

  /// Of Brettel's model only the tritan rows: for protan and deutan coloraide 8.13.1 takes each half
  /// of the plane for the other, so that its light of 475 nm is not seen alike.
  @Test(
    .enabled(if: table.exists, "the shared table is not there"),
    arguments: VisionModel.allCases)
  func `a simulation is that of coloraide`(_ model: VisionModel) throws {
    var failures = Failures()
    for row in Self.table.rows() where row["method"] == model.rawValue {
      let deficiency = try #require(VisionDeficiency(rawValue: row["deficiency"]))
      if model == .brettel1997 && deficiency != .tritan { continue }
      let seen = Color(row.packed("hex"))
        .simulated(deficiency, model: model, severity: row.number("severity"))
      let linear = seen.components(in: .srgbLinear)
      let expected = row.numbers("lin_r", "lin_g", "lin_b")
      failures.check(distance(linear, expected) <= 1e-9, "\(row) \(linear)")
      let clipped = seen.mapped(into: .srgb, method: .clip).packed.hex
      failures.check(clipped == row["hex_clipped"], "\(row) \(clipped)")
    }
    #expect(failures.checked >= 400)
    failures.report("\(model)")
  }

  @Test(arguments: VisionModel.allCases) func `white, black and grey stay`(_ model: VisionModel) {
    for deficiency in VisionDeficiency.allCases {
      for rgb: UInt32 in [0, 0x808080, 0xFFFFFF] {
        let seen = Color(hex: rgb).simulated(deficiency, model: model)
        #expect(seen.packed == PackedColor(rgb))
      }
    }
  }

  @Test(arguments: VisionModel.allCases) func `severity 0 is normal vision`(_ model: VisionModel) {
    let color = Color(hex: 0xC2410C)
    for deficiency in VisionDeficiency.allCases {
      let seen = color.simulated(deficiency, model: model, severity: 0)
      #expect(distance(seen.components, color.components) < 1e-12)
    }
  }

  @Test func `red and green of one luminance become one grey`() {
    let red = Color(hex: 0xFF0000)
    let grey = red.simulated(.greyscale)
    #expect(grey.components.x == grey.components.y)
    #expect(abs(WCAG.relativeLuminance(grey) - WCAG.relativeLuminance(red)) < 1e-12)
  }

  @Test func `a severity beyond 0 to 1 is the nearer end`() {
    let color = Color(hex: 0x336699)
    #expect(color.simulated(.protan, severity: 7) == color.simulated(.protan, severity: 1))
    #expect(color.simulated(.protan, severity: -.infinity) == color.simulated(.protan, severity: 0))
  }

  @Test func `a dichromat cannot tell apart what differs in the missing cone alone`() {
    let first = Color(hex: 0xC06040).simulated(.protan, model: .vienot1999).components
    let again = Color(.srgb, first).simulated(.protan, model: .vienot1999).components
    #expect(distance(first, again) < 1e-9)
  }
}
