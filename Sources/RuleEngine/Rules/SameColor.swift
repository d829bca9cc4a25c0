import ColorMath
package import TokenFiles

/// Whether two colours that are written in different places, formats and spaces are the same one.
///
/// Formats keep different numbers of digits, so colours are the same where they come to the same 8-bit
/// sRGB, or lie within half an 8-bit step of each other in every channel. For a colour outside sRGB the
/// step is one of its unbounded sRGB components, since colours that are mapped to the same edge of the
/// gamut are not the same.
package enum SameColor {
  /// A little more than half a step, so that a value in the middle of two steps is the same as either.
  private static let tolerance = 0.5 / 255 + 1e-9

  package static func holds(_ left: TokenColor, _ right: TokenColor) -> Bool {
    guard hasSameAlpha(left.color, right.color) else { return false }
    if left.packed.opaque == right.packed.opaque, left.color.isInGamut(of: .srgb),
      right.color.isInGamut(of: .srgb)
    {
      return true
    }
    let difference = left.color.encodedSRGB - right.color.encodedSRGB
    return (0..<3).allSatisfy { difference[$0].magnitude <= tolerance }
  }

  static func hasSameAlpha(_ left: Color, _ right: Color) -> Bool {
    (left.alpha - right.alpha).magnitude <= tolerance
  }
}
