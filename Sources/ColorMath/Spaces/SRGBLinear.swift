extension ColorSpace.Definition {
  /// Linear-light sRGB; components 0…1. CSS Color 4 §10.3.
  static let srgbLinear = Self(
    id: "srgb-linear", components: .rgb, parent: .xyzD65, gamut: .srgb,
    toParent: { Matrix3.linearSRGBToXYZ * $0 },
    fromParent: { Matrix3.xyzToLinearSRGB * $0 })
}

extension Matrix3 {
  /// CSS Color 4 §17, from the primaries and the D65 white (0.3127, 0.3290) as exact fractions.
  static let linearSRGBToXYZ = Matrix3(
    (506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
    (87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
    (7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270))

  static let xyzToLinearSRGB = Matrix3(
    (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    (-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    (705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
}
