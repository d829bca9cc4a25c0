import ColorMath

/// A colour function's space and its three arguments (CSS Color 4 §5 to §10).
struct ColorModel {
  var space: ColorSpace
  var first: Channel
  var second: Channel
  var third: Channel
  /// How out-of-range components are clamped when parsed.
  var clamp: Clamp

  enum Clamp {
    case none
    /// All components to 0…1 (`rgb()`, §5.1).
    case unit
    /// Saturation to at least 0 (`hsl()`, §7).
    case saturation
    /// Lightness to 0…`lightest` (Lab and OKLab, §9).
    case lightness(Double)
    /// That, and chroma to at least 0 (LCH and OKLCH, §9).
    case lightnessAndChroma(Double)
  }

  static let rgb = ColorModel(
    space: .srgb, first: .byte("r"), second: .byte("g"), third: .byte("b"), clamp: .unit)
  static let hsl = ColorModel(
    space: .hsl, first: .hue, second: .plain("s", full: 100), third: .plain("l", full: 100),
    clamp: .saturation)
  static let hwb = ColorModel(
    space: .hwb, first: .hue, second: .plain("w", full: 100), third: .plain("b", full: 100),
    clamp: .none)
  static let lab = ColorModel(
    space: .lab, first: .plain("l", full: 100), second: .plain("a", full: 125),
    third: .plain("b", full: 125), clamp: .lightness(100))
  static let lch = ColorModel(
    space: .lch, first: .plain("l", full: 100), second: .plain("c", full: 150), third: .hue,
    clamp: .lightnessAndChroma(100))
  static let oklab = ColorModel(
    space: .oklab, first: .plain("l", full: 1), second: .plain("a", full: 0.4),
    third: .plain("b", full: 0.4), clamp: .lightness(1))
  static let oklch = ColorModel(
    space: .oklch, first: .plain("l", full: 1), second: .plain("c", full: 0.4), third: .hue,
    clamp: .lightnessAndChroma(1))

  /// `color()` in an RGB space.
  static func rgb(_ space: ColorSpace) -> ColorModel {
    ColorModel(
      space: space, first: .plain("r", full: 1), second: .plain("g", full: 1),
      third: .plain("b", full: 1), clamp: .none)
  }

  /// `color()` in an XYZ space.
  static func xyz(_ space: ColorSpace) -> ColorModel {
    ColorModel(
      space: space, first: .plain("x", full: 1), second: .plain("y", full: 1),
      third: .plain("z", full: 1), clamp: .none)
  }
}
