/// The white points of CSS Color 4, "Sample code for Color Conversions", as XYZ with Y 1, from their xy
/// chromaticities.
enum WhitePoint {
  static let d50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  static let d65 = SIMD3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
}

/// Linear Bradford chromatic adaptation between D50 and D65, the only one that CSS uses.
enum Bradford {
  static var d65ToD50: Matrix3 {
    Matrix3(
      (1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      (0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      (-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
  }

  static var d50ToD65: Matrix3 {
    Matrix3(
      (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
  }
}
