import ColorMath
import TestSupport
import Testing

/// Several things at once that are not fixed, against a grid of fixed colours in their places; and stacks of
/// which a search that draws everything again for each try would not come back.
@Suite struct SceneDescentTests {
  private static func random(_ random: inout SeededGenerator, alpha: ClosedRange<Double>) -> Color {
    var color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
    color.alpha = Double.random(in: alpha, using: &random)
    return color
  }

  /// All mixtures of two colours, channel by channel, with the alpha of the first.
  private static func grid(_ first: Color, _ second: Color, steps: Int) -> [Color] {
    let places = (0...steps).map { Double($0) / Double(steps) }
    let (low, high) = (first.components, second.components)
    return places.flatMap { r in
      places.flatMap { g in
        places.map { b in
          Color(.srgb, low + (high - low) * SIMD3(r, g, b), alpha: first.alpha)
        }
      }
    }
  }

  @Test func `a translucent colour on another has the interval of all backdrops`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<8 {
      let front = Self.random(&random, alpha: 0.2...0.95)
      let back = Self.random(&random, alpha: 0.2...0.95)
      let measured = Contrast.measure(foreground: front, over: back)
      let samples = Self.grid(Color(.black), Color(.white), steps: 12).map {
        Contrast.measure(foreground: front, over: [.color($0), .color(back)]).exact.lowerBound
      }
      let (low, high) = (samples.min() ?? 0, samples.max() ?? 0)
      #expect(low >= measured.exact.lowerBound - 1e-12)
      #expect(high <= measured.exact.upperBound + 1e-12)
      #expect(low - measured.exact.lowerBound < 0.05)
      #expect(measured.exact.upperBound - high < 0.05)
    }
  }

  /// Wide colours have components on both sides of 0…1, where the curve is continued by its mirror image.
  @Test func `wide colours are searched as well`() {
    for (front, back) in [
      (Color(.displayP3, 1, 0, 0, alpha: 0.5), Color(.displayP3, 0, 1, 0, alpha: 0.4)),
      (Color(.rec2020, 0, 0, 1, alpha: 0.9), Color(.rec2020, 0, 1, 0, alpha: 0.7)),
      (Color(.oklch, 0.7, 0.4, 140, alpha: 0.6), Color(.oklch, 0.5, 0.4, 270, alpha: 0.8)),
    ] {
      let measured = Contrast.measure(foreground: front, over: back)
      let samples = Self.grid(Color(.black), Color(.white), steps: 12).map {
        Contrast.measure(foreground: front, over: [.color($0), .color(back)]).exact.lowerBound
      }
      #expect((samples.min() ?? 0) >= measured.exact.lowerBound - 1e-12)
      #expect((samples.max() ?? 0) <= measured.exact.upperBound + 1e-12)
    }
  }

  @Test func `an image on an image in a group that fades is at its worst where both are`() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<6 {
      let text = Self.random(&random, alpha: 0.7...1)
      let below = (Self.random(&random, alpha: 1...1), Self.random(&random, alpha: 1...1))
      var above = (Self.random(&random, alpha: 0.5...0.5), Self.random(&random, alpha: 0.5...0.5))
      above.1.alpha = above.0.alpha
      let measured = Contrast.measure(
        foreground: text,
        over: [
          .paint(.image(lightest: below.0, darkest: below.1)), .group(opacity: 0.8),
          .paint(.image(lightest: above.0, darkest: above.1)),
        ])
      let samples = Self.grid(below.0, below.1, steps: 3).flatMap { low in
        Self.grid(above.0, above.1, steps: 3).map { high in
          Contrast.measure(
            foreground: text, over: [.color(low), .group(opacity: 0.8), .color(high)]
          ).exact.lowerBound
        }
      }
      #expect((samples.min() ?? 0) >= measured.exact.lowerBound - 1e-9)
      #expect(measured.isKnown)
    }
  }

  @Test func `a gradient on an image is at its worst where both are`() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<6 {
      let text = Self.random(&random, alpha: 0.8...1)
      let image = (Self.random(&random, alpha: 1...1), Self.random(&random, alpha: 1...1))
      let stops = (0..<2).map { _ in Self.random(&random, alpha: 0.6...0.6) }
      let measured = Contrast.measure(
        foreground: text,
        over: [.paint(.image(lightest: image.0, darkest: image.1)), .paint(.gradient(stops))])
      let samples = Self.grid(image.0, image.1, steps: 4).flatMap { low in
        (0...20).map { place in
          let share = Double(place) / 20
          let high = stops[0].components * (1 - share) + stops[1].components * share
          return Contrast.measure(
            foreground: text, over: [.color(low), .color(Color(.srgb, high, alpha: 0.6))]
          ).exact.lowerBound
        }
      }
      #expect((samples.min() ?? 0) >= measured.exact.lowerBound - 1e-9)
    }
  }

  /// Each layer takes something of what the one below it does, so that all of them matter.
  private static func stack(_ paint: Paint, depth: Int) -> [Layer] {
    (0..<depth).flatMap { _ in [Layer.paint(paint), .group(opacity: 0.97)] }
  }

  @Test(arguments: [
    Paint.image(
      lightest: Color(hex: 0xFFEEDD, alpha: 0.3), darkest: Color(hex: 0x102030, alpha: 0.3)),
    .image(lightest: Color(hex: 0xFFEEDD, alpha: 0.4), darkest: Color(hex: 0x102030, alpha: 0.2)),
    .gradient([
      Color(hex: 0xFF0000, alpha: 0.3), Color(hex: 0x00FF00, alpha: 0.3),
      Color(hex: 0x0000FF, alpha: 0.3),
    ]),
  ])
  func `a hundred of them in each other, each in a group that fades, are measured`(_ paint: Paint) {
    let text = Color(hex: 0x336699)
    let deep = Contrast.measure(foreground: text, over: Self.stack(paint, depth: 100))
    #expect(!deep.isKnown)
    #expect(deep.lowest == 1)
    #expect(deep.exact.upperBound > 1)
  }

  @Test func `five hundred translucent pairs on an unknown backdrop are measured`() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<500 {
      let front = Self.random(&random, alpha: 0.3...0.9)
      let measured = Contrast.measure(
        foreground: front, over: Self.random(&random, alpha: 0.3...0.9))
      #expect(measured.exact.lowerBound >= 1)
      #expect(measured.exact.upperBound > 1)
    }
  }
}
