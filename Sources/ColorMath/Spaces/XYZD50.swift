extension ColorSpace.Definition {
  /// CIE XYZ relative to D50, Y of white 1. CSS Color 4 §10.9.
  static let xyzD50 = Self(
    id: "xyz-d50", components: .xyz, parent: .xyzD65, gamut: nil,
    toParent: { Bradford.d50ToD65 * $0 },
    fromParent: { Bradford.d65ToD50 * $0 })
}
