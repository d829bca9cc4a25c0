import ColorMath
import TestSupport
import Testing

/// The solver against looking at every 8-bit colour of the hue: all that a fine net over lightness and
/// chroma, in gamut, is rounded to.
@Suite struct SolverExhaustiveTests {
  struct Pair {
    let color: Color
    let backdrop: PackedColor
    let floor: Double

    init(_ random: inout SeededGenerator, inGamut: Bool) {
      let packed = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      color =
        inGamut
        ? Color(packed)
        : Color(
          .oklch, Double.random(in: 0.1...0.95, using: &random),
          Double.random(in: 0.1...0.37, using: &random), Double.random(in: 0...360, using: &random))
      backdrop = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      floor = [3, 4.5, 7].randomElement(using: &random) ?? 3
    }

    /// ΔE OK to the nearest colour of the net that reaches the floor, where it is below `limit`.
    func best(below limit: Double, step: Double) -> Double {
      let origin = color.components(in: .oklch)
      var best = limit
      for row in Int(max(0, origin.x - limit) / step)...Int(min(1, origin.x + limit) / step) {
        let lightness = Double(row) * step
        let reach = max(0, limit * limit - (lightness - origin.x) * (lightness - origin.x))
          .squareRoot()
        let largest = min(
          origin.y + reach, Color.maximumChroma(lightness: lightness, hue: origin.z))
        let count = max(0, Int((largest - max(0, origin.y - reach)) / step))
        let chromas = (0...count).map { largest - Double($0) * step }.filter { $0 >= 0 }
        let colors = PackedColor.colors(
          lightness: [Double](repeating: lightness, count: chromas.count), chroma: chromas,
          hue: [Double](repeating: origin.z, count: chromas.count))
        var last: PackedColor?
        for candidate in colors where candidate != last {
          last = candidate
          guard candidate.contrast(with: backdrop) >= floor else { continue }
          best = min(best, Color(candidate).deltaEOK(to: color))
        }
      }
      return best
    }
  }

  private func compare(_ count: Int, inGamut: Bool, step: Double, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var failures = Failures()
    for _ in 0..<count {
      let pair = Pair(&random, inGamut: inGamut)
      let demand = Solver.Demand(over: Color(pair.backdrop), floor: pair.floor)
      switch Solver.nearest(to: pair.color, meeting: [demand]) {
      case .unchanged:
        failures.check(demand.isMet(by: pair.color), "\(pair) does not pass as it is")
      case .nearest(let suggestion):
        let (color, distance) = (suggestion.color, suggestion.deltaE)
        failures.check(
          color.packed.contrast(with: pair.backdrop) >= pair.floor, "\(pair): \(color) fails")
        failures.check(
          abs(color.deltaEOK(to: pair.color) - distance) < 1e-12, "\(pair): \(distance)")
        let best = pair.best(below: distance, step: step)
        failures.check(best > distance - 1e-9, "\(pair): \(color) at \(distance), best at \(best)")
      case .impossible:
        let best = pair.best(below: 1.2, step: step * 4)
        failures.check(best == 1.2, "\(pair): impossible, but there is one at \(best)")
      }
    }
    failures.report()
  }

  @Test func `no colour of the net is nearer than the answer`() {
    compare(6, inGamut: true, step: 0.004, seed: 21)
    compare(3, inGamut: false, step: 0.004, seed: 22)
  }

  @Test(.enabled(if: Exhaustive.isWanted, "a few hundred pairs: in a release build"))
  func `no colour of a fine net is nearer than the answer, for a few hundred pairs`() {
    compare(300, inGamut: true, step: 0.0005, seed: 23)
    compare(100, inGamut: false, step: 0.0005, seed: 24)
  }

  @Test func `many demands at once are met, or excluded by one or two`() {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<60 {
      let color = Color(PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random)))
      let demands = (0..<4).map { _ in
        // Backdrops of a light and a dark theme, which one colour can often serve.
        let grey = UInt32.random(in: 200...255, using: &random)
        return Solver.Demand(over: Color(hex: grey << 16 | grey << 8 | grey), floor: 4.5)
      }
      guard case .nearest(let suggestion) = Solver.nearest(to: color, meeting: demands) else {
        continue
      }
      for demand in demands { #expect(demand.isMet(by: suggestion.color)) }
    }
  }

  @Test func `the hue is kept within what 8 bits can tell`() {
    var random = SeededGenerator(seed: 26)
    for _ in 0..<100 {
      let pair = Pair(&random, inGamut: true)
      let demand = Solver.Demand(over: Color(pair.backdrop), floor: pair.floor)
      guard case .nearest(let suggestion) = Solver.nearest(to: pair.color, meeting: [demand]) else {
        continue
      }
      let hue = pair.color.components(in: .oklch).z
      #expect(suggestion.color.packed.holdsHue(hue, steps: 255), "\(pair)")
    }
  }

  // By index: the compiler of Swift 6.3 loses the space of a quantiser that is itself the argument.
  static let quantisers: [Quantiser] = [
    .decimals(.oklch, 4, 5, 2), .decimals(.srgb, 3, 3, 3), .decimals(.displayP3, 3, 3, 3),
    .decimals(.hsl, 1, 1, 1), .decimals(.lab, 2, 2, 2),
  ]

  @Test(arguments: quantisers.indices)
  func `an answer can be written in the digits that it is asked in, and passes so`(_ index: Int) {
    let quantiser = Self.quantisers[index]
    var random = SeededGenerator(seed: 27)
    for _ in 0..<4 {
      let pair = Pair(&random, inGamut: true)
      let demand = Solver.Demand(over: Color(pair.backdrop), floor: 3)
      let solution = Solver.nearest(to: pair.color, meeting: [demand], quantiser: quantiser)
      guard case .nearest(let suggestion) = solution else { continue }
      #expect(quantiser.rounded(suggestion.color) == suggestion.color)
      #expect(suggestion.color.isInGamut(of: .srgb))
      #expect(demand.isMet(by: suggestion.color))
      // Not much farther than in 8 bits, whose steps are mostly coarser.
      guard case .nearest(let hex) = Solver.nearest(to: pair.color, meeting: [demand]) else {
        continue
      }
      #expect(suggestion.deltaE < hex.deltaE + 0.004, "\(pair)")
    }
  }
}
