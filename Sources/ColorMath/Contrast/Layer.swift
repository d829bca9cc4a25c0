/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// The stops of a gradient, in order; between two of them every colour of the straight line in
  /// gamma-encoded, premultiplied sRGB occurs. Without stops it is fully transparent.
  case gradient([Color])
  /// An image: every colour occurs whose channels lie between those of the two.
  case image(lightest: Color, darkest: Color)
}

/// One step in drawing what lies behind a foreground, bottom first.
public enum Layer: Hashable, Sendable {
  /// Drawn over what is there, source-over in gamma-encoded sRGB.
  case paint(Paint)
  /// Begins a group, as CSS `opacity` does on the element that holds the rest: all later layers and
  /// the foreground are drawn together, then faded to `opacity` (0…1), then drawn over the layers
  /// before this one.
  case group(opacity: Double)

  public static func color(_ color: Color) -> Layer { .paint(.color(color)) }
}

/// Source-over compositing in gamma-encoded sRGB, unbounded and unrounded (CSS Compositing 1 §5).
///
/// A composite is red, green, blue, each multiplied by alpha, and alpha.
enum Compositing {
  typealias Composite = SIMD4<Double>

  static func premultiplied(_ rgb: SIMD3<Double>, alpha: Double) -> Composite {
    let alpha = unit(alpha)
    return Composite(rgb * alpha, alpha)
  }

  /// A colour as a screen shows it.
  static func composite(_ color: Color, _ mode: Scene.Mode) -> Composite {
    let rgb = mode == .exact ? color.encodedSRGB : color.packed.encoded
    return premultiplied(rgb, alpha: color.alpha)
  }

  @inline(__always)
  static func over(_ top: Composite, _ below: Composite) -> Composite {
    top + below * (1 - top.w)
  }

  /// `value` within 0…1; what is not a number is 0.
  static func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
}

extension Color {
  /// This colour drawn over another, source-over in gamma-encoded sRGB, unrounded; an sRGB colour.
  public func composited(over backdrop: Color) -> Color {
    let result = Compositing.over(
      Compositing.premultiplied(encodedSRGB, alpha: alpha),
      Compositing.premultiplied(backdrop.encodedSRGB, alpha: backdrop.alpha))
    guard result.w > 0 else { return Color(.srgb, .zero, alpha: 0) }
    let rgb = SIMD3(result.x, result.y, result.z)
    return Color(.srgb, result.w == 1 ? rgb : rgb / result.w, alpha: result.w)
  }
}
