import ColorMath
import TestSupport
import Testing

/// What holds of every mapping, and CSS Color 4's algorithm written out step by step.
@Suite struct GamutInvariantTests {
  static let gamuts: [ColorSpace] = [.srgb, .displayP3, .rec2020, .a98RGB, .prophotoRGB]

  private func wide(_ random: inout SeededGenerator) -> Color {
    Color(
      .oklch, Double.random(in: 0...1.05, using: &random),
      Double.random(in: 0...0.45, using: &random), Double.random(in: -90...450, using: &random),
      alpha: Double.random(in: 0...1, using: &random))
  }

  @Test(arguments: gamuts) func `a mapped colour lies within, and stays when mapped again`(
    _ gamut: ColorSpace
  ) {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<80 {
      let color = wide(&random)
      for method in GamutMapping.allCases {
        let mapped = color.mapped(into: gamut, method: method)
        #expect(mapped.space == gamut && mapped.alpha == color.alpha)
        #expect(mapped.isInGamut(of: gamut, tolerance: 1e-12), "\(color) \(method)")
        let again = mapped.mapped(into: gamut, method: method)
        #expect(distance(again.components, mapped.components) < 1e-9, "\(color) \(method)")
      }
    }
  }

  @Test func `a colour inside is only converted`() {
    var random = SeededGenerator(seed: 82)
    for _ in 0..<200 {
      let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      for gamut in [ColorSpace.srgb, .displayP3, .rec2020] {
        for method in GamutMapping.allCases {
          let mapped = color.converted(to: .lab).mapped(into: gamut, method: method)
          #expect(distance(mapped.components(in: .srgb), color.components) < 1e-6)
        }
      }
    }
  }

  /// CSS Color 4, "Binary Search Gamut Mapping with Local MINDE": the result is noticeably the same as a colour
  /// of the lightness and hue asked for, with no more chroma.
  @Test(arguments: [ColorSpace.srgb, .displayP3])
  func `the mapping of CSS keeps lightness and hue but for what clipping changes`(
    _ gamut: ColorSpace
  ) {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<150 {
      let color = wide(&random)
      guard color.components.x > 0, color.components.x < 1 else { continue }
      let mapped = color.mapped(into: gamut)
      let nearest = (0...400).map { step in
        let chroma = color.components.y * Double(step) / 400
        return Color(.oklch, color.components.x, chroma, color.components.z).deltaEOK(to: mapped)
      }.min()
      #expect((nearest ?? 1) < 0.0205, "\(color)")
    }
  }

  @Test(arguments: [ColorSpace.srgb, .displayP3])
  func `the search gives what the specification's steps give`(_ gamut: ColorSpace) {
    var random = SeededGenerator(seed: 84)
    for _ in 0..<150 {
      let color = wide(&random)
      let expected = stepByStep(color, gamut)
      let mapped = color.mapped(into: gamut)
      #expect(distance(mapped.components, expected) < 1e-9, "\(color)")
    }
  }

  /// "Sample pseudocode for the binary search gamut mapping algorithm with local MINDE", its numbers kept.
  private func stepByStep(_ origin: Color, _ destination: ColorSpace) -> SIMD3<Double> {
    let (jnd, epsilon) = (0.02, 0.0001)
    if origin.components.x >= 1 { return .one }  // 4
    if origin.components.x <= 0 { return .zero }  // 5
    func inGamut(_ color: Color) -> Bool {  // 6
      let rgb = color.components(in: destination)
      return rgb.min() >= 0 && rgb.max() <= 1
    }
    func clip(_ color: Color) -> Color {  // 9
      let rgb = color.components(in: destination)
      return Color(destination, rgb.clamped(lowerBound: .zero, upperBound: .one))
    }
    if inGamut(origin) { return origin.components(in: destination) }  // 7
    var current = origin
    var clipped = clip(current)  // 10
    if clipped.deltaEOK(to: current) < jnd { return clipped.components }  // 11, 12
    var (low, high, lowInGamut) = (0.0, origin.components.y, true)  // 13 to 15
    while high - low > epsilon {  // 16
      let chroma = (low + high) / 2
      current.components.y = chroma
      if lowInGamut && inGamut(current) {
        low = chroma
        clipped = clip(current)
        continue
      }
      clipped = clip(current)
      let difference = clipped.deltaEOK(to: current)
      if difference < jnd {
        if jnd - difference < epsilon { return clipped.components }
        (lowInGamut, low) = (false, chroma)
      } else {
        high = chroma
      }
    }
    return clipped.components
  }

  @Test func `clipping is by component, in each gamut's own space`() {
    var random = SeededGenerator(seed: 85)
    for _ in 0..<100 {
      let color = wide(&random)
      for gamut in Self.gamuts {
        let rgb = color.components(in: gamut)
        let clipped = color.mapped(into: gamut, method: .clip).components
        #expect(clipped == rgb.clamped(lowerBound: .zero, upperBound: .one))
      }
    }
  }

  @Test func `how far outside is the farthest component's distance from 0 to 1`() {
    #expect(Color(.srgb, 1.25, 0.5, -0.1).gamutExcess(of: .srgb) == 0.25)
    #expect(Color(.srgb, 0.2, 0.5, -0.5).gamutExcess(of: .srgb) == 0.5)
    #expect(Color(.srgb, 0.2, 0.5, 1).gamutExcess(of: .srgb) == 0)
    #expect(Color(.srgb, .nan, 0.5, 1).gamutExcess(of: .srgb) == .infinity)
    #expect(Color(.srgb, 9, 9, 9).gamutExcess(of: .lab) == 0)
    #expect(Color(.srgb, 1 + 5e-7, 0, 0).isInGamut(of: .srgb))
    #expect(!Color(.srgb, 1 + 5e-7, 0, 0).isInGamut(of: .srgb, tolerance: 1e-7))
  }
}
