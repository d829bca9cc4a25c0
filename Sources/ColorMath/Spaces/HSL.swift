/// HSL of sRGB; hue in degrees, saturation and lightness 0…100. CSS Color 4, "HSL Colors".
enum HSLSpace: ColorSpaceModel {
  static let id = "hsl"
  static let components: [ColorComponent] = [
    ColorComponent("h", 0...360, .hue), ColorComponent("s", 0...100, .colorfulness),
    ColorComponent("l", 0...100, .lightness),
  ]
  static let parent: ColorSpace? = .srgb
  static let gamut: ColorSpace? = .srgb

  static func toParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    HueHexagon.rgb(hsl: color)
  }

  static func fromParent(_ color: SIMD3<Double>) -> SIMD3<Double> {
    HueHexagon.hsl(rgb: color)
  }
}

/// Hue as position on the hexagon of RGB, on which HSL and HWB stand (CSS Color 4, "HSL Colors" and
/// "HWB Colors").
enum HueHexagon {
  /// Below it, a difference of two components is rounding noise of a conversion. Near white, where there
  /// is next to no room for saturation, noise would fill all of it: white from Lab would be a green.
  static let noise = 1e-11

  /// Degrees, 0..<360; 0 where red, green and blue are equal.
  static func hue(rgb: SIMD3<Double>) -> Double {
    let (high, low) = (rgb.max(), rgb.min())
    let span = high - low
    guard span > noise else { return 0 }
    let sextants =
      high == rgb.x
      ? (rgb.y - rgb.z) / span + (rgb.y < rgb.z ? 6 : 0)
      : high == rgb.y ? (rgb.z - rgb.x) / span + 2 : (rgb.x - rgb.y) / span + 4
    return sextants * 60
  }

  /// A colour out of gamut can have a negative saturation; turned by half a circle it is positive.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let (high, low) = (rgb.max(), rgb.min())
    let lightness = (high + low) / 2
    let headroom = Swift.min(lightness, 1 - lightness)
    let saturation = high - low <= noise || headroom == 0 ? 0 : (high - lightness) / headroom
    let hue = hue(rgb: rgb)
    guard saturation < 0 else { return SIMD3(hue, saturation * 100, lightness * 100) }
    return SIMD3(hue < 180 ? hue + 180 : hue - 180, -saturation * 100, lightness * 100)
  }

  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
    let amplitude = saturation * Swift.min(lightness, 1 - lightness)
    let sextants = normalized(hsl.x) / 30
    func channel(_ shift: Double) -> Double {
      let turn = (shift + sextants).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * Swift.max(-1, Swift.min(turn - 3, 9 - turn, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// An angle within 0..<360.
  static func normalized(_ degrees: Double) -> Double {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    return turn < 0 ? turn + 360 : turn
  }
}
