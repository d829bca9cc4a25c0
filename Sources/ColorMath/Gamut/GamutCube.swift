/// The gamut of an RGB space seen from OKLab: in linear light it is the cube 0…1.
///
/// Whether a component lies within 0…1, and where clipping brings it, is the same before and after a
/// transfer function, so gamut mapping works here and encodes once, at the end.
struct GamutCube: Sendable {
  let lmsToLinear: Matrix3
  let linearToLMS: Matrix3

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

  static let srgb = GamutCube(SRGBSpace.self)

  static func of(_ space: ColorSpace) -> GamutCube { all[Int(space.rawValue)] ?? srgb }

  /// Linear components from the cube roots of L, M and S.
  @inline(__always)
  func linear(roots: SIMD3<Double>) -> SIMD3<Double> { lmsToLinear * OKLab.cube(roots) }

  /// OKLab of linear components.
  @inline(__always)
  func oklab(linear: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsToOKLab * cubeRoots(linearToLMS * linear)
  }
}
