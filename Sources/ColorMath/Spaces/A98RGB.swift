/// Adobe RGB (1998); a power curve of 563/256; components 0…1. CSS Color 4, "Predefined Color Spaces".
enum A98RGBSpace: RGBSpaceModel {
  static let id = "a98-rgb"
  static let gamut: ColorSpace? = .a98RGB

  /// CSS Color 4, "Sample code for Color Conversions", as exact fractions.
  static var linearToXYZ: Matrix3 {
    Matrix3(
      (573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
      (591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
      (53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))
  }

  static var xyzToLinear: Matrix3 {
    Matrix3(
      (1829569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150),
      (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
      (16779.0 / 1248040, -147721.0 / 1248040, 1266979.0 / 1248040))
  }

  private static let exponent = 563.0 / 256

  static func decode(_ value: Double) -> Double { value.signedPower(exponent) }
  static func encode(_ value: Double) -> Double { value.signedPower(1 / exponent) }
}
