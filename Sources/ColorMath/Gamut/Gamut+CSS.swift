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
  ///   - space: an RGB space with the gamut 0…1.
  /// - Returns: components of `space`, each within 0…1.
  static func css(oklch: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
    let lightness = oklch.x
    if lightness >= 1 { return .one }
    guard lightness > 0 else { return .zero }
    let origin = Candidate(lab: Polar.toRectangular(oklch), space: space)
    if isInside(origin.rgb, tolerance: 0) { return origin.rgb }
    if origin.clippingError < noticeable { return origin.clipped }
    return bisect(oklch, space)
  }

  private static func bisect(_ oklch: SIMD3<Double>, _ space: ColorSpace) -> SIMD3<Double> {
    let direction = Polar.toRectangular(SIMD3(0, 1, oklch.z))
    var low = 0.0
    var high = Swift.min(oklch.y, 1e3)
    var lowIsInside = true
    var result = SIMD3<Double>.zero
    while high - low > precision {
      let chroma = (low + high) / 2
      let candidate = Candidate(lab: direction * chroma + SIMD3(oklch.x, 0, 0), space: space)
      result = candidate.clipped
      if lowIsInside && isInside(candidate.rgb, tolerance: 0) {
        low = chroma
        continue
      }
      let error = candidate.clippingError
      if error >= noticeable {
        high = chroma
      } else if noticeable - error < precision {
        return result
      } else {
        lowIsInside = false
        low = chroma
      }
    }
    return result
  }

  /// A colour on the way, as OKLab and in the space that it shall fit in.
  private struct Candidate {
    let lab: SIMD3<Double>
    let space: ColorSpace
    let rgb: SIMD3<Double>

    init(lab: SIMD3<Double>, space: ColorSpace) {
      self.lab = lab
      self.space = space
      self.rgb = ColorSpace.convert(lab, from: .oklab, to: space)
    }

    var clipped: SIMD3<Double> { Gamut.clipped(rgb) }

    /// ΔE OK between the colour and itself clipped.
    var clippingError: Double {
      DeltaE.ok(lab, ColorSpace.convert(clipped, from: space, to: .oklab))
    }
  }
}
