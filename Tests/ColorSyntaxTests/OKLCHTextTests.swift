import ColorMath
import ColorSyntax
import TestSupport
import Testing

@Suite struct `OKLCH with the fewest digits` {
  @Test(arguments: [
    ("#000000", "oklch(0% 0 none)"), ("#ffffff", "oklch(100% 0 none)"),
    ("#808080", "oklch(60% 0 none)"), ("#ff0000", "oklch(62.8% 0.2577 29.23)"),
    ("#ff000080", "oklch(62.8% 0.2577 29.23 / 0.5)"),
  ])
  func `it is as short as can be`(hex: String, text: String) throws {
    let color = try #require(try CSSColor.parse(hex).absolute)
    #expect(color.shortestOKLCH == text)
  }

  /// One colour of every 257 of the 16,777,216, so that all bytes of all channels occur.
  @Test func `it reads back to the same 8-bit colour`() throws {
    for rgb in stride(from: UInt32(0), to: 1 << 24, by: 257 * 13) {
      let color = Color(PackedColor(rgba: rgb << 8 | 0xFF))
      let text = color.shortestOKLCH
      let decimals = text.dropFirst(6).dropLast().split(separator: " ").map {
        $0.split(separator: ".").dropFirst().first?.filter(\.isNumber).count ?? 0
      }
      #expect(try CSSColor.parse(text).absolute?.packed == color.packed, "\(text)")
      #expect(decimals[0] <= 2 && decimals[1] <= 5 && decimals[2] <= 2, "\(text)")
      #expect(!text.contains("-0 ") && !text.contains("nan"))
    }
  }

  /// No text with fewer decimals in all gives the colour back.
  @Test func `no shorter text exists`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      let color = Color(
        PackedColor(rgba: UInt32.random(in: 0..<1 << 24, using: &random) << 8 | 0xFF))
      let text = color.shortestOKLCH
      let count = text.split(whereSeparator: { " ()%".contains($0) }).reduce(0) {
        $0 + ($1.split(separator: ".").dropFirst().first?.count ?? 0)
      }
      #expect(!isReached(color, decimals: count - 1), "\(text)")
    }
  }

  private func isReached(_ color: Color, decimals: Int) -> Bool {
    let exact = color.converted(to: .oklch).components
    for lightness in 0...2 {
      for chroma in 0...5 where (0...2).contains(decimals - lightness - chroma) {
        let hue = decimals - lightness - chroma
        let rounded = Color(
          .oklch, round(exact.x * 100, lightness) / 100, round(exact.y, chroma),
          round(exact.z, hue))
        let codes = (rounded.encodedSRGB * 255).rounded(.toNearestOrAwayFromZero)
        let isSame = codes == (color.encodedSRGB * 255).rounded(.toNearestOrAwayFromZero)
        if isSame, rounded.packed == color.packed { return true }
      }
    }
    return false
  }

  private func round(_ value: Double, _ decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return (value * scale).rounded() / scale
  }

  @Test func `wide colours keep what only a wide screen shows`() throws {
    for color in [
      Color(.displayP3, 0, 1, 0), Color(.rec2020, 1, 0, 0), Color(.displayP3, 1, 0, 0.2),
    ] {
      let read = try #require(try CSSColor.parse(color.shortestOKLCH).absolute)
      #expect(read.packed == color.packed)
      let (left, right) = (read.components(in: .displayP3), color.components(in: .displayP3))
      #expect((0..<3).allSatisfy { abs(left[$0] - right[$0]) < 0.004 })
    }
  }
}
