/// Linear-light Display P3; components 0…1. CSS Color 4, "Predefined Color Spaces".
enum DisplayP3LinearSpace: RGBSpaceModel {
  static let id = "display-p3-linear"
  static let gamut: ColorSpace? = .displayP3

  /// CSS Color 4, "Sample code for Color Conversions", as exact fractions.
  static var linearToXYZ: Matrix3 {
    Matrix3(
      (608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
      (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
      (0, 32229.0 / 714400, 5220557.0 / 5000800))
  }

  static var xyzToLinear: Matrix3 {
    Matrix3(
      (446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915),
      (-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905),
      (11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415))
  }

  static func decode(_ value: Double) -> Double { value }
  static func encode(_ value: Double) -> Double { value }
}
