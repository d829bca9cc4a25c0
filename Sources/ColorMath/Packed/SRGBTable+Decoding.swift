extension SRGBTable {
  /// Gamma-encoded to linear sRGB; a value that is a whole number of 255ths comes from the table, so
  /// that a colour has the same luminance to the last bit whether it is packed or not.
  static func decode(_ value: Double) -> Double {
    let code = (value * 255).rounded()
    guard code >= 0, code <= 255, code / 255 == value else { return SRGBTransfer.decode(value) }
    return linear[Int(code)]
  }

  static func decode(_ value: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(value.x), decode(value.y), decode(value.z))
  }
}
