extension ColorSpace.Definition {
  /// Adobe RGB (1998); a power curve of 563/256; components 0…1. CSS Color 4 §10.6.
  static let a98RGB = Self(
    id: "a98-rgb", components: .rgb, parent: .xyzD65, gamut: .a98RGB,
    toParent: { Matrix3.linearA98ToXYZ * PowerTransfer.decode($0, exponent: a98Exponent) },
    fromParent: { PowerTransfer.encode(Matrix3.xyzToLinearA98 * $0, exponent: a98Exponent) })

  private static let a98Exponent = 563.0 / 256
}

/// A transfer function that is a power and nothing else, symmetric about 0.
enum PowerTransfer {
  static func decode(_ value: Double, exponent: Double) -> Double {
    let linear = LibC.power(value.magnitude, exponent)
    return value < 0 ? -linear : linear
  }

  static func decode(_ value: SIMD3<Double>, exponent: Double) -> SIMD3<Double> {
    SIMD3(
      decode(value.x, exponent: exponent), decode(value.y, exponent: exponent),
      decode(value.z, exponent: exponent))
  }

  static func encode(_ value: SIMD3<Double>, exponent: Double) -> SIMD3<Double> {
    decode(value, exponent: 1 / exponent)
  }
}

extension Matrix3 {
  /// CSS Color 4 §17, as exact fractions.
  static let linearA98ToXYZ = Matrix3(
    (573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
    (591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
    (53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835))

  static let xyzToLinearA98 = Matrix3(
    (1829569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150),
    (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    (16779.0 / 1248040, -147721.0 / 1248040, 1266979.0 / 1248040))
}
