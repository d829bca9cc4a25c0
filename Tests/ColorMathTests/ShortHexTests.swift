import ColorMath
import TestSupport
import Testing

/// Answers with one hexadecimal digit a channel, against looking at all 4096 colours.
@Suite struct ShortHexTests {
  private static let all: [PackedColor] = (0..<UInt32(4096)).map { value in
    let (red, green, blue) = (value >> 8, value >> 4 & 15, value & 15)
    return PackedColor(rgba: red * 17 << 24 | green * 17 << 16 | blue * 17 << 8 | 0xFF)
  }

  /// The short colours that a net over the hue's plane, in gamut, is rounded to, by rounding each
  /// gamma-encoded channel: another way to say what the corners of cells say.
  private func shortColors(ofHueOf color: Color) -> Set<PackedColor> {
    let origin = color.components(in: .oklch)
    var found: Set<PackedColor> = []
    for row in 0...160 {
      let lightness = Double(row) / 160
      let largest = Color.maximumChroma(lightness: lightness, hue: origin.z)
      for column in 0...40 {
        let chroma = largest * Double(column) / 40
        let encoded = Color(.oklch, lightness, chroma, origin.z).encodedSRGB
        let codes = (encoded * 15).rounded(.toNearestOrAwayFromZero) * 17
        let bytes = (0..<3).map { UInt8(min(max(codes[$0], 0), 255)) }
        found.insert(PackedColor(red: bytes[0], green: bytes[1], blue: bytes[2]))
      }
    }
    return found
  }

  @Test func `no colour of the grid and the hue is nearer, and the answer passes`() {
    var random = SeededGenerator(seed: 31)
    var failures = Failures()
    for _ in 0..<40 {
      let start = Self.all[Int.random(in: 0..<4096, using: &random)]
      let backdrop = PackedColor(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let floor: Double = [3, 4.5, 7].randomElement(using: &random) ?? 3
      let demand = Solver.Demand(over: Color(backdrop), floor: floor)
      let color = Color(start)
      let passing = Self.all.filter { $0.contrast(with: backdrop) >= floor }
      let found = Solver.suggestion(for: color, meeting: [demand], quantiser: .shortHex)
      guard let found else {
        failures.check(passing.isEmpty, "\(start) on \(backdrop): none, but there are some")
        continue
      }
      failures.check(
        passing.contains(found.color.packed) && Color(found.color.packed) == found.color,
        "\(start) on \(backdrop): \(found.color) fails or is not short")
      let ofHue = shortColors(ofHueOf: color)
      let isGrey = start.red == start.green && start.green == start.blue
      var nearest = Double.infinity
      for candidate in passing where isGrey ? candidate.isGrey : ofHue.contains(candidate) {
        nearest = min(nearest, Color(candidate).deltaEOK(to: color))
      }
      failures.check(
        found.deltaE <= nearest + 1e-12, "\(start) on \(backdrop): \(found), best at \(nearest)")
      // The net misses cells that the plane only grazes.
      failures.check(
        found.color.packed.holdsHue(color.components(in: .oklch).z, steps: 15),
        "\(start) on \(backdrop): off the hue")
    }
    failures.report()
  }

  /// By contrast with white: of the greys #777 reaches 4.48 and #666 5.74, #888 3.54 and #999 2.85.
  @Test(
    arguments: [
      (0x999999, 4.5, 0x666666), (0x999999, 3, 0x888888), (0xFFFFFF, 7, 0x555555),
      (0xFFFFFF, 21, 0x000000),
    ] as [(UInt32, Double, UInt32)])
  func `a grey stays a grey`(_ row: (from: UInt32, floor: Double, to: UInt32)) {
    let demand = Solver.Demand(over: Color(.white), floor: row.floor)
    let found = Solver.suggestion(
      for: Color(PackedColor(row.from)), meeting: [demand], quantiser: .shortHex)
    #expect(found?.color.packed == PackedColor(row.to))
  }

  @Test func `alpha is kept, and counts`() throws {
    let color = Color(PackedColor(rgba: 0x9999_9988))
    let demand = Solver.Demand(over: Color(.white), floor: 3)
    let found = try #require(
      Solver.suggestion(for: color, meeting: [demand], quantiser: .shortHex))
    #expect(found.color.packed.alpha == 0x88)
    #expect(demand.isMet(by: found.color))
    // The next lighter grey of the grid fails.
    let next = found.color.packed.rgba &+ 0x1111_1100
    #expect(!demand.isMet(by: Color(PackedColor(rgba: next))))
    let hard = Solver.Demand(over: Color(.white), floor: 7)
    #expect(Solver.suggestion(for: color, meeting: [hard], quantiser: .shortHex) == nil)
  }

  @Test func `a range that is too narrow for the grid has no answer`() {
    // 4.5 on white and on black: luminances 0.175 to 0.1833; #777 is 0.1845, #666 0.1329.
    let demands = [Color(.white), Color(.black)].map { Solver.Demand(over: $0, floor: 4.5) }
    let grey = Color(PackedColor(0x999999))
    #expect(Solver.suggestion(for: grey, meeting: demands, quantiser: .shortHex) == nil)
    #expect(Solver.suggestion(for: grey, meeting: demands)?.color.packed == PackedColor(0x767676))
  }
}

extension PackedColor {
  fileprivate var isGrey: Bool { red == green && green == blue }
}

/// Answers on grids that are coarser than 8 bits: whole percentages, few decimals.
@Suite struct CoarseGridTests {
  static let quantisers: [Quantiser] = [
    Quantiser(space: .srgb, scale: SIMD3(repeating: 100)),
    .decimals(.oklch, 2, 2, 0), .decimals(.oklch, 1, 1, 0), .decimals(.hsl, 0, 0, 0),
    .decimals(.lab, 0, 0, 0), .decimals(.lch, 0, 0, 0), .decimals(.oklab, 2, 2, 2),
    .decimals(.displayP3, 2, 2, 2), .decimals(.hwb, 0, 0, 0), .decimals(.srgb, 1, 1, 1),
  ]

  @Test(arguments: quantisers.indices)
  func `an answer lies on the grid or a finer one, passes, and is no grey where it was none`(
    _ index: Int
  ) throws {
    let quantiser = Self.quantisers[index]
    var random = SeededGenerator(seed: 40)
    for _ in 0..<4 {
      let start = quantiser.rounded(
        Color(
          .oklch, Double.random(in: 0.5...0.8, using: &random), 0.08,
          Double.random(in: 0...360, using: &random)))
      let demand = Solver.Demand(over: Color(.white), floor: 4.5)
      let found = try #require(
        Solver.suggestion(for: start, meeting: [demand], quantiser: quantiser))
      #expect(demand.isMet(by: found.color))
      #expect(found.color.isInGamut(of: .srgb))
      #expect(quantiser.rounded(found.color).deltaEOK(to: found.color) < 1e-9, "\(found.color)")
      if quantiser.space == .oklch {
        #expect(found.color.components.z == start.components.z)
      }
    }
  }

  /// All colours of the hue with two decimals of lightness and chroma, one by one.
  @Test func `in OKLCH no colour of the grid is nearer`() throws {
    var random = SeededGenerator(seed: 41)
    let quantiser = Quantiser.decimals(.oklch, 2, 2, 0)
    for _ in 0..<6 {
      let hue = Double(Int.random(in: 0..<360, using: &random))
      let start = Color(.oklch, Double(Int.random(in: 45...90, using: &random)) / 100, 0.1, hue)
      let demand = Solver.Demand(over: Color(.white), floor: 4.5)
      let found = Solver.suggestion(for: start, meeting: [demand], quantiser: quantiser)
      var best = Double.infinity
      for lightness in 0...100 {
        for chroma in 0...33 {
          let candidate = Color(.oklch, Double(lightness) / 100, Double(chroma) / 100, hue)
          let distance = candidate.deltaEOK(to: start)
          guard distance < best, candidate.isInGamut(of: .srgb), demand.isMet(by: candidate) else {
            continue
          }
          best = distance
        }
      }
      let distance = try #require(found?.deltaE)
      #expect(abs(distance - best) < 1e-9, "\(start)")
    }
  }
}
