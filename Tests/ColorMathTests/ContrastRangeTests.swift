import ColorMath
import TestSupport
import Testing

/// Ranges over gradients, images and unknown backdrops, against plain sampling.
@Suite struct ContrastRangeTests {
  /// A stack with one thing in it that is not fixed, and the same stack with that thing set to one of
  /// its colours.
  struct Stack {
    var foreground: Color
    var opacity: Double
    var layers: [Layer]
    /// The layers with a colour in the place of what is not fixed.
    var fixed: (Color) -> [Layer]

    init(_ random: inout SeededGenerator, _ paint: Paint?) {
      func color(alpha: Double) -> Color {
        var color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
        color.alpha = alpha
        return color
      }
      foreground = color(alpha: Double.random(in: 0.5...1, using: &random))
      opacity = Double.random(in: 0.6...1, using: &random)
      let veil = Layer.color(color(alpha: Double.random(in: 0.1...0.6, using: &random)))
      let rest = [Layer.group(opacity: opacity), veil]
      layers = (paint.map { [.paint($0)] } ?? []) + rest
      fixed = { [.color($0)] + rest }
    }

    func ratio(_ color: Color) -> Double {
      Contrast.measure(foreground: foreground, over: fixed(color)).exact.lowerBound
    }
  }

  private func corners(_ low: SIMD3<Double>, _ high: SIMD3<Double>, steps: Int) -> [Color] {
    let places = (0...steps).map { Double($0) / Double(steps) }
    return places.flatMap { r in
      places.flatMap { g in
        places.map { b in Color(.srgb, low + (high - low) * SIMD3(r, g, b)) }
      }
    }
  }

  @Test
  func `over an unknown backdrop no sample lies outside of the interval, and the ends are reached`()
  {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      let stack = Stack(&random, nil)
      let measured = Contrast.measure(foreground: stack.foreground, over: stack.layers)
      #expect(!measured.isKnown)
      let samples = corners(.zero, .one, steps: 8).map(stack.ratio)
      let (low, high) = (samples.min() ?? 0, samples.max() ?? 0)
      #expect(low >= measured.exact.lowerBound - 1e-12)
      #expect(high <= measured.exact.upperBound + 1e-12)
      #expect(low - measured.exact.lowerBound < 0.1)
      #expect(measured.exact.upperBound - high < 0.1)
    }
  }

  @Test func `over an image the worst of all colours between its ends counts`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<12 {
      let ends = (0..<2).map { _ in PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
      let (first, second) = (Color(ends[0]), Color(ends[1]))
      let stack = Stack(&random, .image(lightest: first, darkest: second))
      let measured = Contrast.measure(foreground: stack.foreground, over: stack.layers)
      let low = corners(first.components, second.components, steps: 8).map(stack.ratio).min() ?? 0
      #expect(measured.isKnown)
      #expect(measured.exact.lowerBound <= low + 1e-12)
      #expect(low - measured.exact.lowerBound < 0.1)
    }
  }

  @Test func `over a gradient the worst place counts`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<20 {
      let stops = (0..<3).map { _ in
        Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      }
      let stack = Stack(&random, .gradient(stops))
      let measured = Contrast.measure(foreground: stack.foreground, over: stack.layers)
      let samples = (0...400).map { index -> Double in
        let (part, place) = (index / 200, Double(index % 200) / 200)
        guard part < 2 else { return stack.ratio(stops[2]) }
        let (from, to) = (stops[part].components, stops[part + 1].components)
        return stack.ratio(Color(.srgb, from + (to - from) * place))
      }
      let low = samples.min() ?? 0
      #expect(measured.exact.lowerBound <= low + 1e-12)
      #expect(low - measured.exact.lowerBound < 0.02)
    }
  }

  @Test func `the ends of an image may be named the wrong way round`() {
    let (light, dark) = (Color(hex: 0xF4F1EA), Color(hex: 0x2A2A2A))
    for text in [Color(.white), Color(.black), Color(hex: 0x3366CC)] {
      let right = Contrast.measure(
        foreground: text, over: [.paint(.image(lightest: light, darkest: dark))])
      let wrong = Contrast.measure(
        foreground: text, over: [.paint(.image(lightest: dark, darkest: light))])
      #expect(right == wrong)
    }
  }

  @Test func `a colour that occurs in an image vanishes on it`() {
    let image = Paint.image(lightest: Color(.white), darkest: Color(.black))
    let measured = Contrast.measure(foreground: Color(hex: 0x777777), over: [.paint(image)])
    #expect(measured.lowest == 1)
    let (seen, behind) = (measured.foreground, measured.background)
    #expect(abs(WCAG.relativeLuminance(seen) - WCAG.relativeLuminance(behind)) < 1e-9)
  }

  @Test func `a gradient of one stop is a colour, and of none nothing`() {
    let text = Color(.white)
    let one = Contrast.measure(foreground: text, over: [.paint(.gradient([Color(hex: 0x335577)]))])
    #expect(one.lowest == Contrast.measure(foreground: text, over: Color(hex: 0x335577)).lowest)
    let none = Contrast.measure(
      foreground: text, over: [.color(Color(hex: 0x335577)), .paint(.gradient([]))])
    #expect(none.lowest == one.lowest)
  }

  @Test func `a foreground can be a gradient`() {
    let fill = Paint.gradient([Color(hex: 0x005500), Color(hex: 0x00CC00)])
    let measured = Contrast.measure(foreground: fill, over: [.color(Color(.white))])
    #expect(measured.lowest == PackedColor(0x00CC00).contrast(with: .white))
  }

  @Test func `under an opaque layer nothing shows, until its group fades`() {
    let image = Layer.paint(.image(lightest: Color(.white), darkest: Color(.black)))
    let card = Layer.color(Color(hex: 0x00633D))
    let solid = Contrast.measure(foreground: Color(.white), over: [image, card])
    #expect(solid.lowest == PackedColor(0x00633D).contrast(with: .white))
    let faded = Contrast.measure(
      foreground: Color(.white), over: [image, .group(opacity: 0.65), card])
    #expect(faded.lowest < solid.lowest)
    #expect(faded.isKnown)
  }

  @Test func `groups within groups fade twice`() {
    let once = Contrast.measure(
      foreground: Color(.black), over: [.color(Color(.white)), .group(opacity: 0.25)])
    let twice = Contrast.measure(
      foreground: Color(.black),
      over: [.color(Color(.white)), .group(opacity: 0.5), .group(opacity: 0.5)])
    #expect(abs(once.lowest - twice.lowest) < 1e-12)
  }

  @Test func `opacities outside 0 to 1 are brought within`() {
    let over: (Double) -> Double = { opacity in
      Contrast.measure(
        foreground: Color(.black), over: [.color(Color(.white)), .group(opacity: opacity)]
      ).lowest
    }
    #expect(over(7) == 21)
    #expect(over(-1) == 1)
    #expect(over(.nan) == 1)
  }

  @Test func `nothing at all behind a colour is every backdrop`() {
    let measured = Contrast.measure(foreground: Color(hex: 0x777777), over: [])
    #expect(measured.lowest == 1)
    #expect(!measured.isKnown)
    #expect(measured.reaches(3) == nil)
    #expect(measured.reaches(9) == false)
  }

  @Test func `twenty thousand layers are measured`() {
    let veil = Layer.color(Color(hex: 0x808080, alpha: 0.001))
    let layers = [Layer.color(Color(.white))] + [Layer](repeating: veil, count: 20_000)
    let measured = Contrast.measure(foreground: Color(.white), over: layers)
    #expect(abs(measured.lowest - PackedColor(0x808080).contrast(with: .white)) < 1e-3)
  }

  // MARK: Many things that are not fixed

  private func randomColor(_ random: inout SeededGenerator, alpha: ClosedRange<Double>) -> Color {
    var color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
    color.alpha = Double.random(in: alpha, using: &random)
    return color
  }

  /// Cards in cards, each with a gradient, an image or a colour, and an opacity.
  private func nested(_ depth: Int, _ random: inout SeededGenerator) -> [Layer] {
    var layers: [Layer] = [.color(randomColor(&random, alpha: 1...1))]
    for _ in 0..<depth {
      if Bool.random(using: &random) { layers.append(.group(opacity: 0.9)) }
      let (first, second) = (
        randomColor(&random, alpha: 0.3...1), randomColor(&random, alpha: 0.3...1)
      )
      switch Int.random(in: 0..<3, using: &random) {
      case 0: layers.append(.paint(.gradient([first, second])))
      case 1:
        // With one alpha, both colours occur.
        var dark = second
        dark.alpha = first.alpha
        layers.append(.paint(.image(lightest: first, darkest: dark)))
      default: layers.append(.color(first))
      }
    }
    return layers
  }

  @Test func `a floor is met where the lowest ratio reaches it, and nowhere else`() {
    var random = SeededGenerator(seed: 21)
    for round in 0..<60 {
      let layers = nested(round % 4, &random)
      let text = randomColor(&random, alpha: 0.7...1)
      let lowest = Contrast.measure(foreground: text, over: layers).lowest
      for floor in [1, 1.5, 3, 4.5, 7, lowest, lowest + 1e-6, lowest * 0.999] {
        let demand = Solver.Demand(.foreground(over: layers), floor: floor)
        #expect(demand.isMet(by: text) == (lowest >= floor), "\(lowest) and \(floor)")
      }
    }
  }

  /// The time that is not measured here grew with the square of the depth, times what the search took.
  @Test(arguments: [5, 13, 40, 100])
  func `deeply nested images and gradients are never better than any sample`(_ depth: Int) {
    var random = SeededGenerator(seed: UInt64(depth))
    for _ in 0..<4 {
      let layers = nested(depth, &random)
      let text = randomColor(&random, alpha: 0.8...1)
      let measured = Contrast.measure(foreground: text, over: layers)
      #expect(measured.isKnown)
      for end in [0, 1] {
        let fixed = layers.map { layer -> Layer in
          switch layer {
          case .paint(.gradient(let stops)): .color(stops[end])
          case .paint(.image(let light, let dark)): .color(end == 0 ? dark : light)
          default: layer
          }
        }
        let sample = Contrast.measure(foreground: text, over: fixed).exact.lowerBound
        #expect(measured.exact.lowerBound <= sample + 1e-9)
      }
    }
  }

  @Test func `bounds of many translucent layers still tell what is plain`() {
    let veil = Layer.paint(
      .gradient([Color(hex: 0xFFFFFF, alpha: 0.2), Color(hex: 0xF0F0F0, alpha: 0.2)]))
    let layers = [Layer.color(Color(.white))] + [Layer](repeating: veil, count: 40)
    let black = Contrast.measure(foreground: Color(.black), over: layers)
    #expect(black.isKnown)
    #expect(black.lowest > 17)
    #expect(black.lowest < 21)
    #expect(Contrast.measure(foreground: Color(hex: 0xF8F8F8), over: layers).lowest < 1.1)
    let unknown = Contrast.measure(foreground: Color(.black), over: Array(layers.dropFirst()))
    #expect(!unknown.isKnown)
    #expect(unknown.measured.lowerBound > 10)
  }
}
