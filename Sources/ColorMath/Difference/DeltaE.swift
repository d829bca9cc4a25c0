/// Colour differences in arithmetic; `Color` has the methods for colours.
enum DeltaE {
  /// The Euclidean distance of two colours in OKLab.
  static func ok(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
    let difference = left - right
    let squares = difference * difference
    return (squares.x + squares.y + squares.z).squareRoot()
  }
}

extension Color {
  /// ΔE OK: the Euclidean distance in OKLab (CSS Color 4, "Sample Code for ΔE2000 and ΔEOK Color
  /// Differences"). 0.02 is just noticeable by CSS Color 4's gamut mapping; black and white are 1 apart.
  /// Alpha is left out.
  public func deltaEOK(to other: Color) -> Double {
    DeltaE.ok(components(in: .oklab), other.components(in: .oklab))
  }
}
