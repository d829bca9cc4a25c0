extension Color {
  /// The largest chroma in OKLCH, of a lightness and a hue, that lies in a gamut; 0 at and beyond black
  /// and white, and infinity where the space has no bounds.
  ///
  /// Exact also where the gamut is not convex: near hue 264 a colour leaves sRGB and comes back as its
  /// chroma grows, and the outermost border counts.
  ///
  /// - Parameters:
  ///   - lightness: 0…1.
  ///   - hue: in degrees.
  ///   - space: an RGB space, or one that is bounded by one.
  public static func maximumChroma(
    lightness: Double, hue: Double, in space: ColorSpace = .srgb
  ) -> Double {
    guard let gamut = space.gamut else { return .infinity }
    return Gamut.maximumChroma(lightness: lightness, hue: hue, in: GamutCube.of(gamut))
  }
}

extension Gamut {
  /// Along chroma each linear component is a cubic: where it passes 0 and 1 divides the chromas into
  /// parts that are inside or outside as a whole.
  static func maximumChroma(lightness: Double, hue: Double, in cube: GamutCube) -> Double {
    guard lightness > 0, lightness < 1, hue.isFinite else { return 0 }
    let ray = ChromaRay(lightness: lightness, hue: hue)
    let cubics = ray.cubics(cube)
    let borders =
      cubics.flatMap { cubic in cubic.crossings(of: 0) + cubic.crossings(of: 1) }
      .sorted()
    var largest = 0.0
    var start = 0.0
    for border in borders + [Cubic.range.upperBound] {
      let middle = (start + border) / 2
      if isInside(ray.linear(chroma: middle, cube), tolerance: 1e-12) { largest = border }
      start = border
    }
    return largest
  }
}

/// A polynomial of the third degree, over the chromas that any gamut can reach.
struct Cubic {
  /// From the constant to the cubic coefficient.
  let coefficients: SIMD4<Double>

  /// The blue of ProPhoto, the largest of the RGB spaces here, has a chroma of about 1.2.
  static let range = 0.0...2

  func value(_ x: Double) -> Double {
    ((coefficients.w * x + coefficients.z) * x + coefficients.y) * x + coefficients.x
  }

  /// Where the polynomial takes a value, in order: each piece between its turning points by bisection.
  func crossings(of target: Double) -> [Double] {
    let ends = [Self.range.lowerBound] + turningPoints + [Self.range.upperBound]
    return zip(ends, ends.dropFirst()).compactMap { start, end in
      let (before, after) = (value(start) - target, value(end) - target)
      guard (before < 0) != (after < 0) else { return nil }
      var (low, high) = (start, end)
      while high - low > 1e-15 {
        let middle = (low + high) / 2
        if middle <= low || middle >= high { break }
        if (value(middle) - target < 0) == (before < 0) { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// The roots of the derivative within the range, in order.
  private var turningPoints: [Double] {
    let (a, b, c) = (3 * coefficients.w, 2 * coefficients.z, coefficients.y)
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    // Of the two ways to write each root, the one that does not cancel.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > Self.range.lowerBound && $0 < Self.range.upperBound }
      .sorted()
  }
}
