/// sRGB, gamma-encoded; components 0…1. CSS Color 4, "Predefined Color Spaces"; IEC 61966-2-1.
enum SRGBSpace: RGBSpaceModel {
  static let id = "srgb"
  static let gamut: ColorSpace? = .srgb
  static let parent: ColorSpace? = .srgbLinear

  static var linearToXYZ: Matrix3 { SRGBLinearSpace.linearToXYZ }
  static var xyzToLinear: Matrix3 { SRGBLinearSpace.xyzToLinear }

  static func decode(_ value: Double) -> Double { SRGBTransfer.decode(value) }
  static func encode(_ value: Double) -> Double { SRGBTransfer.encode(value) }

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> { decode(color) }
  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> { encode(color) }
}

/// The transfer function of sRGB and Display P3 (IEC 61966-2-1), extended to negative and to large
/// values by symmetry about 0, as CSS Color 4 has it.
///
/// `decode` has its threshold at 0.04045, which is also the one of WCAG 2.2.
enum SRGBTransfer {
  static let slope = 12.92
  static let threshold = 0.04045
  static let offset = 0.055
  static let exponent = 2.4
  /// Where the linear part of `encode` ends.
  static let linearThreshold = 0.0031308

  /// From a gamma-encoded to a linear value.
  static func decode(_ value: Double) -> Double {
    let magnitude = value.magnitude
    if magnitude <= threshold { return value / slope }
    let linear = LibC.power((magnitude + offset) / (1 + offset), exponent)
    return value < 0 ? -linear : linear
  }

  /// From a linear to a gamma-encoded value.
  static func encode(_ value: Double) -> Double {
    let magnitude = value.magnitude
    if magnitude <= linearThreshold { return value * slope }
    let encoded = (1 + offset) * LibC.power(magnitude, 1 / exponent) - offset
    return value < 0 ? -encoded : encoded
  }

  static func encode(_ value: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(value.x), encode(value.y), encode(value.z))
  }
}
