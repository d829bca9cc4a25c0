/// Relative luminance, contrast ratio, and the floors of WCAG 2.2.
public enum WCAG {
  /// The share of linear red, green and blue in relative luminance.
  static let red = 0.2126
  static let green = 0.7152
  static let blue = 0.0722

  /// The light that a screen reflects, as a share of its white.
  static let flare = 0.05

  @inline(__always)
  static func luminance(_ r: Double, _ g: Double, _ b: Double) -> Double {
    red * r + green * g + blue * b
  }

  /// Relative luminance by WCAG 2.2: 0 for black, 1 for white.
  ///
  /// Linear sRGB with the threshold 0.04045 and the weights 0.2126, 0.7152, 0.0722. For a colour outside
  /// of sRGB, the same weights over its unbounded linear components; so it can exceed 1 or fall below
  /// 0. Alpha is left out.
  public static func relativeLuminance(_ color: Color) -> Double {
    let linear = SRGBTable.decode(color.encodedSRGB)
    return luminance(linear.x, linear.y, linear.z)
  }

  /// The contrast ratio of two relative luminances by WCAG 2.2: (L1 + 0.05) / (L2 + 0.05), the
  /// lighter above. 1…21 for colours in sRGB; a negative luminance counts as 0, and what is not a
  /// number gives 1, which passes nothing.
  public static func contrastRatio(_ first: Double, _ second: Double) -> Double {
    let (light, dark) = first > second ? (first, second) : (second, first)
    let ratio = (Swift.max(light, 0) + flare) / (Swift.max(dark, 0) + flare)
    return ratio >= 1 ? ratio : 1
  }
}

extension WCAG {
  /// The conformance levels that have contrast floors.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case aa = "AA"
    case aaa = "AAA"
  }

  /// Large text of any weight begins here, in CSS px: 18 pt in print.
  public static let largeSize = 24.0

  /// Large text of weight 700 and more begins here, in CSS px. 14 pt are 18 ⅔ px exactly; Understanding 1.4.3
  /// says that 14 pt and 18 pt are "approximately 18.5px and 24px". 18.66 is what axe takes too.
  ///
  /// The definition also speaks of sizes that are equivalent for Chinese, Japanese and Korean fonts; a number
  /// can't tell of these.
  public static let largeBoldSize = 18.66

  /// The weight from which text is bold.
  public static let boldWeight = 700.0

  /// Whether text counts as large.
  /// - Parameters:
  ///   - size: in CSS px.
  ///   - weight: CSS `font-weight`, 1…1000.
  public static func isLargeText(size: Double, weight: Double) -> Bool {
    size >= largeSize || size >= largeBoldSize && weight >= boldWeight
  }

  /// The least contrast ratio of text: 1.4.3 at AA (4.5, large 3), 1.4.6 at AAA (7, large 4.5).
  public static func textFloor(isLarge: Bool, level: Level) -> Double {
    switch (level, isLarge) {
    case (.aa, true): 3
    case (.aa, false), (.aaa, true): 4.5
    case (.aaa, false): 7
    }
  }

  /// The least contrast ratio of text of a size in CSS px and a weight.
  public static func textFloor(size: Double, weight: Double, level: Level) -> Double {
    textFloor(isLarge: isLargeText(size: size, weight: weight), level: level)
  }

  /// The least contrast ratio of what is not text: 1.4.11. There is no AAA floor for it.
  public static let nonTextFloor = 3.0
}
