/// HWB of sRGB; hue in degrees, whiteness and blackness 0…100. CSS Color 4, "HWB Colors".
enum HWBSpace: ColorSpaceModel {
  static let id = "hwb"
  static let components: [ColorComponent] = [
    ColorComponent("h", 0...360, .hue), ColorComponent("w", 0...100, nil),
    ColorComponent("b", 0...100, nil),
  ]
  static let parent: ColorSpace? = .srgb
  static let gamut: ColorSpace? = .srgb

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    HueHexagon.rgb(hwb: color)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    HueHexagon.hwb(rgb: color)
  }
}

extension HueHexagon {
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  /// Where whiteness and blackness reach 100 together the colour is the grey of their proportion.
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let (white, black) = (hwb.y, hwb.z)
    if white + black >= 100 { return SIMD3(repeating: white / (white + black)) }
    let pure = rgb(hsl: SIMD3(hwb.x, 100, 50))
    // Percentages are whole numbers more often than their hundredths are exact.
    return (pure * (100 - white - black) + white) / 100
  }
}
