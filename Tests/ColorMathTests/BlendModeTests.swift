import ColorMath
import TestSupport
import Testing

/// The definitions of CSS Compositing and Blending Level 1.
@Suite struct BlendModeTests {
  private let backdrop = Color(.srgb, 0.8, 0.4, 0.2)
  private let source = Color(.srgb, 0.3, 0.6, 0.9)

  private func mixed(_ mode: BlendMode) -> SIMD3<Double> {
    source.composited(over: backdrop, blend: mode).components
  }

  @Test(
    arguments: [
      (.normal, SIMD3(0.3, 0.6, 0.9)), (.multiply, SIMD3(0.24, 0.24, 0.18)),
      (.screen, SIMD3(0.86, 0.76, 0.92)), (.darken, SIMD3(0.3, 0.4, 0.2)),
      (.lighten, SIMD3(0.8, 0.6, 0.9)), (.difference, SIMD3(0.5, 0.2, 0.7)),
      (.exclusion, SIMD3(0.62, 0.52, 0.74)), (.overlay, SIMD3(0.72, 0.48, 0.36)),
      (.hardLight, SIMD3(0.48, 0.52, 0.84)), (.colorDodge, SIMD3(1, 1, 1)),
      (.colorBurn, SIMD3(1 / 3.0, 0, 1 - 0.8 / 0.9)),
    ] as [(BlendMode, SIMD3<Double>)])
  func `a mode mixes two opaque colours as defined`(_ mode: BlendMode, _ expected: SIMD3<Double>) {
    #expect(distance(mixed(mode), expected) < 1e-12)
  }

  @Test func `soft light darkens below a half and lightens above`() {
    let soft = mixed(.softLight)
    #expect(soft.x < 0.8 && soft.y > 0.4 && soft.z > 0.2)
  }

  @Test(arguments: [BlendMode.hue, .saturation, .color])
  func `hue, saturation and colour keep the backdrop's luminosity`(_ mode: BlendMode) {
    let (before, after) = (backdrop.components, mixed(mode))
    #expect(abs(NonSeparable.luminosity(before) - NonSeparable.luminosity(after)) < 1e-12)
  }

  @Test func `luminosity takes the source's`() {
    let wanted = NonSeparable.luminosity(source.components)
    #expect(abs(NonSeparable.luminosity(mixed(.luminosity)) - wanted) < 1e-12)
  }

  @Test(arguments: BlendMode.allCases) func `a mode stays within sRGB`(_ mode: BlendMode) {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let colors = (0..<2).map { _ in
        Color(
          .srgb, Double.random(in: -0.2...1.2, using: &random),
          Double.random(in: -0.2...1.2, using: &random), Double.random(in: 0...1, using: &random),
          alpha: Double.random(in: 0...1, using: &random))
      }
      let mixed = colors[0].composited(over: colors[1], blend: mode)
      #expect(mixed.isInGamut(of: .srgb))
      #expect((0...1).contains(mixed.alpha))
    }
  }

  @Test(arguments: BlendMode.allCases) func `over nothing every mode is the source`(
    _ mode: BlendMode
  ) {
    let nothing = Color(.srgb, 0.2, 0.9, 0.1, alpha: 0)
    let mixed = source.composited(over: nothing, blend: mode)
    #expect(distance(mixed.components, source.components) < 1e-12)
    #expect(mixed.alpha == 1)
  }

  @Test func `normal is plain compositing`() {
    let veil = Color(hex: 0x336699, alpha: 0.4)
    let plain = veil.composited(over: backdrop)
    #expect(
      distance(veil.composited(over: backdrop, blend: .normal).components, plain.components) < 1e-12
    )
  }
}
