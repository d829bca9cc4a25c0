import ColorMath

/// The identifiers of spaces: those of `color()`, and those that `color-mix()` mixes in.
enum PredefinedSpaces {
  /// The model behind `color(display-p3 …)` (CSS Color 4, "Predefined Color Spaces"); nil for other names.
  static func model(_ word: Word) -> ColorModel? { models[word] }

  /// The space behind `in oklch` ("Color Space for Interpolation"); nil for other names.
  static func interpolationSpace(_ word: Word) -> ColorSpace? { models[word]?.space ?? polar[word] }

  private static let models = WordTable<ColorModel>([
    (Word("srgb"), .predefined(.srgb)), (Word("srgb-linear"), .predefined(.srgbLinear)),
    (Word("display-p3"), .predefined(.displayP3)),
    (Word("display-p3-linear"), .predefined(.displayP3Linear)),
    (Word("a98-rgb"), .predefined(.a98RGB)), (Word("prophoto-rgb"), .predefined(.prophotoRGB)),
    (Word("rec2020"), .predefined(.rec2020)), (Word("xyz"), .predefined(.xyzD65)),
    (Word("xyz-d50"), .predefined(.xyzD50)), (Word("xyz-d65"), .predefined(.xyzD65)),
  ])

  private static let polar = WordTable<ColorSpace>([
    (Word("hsl"), .hsl), (Word("hwb"), .hwb), (Word("lab"), .lab), (Word("lch"), .lch),
    (Word("oklab"), .oklab), (Word("oklch"), .oklch),
  ])
}
