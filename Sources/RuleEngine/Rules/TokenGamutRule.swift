import ColorMath
package import Diagnostics
import TokenFiles

/// A colour lies inside the gamut that it is shipped in.
///
/// That is the gamut of its own space where it is written in a wide RGB space, since who writes
/// `color(display-p3 …)` ships to such screens; for every other notation it is sRGB.
///
/// What lies outside by less than a twentieth of an 8-bit step is taken as inside: colours of the surface
/// are written so, with the digits that tools give them (`oklch(62.8% 0.2577 29.23)` is red).
package struct TokenGamutRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var findings = TokenFindings(rule: Self.id, context)
    let palettes = context.tokens.palettes
    let appearances = context.appearances.map(\.index)
    for token in context.tokens.tokens {
      var isLiteral = false
      var isOutside = false
      for appearance in appearances
      where context.tokens.alias(of: token, in: appearance) == nil {
        guard let color = palettes[appearance].color(token)?.color else { continue }
        isLiteral = true
        if !Self.isInside(color, Self.gamut(of: color)) { isOutside = true }
      }
      if isOutside {
        findings.add(token, context.appearances.map { Self.finding(token, $0, context.tokens) })
      } else if isLiteral {
        findings.pass(token)
      }
    }
    return findings.rows(passing: "each colour lies in the gamut that it is shipped in.")
  }

  private static func finding(
    _ token: TokenID, _ appearance: CheckedAppearance, _ tokens: TokenSystem
  ) -> TokenFindings.Finding? {
    guard tokens.alias(of: token, in: appearance.index) == nil,
      let value = tokens.palettes[appearance.index].color(token)
    else { return nil }
    let gamut = gamut(of: value.color)
    guard !isInside(value.color, gamut),
      let literal = tokens.literal(of: token, in: appearance.index)
    else { return nil }
    let mapped = value.color.mapped(into: gamut, method: .css)
    let fix = Repair(
      location: literal.location, isReplaceable: literal.isReplaceable, color: value.color,
      name: tokens.name(token)
    ).write(mapped, within: gamut)
    return TokenFindings.Finding(
      outcome: .fail, detail: sentence(value.color, mapped, gamut), location: literal.location,
      fix: fix, swatch: Swatch(token: tokens.name(token), rgba: value.packed.rgba))
  }

  private static func isInside(_ color: Color, _ gamut: ColorSpace) -> Bool {
    color.isInGamut(of: gamut, tolerance: 0.0002)
  }

  static func gamut(of color: Color) -> ColorSpace {
    switch color.space {
    case .displayP3, .displayP3Linear: .displayP3
    case .a98RGB, .prophotoRGB, .rec2020: color.space
    default: .srgb
    }
  }

  /// "It lies outside sRGB: its red is 1.093, not within 0…1; CSS maps it to a colour 0.04 away (ΔE OK)."
  private static func sentence(_ color: Color, _ mapped: Color, _ gamut: ColorSpace) -> String {
    let components = color.converted(to: gamut).components
    let outside = (0..<3).filter { components[$0] < 0 || components[$0] > 1 }
    let worst = outside.max { excess(components[$0]) < excess(components[$1]) } ?? 0
    return "It lies outside \(name(gamut)): its \(["red", "green", "blue"][worst]) is "
      + "\(digits(components[worst]) { $0 < 0 || $0 > 1 }), not within 0…1; CSS maps it to a colour "
      + "\(digits(color.deltaEOK(to: mapped)) { $0 > 0 }) away (ΔE OK)."
  }

  private static func name(_ gamut: ColorSpace) -> String {
    switch gamut {
    case .srgb: "sRGB"
    case .displayP3: "Display P3"
    case .a98RGB: "A98 RGB"
    case .prophotoRGB: "ProPhoto RGB"
    case .rec2020: "Rec. 2020"
    default: gamut.id
    }
  }

  private static func excess(_ component: Double) -> Double { max(component - 1, -component) }

  /// Three decimals, or as many more as it takes to show what is so.
  private static func digits(_ value: Double, showing isShown: (Double) -> Bool) -> String {
    guard value.magnitude < 1e9 else { return "far" }
    var scale = 1000.0
    while scale < 1e9, !isShown((value * scale).rounded() / scale) { scale *= 10 }
    var output = Output()
    output.write(shortest: (value * scale).rounded() / scale)
    return output.text
  }
}
