/// The functions that are colours.
enum ColorFunction {
  case model(ColorModel)
  case color, colorMix, lightDark, alpha, contrastColor

  @inline(__always) init?(_ word: Word) {
    if word.count > 8 {
      guard let long = Self.long(word) else { return nil }
      self = long
      return
    }
    switch word.first {
    case packed("rgb"), packed("rgba"): self = .model(.rgb)
    case packed("hsl"), packed("hsla"): self = .model(.hsl)
    case packed("oklch"): self = .model(.oklch)
    case packed("oklab"): self = .model(.oklab)
    case packed("hwb"): self = .model(.hwb)
    case packed("lab"): self = .model(.lab)
    case packed("lch"): self = .model(.lch)
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
}
