extension ColorSpace.Definition {
  /// Display P3: P3's primaries, D65 white, sRGB's transfer function; components 0…1.
  /// CSS Color 4 §10.4.
  static let displayP3 = Self(
    id: "display-p3", components: .rgb, parent: .displayP3Linear, gamut: .displayP3,
    toParent: { SRGBTransfer.decode($0) },
    fromParent: { SRGBTransfer.encode($0) })
}
