import ColorMath
import ColorSyntax

/// Checks that leave nothing out, too slow for a debug build. Each prints what it found and how long it
/// took; together they take less than a minute.
struct Exhaustive {
  private var failures = 0

  /// - Returns: how many things went wrong.
  static func run() -> Int {
    var checks = Exhaustive()
    checks.check("16,777,216 sRGB colours to OKLCH and back, one at a time and in bulk", roundTrip)
    checks.check("16,777,216 pairs: contrast symmetric, within 1…21, 1 of equal colours", contrast)
    checks.check("262,144 colours as oklch() text and back", texts)
    checks.check("1,000,000 random texts as colours, and what is read printed and read", colors)
    checks.check("1,000,000 random texts as JSON, JSON5, YAML, CSS, Markdown and Swift", trees)
    checks.check("400 answers of the solver against every 8-bit colour of their hue", solver)
    return checks.failures
  }

  private mutating func check(_ name: String, _ body: () -> Int) {
    let start = now()
    let found = body()
    failures += found
    print("\(name): \(found) wrong, \(fixed((now() - start) / 1e3)) s")
  }

  private static func roundTrip() -> Int {
    var changed = 0
    for red in UInt32(0)..<256 {
      let colors = (UInt32(0)..<65_536).map { PackedColor(rgba: red << 24 | $0 << 8 | 0xFF) }
      let polar = colors.map(\.oklch)
      for (color, oklch) in zip(colors, polar) where PackedColor(oklch: oklch) != color {
        changed += 1
      }
      let back = PackedColor.colors(
        lightness: polar.map(\.x), chroma: polar.map(\.y), hue: polar.map(\.z))
      for (color, other) in zip(colors, back) where color != other { changed += 1 }
    }
    return changed
  }

  private static func contrast() -> Int {
    var wrong = 0
    for index in 0..<4096 {
      let first = Inputs.colors(4096, from: index * 4096)
      let second = Inputs.colors(4096, from: index * 7919 + 1)
      let bulk = PackedColor.contrasts(first, second)
      for place in 0..<4096 {
        let ratio = first[place].contrast(with: second[place])
        let isRight =
          ratio == second[place].contrast(with: first[place]) && ratio == bulk[place]
          && ratio >= 1 && ratio <= 21 && first[place].contrast(with: first[place]) == 1
        if !isRight { wrong += 1 }
      }
    }
    return wrong
  }

  private static func texts() -> Int {
    Inputs.colors(262_144).count {
      let text = Color($0).shortestOKLCH
      return (try? CSSColor.parse(text))?.absolute?.packed != $0
    }
  }

  /// A crash ends the run; otherwise what is read must be finite, and print as what reads back.
  private static func colors() -> Int {
    var noise = Noise(seed: 1)
    var wrong = 0
    for _ in 0..<1_000_000 {
      let bytes = noise.text(Noise.colors)
      guard let color = bytes.withUnsafeBufferPointer({ CSSColor($0) }) else { continue }
      let isFinite = color.absolute.map { value in
        (0..<3).allSatisfy { value.components[$0].isFinite } && (0...1).contains(value.alpha)
      }
      if isFinite == false || (try? CSSColor.parse(color.css))?.css != color.css { wrong += 1 }
    }
    return wrong
  }

  /// Only a crash is wrong: the suites of the parsers say what they must read.
  private static func trees() -> Int {
    var noise = Noise(seed: 2)
    for index in 0..<1_000_000 { noise.parse(index) }
    return 0
  }

  /// The nearest by the solver against the nearest of a fine net over the hue, in gamut, in 8 bits.
  private static func solver() -> Int {
    var noise = Noise(seed: 3)
    return (0..<400).count { index in
      let color =
        index < 300
        ? Color(noise.color())
        : Color(.oklch, 0.1 + noise.unit() * 0.85, 0.1 + noise.unit() * 0.27, noise.unit() * 360)
      let backdrop = noise.color()
      let demand = Solver.Demand(over: Color(backdrop), floor: [3, 4.5, 7][index % 3])
      guard case .nearest(let found) = Solver.nearest(to: color, meeting: [demand]) else {
        return false
      }
      let net = HueNet(color: color, backdrop: backdrop, floor: demand.floor)
      return !demand.isMet(by: found.color)
        || abs(found.color.deltaEOK(to: color) - found.deltaE) > 1e-12
        || net.best(below: found.deltaE, step: 0.0005) < found.deltaE - 1e-9
    }
  }
}

/// The 8-bit colours that a net over lightness and chroma, of one hue and in gamut, is rounded to.
struct HueNet {
  var color: Color
  var backdrop: PackedColor
  var floor: Double

  /// ΔE OK to the nearest that reaches the floor, or the limit.
  func best(below limit: Double, step: Double) -> Double {
    let origin = color.components(in: .oklch)
    var best = limit
    let rows =
      Int(max(0, origin.x - limit) / step)...Int(max(0, min(1, origin.x + limit)) / step)
    for row in rows {
      let lightness = Double(row) * step
      let offset = lightness - origin.x
      let reach = max(0, limit * limit - offset * offset).squareRoot()
      let largest = min(
        origin.y + reach, Color.maximumChroma(lightness: lightness, hue: origin.z))
      let count = max(0, Int((largest - max(0, origin.y - reach)) / step)) + 1
      let chromas = (0..<count).map { max(0, largest - Double($0) * step) }
      let colors = PackedColor.colors(
        lightness: [Double](repeating: lightness, count: count), chroma: chromas,
        hue: [Double](repeating: origin.z, count: count))
      for candidate in colors where candidate.contrast(with: backdrop) >= floor {
        best = min(best, Color(candidate).deltaEOK(to: color))
      }
    }
    return best
  }
}
