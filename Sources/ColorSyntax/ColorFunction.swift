/// The functions that are colours.
enum ColorFunction {
  case rgb, hsl, hwb, lab, lch, oklab, oklch, color
  case colorMix, lightDark, alpha, contrastColor

  @inline(__always) init?(_ word: Word) {
    if word.count > 8 {
      guard let long = Self.long(word) else { return nil }
      self = long
      return
    }
    switch word.first {
    case packed("rgb"), packed("rgba"): self = .rgb
    case packed("hsl"), packed("hsla"): self = .hsl
    case packed("oklch"): self = .oklch
    case packed("oklab"): self = .oklab
    case packed("hwb"): self = .hwb
    case packed("lab"): self = .lab
    case packed("lch"): self = .lch
    case packed("color"): self = .color
    case packed("alpha"): self = .alpha
    default: return nil
    }
  }

  private static func long(_ word: Word) -> ColorFunction? {
    if word == Word("color-mix") { return .colorMix }
    if word == Word("light-dark") { return .lightDark }
    if word == Word("contrast-color") { return .contrastColor }
    return nil
  }

  /// Whether the commas of CSS 2 are allowed (CSS Color 4 §4.1.1).
  var hasLegacySyntax: Bool { self == .rgb || self == .hsl }
}
