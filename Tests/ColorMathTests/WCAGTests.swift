import ColorMath
import TestSupport
import Testing

@Suite struct WCAGTests {
  @Test func `contrast is symmetric, within 1 to 21, and 1 for equal colours`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4096 {
      let first = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let second = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let ratio = first.contrast(with: second)
      #expect(ratio == second.contrast(with: first))
      #expect((1...21).contains(ratio))
      #expect(first.contrast(with: first) == 1)
    }
  }

  @Test func `luminance of the primaries is their weight`() {
    #expect(PackedColor(0xFF0000).luminance == 0.2126)
    #expect(PackedColor(0x00FF00).luminance == 0.7152)
    #expect(PackedColor(0x0000FF).luminance == 0.0722)
    #expect(PackedColor.white.luminance == 1)
    #expect(PackedColor.black.luminance == 0)
  }

  @Test func `the threshold of the transfer function is 0.04045`() {
    let dark = Color(.srgb, 0.04, 0.04, 0.04)
    #expect(abs(WCAG.relativeLuminance(dark) - 0.04 / 12.92) < 1e-15)
    let ratio = Contrast.measure(foreground: dark, over: Color(hex: 0x777777)).exact.lowerBound
    #expect(abs(ratio - 4.41606) < 5e-6)
  }

  @Test func `a whole number of 255ths has the luminance of the packed colour, to the bit`() {
    for code in UInt8.min...UInt8.max {
      let packed = PackedColor(red: code, green: 255 - code, blue: 77)
      #expect(WCAG.relativeLuminance(Color(packed)) == packed.luminance)
    }
  }

  @Test(
    arguments: [
      (24, 400, true), (23.99, 400, false), (18.66, 700, true), (18.66, 699, false),
      (18.65, 700, false), (18.5, 700, false), (17, 700, false), (18.66, 750, true),
      (30, 100, true),
    ] as [(Double, Double, Bool)])
  func `text is large from 24 px, or from 18.66 px in bold`(
    _ size: Double, _ weight: Double, _ isLarge: Bool
  ) {
    #expect(WCAG.isLargeText(size: size, weight: weight) == isLarge)
  }

  @Test func `14 points in print are large in bold`() {
    #expect(WCAG.isLargeText(size: 14 * 4.0 / 3, weight: 700))
    #expect(!WCAG.isLargeText(size: 13.99 * 4 / 3, weight: 700))
  }

  @Test func `the floors are those of 1.4.3, 1.4.6 and 1.4.11`() {
    #expect(WCAG.textFloor(size: 16, weight: 400, level: .aa) == 4.5)
    #expect(WCAG.textFloor(size: 24, weight: 400, level: .aa) == 3)
    #expect(WCAG.textFloor(size: 16, weight: 400, level: .aaa) == 7)
    #expect(WCAG.textFloor(size: 24, weight: 400, level: .aaa) == 4.5)
    #expect(WCAG.nonTextFloor == 3)
  }

  @Test func `what is not a number passes nothing`() {
    #expect(WCAG.contrastRatio(.nan, 0.5) == 1)
    #expect(WCAG.contrastRatio(0.5, .nan) == 1)
    let measured = Contrast.measure(
      foreground: Color(.srgb, .nan, 0, 0), over: Color(.srgb, .infinity, .nan, 1))
    #expect(measured.lowest == 1)
  }

  @Test func `a negative luminance counts as black`() {
    #expect(WCAG.contrastRatio(-0.3, 1) == 21)
    #expect(WCAG.contrastRatio(-0.3, -0.1) == 1)
  }
}
