/// F. Viénot, H. Brettel and J. D. Mollon, "Digital video colourmaps for checking the legibility of
/// displays by dichromats", Color Research & Application 24(4), 1999.
///
/// One plane through black, white and the primary that both see alike: blue for protanopes and
/// deuteranopes. The paper has no tritanopes; theirs is the plane of red, and only an approximation.
///
/// The paper linearises with an exponent of 2.2, and then compresses the linear RGB into a reduced domain, so
/// that results stay on the screen: protan 0.992052 · v + 0.003974, deutan 0.957237 · v + 0.0213814. Both are
/// left out here, as is usual: the curve is sRGB's, and results are not clipped.
enum Vienot1999 {
  static func simulate(_ linear: SIMD3<Double>, missing cone: Int) -> SIMD3<Double> {
    let primary = cone == 2 ? SIMD3(1.0, 0, 0) : SIMD3(0.0, 0, 1)
    let normal = Matrix3.cross(
      Dichromat.linearSRGBToCones * (.one - primary), Dichromat.linearSRGBToCones * primary)
    let cones = Dichromat.linearSRGBToCones * linear
    return Dichromat.conesToLinearSRGB
      * Dichromat.projected(cones, along: cone, onto: normal)
  }
}
