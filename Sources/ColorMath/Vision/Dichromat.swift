/// What the models of Viénot 1999 and Brettel 1997 have in common: cone responses of the colours of a
/// screen, in which a dichromat's missing cone is replaced by what a plane gives it.
enum Dichromat {
  /// V. C. Smith and J. Pokorny, 1975: cone responses from XYZ as modified by Judd and Vos.
  private static var xyzToCones: Matrix3 {
    Matrix3(
      (0.15514, 0.54312, -0.03286), (-0.15514, 0.45684, 0.03286), (0, 0, 0.01608))
  }

  /// F. Viénot, H. Brettel and J. D. Mollon, "Digital video colourmaps for checking the legibility of
  /// displays by dichromats", 1999: BT.709's primaries in XYZ as modified by Judd and Vos, in percent.
  private static var linearSRGBToXYZ: Matrix3 {
    Matrix3(
      (40.9568, 35.5041, 17.9167), (21.3389, 70.6743, 7.98680), (1.86297, 11.4620, 91.2367))
  }

  static let linearSRGBToCones = xyzToCones * linearSRGBToXYZ
  static let conesToLinearSRGB = linearSRGBToCones.inverse

  /// A colour-matching function of the same XYZ (J. J. Vos, 1978), as cone responses.
  static func cones(x: Double, y: Double, z: Double) -> SIMD3<Double> {
    xyzToCones * SIMD3(x, y, z)
  }

  /// Replaces one cone's response so that the result lies on a plane through black.
  static func projected(
    _ cones: SIMD3<Double>, along cone: Int, onto normal: SIMD3<Double>
  ) -> SIMD3<Double> {
    var result = cones
    result[cone] = 0
    result[cone] = -(normal * result).sum() / normal[cone]
    return result
  }
}
