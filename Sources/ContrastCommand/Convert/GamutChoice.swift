import ColorMath

/// `--gamut`: what becomes of a colour that the space can't show.
enum GamutChoice: String, CaseIterable {
  case css, clip, none

  static let names = allCases.map(\.rawValue)

  /// The colour in a space, inside of its gamut unless it is to stay outside.
  ///
  /// A missing component counts as 0 in another space (CSS Color 4, "Missing Color Components and the none
  /// Keyword"): only mixing and relative colours carry it over.
  func apply(to given: Color, in space: ColorSpace) -> Color {
    var color = given
    if space != given.space { color.missing.formIntersection(.alpha) }
    let converted = color.converted(to: space)
    guard let gamut = space.gamut, !converted.isInGamut(of: gamut) else { return converted }
    switch self {
    case .css: return color.mapped(into: gamut, method: .css).converted(to: space)
    case .clip: return color.mapped(into: gamut, method: .clip).converted(to: space)
    case .none: return converted
    }
  }
}

extension Color {
  /// Whether a space can show the colour; of one that has no bounds, sRGB counts.
  func isShown(in space: ColorSpace) -> Bool { isInGamut(of: space.gamut ?? .srgb) }
}
