/// The blend modes of CSS Compositing and Blending Level 1, §5 and §9.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion
  case hue, saturation, color, luminosity

  /// The mixture of two opaque colours in gamma-encoded sRGB within 0…1.
  func mix(_ backdrop: SIMD3<Double>, _ source: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue:
      let saturated = NonSeparable.setSaturation(source, NonSeparable.saturation(backdrop))
      return NonSeparable.setLuminosity(saturated, NonSeparable.luminosity(backdrop))
    case .saturation:
      let saturated = NonSeparable.setSaturation(backdrop, NonSeparable.saturation(source))
      return NonSeparable.setLuminosity(saturated, NonSeparable.luminosity(backdrop))
    case .color:
      return NonSeparable.setLuminosity(source, NonSeparable.luminosity(backdrop))
    case .luminosity:
      return NonSeparable.setLuminosity(backdrop, NonSeparable.luminosity(source))
    default:
      return SIMD3(
        mix(backdrop.x, source.x), mix(backdrop.y, source.y), mix(backdrop.z, source.z))
    }
  }

  /// One channel of the modes that work channel by channel.
  private func mix(_ backdrop: Double, _ source: Double) -> Double {
    switch self {
    case .multiply: backdrop * source
    case .screen: backdrop + source - backdrop * source
    case .overlay: BlendMode.hardLight.mix(source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge:
      backdrop <= 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn:
      backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight:
      source <= 0.5
        ? BlendMode.multiply.mix(backdrop, 2 * source)
        : BlendMode.screen.mix(backdrop, 2 * source - 1)
    case .softLight: Self.softLight(backdrop, source)
    case .difference: abs(backdrop - source)
    case .exclusion: backdrop + source - 2 * backdrop * source
    default: source
    }
  }

  private static func softLight(_ backdrop: Double, _ source: Double) -> Double {
    guard source > 0.5 else { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let curve =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (curve - backdrop)
  }
}

/// §9.2: the modes that look at all three channels at once.
package enum NonSeparable {
  package static func luminosity(_ color: SIMD3<Double>) -> Double {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  package static func saturation(_ color: SIMD3<Double>) -> Double { color.max() - color.min() }

  static func setLuminosity(_ color: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    clipped(color + (target - luminosity(color)))
  }

  /// Brought within 0…1 towards its own grey.
  private static func clipped(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let grey = luminosity(color)
    var result = color
    let (low, high) = (color.min(), color.max())
    if low < 0 { result = grey + (result - grey) * (grey / (grey - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - grey) / (high - grey)) }
    return result
  }

  static func setSaturation(_ color: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
    let span = saturation(color)
    return span > 0 ? (color - color.min()) * (target / span) : .zero
  }
}

extension Color {
  /// This colour blended with a backdrop and composited over it, source-over in gamma-encoded sRGB,
  /// unrounded; an sRGB colour. Both are taken within sRGB.
  public func composited(over backdrop: Color, blend mode: BlendMode) -> Color {
    let (source, below) = (Gamut.clipped(encodedSRGB), Gamut.clipped(backdrop.encodedSRGB))
    let (alpha, backdropAlpha) = (Compositing.unit(alpha), Compositing.unit(backdrop.alpha))
    let mixed = source * (1 - backdropAlpha) + mode.mix(below, source) * backdropAlpha
    return Color(.srgb, mixed, alpha: alpha)
      .composited(over: Color(.srgb, below, alpha: backdropAlpha))
  }
}
