/// The colours of one hue in OKLCH: lightness and chroma, with everything else a polynomial of them.
///
/// The cube roots of L, M and S are linear in lightness and chroma, so that linear sRGB and with it
/// luminance are cubic: neither roots nor angles are needed once the plane is made.
struct HuePlane {
  /// In degrees.
  let hue: Double
  /// The cosine and sine of the hue.
  let direction: SIMD2<Double>
  /// What chroma adds to the cube roots of L, M and S.
  private let slope: SIMD3<Double>
  /// What a step across the plane adds to them.
  private let acrossSlope: SIMD3<Double>
  /// Luminance is c₀·L³ + c₁·L²C + c₂·LC² + c₃·C³.
  private let coefficients: SIMD4<Double>

  init(hue: Double) {
    let unit = Polar.toRectangular(SIMD3(0, 1, hue))
    self.hue = hue
    direction = SIMD2(unit.y, unit.z)
    slope = Matrix3.oklabToLMS * unit
    acrossSlope = Matrix3.oklabToLMS * SIMD3(0, -unit.z, unit.y)
    let weights = Self.luminanceOfLMS
    coefficients = SIMD4(
      weights.sum(), 3 * (weights * slope).sum(), 3 * (weights * slope * slope).sum(),
      (weights * slope * slope * slope).sum())
  }

  /// What L, M and S contribute to relative luminance.
  private static let luminanceOfLMS: SIMD3<Double> = {
    let rows = GamutCube.srgb.lmsToLinear.rows
    return rows[0] * WCAG.red + rows[1] * WCAG.green + rows[2] * WCAG.blue
  }()

  /// Linear sRGB, unbounded.
  @inline(__always)
  func linear(_ lightness: Double, _ chroma: Double) -> SIMD3<Double> {
    GamutCube.srgb.linear(roots: slope * chroma + lightness)
  }

  /// Relative luminance by WCAG 2.2.
  @inline(__always)
  func luminance(_ lightness: Double, _ chroma: Double) -> Double {
    let (l, c) = (lightness, chroma)
    return ((coefficients.x * l + coefficients.y * c) * l + coefficients.z * c * c) * l
      + coefficients.w * c * c * c
  }

  /// The rate at which luminance rises with lightness.
  @inline(__always)
  private func luminanceRate(_ lightness: Double, _ chroma: Double) -> Double {
    (3 * coefficients.x * lightness + 2 * coefficients.y * chroma) * lightness
      + coefficients.z * chroma * chroma
  }

  /// The lightness at which a colour of this chroma has a luminance: Newton's method from above, where
  /// the cubic is convex.
  func lightness(luminance: Double, chroma: Double) -> Double {
    var lightness = cubeRoot(luminance) + chroma
    for _ in 0..<30 {
      let rate = luminanceRate(lightness, chroma)
      guard rate > 0 else { break }
      let step = (self.luminance(lightness, chroma) - luminance) / rate
      lightness -= step
      if step.magnitude < 1e-14 { break }
    }
    return lightness
  }

  /// The lightness of a luminance and a chroma, from a point of the same luminance near by.
  func lightness(
    luminance: Double, chroma: Double, near point: SIMD2<Double>
  ) -> Double {
    let gradient = gradient(point.x, point.y)
    guard gradient.x > 0 else { return lightness(luminance: luminance, chroma: chroma) }
    var lightness = point.x - gradient.y / gradient.x * (chroma - point.y)
    for _ in 0..<2 {
      let rate = luminanceRate(lightness, chroma)
      guard rate > 0 else { break }
      lightness -= (self.luminance(lightness, chroma) - luminance) / rate
    }
    return lightness
  }

  /// How luminance changes with lightness and with chroma.
  func gradient(_ l: Double, _ c: Double) -> SIMD2<Double> {
    SIMD2(
      luminanceRate(l, c),
      coefficients.y * l * l + (2 * coefficients.z * l + 3 * coefficients.w * c) * c)
  }

  /// How fast luminance changes at most within the plane, and across it: by hue.
  func steepness(_ lightness: Double, _ chroma: Double) -> (within: Double, across: Double) {
    let roots = slope * chroma + lightness
    let rates = Self.luminanceOfLMS * roots * roots * 3
    let gradient = gradient(lightness, chroma)
    let within = (gradient * gradient).sum().squareRoot()
    return (within, (rates * acrossSlope).sum().magnitude)
  }

  /// Whether a colour lies in sRGB, but for rounding noise.
  func isInGamut(_ lightness: Double, _ chroma: Double) -> Bool {
    Gamut.isInside(linear(lightness, chroma), tolerance: 1e-12)
  }
}
