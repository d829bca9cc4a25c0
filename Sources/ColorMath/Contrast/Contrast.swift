/// The contrast of a foreground over what lies behind it, as it is really shown.
///
/// Each ratio is a range: one number twice where everything is known; otherwise, where nothing opaque
/// lies at the bottom, the lowest and the highest over every possible backdrop.
public struct ContrastMeasurement: Hashable, Sendable {
  /// Of the colours as written, over unbounded linear sRGB: a wide-gamut screen.
  public var exact: ClosedRange<Double>
  /// Of the 8-bit sRGB colours that they become by CSS gamut mapping and rounding, composited
  /// unrounded.
  public var eightBit: ClosedRange<Double>
  /// What lies behind the foreground is known: the two ends are one.
  public var isKnown: Bool
  /// The foreground and the background as composited, at the place and over the backdrop where the
  /// exact ratio is lowest; in sRGB, opaque, unrounded.
  public var foreground: Color
  public var background: Color

  /// What counts: the lower of the two ratios, at both ends.
  public var measured: ClosedRange<Double> {
    let low = min(exact.lowerBound, eightBit.lowerBound)
    return low...max(low, min(exact.upperBound, eightBit.upperBound))
  }

  /// The measured ratio where it is one number, the lower end of the interval where not.
  public var lowest: Double { measured.lowerBound }

  /// Whether a floor is reached; nil where that depends on the backdrop.
  public func reaches(_ floor: Double) -> Bool? {
    if measured.lowerBound >= floor { return true }
    return measured.upperBound < floor ? false : nil
  }
}

/// The one place where contrast is measured, for every rule and command.
public enum Contrast {
  /// Measures a foreground over the layers behind it.
  ///
  /// Layers are composited source-over in gamma-encoded sRGB, unrounded, and the foreground over them;
  /// then the ratio of WCAG 2.2 is taken, once of the exact colours and once of the 8-bit ones. Over
  /// a gradient or an image the worst ratio anywhere in its range counts. Where nothing opaque lies at
  /// the bottom, the ratio is the interval over every backdrop between black and white.
  ///
  /// - Parameters:
  ///   - foreground: what is drawn; its alpha counts.
  ///   - layers: what lies behind it, bottom first. A `group` holds everything after it.
  public static func measure(
    foreground: Paint, over layers: [Layer]
  ) -> ContrastMeasurement {
    if case .color(let color) = foreground, let known = measureKnown(color, over: layers) {
      return known
    }
    let exact = Scene(foreground: foreground, layers: layers, mode: .exact)
    let eightBit = Scene(foreground: foreground, layers: layers, mode: .eightBit)
    let range = exact.contrastRange()
    let shown = eightBit.shows(exact) ? range : eightBit.contrastRange()
    return ContrastMeasurement(
      exact: range.contrast, eightBit: shown.contrast, isKnown: !exact.showsBackdrop,
      foreground: range.pair.foregroundColor, background: range.pair.backgroundColor)
  }

  /// Whether a foreground reaches a floor for certain: whether `measure` gives a lowest ratio of that,
  /// found sooner, since a place where it does not is mostly seen at once.
  static func reaches(_ floor: Double, foreground: Color, over layers: [Layer]) -> Bool {
    if let known = measureKnown(foreground, over: layers) { return known.lowest >= floor }
    let exact = Scene(foreground: .color(foreground), layers: layers, mode: .exact)
    guard exact.reaches(floor) else { return false }
    let eightBit = Scene(foreground: .color(foreground), layers: layers, mode: .eightBit)
    return eightBit.shows(exact) || eightBit.reaches(floor)
  }

  /// The measurement where everything is one colour and no backdrop shows through; nil elsewhere.
  private static func measureKnown(
    _ foreground: Color, over layers: [Layer]
  ) -> ContrastMeasurement? {
    guard let exact = SeenPair(foreground, over: layers, mode: .exact),
      let eightBit = SeenPair(foreground, over: layers, mode: .eightBit)
    else { return nil }
    let ratio = exact.contrast
    let shown = eightBit == exact ? ratio : eightBit.contrast
    return ContrastMeasurement(
      exact: ratio...ratio, eightBit: shown...shown, isKnown: true,
      foreground: exact.foregroundColor, background: exact.backgroundColor)
  }

  /// Measures a colour over the layers behind it, bottom first.
  public static func measure(foreground: Color, over layers: [Layer]) -> ContrastMeasurement {
    measure(foreground: .color(foreground), over: layers)
  }

  /// Measures a colour over another.
  public static func measure(foreground: Color, over background: Color) -> ContrastMeasurement {
    measure(foreground: .color(foreground), over: [.color(background)])
  }
}
