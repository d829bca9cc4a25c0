package import ColorMath
import ColorSyntax

/// A colour of a theme: one chroma and hue, and a lightness for each appearance. Components are rounded to
/// what is written in source: five decimals, the hue two.
package struct AdaptiveColor: Hashable, Sendable {
  package var lightness: Double
  package var chroma: Double
  package var hue: Double
  package var darkLightness: Double

  package var light: Color { Color(.oklch, lightness, chroma, hue) }
  package var dark: Color { Color(.oklch, darkLightness, chroma, hue) }

  /// `oklch(56% 0.31 252.97)`.
  static func text(_ color: Color) -> String {
    let lightness = NumberText.rounded(color.components.x * 100, decimals: 3)
    let chroma = NumberText.rounded(color.components.y, decimals: 5)
    return "oklch(\(lightness)% \(chroma) \(NumberText.rounded(color.components.z, decimals: 2)))"
  }
}

/// What a colour of the formula becomes in sRGB.
package struct ShownColor: Hashable, Sendable {
  /// By the formula, in OKLCH.
  package var formula: Color
  /// In the gamut of sRGB.
  package var mapped: Color
  /// The same in 8 bits.
  package var packed: PackedColor
  /// How far the mapping moved it, in ΔE OK; 0 where it was in the gamut.
  package var moved: Double

  init(_ formula: Color, _ method: GamutMapping) {
    self.formula = formula
    mapped = formula.mapped(into: .srgb, method: method)
    packed = mapped.packed
    moved = formula.isInGamut(of: .srgb) ? 0 : formula.deltaEOK(to: mapped)
  }

  package var isMapped: Bool { moved > 0 }

  /// For a comment: the formula's colour, and how far the mapping moved it.
  var note: String {
    let text = AdaptiveColor.text(formula)
    return isMapped ? text + ", mapped by ΔE " + NumberText.rounded(moved, decimals: 4) : text
  }
}
