import Foundation
import Testing

@testable import ColorMath

/// Values at the edges of arithmetic: zeros, signs, greys and what is not finite.
@Suite struct EdgeValueTests {
  @Test func `cube roots are those of the C library, of either sign and size`() {
    for exponent in stride(from: -320.0, through: 300, by: 7.3) {
      for digits in [1.0, 1.7, 3.14, 9.99] {
        let value = digits * pow(10, exponent)
        for signed in [value, -value] {
          #expect(abs(cubeRoot(signed) - cbrt(signed)) <= abs(cbrt(signed)) * 5e-16, "\(signed)")
        }
      }
    }
    for value in [0, -0.0, 1, -1, 8, -27, .leastNonzeroMagnitude] as [Double] {
      #expect(abs(cubeRoot(value) - cbrt(value)) <= abs(cbrt(value)) * 5e-16)
    }
    #expect(cubeRoot(.infinity) == .infinity)
    #expect(cubeRoot(-.infinity) == -.infinity)
    #expect(cubeRoot(.nan).isNaN)
  }

  @Test func `three cube roots at once are those of each`() {
    for values in [SIMD3(0.5, -0.5, 0), SIMD3(1e-300, 1e300, -1), SIMD3(0.001, 0.2, 0.999)] {
      let roots = cubeRoots(values)
      for axis in 0..<3 {
        #expect(abs(roots[axis] - cbrt(values[axis])) <= abs(cbrt(values[axis])) * 5e-16)
      }
    }
  }

  /// Compositing and Blending 1 §10.2: the saturation of a grey, set to any, stays none.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func `a grey has no hue to give and none to take`(mode: BlendMode) {
    let (grey, blue) = (Color(.srgb, 0.4, 0.4, 0.4), Color(.srgb, 0.2, 0.4, 0.9))
    for (source, backdrop) in [(grey, blue), (blue, grey)] {
      let mixed = source.composited(over: backdrop, blend: mode).components
      let wanted = NonSeparable.luminosity(
        mode == .luminosity ? source.components : backdrop.components)
      #expect(abs(NonSeparable.luminosity(mixed) - wanted) < 1e-12)
      // Saturation of a grey backdrop, and hue or colour of a grey source, are grey.
      let isGrey = mode == .saturation || (source == grey) != (mode == .luminosity)
      if isGrey { #expect(mixed.max() - mixed.min() < 1e-12, "\(mode)") }
    }
  }

  @Test func `a demand measures the pair that it is about`() throws {
    let (ink, paper) = (Color(.srgb, 0.2, 0.2, 0.2), Color(.srgb, 1, 1, 1))
    let front = Solver.Demand(over: paper, floor: 4.5)
    let back = Solver.Demand(.background(of: ink, below: [.color(paper)]), floor: 4.5)
    let expected = Contrast.measure(foreground: ink, over: paper).lowest
    #expect(front.measure(ink).lowest == expected)
    #expect(back.measure(paper).lowest == expected)
    #expect(front.isMet(by: ink) && back.isMet(by: paper))
    #expect(!front.isMet(by: paper) && !back.isMet(by: ink))
    #expect(front.measure(paper).lowest == 1)
  }

  @Test(arguments: ColorSpace.all)
  func `what is inside of a gamut is only converted, by every method`(space: ColorSpace) {
    let color = Color(.srgb, 0.2, 0.4, 0.6)
    for method in [GamutMapping.css, .clip, .rayTrace] {
      let mapped = color.converted(to: space).mapped(into: .srgb, method: method)
      #expect(mapped.packed == color.packed)
      // Spaces without bounds of their own keep what is outside of sRGB.
      let wide = Color(.displayP3, 1, 0, 0).mapped(into: space, method: method)
      if space.gamut == nil { #expect(wide.deltaEOK(to: Color(.displayP3, 1, 0, 0)) < 1e-9) }
      #expect(wide.isInGamut(of: space))
    }
  }

  @Test(
    arguments: [
      (SIMD3(2.0, 2, 2), 0xFFFFFF), (SIMD3(-1, -1, -1), 0x000000), (SIMD3(2, -1, 0.5), 0xFF0000),
      (SIMD3(0, 0, 0), 0x000000),
    ] as [(SIMD3<Double>, UInt32)])
  func `a colour far outside ends inside, white above and black below`(
    components: SIMD3<Double>, hex: UInt32
  ) {
    for method in [GamutMapping.css, .clip, .rayTrace] {
      let mapped = Color(.srgb, components).mapped(into: .srgb, method: method)
      #expect(mapped.isInGamut(of: .srgb))
      if hex != 0xFF0000 { #expect(mapped.packed.rgba >> 8 == hex, "\(method)") }
    }
  }
}
