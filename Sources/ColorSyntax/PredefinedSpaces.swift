import ColorMath

/// The identifiers of spaces: those of `color()`, and those that `color-mix()` mixes in.
enum PredefinedSpaces {
  /// The model behind `color(display-p3 …)` (CSS Color 4 §10); nil for other names.
  static func model(_ word: Word) -> ColorModel? { models[word] }

  /// The space behind `in oklch` (§12.1); nil for other names.
  static func interpolationSpace(_ word: Word) -> ColorSpace? { spaces[word] }

  private static let models: [Word: ColorModel] = [
    Word("srgb"): .rgb(.srgb),
    Word("srgb-linear"): .rgb(.srgbLinear),
    Word("display-p3"): .rgb(.displayP3),
    Word("display-p3-linear"): .rgb(.displayP3Linear),
    Word("a98-rgb"): .rgb(.a98RGB),
    Word("prophoto-rgb"): .rgb(.prophotoRGB),
    Word("rec2020"): .rgb(.rec2020),
    Word("xyz"): .xyz(.xyzD65),
    Word("xyz-d50"): .xyz(.xyzD50),
    Word("xyz-d65"): .xyz(.xyzD65),
  ]

  private static let spaces: [Word: ColorSpace] = {
    var spaces = models.mapValues(\.space)
    spaces[Word("hsl")] = .hsl
    spaces[Word("hwb")] = .hwb
    spaces[Word("lab")] = .lab
    spaces[Word("lch")] = .lch
    spaces[Word("oklab")] = .oklab
    spaces[Word("oklch")] = .oklch
    return spaces
  }()
}
