import ColorMath
import ColorSyntax
import RuleEngine
import Testing
import TokenFiles

@Suite struct SameColorTests {
  private func color(_ text: String) throws -> TokenColor {
    let color = try #require(try CSSColor.parse(text).absolute)
    return TokenColor(color, packed: color.packed)
  }

  @Test(arguments: [
    ("#ff6030", "rgb(255 96 48)", true),
    // three decimals, as asset catalogues and DTCG exports have them
    ("#faf9f5", "color(srgb 0.980 0.976 0.961)", true),
    ("#ff6030", "oklch(69.04% 0.20296 36.72)", true),
    ("#ff6030", "#ff6031", false),
    ("#171717", "color(srgb 0.09 0.09 0.094)", false),
    // 0.9 · 255 is 229.5, the middle between e5 and e6
    ("#0000ffe5", "rgb(0 0 255 / 0.9)", true),
    ("#0000ffe6", "rgb(0 0 255 / 0.9)", true),
    ("#0000ffe7", "rgb(0 0 255 / 0.9)", false),
    // both are mapped to #ff0000
    ("#ff0000", "color(display-p3 1 0 0)", false),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0.001 0)", true),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0.02 0)", false),
    ("hsl(none 0% 50%)", "hsl(120 0% 50%)", true),
  ]) func `colours are the same that no screen tells apart`(_ row: (String, String, Bool)) throws {
    #expect(SameColor.holds(try color(row.0), try color(row.1)) == row.2)
    #expect(SameColor.holds(try color(row.1), try color(row.0)) == row.2)
  }

  @Test
  func `every 8-bit grey is the same as itself at three decimals and another at one step more`() {
    for level in 0..<256 {
      let packed = PackedColor(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      let value = (Double(level) / 255 * 1000).rounded() / 1000
      let rounded = Color(.srgb, value, value, value)
      let other = TokenColor(rounded, packed: rounded.packed)
      #expect(SameColor.holds(TokenColor(Color(packed), packed: packed), other))
      let next = PackedColor(red: UInt8(level ^ 1), green: UInt8(level), blue: UInt8(level))
      #expect(!SameColor.holds(TokenColor(Color(next), packed: next), other))
    }
  }
}
