extension DeltaE {
  /// The Euclidean distance in CIE Lab, 1976.
  static func cie76(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    let difference = left - right
    return (difference * difference).sum().squareRoot()
  }

  /// CIEDE2000 with k_L = k_C = k_H = 1, in the form and with the names of G. Sharma, W. Wu and
  /// E. Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary test data,
  /// and mathematical observations", 2005; the numbers in brackets are its equations.
  static func cie2000(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    let stretch = 1 + chromaCompensation((chroma(left) + chroma(right)) / 2)  // (5), with (2)–(4)
    let first = StretchedLab(left, stretch)
    let second = StretchedLab(right, stretch)
    let lightness = (first.lightness + second.lightness) / 2  // (12)
    let meanChroma = (first.chroma + second.chroma) / 2  // (13)
    let (hueDifference, hue) = hues(first, second)  // (10), (14)

    let deltaL = second.lightness - first.lightness  // (8)
    let deltaC = second.chroma - first.chroma  // (9)
    let deltaH =
      2 * (first.chroma * second.chroma).squareRoot()
      * Angle.sineAndCosine(degrees: hueDifference / 2).sine  // (11)

    let offset = (lightness - 50) * (lightness - 50)
    let l = deltaL / (1 + 0.015 * offset / (20 + offset).squareRoot())  // (18)
    let c = deltaC / (1 + 0.045 * meanChroma)  // (19)
    let h = deltaH / (1 + 0.015 * meanChroma * hueWeight(hue))  // (20)
    return (l * l + c * c + h * h + rotation(hue, meanChroma) * c * h).squareRoot()  // (22)
  }

  private struct StretchedLab {
    let lightness: Double
    let chroma: Double
    /// Degrees, 0..<360; 0 where there is no chroma but rounding noise.
    let hue: Double

    private let opponents: SIMD2<Double>

    init(_ lab: SIMD3<Double>, _ stretch: Double) {
      opponents = SIMD2(lab.y * stretch, lab.z)
      let polar = Polar.fromRectangular(SIMD3(lab.x, lab.y * stretch, lab.z))
      (lightness, chroma, hue) = polar.y < 1e-10 ? (polar.x, 0, 0) : (polar.x, polar.y, polar.z)
    }

    /// Whether the hue of another colour is more than half a turn away, which the difference of the two
    /// angles, each rounded, cannot tell of opposite hues: there, by which side of this colour's line
    /// through grey the other lies on. Exactly opposite is not beyond (Sharma's pair 14).
    func isBeyondOpposite(_ other: StretchedLab, _ difference: Double) -> Bool {
      let side = opponents.x * other.opponents.y - opponents.y * other.opponents.x
      return difference > 0 ? side < 0 : side > 0
    }
  }

  private static func chroma(_ lab: SIMD3<Double>) -> Double {
    (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }

  /// (4): half of what a grows by.
  private static func chromaCompensation(_ chroma: Double) -> Double {
    let seventh = power7(chroma)
    return 0.5 * (1 - (seventh / (seventh + twentyFive7)).squareRoot())
  }

  private static func power7(_ value: Double) -> Double {
    let cube = value * value * value
    return cube * cube * value
  }

  private static let twentyFive7 = 6103515625.0

  /// The difference and the mean of two hues, in degrees. A colour without chroma has the other's hue.
  private static func hues(
    _ first: StretchedLab, _ second: StretchedLab
  ) -> (difference: Double, mean: Double) {
    guard first.chroma * second.chroma != 0 else { return (0, first.hue + second.hue) }
    let difference = second.hue - first.hue
    let sum = first.hue + second.hue
    guard difference.magnitude > 90, first.isBeyondOpposite(second, difference) else {
      return (difference, sum / 2)
    }
    return (
      difference > 0 ? difference - 360 : difference + 360,
      (sum < 360 ? sum + 360 : sum - 360) / 2
    )
  }

  /// (15).
  private static func hueWeight(_ hue: Double) -> Double {
    func cosine(_ degrees: Double) -> Double { Angle.sineAndCosine(degrees: degrees).cosine }
    return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
  }

  /// (21), with (16) and (17).
  private static func rotation(_ hue: Double, _ chroma: Double) -> Double {
    let distance = (hue - 275) / 25
    let angle = 60 * LibC.exponential(-distance * distance)
    let seventh = power7(chroma)
    return -2 * (seventh / (seventh + twentyFive7)).squareRoot()
      * Angle.sineAndCosine(degrees: angle).sine
  }
}

extension Color {
  /// ΔE 76: the Euclidean distance in CIE Lab (D50). About 2.3 is just noticeable
  /// (M. Mahy, L. Van Eycken and A. Oosterlinck, 1994). Alpha is left out.
  public func deltaE76(to other: Color) -> Double {
    DeltaE.cie76(components(in: .lab), other.components(in: .lab))
  }

  /// ΔE 2000 in CIE Lab (D50), with all weights 1. Meant for small differences, below 5. Alpha is left out.
  ///
  /// What is just noticeable is 1 by CSS Color 5, at the colour checker of its chapter on CMYK, and 2 by CSS
  /// Color 4, in the note of "Binary Search Gamut Mapping with Local MINDE", which its 0.02 of ΔE OK matches.
  public func deltaE2000(to other: Color) -> Double {
    DeltaE.cie2000(components(in: .lab), other.components(in: .lab))
  }
}
