import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// What CSS says are two ways of writing one colour.
@Suite struct `Two ways of writing one colour` {
  @Test func `every byte of every channel is the same in hex, numbers and names of alpha`() throws {
    for value in 0...255 {
      let digits = String(value + 256, radix: 16).dropFirst()
      let hex = try CSSColor.parse("#\(digits)00\(digits)\(digits)")
      #expect(try CSSColor.parse("rgb(\(value) 0 \(value) / calc(\(value) / 255))") == hex)
      #expect(try CSSColor.parse("RGBA(\(value), 0, \(value), calc(\(value) / 255))") == hex)
      #expect(hex.absolute?.packed.rgba == UInt32(value * 0x0100_0101) | UInt32(value) << 8)
    }
  }

  @Test func `three digits are each written twice in six`() throws {
    for value in 0..<4096 {
      let digits = String(value + 4096, radix: 16).dropFirst()
      let doubled = digits.map { "\($0)\($0)" }.joined()
      #expect(try CSSColor.parse("#\(digits)") == CSSColor.parse("#\(doubled)"))
      #expect(try CSSColor.parse("#\(digits)7") == CSSColor.parse("#\(doubled)77"))
    }
  }

  @Test(arguments: [
    ("rgb(255, 0, 0)", "rgb(255 0 0)"), ("rgba(255, 0, 0, 1)", "rgb(255 0 0 / 100%)"),
    ("rgb(100%, 0%, 20%)", "rgb(255 0 51)"), ("hsl(120, 50%, 50%)", "hsl(120deg 50 50)"),
    ("hsla(120, 50%, 50%, 50%)", "hsl(120 50% 50% / 0.5)"), ("hwb(90deg 20% 30%)", "hwb(90 20 30)"),
    ("lab(50% 100% -100%)", "lab(50 125 -125)"), ("lch(50% 100% 1turn)", "lch(50 150 360)"),
    ("oklab(50% 100% -100%)", "oklab(0.5 0.4 -0.4)"), ("oklch(50% 100% 0)", "oklch(0.5 0.4 0deg)"),
    ("color(srgb 100% 50% -20%)", "color(srgb 1 0.5 -0.2)"),
    ("color(xyz 1 1 1)", "color(xyz-d65 1 1 1)"),
    ("red", "#f00"), ("transparent", "rgb(0 0 0 / 0)"), ("GREY", "gray"), ("cyan", "aqua"),
    ("oklch(0.5 0.1 400grad)", "oklch(0.5 0.1 360)"), ("rgb(1 2 3 / .5)", "rgb(1 2 3 / 50%)"),
    ("oklch(5e-1 1E-1 3e1)", "oklch(.5 .1 30)"), ("oklch(+.5 +.1 +30)", "oklch(0.50 0.10 30.0)"),
  ])
  func `both are read alike`(first: String, second: String) throws {
    #expect(try CSSColor.parse(first) == CSSColor.parse(second))
  }

  /// Tokens may have white space and comments between them wherever they may touch, and letters are
  /// the same in any case.
  @Test func `space, comments and case change nothing`() throws {
    var random = SeededGenerator(seed: 21)
    let gaps = ["", " ", "\n", "\t\r\n", "/**/", " /* ) */ ", "/***/ "]
    for pieces in Self.pieces {
      let plain = try CSSColor.parse(pieces.joined())
      for _ in 0..<60 {
        let text = pieces.map { $0 == " " ? " " : $0 + (gaps.randomElement(using: &random) ?? "") }
          .joined()
        let cased = String(
          text.map { Bool.random(using: &random) ? Character($0.uppercased()) : $0 })
        #expect(try CSSColor.parse(cased) == plain, "\(cased)")
      }
    }
  }

  private static let pieces = [
    ["rgb(", "1", ",", "2", ",", "3", ",", "0.5", ")"],
    ["rgb(", "1", " ", "2", " ", "3", "/", "50%", ")"],
    ["hsl(", "120deg", ",", "50%", ",", "50%", ")"],
    ["oklch(", "none", " ", "0.1", " ", "20", ")"],
    ["color(", "display-p3", " ", "1", " ", "0", " ", ".5", ")"],
    [
      "color-mix(", "in", " ", "oklch", " ", "longer", " ", "hue", ",", "red", " ", "20%", ",",
      "lime", ")",
    ],
    ["oklch(", "from", " ", "red", " ", "l", " ", "c", " ", "h", "/", "alpha", ")"],
    ["light-dark(", "red", ",", "lime", ")"],
    ["alpha(", "from", " ", "red", "/", "calc(", "1", "/", "2", ")", ")"],
    [
      "rgb(", "max(", "1", ",", "2", ")", " ", "calc(", "(", "1", "*", "2", ")", ")", " ", "0", ")",
    ],
  ]

  @Test(arguments: [
    "oklch(l c h)", "rgb (1 2 3)", "rgb(1,,2,3)", "rgb(,1,2,3)", "rgb(1,2,3,)", "rgb(1 2 3 /)",
    "rgb(/ 1 2 3)",
    "rgb(1 2 3 / 4 / 5)", "rgb(1 2)", "rgb(1 2 3 4)", "rgb(1px 2 3)", "rgb(1deg 2 3)",
    "rgb(1 2 3))", "rgb[1 2 3]",
    "rgb(\"1\" 2 3)", "rgb(1; 2 3)", "rgb({1} 2 3)", "rgb(#fff)", "rgb(red)", "rgb()", "rgb",
    "hsl(50% 1 2)",
    "hsl(1px 2 3)", "lch(1 2 3%)", "lab(1deg 2 3)", "oklab(1, 2, 3)", "hwba(1 2 3)",
    "oklcha(1 2 3)",
    "color(red)", "color(srgb)", "color(srgb 1 2)", "color(srgb, 1, 2, 3)", "color(lab 1 2 3)",
    "color(oklch 1 2 3)",
    "color(1 2 3)", "color(srgb 1 2 3 4)", "inherit", "initial", "unset", "auto", "none",
    "url(#fff)", "\"red\"",
    "red blue", "red,", "red;", "red !important", "#", "#1", "#12", "#12345", "#1234567",
    "#123456789", "# fff",
    "##fff", "0xfff", "fff", "$red", "@red", "var(--x)", "env(x)", "attr(x)",
    "device-cmyk(0 0 0 0)", "-red",
    "light-dark(red)", "light-dark(red, blue, lime)", "light-dark(red blue)", "light-dark()",
    "alpha(red)",
    "alpha(from red 0.5)", "alpha(from / 0.5)", "alpha()", "contrast-color()",
    "contrast-color(red, blue)",
  ])
  func `this is not a colour`(text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
  }
}
