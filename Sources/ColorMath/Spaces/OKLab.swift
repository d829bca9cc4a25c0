/// OKLab (Björn Ottosson, 2020), with the matrices that the sample code of CSS Color 4 computed anew in
/// 64 bits; L 0…1, a and b about −0.4…0.4. CSS Color 4, "Specifying Oklab and OkLCh".
enum OKLabSpace: ColorSpaceModel {
  static let id = "oklab"
  static let components: [ColorComponent] = [
    ColorComponent("l", 0...1, .lightness), ColorComponent("a", -0.4...0.4, .opponentA),
    ColorComponent("b", -0.4...0.4, .opponentB),
  ]
  static let parent: ColorSpace? = .xyzD65
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsToXYZ * OKLab.cube(Matrix3.oklabToLMS * color)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsToOKLab * cubeRoots(Matrix3.xyzToLMS * color)
  }
}

enum OKLab {
  @inline(__always)
  static func cube(_ value: SIMD3<Double>) -> SIMD3<Double> { value * value * value }
}

extension Matrix3 {
  static var xyzToLMS: Matrix3 {
    Matrix3(
      (0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
      (0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
      (0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  }

  static var lmsToXYZ: Matrix3 {
    Matrix3(
      (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      (-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
      (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
  }

  /// From the cube roots of L, M and S.
  static var lmsToOKLab: Matrix3 {
    Matrix3(
      (0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
      (1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
      (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  }

  /// To the cube roots of L, M and S.
  static var oklabToLMS: Matrix3 {
    Matrix3(
      (1, 0.3963377773761749, 0.2158037573099136),
      (1, -0.1055613458156586, -0.0638541728258133),
      (1, -0.0894841775298119, -1.2914855480194092))
  }
}
