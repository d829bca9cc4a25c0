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
    let halves = halves(missing: cone)
    return (halves.plane * linear).sum() >= 0 ? halves.first(linear) : halves.second(linear)
  }

  /// The projection on either side, and the plane between them: the first is of its positive side.
  static func halves(missing cone: Int) -> (
    first: (SIMD3<Double>) -> SIMD3<Double>, second: (SIMD3<Double>) -> SIMD3<Double>,
    plane: SIMD3<Double>
  ) {
    let white = Dichromat.linearSRGBToCones * .one
    var axis = SIMD3<Double>.zero
    axis[cone] = 1
    let separator = Matrix3.cross(white, axis)
    let (first, second) = cone == 2 ? (nm485, nm660) : (nm475, nm575)
    let side = (separator * first).sum() < 0 ? -separator : separator
    let (red, green, blue) = Dichromat.linearSRGBToCones.columns
    return (
      projection(along: cone, through: first, white),
      projection(along: cone, through: second, white),
      SIMD3((side * red).sum(), (side * green).sum(), (side * blue).sum())
    )
  }

  /// Onto the plane through the greys and the light of one wavelength.
  private static func projection(
    along cone: Int, through anchor: SIMD3<Double>, _ white: SIMD3<Double>
  ) -> (SIMD3<Double>) -> SIMD3<Double> {
    let normal = Matrix3.cross(white, anchor)
    return { linear in
      Dichromat.conesToLinearSRGB
        * Dichromat.projected(
          Dichromat.linearSRGBToCones * linear, along: cone, onto: normal)
    }
  }
}
