import ColorMath

/// Eleven steps of one hue.
package struct Ramp: Sendable {
  package enum Kind: String, Sendable { case neutral, primary, secondary, accent }

  package struct Step: Sendable {
    /// 50, 100, 200 … 900, 950.
    package var number: Int
    package var shown: ShownColor
  }

  package var kind: Kind
  package var steps: [Step]
  let curve: RampCurve

  static let numbers = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]

  /// Where a step lies on the curve.
  static func position(of number: Int) -> Int { (numbers.firstIndex(of: number) ?? 0) * 100 }

  init(_ kind: Kind, hue: Double, _ method: GamutMapping) {
    self.kind = kind
    let (base, peak) = Self.chroma(kind)
    let curve = RampCurve(hue: hue, base: base, peak: peak)
    self.curve = curve
    steps = Self.numbers.map { number in
      let position = Self.position(of: number)
      let color = Color(
        .oklch, RampCurve.lightness(at: position), curve.chroma(at: position), hue)
      return Step(number: number, shown: ShownColor(color, method))
    }
  }

  private static func chroma(_ kind: Kind) -> (base: Double, peak: Double) {
    switch kind {
    case .neutral: (0.01, 0.06)
    // A second hue is part of the brand.
    case .primary, .secondary: (0.06, 0.25)
    case .accent: (0.07, 0.28)
    }
  }

  func adaptive(_ light: Int, dark: Int) -> AdaptiveColor {
    AdaptiveColor(
      lightness: RampCurve.lightness(at: light), chroma: curve.chroma(at: light), hue: curve.hue,
      darkLightness: RampCurve.lightness(at: dark))
  }
}
