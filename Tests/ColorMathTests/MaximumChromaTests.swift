import ColorMath
import TestSupport
import Testing

@Suite struct MaximumChromaTests {
  @Test(arguments: [ColorSpace.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020])
  func `the corners of a gamut have the largest chroma of their lightness and hue`(
    _ space: ColorSpace
  ) {
    for corner in [
      SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1), SIMD3(1.0, 1, 0), SIMD3(1.0, 0, 1),
      SIMD3(0.0, 1, 1),
    ] {
      let polar = Color(space, corner).components(in: .oklch)
      let chroma = Color.maximumChroma(lightness: polar.x, hue: polar.z, in: space)
      #expect(abs(chroma - polar.y) < 1e-9, "\(space) \(corner)")
    }
  }

  @Test func `just inside is in gamut and just outside is not`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let lightness = Double.random(in: 0.1...0.99, using: &random)
      let hue = Double.random(in: 0...360, using: &random)
      for space in [ColorSpace.srgb, .displayP3] {
        let chroma = Color.maximumChroma(lightness: lightness, hue: hue, in: space)
        #expect(Color(.oklch, lightness, chroma - 1e-9, hue).isInGamut(of: space))
        #expect(!Color(.oklch, lightness, chroma + 1e-3, hue).isInGamut(of: space))
      }
    }
  }

  @Test func `near hue 264 the outermost border counts`() {
    let chroma = Color.maximumChroma(lightness: 0.3, hue: 264.1)
    #expect(chroma > 0.207)
    #expect(Color(.oklch, 0.3, chroma - 1e-6, 264.1).isInGamut(of: .srgb))
    #expect(!Color(.oklch, 0.3, 0.2, 264.1).isInGamut(of: .srgb))
  }

  @Test func `black, white, and what is no number have none; a space without bounds has no end`() {
    #expect(Color.maximumChroma(lightness: 0, hue: 40) == 0)
    #expect(Color.maximumChroma(lightness: 1, hue: 40) == 0)
    #expect(Color.maximumChroma(lightness: .nan, hue: 40) == 0)
    #expect(Color.maximumChroma(lightness: 0.5, hue: .infinity) == 0)
    #expect(Color.maximumChroma(lightness: 0.5, hue: 40, in: .lab) == .infinity)
    #expect(Color.maximumChroma(lightness: 0.5, hue: 40, in: .hsl) > 0.1)
  }
}
