import ColorMath
import Testing

@testable import ColorSyntax

/// What stands at the edges of the grammar: infinities in functions, lengths, exponents, and other notations of a
/// channel.
@Suite struct EdgeTests {
  /// CSS Values 4, "Stepped Value Functions" (rounding to infinity), "Exponential Functions" (units) and
  /// "Infinities, NaN, and Signed Zero": NaN is 0 outside of a calculation. The component of `color(srgb …)` is
  /// not clamped but for what is infinite, which becomes the largest number.
  static let calculations: [(text: String, value: Double)] = [
    ("round(down, 5, infinity)", 0), ("round(down, -0.5, infinity)", -2_147_483_647),
    ("round(up, 0.5, infinity)", 2_147_483_647), ("round(up, -0.5, infinity)", 0),
    ("round(nearest, -0.5, infinity)", 0), ("round(to-zero, 0.5, infinity)", 0),
    ("1 / round(up, -0.5, infinity)", -2_147_483_647),
    ("1 / round(nearest, -0.5, infinity)", -2_147_483_647),
    ("1 / round(down, 0.5, infinity)", 2_147_483_647), ("round(infinity, infinity)", 0),
    ("round(1, 0)", 0),
    ("mod(-0.5, infinity)", 0), ("mod(0.5, infinity)", 0.5), ("rem(-0.5, infinity)", -0.5),
    ("rem(infinity, 1)", 0),
    ("sign(1cm - 9mm)", 1), ("sign(1cm - 10mm)", 0), ("sign(1in - 2.54cm)", 0),
    ("sign(1q - 0.25mm)", 0),
    ("sign(1pc - 12pt)", 0), ("sign(96px - 1in)", 0), ("1cm / 1mm", 10), ("1in / 1px / 96", 1),
    ("2.54cm / 1in", 1),
    ("sign(1turn - 400grad)", 0), ("sign(180deg - 3.15rad)", -1), ("sign(1s - 1000ms)", 0),
    ("min(0.5, 2)", 0.5), ("max(0.5)", 0.5), ("hypot(0.3, 0.4)", 0.5), ("clamp(0, 0.5, 1)", 0.5),
    ("clamp(none, 0.5, 0.4)", 0.4), ("clamp(0.6, 0.5, none)", 0.6), ("infinity", 2_147_483_647),
    ("-infinity", -2_147_483_647), ("NaN", 0), ("infinity - infinity", 0), ("0 / 0", 0),
    ("1 / 0", 2_147_483_647),
    ("pow(4, 0.5)", 2), ("sqrt(0.25)", 0.5), ("log(1)", 0), ("log(8, 2)", 3), ("exp(0)", 1),
    ("abs(-0.5)", 0.5),
  ]

  @Test(arguments: calculations)
  func `a calculation has its value`(text: String, value: Double) throws {
    let color = try #require(try CSSColor.parse("color(srgb calc(\(text)) 0 0)").absolute)
    #expect(abs(color.components.x - value) < 1e-9, "\(color.components.x)")
  }

  static let faults: [(text: String, says: String)] = [
    ("rgb(calc(min()) 0 0)", "found ) at column"),
    ("rgb(clamp(0, 0.5) 0 0)", "expected a comma, found )"),
    ("rgb(clamp(0, 0.5, 1, 2) 0 0)", "expected a closing parenthesis, found ,"),
    ("hsl(50%, 50%, 50%)", "expected a number, an angle or none, found 50% at column 5"),
    ("hsl(20px 50% 50%)", "expected a number, an angle or none, found 20px at column 5"),
    ("hsl(20, 50%, 50px)", "found 50px at column 14"),
    ("rgb(1 2 3 4)", "expected / or a closing parenthesis, found 4"),
    ("rgb(1 2 3 /)", "found ) at column 12"), ("rgb(1,2,3,)", "found ) at column 11"),
    ("rgb(1.e3 0 0)", "found . at column 6"),
    ("#12345", "expected 3, 4, 6 or 8 hexadecimal digits"),
    ("color-mix(in oklch, red 0%, blue 0%)", "percentages that are more than 0 together"),
    ("color-mix(in hsl sideways hue, red, blue)", "found sideways at column 18"),
    ("rgb (1 2 3)", "at column"),
    ("", "found the end"),
    ("rgb(1 2 3) ;", "found ; at column 12"), ("rgb(1 2 3) red", "found red at column 12"),
  ]

  @Test(arguments: faults)
  func `a fault is said in the words of the grammar, at its column`(text: String, says: String) {
    do {
      _ = try CSSColor.parse(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.message.contains(says), "\(error.message)")
    }
  }

  static let numbers: [(value: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (1e-7, "0.0000001"),
    (-1.5e-7, "-0.00000015"),
    (1e15, "1000000000000000"), (1.5e16, "15000000000000000"), (1e21, "1000000000000000000000"),
    (1e-21, "0.000000000000000000001"), (1e-22, "1e-22"), (1e22, "1e22"), (-1.25e30, "-1.25e30"),
    (0.1 + 0.2, "0.30000000000000004"), (123_456.5, "123456.5"),
  ]

  @Test(arguments: numbers)
  func `a number is written with the fewest digits, and reads back`(value: Double, text: String)
    throws
  {
    #expect(NumberText.shortest(value) == text)
    #expect(Double(NumberText.shortest(value)) == value)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `what is no number is written as one`(value: Double) throws {
    let read = try #require(Double(NumberText.shortest(value)))
    #expect(read.isFinite)
    #expect(value.isNaN ? read == 0 : (read < 0) == (value < 0))
  }

  static let rounded: [(value: Double, decimals: Int, text: String)] = [
    (0.5, 0, "1"), (-0.5, 0, "-1"), (0.125, 2, "0.13"), (1.10, 3, "1.1"), (99_999, 3, "99999"),
    (1e6, 3, "1000000"),
    (-0.0004, 3, "0"), (-0.0, 3, "0"), (-0.25, 1, "-0.3"), (0.25, 1, "0.3"), (1.0005, 3, "1.001"),
    (12.34, 0, "12"), (1e12, 3, "1000000000000"), (.nan, 3, "0"),
  ]

  @Test(arguments: rounded)
  func `rounding goes away from zero`(value: Double, decimals: Int, text: String) {
    #expect(NumberText.rounded(value, decimals: decimals) == text)
  }

  @Test(
    arguments: [
      ("0", 3, "0.000"), ("1", 3, "1.000"), ("0.5", 3, "0.500"), ("-0.124", 3, "-0.124"),
      ("0.1234", 3, "0.1234"), ("7", 0, "7"),
    ] as [(String, Int, String)])
  func `missing decimals are filled up with zeros`(text: String, decimals: Int, padded: String) {
    #expect(NumberText.padded(text, decimals: decimals) == padded)
  }

  /// Another colour keeps the notation of each argument (CSS Color 4): percentages of lab's axes are of 125,
  /// of oklab's of 0.4, of lch's chroma of 150.
  static let written: [(literal: String, css: String)] = [
    ("lab(50% 20% -30%)", "#336699"), ("oklab(50% 20% -30%)", "#336699"),
    ("lch(50% 20% 30)", "#336699"), ("oklch(50% 20% 30deg)", "#336699"),
    ("lab(50 20 -30)", "#336699"), ("color(display-p3 50% 20% 30%)", "#336699"),
    ("hsl(210 50% 40%)", "#102030"), ("hwb(210 20% 40%)", "#102030"),
    ("hsl(0.5turn 50% 40%)", "#102030"), ("hsl(200grad, 50%, 40%)", "#102030"),
    ("rgb(1e1 20 30)", "#102030"), ("oklch(.5 .1 2.5e2deg)", "#336699"),
    ("hsl(2.1e+2deg 5e1% 40%)", "#102030"), ("rgb(1e1% 20% 3.0e-1%)", "#102030"),
    ("lab(5e1% 20 -3e1)", "#336699"), ("rgb(10% 20% 30% / 50%)", "#10203080"),
    ("rgba(1, 2, 3, .5)", "#10203040"), ("rgb(1 2 3)", "#10203040"),
    ("rgb(1, 2, 3)", "#10203040"),
    ("rgb(1 2 3 / none)", "#10203040"), ("RGB( 1 2 3 )", "#102030"),
    ("oklch(.5 .1 2.5e2)", "#336699"),
    ("#FFF", "#112233"), ("#ffff", "#11223344"), ("#FFFFFF", "#1a2b3c"),
  ]

  @Test(arguments: written)
  func `another colour is written in the literal's notation and reads back`(
    literal: String, css: String
  ) throws {
    let color = try #require(try CSSColor.parse(css).absolute)
    let text = try #require(color.written(like: literal))
    let read = try #require(try CSSColor.parse(text).absolute)
    #expect(read.packed == color.packed, "\(text)")
    let start = literal.prefix { $0 != "(" && !$0.isNumber }
    #expect(text.hasPrefix(start) || literal.hasPrefix("#"), "\(text)")
    if literal.contains("%"), !literal.contains("/") { #expect(text.contains("%"), "\(text)") }
  }

  @Test func `a missing component stays one in a literal that has its place`() throws {
    let color = try #require(try CSSColor.parse("oklch(0.5 0 none)").absolute)
    let text = try #require(color.written(like: "oklch(0.7 0.1 250)"))
    #expect(text.hasSuffix(" none)"))
    #expect(try CSSColor.parse(text).absolute == color)
    let clear = try #require(try CSSColor.parse("rgb(10 20 30 / none)").absolute)
    let replaced = try #require(clear.written(like: "rgb(1 2 3 / 0.5)"))
    #expect(try CSSColor.parse(replaced).absolute?.packed == clear.packed)
    let added = try #require(clear.written(like: "rgb(1 2 3)"))
    #expect(try CSSColor.parse(added).absolute?.packed == clear.packed)
  }
}
