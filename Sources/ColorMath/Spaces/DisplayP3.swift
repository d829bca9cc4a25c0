/// Display P3: P3's primaries, D65 white, sRGB's transfer function; components 0…1.
/// CSS Color 4, "Predefined Color Spaces".
enum DisplayP3Space: RGBSpaceModel {
  static let id = "display-p3"
  static let gamut: ColorSpace? = .displayP3
  static let parent: ColorSpace? = .displayP3Linear

  static var linearToXYZ: Matrix3 { DisplayP3LinearSpace.linearToXYZ }
  static var xyzToLinear: Matrix3 { DisplayP3LinearSpace.xyzToLinear }

  static func decode(_ value: Double) -> Double { SRGBTransfer.decode(value) }
  static func encode(_ value: Double) -> Double { SRGBTransfer.encode(value) }

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> { decode(color) }
  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> { encode(color) }
}
