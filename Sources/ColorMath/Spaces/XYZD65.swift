extension ColorSpace.Definition {
  /// CIE XYZ relative to D65, Y of white 1: the root of the tree. CSS Color 4 §10.9.
  static let xyzD65 = Self(
    id: "xyz-d65", components: .xyz, parent: nil, gamut: nil,
    toParent: { $0 },
    fromParent: { $0 })
}
