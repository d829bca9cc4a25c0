extension Gamut {
  /// The just noticeable difference in ΔE OK, and how close the search comes: CSS Color 4, "Binary Search
  /// Gamut Mapping with Local MINDE".
  static let noticeable = 0.02
  static let precision = 0.0001

  /// CSS Color 4, "Binary Search Gamut Mapping with Local MINDE", by its sample pseudocode.
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
    let chroma = oklch.y
    let ray = ChromaRay(lightness: oklch.x, hue: oklch.z)
    let top = Swift.min(chroma, largestChroma)
    let first = ray.trials(chromas: SIMD4(top / 4, top / 2, (top / 2 + top) / 2, chroma), cube)
    if first.isInside[3] { return ray.linear(chroma: chroma, cube) }
    if first.differences[3] < noticeable { return first.clipped(3) }
    return bisect(ray, first, upTo: top, cube)
  }

  /// Where the search begins for any larger one: far beyond what a gamut reaches.
  private static let largestChroma = 1e3

  /// Two steps of the bisection at a time: the middle of the interval and those of its halves are
  /// computed side by side, which takes as long as one of them.
  private static func bisect(
    _ ray: ChromaRay, _ first: ChromaRay.Trials, upTo chroma: Double, _ cube: GamutCube
  ) -> SIMD3<Double> {
    var search = Bisection(low: 0, high: chroma)
    var trials = first
    while search.high - search.low > precision {
      if search.decide(trials, 1) { break }
      guard search.high - search.low > precision else { break }
      if search.decide(trials, search.low == trials.chromas[1] ? 2 : 0) { break }
      let (low, high) = (search.low, search.high)
      let middle = (low + high) / 2
      let quarters = SIMD4((low + middle) / 2, middle, (middle + high) / 2, middle)
      trials = ray.trials(chromas: quarters, cube)
    }
    return search.result
  }

  /// Between which chromas the answer lies, and what clipping made of the last one that was tried.
  private struct Bisection {
    var low: Double
    var high: Double
    var lowIsInside = true
    var result = SIMD3<Double>.zero

    init(low: Double, high: Double) { (self.low, self.high) = (low, high) }

    /// One step of the specification's algorithm.
    /// - Returns: whether this was the last.
    mutating func decide(_ trials: ChromaRay.Trials, _ lane: Int) -> Bool {
      let chroma = trials.chromas[lane]
      result = trials.clipped(lane)
      if lowIsInside && trials.isInside[lane] {
        low = chroma
        return false
      }
      let difference = trials.differences[lane]
      if difference >= Gamut.noticeable {
        high = chroma
        return false
      }
      if Gamut.noticeable - difference < Gamut.precision { return true }
      (lowIsInside, low) = (false, chroma)
      return false
    }
  }
}
