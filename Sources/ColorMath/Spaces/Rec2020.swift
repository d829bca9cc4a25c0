/// ITU-R BT.2020-2 primaries with the display's power curve of 2.4 (BT.1886), on which the CSS
/// working group resolved in 2025; components 0…1. CSS Color 4, "Predefined Color Spaces".
enum Rec2020Space: RGBSpaceModel {
  static let id = "rec2020"
  static let gamut: ColorSpace? = .rec2020

  /// CSS Color 4, "Sample code for Color Conversions", as exact fractions.
  static var linearToXYZ: Matrix3 {
    Matrix3(
      (63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
      (26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
      (0, 19567812.0 / 697040785, 295819943.0 / 278816314))
  }

  static var xyzToLinear: Matrix3 {
    Matrix3(
      (30757411.0 / 17917100, -6372589.0 / 17917100, -4539589.0 / 17917100),
      (-19765991.0 / 29648200, 47925759.0 / 29648200, 467509.0 / 29648200),
      (792561.0 / 44930125, -1921689.0 / 44930125, 42328811.0 / 44930125))
  }

  private static let exponent = 2.4

  static func decode(_ value: Double) -> Double { value.signedPower(exponent) }
  static func encode(_ value: Double) -> Double { value.signedPower(1 / exponent) }
}
