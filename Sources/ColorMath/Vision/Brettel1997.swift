/// H. Brettel, F. Viénot and J. D. Mollon, "Computerized simulation of color appearance for
/// dichromats", J. Opt. Soc. Am. A 14(10), 1997.
///
/// Two half-planes that meet in the greys, each through the light of one wavelength that dichromats see
/// as others do: 475 and 575 nm, for tritanopes 485 and 660 nm. In the paper the greys are those of
/// equal energy; here they are the screen's, so that its white stays white.
enum Brettel1997 {
  /// Colour-matching functions of Judd and Vos (J. J. Vos, 1978) at the four wavelengths.
  private static let nm475 = Dichromat.cones(x: 0.13287, y: 0.11284, z: 0.9422)
  private static let nm575 = Dichromat.cones(x: 0.84394, y: 0.91558, z: 0.0019706)
  private static let nm485 = Dichromat.cones(x: 0.056985, y: 0.16987, z: 0.5864)
  private static let nm660 = Dichromat.cones(x: 0.16161, y: 0.061, z: 1.1906e-05)

  static func simulate(_ linear: SIMD3<Double>, missing cone: Int) -> SIMD3<Double> {
    let white = Dichromat.linearSRGBToCones * .one
    let cones = Dichromat.linearSRGBToCones * linear
    var axis = SIMD3<Double>.zero
    axis[cone] = 1
    let separator = Matrix3.cross(white, axis)
    let (first, second) = cone == 2 ? (nm485, nm660) : (nm475, nm575)
    let isBeside = { (anchor: SIMD3<Double>) in
      (separator * anchor).sum() * (separator * cones).sum() >= 0
    }
    let anchor = isBeside(first) ? first : second
    return Dichromat.conesToLinearSRGB
      * Dichromat.projected(cones, along: cone, onto: Matrix3.cross(white, anchor))
  }
}
