/// What a file in `Spaces` says of its space: where it hangs in the tree, and the two functions between
/// it and its parent.
protocol ColorSpaceModel {
  static var id: String { get }
  static var components: [ColorComponent] { get }
  static var parent: ColorSpace? { get }
  static var gamut: ColorSpace? { get }
  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double>
  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double>
}

/// A space of red, green and blue: a matrix and a transfer function, the same for each component.
protocol RGBSpaceModel: ColorSpaceModel {
  /// From linear-light components to the XYZ that the space stands on.
  static var linearToXYZ: Matrix3 { get }
  static var xyzToLinear: Matrix3 { get }
  /// Relative to which white the XYZ is.
  static var xyz: ColorSpace { get }
  /// From a gamma-encoded to a linear component.
  static func decode(_ value: Double) -> Double
  /// From a linear to a gamma-encoded component.
  static func encode(_ value: Double) -> Double
}

extension RGBSpaceModel {
  static var components: [ColorComponent] { .rgb }
  static var xyz: ColorSpace { .xyzD65 }
  static var parent: ColorSpace? { xyz }

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> { linearToXYZ * decode(color) }
  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> { encode(xyzToLinear * color) }

  static func decode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(color.x), decode(color.y), decode(color.z))
  }

  static func encode(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(color.x), encode(color.y), encode(color.z))
  }
}
