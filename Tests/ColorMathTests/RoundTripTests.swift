@testable import ColorMath
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test func `a sample of 65,536 colours goes to OKLCH and back unchanged`() {
    var failures = Failures()
    for index: UInt32 in 0..<65536 {
      // A stride that is odd reaches every residue: each channel takes all of its values.
      let color = PackedColor(index &* 0x9E3779 & 0xFFFFFF)
      failures.check(PackedColor(oklch: color.oklch) == color, color.hex)
    }
    failures.report()
  }

  @Test(
    .enabled(
      if: Exhaustive.isWanted, "all 16,777,216: in a release build, or with CONTRAST_EXHAUSTIVE set"
    ))
  func `every 8-bit colour goes to OKLCH and back unchanged`() {
    var failures = Failures()
    for rgb: UInt32 in 0...0xFFFFFF {
      let color = PackedColor(rgb)
      if PackedColor(oklch: color.oklch) != color { failures.check(false, color.hex) }
    }
    failures.report()
  }

  @Test func `the way over the tree of spaces gives the same`() {
    var failures = Failures()
    for index: UInt32 in 0..<2048 {
      let color = PackedColor(index &* 0x9E3779 & 0xFFFFFF)
      let polar = Color(color).converted(to: .oklch)
      failures.check(polar.packed == color, color.hex)
      failures.check(distance(polar.components(in: .oklab), color.oklab) < 1e-14, color.hex)
    }
    failures.report()
  }

  static let named = TabSeparatedTable.conformance("spaces.tsv").rows().map { $0.packed("hex") }

  @Test(arguments: ColorSpace.all)
  func `every named colour goes by way of every other space and back`(_ space: ColorSpace) {
    var failures = Failures()
    for color in Self.named {
      let own = Color(space, Color(color).components(in: space))
      for target in ColorSpace.all {
        let back = Color(target, own.components(in: target)).components(in: .srgb)
        failures.check(distance(back, Color(color).components) < 1e-9, "\(color.hex) by \(target)")
      }
    }
    #expect(failures.checked == 148 * 15)
    failures.report("\(space)")
  }

  @Test func `colours far outside come back too`() {
    let cartesian: [ColorSpace] = [
      .srgb, .srgbLinear, .displayP3, .displayP3Linear, .rec2020, .xyzD50, .xyzD65, .lab, .oklab,
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let components = SIMD3(
        Double.random(in: -2...3, using: &random), Double.random(in: -2...3, using: &random),
        Double.random(in: -2...3, using: &random))
      for space in cartesian {
        let there = Color(.srgb, components).components(in: space)
        let back = Color(space, there).components(in: .srgb)
        #expect(distance(back, components) < 1e-9, "\(components) by \(space)")
      }
    }
  }

  @Test
  func `encoding to 8 bits is that of the transfer function on both sides of every threshold`() {
    for code in 1...255 {
      let threshold = Color(.srgb, (Double(code) - 0.5) / 255, 0, 0).components(in: .srgbLinear).x
      for offset in [-1e-9, -1e-12, 1e-12, 1e-9] {
        let linear = threshold * (1 + offset)
        let encoded = Color(.srgbLinear, linear, 0, 0).components(in: .srgb).x
        let expected = UInt8((encoded * 255 + 0.5).rounded(.down))
        #expect(Color(.srgbLinear, linear, 0, 0).packed.red == expected, "\(code) \(offset)")
      }
    }
  }

  /// By a few last bits: libraries of other platforms have other powers.
  @Test func `the encoder's thresholds are where the transfer function goes over to a code`() {
    for code in 1...255 {
      let threshold = SRGBTable.thresholds[code]
      let step = 8 * threshold.ulp
      #expect(PackedColor.byte(SRGBTransfer.encode(threshold - step)) == UInt8(code - 1), "\(code)")
      #expect(PackedColor.byte(SRGBTransfer.encode(threshold + step)) == UInt8(code), "\(code)")
    }
  }

  @Test func `256 alphas survive`() {
    for alpha in UInt8.min...UInt8.max {
      let color = PackedColor(red: 1, green: 2, blue: 3, alpha: alpha)
      #expect(Color(color).packed == color)
      #expect(Color(color).alpha == Double(alpha) / 255)
    }
  }
}
