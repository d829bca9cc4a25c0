import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// 8-bit channels are rounded half up (CSS Color 4, "Serializing sRGB values"), and a half is a half whatever
/// arithmetic it came through.
@Suite struct `Rounding to 8 bits` {
  @Test func `every half is rounded up`() throws {
    for code in 0..<255 {
      let text = "rgb(\(code).5 0 0)"
      #expect(try CSSColor.parse(text).css == "rgb(\(code + 1), 0, 0)")
      #expect(try CSSColor.parse("rgb(\(code).49999 0 0)").css == "rgb(\(code), 0, 0)")
    }
  }

  /// Percentages that are halves: 10 % is 25.5, 30 % is 76.5, 50 % is 127.5.
  @Test(arguments: [(10, 26), (30, 77), (50, 128), (70, 179), (90, 230), (20, 51), (100, 255)])
  func `percentages are rounded as the exact product`(percent: Int, code: Int) throws {
    #expect(try CSSColor.parse("rgb(\(percent)% 0% 0%)").css == "rgb(\(code), 0, 0)")
    #expect(
      try CSSColor.parse("hsl(0 0% \(percent)%)").css == "rgb(\(code), \(code), \(code))")
    #expect(
      try CSSColor.parse("hwb(0 \(percent)% \(100 - percent)%)").css
        == "rgb(\(code), \(code), \(code))")
    let alpha = Double(percent) / 100
    let color = Color(.srgb, 0, 0, 0, alpha: alpha)
    #expect(color.packed.alpha == UInt8(code))
  }

  /// Web platform tests of hwb(), axe of hsl(): sums that end one or two units in the last place beside a
  /// half.
  @Test(arguments: [
    ("hwb(120 30% 50%)", "rgb(77, 128, 77)"), ("hwb(90deg 25% 25%)", "rgb(128, 191, 64)"),
    ("hsl(160, 40%, 50%)", "rgb(77, 179, 144)"), ("hsl(120 30% 50%)", "rgb(89, 166, 89)"),
    ("hsl(0, 100%, 25%)", "rgb(128, 0, 0)"), ("hsl(150, 0%, 50%)", "rgb(128, 128, 128)"),
  ])
  func `sums that end beside a half are what others make of them`(
    text: String, css: String
  ) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test(arguments: [
    ("color-mix(in srgb, rgb(100% 0% 0%) 50%, rgb(0% 0% 0%))", "#800000"),
    ("color-mix(in srgb, rgb(20% 20% 20%), rgb(80% 80% 80%))", "#808080"),
    ("color-mix(in srgb, white 30%, black)", "#4d4d4d"),
    ("color-mix(in srgb, white 10%, black)", "#1a1a1a"),
    ("color-mix(in srgb, white 70%, black)", "#b3b3b3"),
  ])
  func `so are mixes`(text: String, hex: String) throws {
    #expect(try CSSColor.parse(text).absolute?.hex == hex)
  }

  @Test func `a colour and its text as color(srgb …) have the same hex`() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let hue = Int.random(in: 0..<360, using: &random)
      let (second, third) = (
        Int.random(in: 0...100, using: &random), Int.random(in: 0...100, using: &random)
      )
      for text in ["hsl(\(hue) \(second)% \(third)%)", "hwb(\(hue) \(second)% \(third)%)"] {
        let color = try #require(try CSSColor.parse(text).absolute)
        let converted = try #require(
          try CSSColor.parse(color.converted(to: .srgb).css).absolute)
        #expect(color.hex == converted.hex, "\(text)")
      }
    }
  }

  @Test func `an alpha is printed with the fewest digits that give its byte`() throws {
    for byte in 0..<255 {
      let text = try CSSColor.parse("#000000" + String(byte + 256, radix: 16).dropFirst()).css
      let digits = text.dropFirst(14).dropLast()
      let value = try #require(Double(digits))
      #expect(Int((value * 255).rounded()) == byte, "\(text)")
      #expect(digits.count <= 5, "\(text)")
      let hundredths = (Double(byte) / 255 * 100).rounded() / 100
      let isEnough = Int((hundredths * 255 + 1e-9).rounded()) == byte
      #expect(digits.count <= 4 || !isEnough, "\(text)")
    }
  }
}
