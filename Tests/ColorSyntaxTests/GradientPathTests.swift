import ColorMath
import Testing

@testable import ColorSyntax

/// Between two stops a gradient shows what `color-mix()` gives at each share (CSS Color 4 §12).
@Suite struct GradientPathTests {
  @Test(arguments: [
    "oklch", "oklch longer hue", "oklab", "hsl", "hsl decreasing hue", "hwb increasing hue", "lab",
    "lch", "srgb-linear", "display-p3", "xyz",
  ])
  func `the colours on the way are mixtures`(method: String) throws {
    let path = try #require(GradientPath(method))
    let (first, second) = ("rgb(255 40 0)", "rgb(10 60 200 / 50%)")
    let ends = try [first, second].map { try #require(try CSSColor.parse($0).absolute) }
    let colors = path.colors(through: ends)
    #expect(colors.count > 16)
    #expect(colors.first == ends.first)
    #expect(colors.last == ends.last)
    let mixed = try (0...1_024).map { part in
      let share = Double(part) / 1_024 * 100
      return try #require(
        try CSSColor.parse(
          "color-mix(in \(method), \(first) \(100 - share)%, \(second) \(share)%)"
        ).absolute)
    }
    for color in colors {
      let nearest = mixed.map { $0.deltaEOK(to: color) + abs($0.alpha - color.alpha) }.min()
      #expect(try #require(nearest) < 1e-6)
    }
  }

  /// The darkest and the brightest colour of the lines are those of the way.
  @Test(arguments: [
    "oklch", "oklch longer hue", "oklab", "hsl longer hue", "hwb", "lab", "lch", "srgb-linear",
  ])
  func `the colours lie close enough`(method: String) throws {
    let path = try #require(GradientPath(method))
    let ends = ["#ff0000", "#00ff00", "#0000ff", "#000000", "#ffff00"]
    for first in ends {
      for second in ends where second != first {
        let stops = try [first, second].map { try #require(try CSSColor.parse($0).absolute) }
        let way = (0...2_000).map { part in
          path.interpolation.mix(stops, [1 - Double(part) / 2_000, Double(part) / 2_000])
        }
        let colors = path.colors(through: stops).map { $0.converted(to: .srgb).components }
        let lines = zip(colors, colors.dropFirst()).flatMap { one, other in
          (0...4).map { Color(.srgb, one + (other - one) * Double($0) / 4) }
        }
        let (exact, drawn) = (extremes(way), extremes(lines))
        #expect(abs(exact.low / drawn.low - 1) < 0.0015, "\(first) to \(second)")
        #expect(abs(exact.high / drawn.high - 1) < 0.0015, "\(first) to \(second)")
      }
    }
  }

  private func extremes(_ colors: [Color]) -> (low: Double, high: Double) {
    let bright = colors.map { WCAG.relativeLuminance($0) + 0.05 }
    return (bright.min() ?? 0, bright.max() ?? 0)
  }

  @Test func `in sRGB the stops are enough`() throws {
    let stops = [Color(.srgb, 1, 0, 0), Color(.srgb, 0, 0, 1)]
    #expect(try #require(GradientPath("srgb")).colors(through: stops) == stops)
    #expect(GradientPath.initial(isLegacy: true).colors(through: stops) == stops)
    #expect(GradientPath.initial(isLegacy: false) == GradientPath("oklab"))
    #expect(GradientPath("OKLCH") == GradientPath("oklch shorter hue"))
  }

  @Test(arguments: [
    "", "nowhere", "oklab longer hue", "oklch longer", "oklch far hue", "oklch longer hues",
    "oklch longer hue hue", "color(srgb",
  ])
  func `what is no method is none`(text: String) {
    #expect(GradientPath(text) == nil)
  }

  @Test func `few stops or very many make a bounded list`() throws {
    let path = try #require(GradientPath("oklab"))
    #expect(path.colors(through: []) == [])
    #expect(path.colors(through: [Color(.srgb, 1, 0, 0)]).count == 1)
    let many = [Color](repeating: Color(.srgb, 1, 0, 0), count: 20_000)
    #expect(path.colors(through: many).count <= 20_000 + 4_096)
    let some = [Color](repeating: Color(.srgb, 1, 0, 0), count: 300)
    #expect(path.colors(through: some).count <= 300 + 4_096)
  }
}
