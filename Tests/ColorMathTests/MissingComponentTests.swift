import ColorMath
import Testing

/// Missing and powerless components through conversions (CSS Color 4, "Powerless Color Components" and
/// "Interpolating with Missing Components").
@Suite struct MissingComponentTests {
  /// A row: a space with components, `nil` where missing, and which of another space's are missing.
  struct Case: Sendable, CustomStringConvertible {
    let source: ColorSpace
    let components: [Double?]
    let target: ColorSpace
    let missing: MissingComponents

    init(
      _ source: ColorSpace, _ components: [Double?], _ target: ColorSpace,
      _ missing: MissingComponents
    ) {
      (self.source, self.components, self.target, self.missing) =
        (source, components, target, missing)
    }

    var color: Color {
      var missing: MissingComponents = []
      for (index, value) in components.enumerated() where value == nil {
        missing.insert(.component(index))
      }
      let values = components.map { $0 ?? 0 }
      return Color(source, values[0], values[1], values[2], missing: missing)
    }

    var description: String { "\(source) \(components) in \(target)" }
  }

  /// As csswg-drafts 10210 and web-platform-tests 62272 have them.
  static let cases: [Case] = [
    Case(.hsl, [nil, 50, 50], .hsl, [.first]), Case(.hsl, [180, nil, 50], .hsl, [.second]),
    Case(.hsl, [nil, 50, 50], .hwb, [.first]), Case(.hsl, [180, nil, 50], .hwb, [.first]),
    Case(.hsl, [180, nil, nil], .hwb, [.first, .second, .third]),
    Case(.hsl, [nil, nil, nil], .hwb, [.first, .second, .third]),
    Case(.hwb, [nil, 25, 25], .hsl, [.first]), Case(.hwb, [180, nil, 25], .hsl, []),
    Case(.hwb, [180, 25, nil], .hsl, []), Case(.hwb, [180, nil, nil], .hsl, [.second, .third]),
    Case(.hwb, [nil, 25, nil], .hsl, [.first]),
    Case(.hwb, [nil, nil, nil], .hsl, [.first, .second, .third]),
    Case(.lch, [nil, 20, 180], .hsl, [.third]),
    Case(.lch, [20, nil, 180], .hsl, [.first, .second]),
    Case(.lch, [20, 20, nil], .hsl, [.first]),
    Case(.lch, [nil, nil, 180], .hsl, [.first, .second, .third]),
    Case(.lch, [nil, 20, nil], .hsl, [.first, .third]),
    Case(.lch, [20, nil, 180], .hwb, [.first]), Case(.lch, [20, 20, nil], .hwb, [.first]),
    Case(.lch, [nil, 20, 180], .oklch, [.first]),
    Case(.lch, [20, nil, 180], .oklch, [.second, .third]),
    Case(.lch, [20, 20, nil], .oklch, [.third]),
    Case(.lch, [nil, nil, nil], .oklch, [.first, .second, .third]),
    Case(.lab, [nil, 10, 10], .hsl, [.third]), Case(.lab, [50, nil, 10], .hsl, []),
    Case(.lab, [50, 10, nil], .hsl, []), Case(.lab, [50, nil, nil], .hsl, [.first, .second]),
    Case(.lab, [nil, 10, nil], .hsl, [.third]),
    Case(.lab, [nil, nil, nil], .hsl, [.first, .second, .third]),
    Case(.lab, [nil, 10, 10], .lch, [.first]),
    Case(.lab, [50, nil, nil], .lch, [.second, .third]),
    Case(.lab, [50, nil, 10], .oklab, [.second]), Case(.lab, [50, 10, nil], .oklab, [.third]),
    Case(.lab, [nil, nil, 10], .oklab, [.first, .second]),
    Case(.lab, [nil, nil, nil], .hwb, [.first, .second, .third]),
    Case(.oklab, [nil, 0.1, 0.1], .lch, [.first]), Case(.oklab, [0.5, nil, 0.1], .lch, []),
    Case(.oklab, [0.5, nil, nil], .oklch, [.second, .third]),
    Case(.oklab, [nil, nil, 0.1], .oklch, [.first]),
    Case(.oklch, [nil, 0.2, 180], .lch, [.first]),
    Case(.oklch, [0.2, nil, 180], .lch, [.second, .third]),
    Case(.oklch, [0.2, 0.2, nil], .lch, [.third]),
    Case(.oklch, [nil, nil, 180], .lab, [.first]),
    Case(.srgb, [nil, 0.2, 0.4], .displayP3, [.first]),
    Case(.srgb, [0.1, nil, nil], .rec2020, [.second, .third]),
    Case(.displayP3, [nil, 0.5, 1], .srgb, [.first]),
    Case(.displayP3, [0.25, nil, nil], .xyzD65, [.second, .third]),
    Case(.xyzD50, [nil, 0.5, 1], .srgb, [.first]),
    Case(.xyzD65, [0.2, nil, 1], .xyzD50, [.second]),
    Case(.xyzD65, [0.2, 0.5, nil], .prophotoRGB, [.third]),
    Case(.srgb, [nil, nil, nil], .hsl, [.first, .second, .third]),
    Case(.srgb, [nil, nil, nil], .oklch, [.first, .second, .third]),
    Case(.srgb, [nil, 0.2, 0.4], .oklch, []), Case(.srgb, [nil, nil, 0.4], .hsl, []),
  ]

  @Test(arguments: cases) func `a missing component is carried to its analogue`(_ row: Case) {
    let converted = row.color.converted(to: row.target)
    #expect(converted.missing == row.missing)
    for index in 0..<3 where row.missing.contains(.component(index)) {
      #expect(converted.components[index] == 0)
      #expect(converted.component(index) == nil)
    }
  }

  @Test(arguments: cases) func `in the arithmetic it counts as 0`(_ row: Case) {
    let filled = Color(row.source, row.color.components)
    let (own, other) = (
      row.color.components(in: row.target), filled.components(in: row.target)
    )
    #expect(own == other)
    #expect(row.color.packed == filled.packed)
    #expect(WCAG.relativeLuminance(row.color) == WCAG.relativeLuminance(filled))
  }

  @Test func `a missing alpha stays missing, and is transparent`() {
    for target in ColorSpace.all {
      let color = Color(.oklch, 0.5, 0.1, 20, alpha: 0.7, missing: .alpha)
      #expect(color.alpha == 0)
      let converted = color.converted(to: target)
      #expect(converted.missing.contains(.alpha) && converted.alpha == 0)
    }
  }

  /// CSS Color 4's thresholds, as web-platform-tests' color-computed-powerless asks at both sides.
  @Test(
    arguments: [
      (.lch, SIMD3(20, 0.0015, 180), true), (.lch, SIMD3(20, 0.00151, 180), false),
      (.oklch, SIMD3(0.2, 0.000004, 180), true), (.oklch, SIMD3(0.2, 0.0000041, 180), false),
      (.hsl, SIMD3(180, 0.001, 50), true), (.hsl, SIMD3(180, 0.0011, 50), false),
      (.hwb, SIMD3(180, 49.999, 50), true), (.hwb, SIMD3(180, 49.998, 50), false),
      (.hwb, SIMD3(180, 100, 25), true), (.hwb, SIMD3(180, 25, 100), true),
      (.lab, SIMD3(50, 0, 0), false), (.srgb, SIMD3(0.5, 0.5, 0.5), false),
    ] as [(ColorSpace, SIMD3<Double>, Bool)])
  func `a hue has no power below the thresholds of CSS`(
    _ space: ColorSpace, _ components: SIMD3<Double>, _ isPowerless: Bool
  ) {
    let color = Color(space, components)
    let hue = space.hueIndex.map { MissingComponents.component($0) } ?? []
    #expect(color.powerless == (isPowerless ? hue : []))
    // In its own space a colour is what was written; elsewhere a powerless hue is missing.
    #expect(color.converted(to: space) == color)
  }

  @Test(arguments: [ColorSpace.lch, .oklch, .hsl, .hwb])
  func `greys have no hue, whatever space they come from`(_ target: ColorSpace) {
    for source in ColorSpace.all {
      for code in stride(from: 0, through: 255, by: 15) {
        let grey = Color(PackedColor(UInt32(code) * 0x010101))
        let own = Color(source, grey.components(in: source))
        guard source != target else { continue }
        let converted = own.converted(to: target)
        let (first, second) = (converted.components.y, converted.components.z)
        #expect(target == .hwb ? first + second == 100 : first == 0, "no noise is left as chroma")
        #expect(
          converted.missing.contains(.component(target.hueIndex ?? 0)), "\(source) \(code)")
      }
    }
  }

  /// White from Lab came out as hsl(120 50% 99.99999999999997%).
  @Test(arguments: ColorSpace.all) func `white and black have no saturation`(_ source: ColorSpace) {
    for (grey, lightness) in [(SIMD3<Double>.one, 100.0), (.zero, 0)] {
      let own = Color(source, Color(.srgb, grey).components(in: source)).components(in: .hsl)
      #expect(abs(own.y) < 1e-6 && abs(own.z - lightness) < 1e-9, "\(source) \(own)")
    }
  }

  @Test func `what init says is missing is 0`() {
    let color = Color(.lab, 50, 20, 30, alpha: 0.5, missing: [.second, .alpha])
    #expect(color.components == SIMD3(50, 0, 30))
    #expect(color.alpha == 0)
    #expect(color.component(0) == 50 && color.component(1) == nil)
  }
}
