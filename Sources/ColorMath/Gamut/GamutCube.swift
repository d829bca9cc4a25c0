/// The gamut of an RGB space seen from OKLab: in linear light it is the cube 0…1.
///
/// Whether a component lies within 0…1, and where clipping brings it, is the same before and after a
/// transfer function, so gamut mapping works here and encodes once, at the end.
struct GamutCube: Sendable {
  let lmsToLinear: Matrix3
  let linearToLMS: Matrix3

  private init(lmsToLinear: Matrix3, linearToLMS: Matrix3) {
    self.lmsToLinear = lmsToLinear
    self.linearToLMS = linearToLMS
  }

  private init(_ model: any RGBSpaceModel.Type) {
    let isD50 = model.xyz == .xyzD50
    let fromXYZ = isD50 ? model.xyzToLinear * Bradford.d65ToD50 : model.xyzToLinear
    let toXYZ = isD50 ? Bradford.d50ToD65 * model.linearToXYZ : model.linearToXYZ
    lmsToLinear = fromXYZ * .lmsToXYZ
    linearToLMS = .xyzToLMS * toXYZ
  }

  /// By raw value of the space; nil for what is no RGB space.
  private static let all: [GamutCube?] = ColorSpace.all.map { space in
    (space.model as? any RGBSpaceModel.Type).map { GamutCube($0) }
  }

  /// `GamutCube(SRGBSpace.self)` written out, so that it is a constant where it is used.
  static var srgb: GamutCube {
    GamutCube(
      lmsToLinear: Matrix3(
        (4.076741636075958, -3.3077115392580616, 0.2309699031821043),
        (-1.2684379732850317, 2.6097573492876887, -0.34131937600265727),
        (-0.004196076138675564, -0.7034186179359363, 1.7076146940746117)),
      linearToLMS: Matrix3(
        (0.41222146947076305, 0.5363325372617348, 0.05144599326750221),
        (0.21190349581782522, 0.6806995506452344, 0.10739695353694056),
        (0.08830245919005643, 0.2817188391361215, 0.6299787016738222)))
  }

  static func of(_ space: ColorSpace) -> GamutCube {
    space == .srgb ? srgb : all[Int(space.rawValue)] ?? srgb
  }

  /// Linear components from the cube roots of L, M and S.
  @inline(__always)
  func linear(roots: SIMD3<Double>) -> SIMD3<Double> { lmsToLinear * OKLab.cube(roots) }

  /// OKLab of linear components.
  @inline(__always)
  func oklab(linear: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsToOKLab * cubeRoots(linearToLMS * linear)
  }
}
