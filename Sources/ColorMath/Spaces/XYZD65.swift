/// CIE XYZ relative to D65, Y of white 1: the root of the tree. CSS Color 4,
/// "Predefined Color Spaces".
enum XYZD65Space: ColorSpaceModel {
  static let id = "xyz-d65"
  static let components: [ColorComponent] = .xyz
  static let parent: ColorSpace? = nil
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    color
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    color
  }
}
