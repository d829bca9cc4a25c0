/// CIE LCH, the polar form of Lab; L 0…100, chroma 0…150, hue in degrees. CSS Color 4,
/// "Specifying Lab and LCH".
enum LCHSpace: ColorSpaceModel {
  static let id = "lch"
  static let components: [ColorComponent] = [
    ColorComponent("l", 0...100, .lightness), ColorComponent("c", 0...150, .colorfulness),
    ColorComponent("h", 0...360, .hue),
  ]
  static let parent: ColorSpace? = .lab
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Polar.toRectangular(color)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Polar.fromRectangular(color)
  }
}

/// Chroma and hue of a pair of opponent components.
enum Polar {
  static func toRectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let (sine, cosine) = Angle.sineAndCosine(degrees: polar.z)
    return SIMD3(polar.x, polar.y * cosine, polar.y * sine)
  }

  /// The hue is within 0..<360.
  static func fromRectangular(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return SIMD3(lab.x, chroma, Angle.degrees(x: lab.y, y: lab.z))
  }
}
