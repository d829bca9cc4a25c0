/// OKLCH, the polar form of OKLab; L 0…1, chroma about 0…0.4, hue in degrees. CSS Color 4,
/// "Specifying Oklab and OkLCh".
enum OKLCHSpace: ColorSpaceModel {
  static let id = "oklch"
  static let components: [ColorComponent] = [
    ColorComponent("l", 0...1, .lightness), ColorComponent("c", 0...0.4, .colorfulness),
    ColorComponent("h", 0...360, .hue),
  ]
  static let parent: ColorSpace? = .oklab
  static let gamut: ColorSpace? = nil

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Polar.toRectangular(color)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    Polar.fromRectangular(color)
  }
}
