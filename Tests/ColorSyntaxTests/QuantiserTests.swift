import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// A colour that is put in the place of a literal: found among those that the literal's digits can say,
/// written, read back, and measured as it is read.
@Suite struct QuantiserTests {
  @Test(arguments: [
    ("#999", "#666"), ("#ABC", "#679"), ("#999f", "#666f"), ("#999999", "#767676"),
    ("rgb(153 153 153)", "rgb(118 118 118)"), ("rgb(60% 60% 60%)", "rgb(46% 46% 46%)"),
    ("hsl(0 0% 60%)", "hsl(0 0% 46%)"), ("hsl(210, 0%, 60%)", "hsl(210, 0%, 46%)"),
    ("oklch(0.70 0.10 250)", "oklch(0.56 0.10 250)"), ("oklch(70% 0.1 250)", "oklch(56% 0.1 250)"),
    ("oklch(1 0 0)", "oklch(0.56 0 0)"), ("oklch(0.7 0 none)", "oklch(0.5 0 none)"),
    ("lab(60 0 0)", "lab(49 0 0)"), ("hwb(0 60% 40%)", "hwb(0 46% 54%)"),
    ("color(srgb 0.6 0.6 0.6)", "color(srgb 0.4 0.4 0.4)"),
    ("oklch(.7 .1 250deg)", "oklch(.5 .1 250deg)"),
  ])
  func `digits stay, and what is said with them passes on white`(_ old: String, _ new: String)
    throws
  {
    let color = try #require(try CSSColor.parse(old).absolute)
    let demand = Solver.Demand(over: Color(.white), floor: 4.5)
    let quantiser = try #require(Quantiser(like: old))
    let found = try #require(
      Solver.suggestion(for: color, meeting: [demand], quantiser: quantiser))
    let text = found.color.written(like: old) { demand.isMet(by: $0) }
    #expect(text == new)
    #expect(demand.isMet(by: try #require(try CSSColor.parse(new).absolute)))
  }

  @Test(arguments: ["red", "rgb(calc(1 + 1) 2 3)", "color-mix(in srgb, red, blue)", "nonsense", ""])
  func `what has no numbers to replace has no grid`(_ text: String) {
    #expect(Quantiser(like: text) == nil)
  }

  @Test func `numbers that stay are left as they are written`() throws {
    let color = try #require(try CSSColor.parse("oklch(0.5 0.1 250 / 0.3333)").absolute)
    #expect(
      color.written(like: "oklch(0.500 1.00e-1 250.0 / 33.33%)")
        == "oklch(0.500 1.00e-1 250.0 / 33.33%)")
    #expect(
      color.written(like: "oklch(0.62 0.100 +250 / 0.3333)")
        == "oklch(0.5 0.100 +250 / 0.3333)")
  }

  /// A literal of some notation with few or many digits.
  private func literal(_ random: inout SeededGenerator) -> String {
    func number(_ most: Double, _ decimals: ClosedRange<Int>) -> String {
      let places = Int.random(in: decimals, using: &random)
      let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
      let value = (Double.random(in: 0...most, using: &random) * scale).rounded() / scale
      return places == 0 ? "\(Int(value))" : "\(value)"
    }
    let alpha = Int.random(in: 0..<4, using: &random) == 0 ? " / 0.9" : ""
    let hue = number(359, 0...1)
    switch Int.random(in: 0..<13, using: &random) {
    case 0...1:
      let digits = [3, 4, 6, 8].randomElement(using: &random) ?? 6
      let text = String(UInt32.random(in: 0...UInt32.max, using: &random), radix: 16)
      let padded = String((text + "00000000").prefix(digits))
      return "#"
        + (digits % 4 == 0 ? padded.dropLast(digits / 4) + (digits == 4 ? "e" : "ee") : padded)
    case 2: return "rgb(\(number(255, 0...0)) \(number(255, 0...0)) \(number(255, 0...1))\(alpha))"
    case 3:
      return "rgb(\(number(100, 0...0))% \(number(100, 0...0))% \(number(100, 0...1))%\(alpha))"
    case 4: return "hsl(\(hue), \(number(100, 0...0))%, \(number(100, 0...1))%)"
    case 5: return "hwb(\(hue)deg \(number(60, 0...0))% \(number(40, 0...0))%\(alpha))"
    case 6: return "lab(\(number(100, 0...1))% \(number(60, 0...1)) -\(number(60, 0...1))\(alpha))"
    case 7: return "lch(\(number(100, 0...1)) \(number(90, 0...1)) \(hue)\(alpha))"
    case 8: return "oklab(\(number(1, 1...3)) -\(number(0.2, 1...3)) \(number(0.2, 1...3))\(alpha))"
    case 9: return "color(srgb \(number(1, 1...3)) \(number(1, 1...3)) \(number(1, 1...3))\(alpha))"
    case 10:
      return "color(display-p3 \(number(1, 1...3)) \(number(1, 1...3)) \(number(1, 1...3))\(alpha))"
    case 11: return "oklch(\(number(100, 0...2))% \(number(0.3, 1...4)) \(hue)\(alpha))"
    default: return "oklch(\(number(1, 0...4)) \(number(0.3, 0...4)) \(hue)\(alpha))"
    }
  }

  @Test func `whatever the notation, what is written passes when it is read`() throws {
    var random = SeededGenerator(seed: 62)
    var (written, longer) = (0, 0)
    for _ in 0..<120 {
      let old = literal(&random)
      let color = try #require(try CSSColor.parse(old).absolute, "\(old)")
      let quantiser = try #require(Quantiser(like: old), "\(old)")
      let backdrop = Color(
        PackedColor(rgba: UInt32.random(in: 0...0xFF_FFFF, using: &random) << 8 | 0xFF))
      let demand = Solver.Demand(
        over: backdrop, floor: [3, 4.5, 7].randomElement(using: &random) ?? 3)
      guard !demand.isMet(by: color),
        let found = Solver.suggestion(for: color, meeting: [demand], quantiser: quantiser)
      else { continue }
      let text = try #require(
        found.color.written(like: old) { demand.isMet(by: $0) }, "\(old): nothing is accepted")
      let read = try #require(try CSSColor.parse(text).absolute, "\(text)")
      #expect(demand.isMet(by: read), "\(old) became \(text)")
      #expect(read.alpha == color.alpha, "\(old) became \(text)")
      #expect(
        text.prefix { $0 != "(" }.filter { !$0.isHexDigit }
          == old.prefix { $0 != "(" }.filter { !$0.isHexDigit }, "\(old) became \(text)")
      if old.hasPrefix("#") { #expect(text.utf8.count == old.utf8.count, "\(old) became \(text)") }
      written += 1
      if text.utf8.count > old.utf8.count + 3 { longer += 1 }
    }
    #expect(written > 50)
    #expect(longer < written / 10, "\(longer) of \(written) have more digits")
  }
}
