import ColorMath
import TestSupport
import Testing

/// What a space says of itself, against CSS Color 4.
@Suite struct SpaceDescriptionTests {
  struct Row: Sendable {
    let space: ColorSpace
    let id: String
    let names: String
    let parent: ColorSpace?
    let gamut: ColorSpace?
    let ranges: [ClosedRange<Double>]
  }

  static let unit: [ClosedRange<Double>] = [0...1, 0...1, 0...1]
  static let percent: [ClosedRange<Double>] = [0...360, 0...100, 0...100]

  static let rows: [Row] = [
    Row(space: .srgb, id: "srgb", names: "rgb", parent: .srgbLinear, gamut: .srgb, ranges: unit),
    Row(
      space: .srgbLinear, id: "srgb-linear", names: "rgb", parent: .xyzD65, gamut: .srgb,
      ranges: unit),
    Row(space: .hsl, id: "hsl", names: "hsl", parent: .srgb, gamut: .srgb, ranges: percent),
    Row(space: .hwb, id: "hwb", names: "hwb", parent: .srgb, gamut: .srgb, ranges: percent),
    Row(
      space: .displayP3, id: "display-p3", names: "rgb", parent: .displayP3Linear,
      gamut: .displayP3, ranges: unit),
    Row(
      space: .displayP3Linear, id: "display-p3-linear", names: "rgb", parent: .xyzD65,
      gamut: .displayP3, ranges: unit),
    Row(
      space: .a98RGB, id: "a98-rgb", names: "rgb", parent: .xyzD65, gamut: .a98RGB, ranges: unit),
    Row(
      space: .prophotoRGB, id: "prophoto-rgb", names: "rgb", parent: .xyzD50, gamut: .prophotoRGB,
      ranges: unit),
    Row(
      space: .rec2020, id: "rec2020", names: "rgb", parent: .xyzD65, gamut: .rec2020, ranges: unit),
    Row(space: .xyzD50, id: "xyz-d50", names: "xyz", parent: .xyzD65, gamut: nil, ranges: unit),
    Row(space: .xyzD65, id: "xyz-d65", names: "xyz", parent: nil, gamut: nil, ranges: unit),
    Row(
      space: .lab, id: "lab", names: "lab", parent: .xyzD50, gamut: nil,
      ranges: [0...100, -125...125, -125...125]),
    Row(
      space: .lch, id: "lch", names: "lch", parent: .lab, gamut: nil,
      ranges: [0...100, 0...150, 0...360]),
    Row(
      space: .oklab, id: "oklab", names: "lab", parent: .xyzD65, gamut: nil,
      ranges: [0...1, -0.4...0.4, -0.4...0.4]),
    Row(
      space: .oklch, id: "oklch", names: "lch", parent: .oklab, gamut: nil,
      ranges: [0...1, 0...0.4, 0...360]),
  ]

  @Test(arguments: rows.indices) func `a space is as CSS Color 4 has it`(_ index: Int) {
    let row = Self.rows[index]
    #expect(row.space.id == row.id)
    #expect(ColorSpace(id: row.id) == row.space)
    #expect(row.space.componentNames == row.names.map { String($0) })
    #expect(row.space.parent == row.parent)
    #expect(row.space.gamut == row.gamut)
    #expect(row.space.components.map(\.range) == row.ranges)
    #expect(row.space.hueIndex == row.space.componentNames.firstIndex(of: "h"))
  }

  @Test func `every space is in the table, once`() {
    #expect(Set(Self.rows.map(\.space)) == Set(ColorSpace.all))
    #expect(Set(ColorSpace.all.map(\.id)).count == ColorSpace.all.count)
  }

  @Test func `xyz is XYZ D65, and other names are none`() {
    #expect(ColorSpace(id: "xyz") == .xyzD65)
    for name in ["", "sRGB", "p3", "rgb", "okhsl", "xyz-d55", "display-p3 "] {
      #expect(ColorSpace(id: name) == nil, "\(name)")
    }
  }

  @Test(arguments: ColorSpace.all) func `a parent's function undoes the child's`(
    _ space: ColorSpace
  ) {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<100 {
      let rgb = SIMD3(
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random))
      let own = Color(.srgb, rgb).components(in: space)
      let back = space.fromParent(space.toParent(own))
      #expect(distance(back, own) < 1e-9 * 360, "\(space) \(own)")
    }
  }

  @Test(arguments: [
    ColorSpace.srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020,
  ]) func `white is 1, 1, 1 and black 0, 0, 0, with L 100 and 0`(_ space: ColorSpace) {
    let white = Color(space, .one)
    #expect(distance(white.components(in: .lab), SIMD3(100, 0, 0)) < 1e-10)
    #expect(distance(white.components(in: .oklab), SIMD3(1, 0, 0)) < 1e-12)
    #expect(distance(white.components(in: .srgb), .one) < 1e-12)
    #expect(Color(space, .zero).components(in: .lab) == .zero)
    #expect(white.isInGamut(of: .srgb) && white.packed == .white)
  }

  @Test(arguments: [ColorSpace.displayP3, .a98RGB, .prophotoRGB, .rec2020])
  func `a wide gamut holds sRGB, and its own primaries lie beyond it`(_ space: ColorSpace) {
    for corner in 0..<8 {
      let rgb = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      #expect(Color(.srgb, rgb).isInGamut(of: space, tolerance: 1e-4), "\(rgb)")
    }
    #expect(!Color(space, 0, 1, 0).isInGamut(of: .srgb))
    #expect(Color(space, 0, 1, 0).gamutExcess(of: .srgb) > 0.01)
    #expect(Color(space, 0, 1, 0).gamutExcess(of: space) < 1e-12)
  }
}
