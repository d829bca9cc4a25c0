/// Linear-light sRGB; components 0…1. CSS Color 4, "Predefined Color Spaces".
enum SRGBLinearSpace: RGBSpaceModel {
  static let id = "srgb-linear"
  static let gamut: ColorSpace? = .srgb

  /// CSS Color 4, "Sample code for Color Conversions", from the primaries and the D65 white
  /// (0.3127, 0.3290) as exact fractions.
  static var linearToXYZ: Matrix3 {
    Matrix3(
      (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
      (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
      (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))
  }

  static var xyzToLinear: Matrix3 {
    Matrix3(
      (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
      (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
  }

  static func decode(_ value: Double) -> Double { value }
  static func encode(_ value: Double) -> Double { value }
}
