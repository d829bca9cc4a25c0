/// ProPhoto RGB (ROMM, ISO 22028-2): D50 white, a power curve of 1.8 with a linear part near black;
/// components 0…1. CSS Color 4, "Predefined Color Spaces".
enum ProPhotoRGBSpace: RGBSpaceModel {
  static let id = "prophoto-rgb"
  static let gamut: ColorSpace? = .prophotoRGB
  static let xyz = ColorSpace.xyzD50

  /// CSS Color 4, "Sample code for Color Conversions"; the white is CSS's D50 (0.3457, 0.3585).
  static var linearToXYZ: Matrix3 {
    Matrix3(
      (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
      (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
      (0, 0, 0.82510460251046020))
  }

  static var xyzToLinear: Matrix3 {
    Matrix3(
      (1.34578688164715830, -0.25557208737979464, -0.05110186497554526),
      (-0.54463070512490190, 1.50824774284514680, 0.02052744743642139),
      (0, 0, 1.21196754563894520))
  }

  private static let exponent = 1.8
  private static let slope = 16.0
  /// The linear value at which the linear part ends.
  private static let linearThreshold = 1.0 / 512

  static func decode(_ value: Double) -> Double {
    value.magnitude <= slope * linearThreshold ? value / slope : value.signedPower(exponent)
  }

  static func encode(_ value: Double) -> Double {
    value.magnitude < linearThreshold ? value * slope : value.signedPower(1 / exponent)
  }
}
