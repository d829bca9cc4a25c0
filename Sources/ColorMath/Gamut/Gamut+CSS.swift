extension Gamut {
  /// The just noticeable difference in ΔE OK, and how close the search comes: CSS Color 4 §13.2.
  static let noticeable = 0.02
  static let precision = 0.0001

  /// CSS Color 4 §13.2, "binary search with local MINDE".
  ///
  /// Lightness at or above 1 is white, at or below 0 black. Otherwise chroma is bisected between 0 and
  /// the colour's own; each candidate is clipped, and the search ends with one whose clipping is just
  /// not noticeable. Ends after at most log₂(chroma / 0.0001) steps, 20 for any chroma below 100.
  ///
  /// - Parameters:
  ///   - oklch: the colour; the hue in degrees.
  ///   - cube: of the gamut.
  /// - Returns: linear-light components, each within 0…1.
  static func css(oklch: SIMD3<Double>, into cube: GamutCube) -> SIMD3<Double> {
    if oklch.x >= 1 { return .one }
    guard oklch.x > 0 else { return .zero }
    let ray = ChromaRay(lightness: oklch.x, hue: oklch.z)
    let origin = ray.linear(chroma: oklch.y, cube)
    if isInside(origin, tolerance: 0) { return origin }
    let clipped = clipped(origin)
    if ray.difference(chroma: oklch.y, clipped, cube) < noticeable { return clipped }
    return bisect(ray, upTo: Swift.min(oklch.y, 1e3), cube)
  }

  private static func bisect(
    _ ray: ChromaRay, upTo chroma: Double, _ cube: GamutCube
  ) -> SIMD3<Double> {
    var (low, high) = (0.0, chroma)
    var lowIsInside = true
    var result = SIMD3<Double>.zero
    while high - low > precision {
      let chroma = (low + high) / 2
      let candidate = ray.linear(chroma: chroma, cube)
      result = clipped(candidate)
      if lowIsInside && result == candidate {
        low = chroma
        continue
      }
      let difference = ray.difference(chroma: chroma, result, cube)
      if difference >= noticeable {
        high = chroma
      } else if noticeable - difference < precision {
        return result
      } else {
        lowIsInside = false
        low = chroma
      }
    }
    return result
  }
}
