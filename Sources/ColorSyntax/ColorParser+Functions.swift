import ColorMath

extension ColorParser {
  /// `color(display-p3 1 0 0)`, also relative (CSS Color 4, "Predefined Color Spaces"; CSS Color 5, "Relative
  /// Color-Function Colors").
  mutating func predefined() throws(Failure) -> CSSColor {
    guard scanner.isAtIdentifier else { throw notASpace(at: scanner.offset) }
    var base: CSSColor?
    if try takeFrom() {
      base = try color()
      scanner.skipSpace()
    }
    let start = scanner.offset
    guard scanner.isAtIdentifier, let model = PredefinedSpaces.model(scanner.name()) else {
      throw notASpace(at: start)
    }
    scanner.skipSpace()
    if let base { return try relative(model, to: base) }
    return .color(try absolute(model), legacy: false)
  }

  private func notASpace(at start: Int) -> Failure {
    Failure(expected: "a colour space such as srgb or display-p3", offset: start)
  }

  /// `light-dark(white, black)` (CSS Color 5, "Reacting to the used color-scheme: the light-dark() Function"):
  /// the side of this pass.
  mutating func lightDark() throws(Failure) -> CSSColor {
    dependsOnScheme = true
    let light = try color()
    scanner.skipSpace()
    guard scanner.take(0x2C) else { throw Failure(expected: "a comma", offset: scanner.offset) }
    scanner.skipSpace()
    let dark = try color()
    scanner.skipSpace()
    return isDark ? dark : light
  }

  /// `contrast-color(<color>)`: white or black, whichever has the greater contrast with it; white where both
  /// are equal (CSS Color 5, "contrast-color()"). The measure is the browser's to choose there; here it is the
  /// ratio of WCAG 2, and the alpha of the argument is left out.
  mutating func contrastColor() throws(Failure) -> CSSColor {
    let base = try color()
    scanner.skipSpace()
    guard let color = base.absolute else { return base }
    let luminance = WCAG.relativeLuminance(color)
    let onWhite = WCAG.contrastRatio(1, luminance)
    let onBlack = WCAG.contrastRatio(luminance, 0)
    return .color(HexDigits.color(onWhite >= onBlack ? 0xFFFF_FFFF : 0xFF), legacy: true)
  }
}
