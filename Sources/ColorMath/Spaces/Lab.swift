/// CIE Lab relative to D50; L 0…100, a and b about −125…125. CSS Color 4, "Specifying Lab
/// and LCH"; CIE 15:2004.
enum LabSpace: ColorSpaceModel {
  static let id = "lab"
  static let components: [ColorComponent] = [
    ColorComponent("l", 0...100, .lightness), ColorComponent("a", -125...125, .opponentA),
    ColorComponent("b", -125...125, .opponentB),
  ]
  static let parent: ColorSpace? = .xyzD50
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    CIELab.toXYZ(color, white: WhitePoint.d50)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    CIELab.fromXYZ(color, white: WhitePoint.d50)
  }
}

/// CIE 1976 L*a*b*, for any white.
enum CIELab {
  /// 24³/116³, where the cube root begins, and 24389/27, the slope below.
  static let epsilon = 216.0 / 24389
  static let kappa = 24389.0 / 27

  static func fromXYZ(_ xyz: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / white
    let (x, y, z) = (curve(relative.x), curve(relative.y), curve(relative.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func toXYZ(_ lab: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    return SIMD3(inverse(x), inverse(y), inverse(z)) * white
  }

  private static func curve(_ value: Double) -> Double {
    value > epsilon ? cubeRoot(value) : (kappa * value + 16) / 116
  }

  private static func inverse(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}
