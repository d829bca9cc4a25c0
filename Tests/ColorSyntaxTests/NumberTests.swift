import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// The standard library's reading and printing of doubles is the measure.
@Suite struct `Numbers in colours` {
  @Test func `every decimal is the nearest double`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40_000 {
      let text = decimal(&random)
      let expected = try #require(Double(text))
      guard abs(expected) < 2_147_483_647 else { continue }
      let color = try #require(try CSSColor.parse("color(srgb \(text) 0 0)").absolute)
      #expect(color.components.x == expected, "\(text)")
    }
  }

  private func decimal(_ random: inout SeededGenerator) -> String {
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
    let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
    let whole = digits(Int.random(in: 0...10, using: &random))
    let fraction = "." + digits(Int.random(in: 1...25, using: &random))
    let exponent =
      Bool.random(using: &random) ? "" : "e\(Int.random(in: -330...10, using: &random))"
    return sign + whole + fraction + exponent
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (1e-7, "0.0000001"), (1.5e-10, "0.00000000015"),
    (123456789, "123456789"), (-0.0, "0"), (1e-300, "1e-300"), (-2.5, "-2.5"), (1e21, "2147483647"),
    (Double.leastNonzeroMagnitude, "5e-324"), (0.5, "0.5"), (100, "100"),
  ])
  func `numbers are printed with the digits that read back`(value: Double, text: String) throws {
    let read = try CSSColor.parse("color(srgb \(value) 0 0)").css
    #expect(read == "color(srgb \(text) 0 0)")
  }

  @Test func `every colour of every space reads back to itself`() throws {
    var random = SeededGenerator(seed: 8)
    for space in ColorSpace.all {
      for _ in 0..<500 {
        let ranges = space.components.map(\.range)
        let color = Color(
          space, Double.random(in: ranges[0], using: &random),
          Double.random(in: ranges[1], using: &random),
          Double.random(in: ranges[2], using: &random),
          alpha: Double.random(in: 0...1, using: &random),
          missing: MissingComponents(rawValue: UInt8.random(in: 0...15, using: &random)))
        let read = try #require(try CSSColor.parse(color.css).absolute)
        if space != .hsl, space != .hwb || color.missing.isEmpty {
          #expect(read == color, "\(color.css)")
        }
        #expect(read.css == color.css)
      }
    }
  }
}
