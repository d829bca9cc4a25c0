import ColorMath
import Testing

/// Every matrix recomputed from what defines it: primaries and white points, the cone responses of
/// Bradford, and OKLab's requirement that white is (1, 0, 0).
@Suite struct MatrixTests {
  struct Primaries: Sendable {
    let space: ColorSpace
    let red: SIMD2<Double>
    let green: SIMD2<Double>
    let blue: SIMD2<Double>
    var white = MatrixTests.d65
    var xyz = ColorSpace.xyzD65
  }

  static let d65 = SIMD2(0.3127, 0.3290)
  static let d50 = SIMD2(0.3457, 0.3585)

  static let primaries = [
    Primaries(
      space: .srgbLinear, red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06)),
    Primaries(
      space: .displayP3Linear, red: SIMD2(0.68, 0.32), green: SIMD2(0.265, 0.69),
      blue: SIMD2(0.15, 0.06)),
    Primaries(
      space: .a98RGB, red: SIMD2(0.64, 0.33), green: SIMD2(0.21, 0.71), blue: SIMD2(0.15, 0.06)),
    Primaries(
      space: .rec2020, red: SIMD2(0.708, 0.292), green: SIMD2(0.17, 0.797),
      blue: SIMD2(0.131, 0.046)),
    Primaries(
      space: .prophotoRGB, red: SIMD2(0.734699, 0.265301), green: SIMD2(0.159597, 0.840403),
      blue: SIMD2(0.036598, 0.000105), white: d50, xyz: .xyzD50),
  ]

  @Test(arguments: primaries) func `an RGB matrix follows from its primaries`(
    _ primaries: Primaries
  ) {
    let columns = [xyz(primaries.red), xyz(primaries.green), xyz(primaries.blue)]
    let shares = solve(columns, xyz(primaries.white))
    for index in 0..<3 {
      var unit = SIMD3<Double>.zero
      unit[index] = 1
      let column = Color(primaries.space, unit).components(in: primaries.xyz)
      #expect(distance(column, columns[index] * shares[index]) < 1e-14)
    }
  }

  @Test(arguments: primaries) func `its inverse is its inverse`(_ primaries: Primaries) {
    for components in [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1), SIMD3(0.2, 0.5, 0.9)] {
      let there = Color(primaries.space, components).components(in: primaries.xyz)
      let back = Color(primaries.xyz, there).components(in: primaries.space)
      // A zero that comes back as 1e-17 is 1e-7 after the 2.4th root.
      #expect(distance(back, components) < 1e-6)
    }
  }

  @Test func `Bradford's matrices follow from its cones and the white points`() {
    let cones = [
      SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367),
      SIMD3(0.0389, -0.0685, 1.0296),
    ]
    let columns = (0..<3).map { column in
      SIMD3(cones[0][column], cones[1][column], cones[2][column])
    }
    func response(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3((cones[0] * xyz).sum(), (cones[1] * xyz).sum(), (cones[2] * xyz).sum())
    }
    let ratio = response(xyz(Self.d50)) / response(xyz(Self.d65))
    for unit in [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)] {
      let adapted = solve(columns, response(unit) * ratio)
      #expect(distance(Color(.xyzD65, unit).components(in: .xyzD50), adapted) < 1e-14)
      let back = solve(columns, response(unit) / ratio)
      #expect(distance(Color(.xyzD50, unit).components(in: .xyzD65), back) < 1e-14)
    }
  }

  /// Ottosson's cone matrix as published, each row scaled so that the white of D65 gives 1 (CSS issue
  /// 6642); his second matrix to its published digits.
  @Test func `OKLab's matrices are Ottosson's, for the white of CSS`() {
    let published = [
      SIMD3(0.8189330101, 0.3618667424, -0.1288597137),
      SIMD3(0.0329845436, 0.9293118715, 0.0361456387),
      SIMD3(0.0482003018, 0.2643662691, 0.6338517070),
    ]
    let second = [
      SIMD3(0.2104542553, 0.7936177850, -0.0040720468),
      SIMD3(1.9779984951, -2.4285922050, 0.4505937099),
      SIMD3(0.0259040371, 0.7827717662, -0.8086757660),
    ]
    let white = xyz(Self.d65)
    for xyz in [SIMD3(0.4, 0.3, 0.2), SIMD3(0.1, 0.2, 0.7), white] {
      let lms = published.map { ($0 * xyz).sum() / ($0 * white).sum() }
      let roots = SIMD3(lms[0], lms[1], lms[2])
      let lab = second.map { row in
        row.x * root(roots.x) + row.y * root(roots.y) + row.z * root(roots.z)
      }
      let expected = SIMD3(lab[0], lab[1], lab[2])
      #expect(distance(Color(.xyzD65, xyz).components(in: .oklab), expected) < 1e-7)
    }
    let ours = Color(.srgb, 1, 1, 1).components(in: .oklab)
    #expect(distance(ours, SIMD3(1, 0, 0)) < 1e-14)
  }

  @Test func `the weights of luminance are those of Y, to four decimals`() {
    for (unit, weight) in [
      (SIMD3(1.0, 0, 0), 0.2126), (SIMD3(0.0, 1, 0), 0.7152), (SIMD3(0.0, 0, 1), 0.0722),
    ] {
      let color = Color(.srgbLinear, unit)
      #expect(WCAG.relativeLuminance(color) == weight)
      #expect(abs(color.components(in: .xyzD65).y - weight) < 5e-5)
    }
  }

  private func xyz(_ xy: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(xy.x / xy.y, 1, (1 - xy.x - xy.y) / xy.y)
  }

  /// A cube root by bisection, which owes nothing to the one under test.
  private func root(_ value: Double) -> Double {
    var (low, high) = (0.0, 2.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle * middle * middle < value { low = middle } else { high = middle }
    }
    return low
  }

  /// Cramer's rule for three columns.
  private func solve(_ columns: [SIMD3<Double>], _ right: SIMD3<Double>) -> SIMD3<Double> {
    func determinant(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Double {
      a.x * (b.y * c.z - b.z * c.y) - b.x * (a.y * c.z - a.z * c.y) + c.x * (a.y * b.z - a.z * b.y)
    }
    let whole = determinant(columns[0], columns[1], columns[2])
    return SIMD3(
      determinant(right, columns[1], columns[2]) / whole,
      determinant(columns[0], right, columns[2]) / whole,
      determinant(columns[0], columns[1], right) / whole)
  }
}
