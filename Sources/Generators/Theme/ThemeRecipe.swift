package import ColorMath

/// How the hues of a theme follow from its primary hue.
package enum HueRelationship: String, Sendable, CaseIterable {
  case complementary, analogous, triadic

  func accent(_ primary: Double) -> Double {
    switch self {
    case .complementary: Self.turned(primary, 180)
    case .analogous: Self.turned(primary, -30)
    case .triadic: Self.turned(primary, 240)
    }
  }

  /// Two hues of three have a second one besides the accent.
  func secondary(_ primary: Double) -> Double? {
    switch self {
    case .complementary: nil
    case .analogous: Self.turned(primary, 30)
    case .triadic: Self.turned(primary, 120)
    }
  }

  private static func turned(_ hue: Double, _ degrees: Double) -> Double {
    let turned = (hue + degrees).truncatingRemainder(dividingBy: 360)
    return (turned < 0 ? turned + 360 : turned).rounded(decimals: 2)
  }
}

/// How much of a screen is background, brand and accent.
package enum ProportionRule: String, Sendable, CaseIterable {
  case sixtyThirtyTen = "60-30-10"
  case eightyFifteenFive = "80-15-5"

  var shares: (neutral: Int, primary: Int, accent: Int) {
    self == .sixtyThirtyTen ? (60, 30, 10) : (80, 15, 5)
  }
}

package enum ThemePlatform: String, Sendable, CaseIterable {
  case ios, macos, both
}

/// All that a theme is made from.
package struct ThemeRecipe: Sendable {
  package var primary: PrimaryHue
  package var relationship = HueRelationship.complementary
  package var proportion = ProportionRule.sixtyThirtyTen
  package var platform = ThemePlatform.ios
  /// How steps outside of sRGB are brought into it.
  package var gamut = GamutMapping.css
  /// The level that lightness is moved for; nil leaves every step where the formula puts it.
  package var ensured: WCAG.Level?

  package init(primary: PrimaryHue) { self.primary = primary }

  /// The level that pairs are held to.
  package var level: WCAG.Level { ensured ?? .aa }

  /// What the theme is made from, in words.
  var summary: String {
    var text =
      "\(primary.text), \(relationship.rawValue), \(proportion.rawValue)"
    if gamut == .clip { text += ", clipped" }
    if let ensured { text += ", \(ensured.rawValue) ensured" }
    return text
  }
}
