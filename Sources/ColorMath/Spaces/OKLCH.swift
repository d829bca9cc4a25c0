extension ColorSpace.Definition {
  /// OKLCH, the polar form of OKLab; L 0…1, chroma about 0…0.4, hue in degrees. CSS Color 4 §9.4.
  static let oklch = Self(
    id: "oklch",
    components: [
      ColorComponent("l", 0...1, .lightness), ColorComponent("c", 0...0.4, .colorfulness),
      ColorComponent("h", 0...360, .hue),
    ],
    parent: .oklab, gamut: nil,
    toParent: { Polar.toRectangular($0) },
    fromParent: { Polar.fromRectangular($0) })
}
