/// CIE XYZ relative to D50, Y of white 1. CSS Color 4, "Predefined Color Spaces".
enum XYZD50Space: ColorSpaceModel {
  static let id = "xyz-d50"
  static let components: [ColorComponent] = .xyz
  static let parent: ColorSpace? = .xyzD65
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Bradford.d50ToD65 * color
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Bradford.d65ToD50 * color
  }
}
