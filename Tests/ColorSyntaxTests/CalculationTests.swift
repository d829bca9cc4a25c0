import ColorMath
import ColorSyntax
import Testing

/// Expected values are those of the text and examples of CSS Values 4, "Mathematical Expressions".
@Suite struct `Calculations` {
  @Test(arguments: [
    ("calc(1 + 2 * 3)", 7.0), ("calc((1 + 2) * 3)", 9), ("calc(7 / 2)", 3.5), ("calc(2 - -1)", 3),
    ("calc(1 - 2 - 3)", -4), ("calc(8 / 4 / 2)", 1), ("calc( 1 + 2 )", 3), ("calc(3*4)", 12),
    ("calc(1/**/ + /**/2)", 3), ("calc(pi)", Double.pi), ("calc(e)", 2.718281828459045),
    ("calc(10px / 4px)", 2.5), ("calc(1in / 1px)", 96), ("calc(1pc / 1pt)", 12),
    ("calc(1s / 1ms)", 1000),
    ("calc(2px * 3px / 1px / 2px)", 3), ("calc(90deg / 1turn)", 0.25), ("CALC(1 + 1)", 2),
    ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("clamp(1, 5, 3)", 3), ("clamp(4, 1, 3)", 4),
    ("clamp(none, 5, 3)", 3), ("clamp(1, 0, none)", 1), ("hypot(3, 4)", 5), ("hypot(-2)", 2),
    ("abs(-3)", 3), ("sign(-3)", -1), ("sign(10px)", 1), ("sqrt(16)", 4), ("pow(2, 10)", 1024),
    ("exp(0)", 1), ("log(8, 2)", 3), ("log(e)", 1), ("sin(90deg)", 1), ("cos(0)", 1),
    ("sin(pi / 2)", 1),
    ("tan(45deg)", 1), ("calc(asin(1) / 1deg)", 90), ("calc(acos(0) / 1deg)", 90),
    ("calc(atan(1) / 1deg)", 45), ("calc(atan2(1, -1) / 1deg)", 135),
    ("calc(atan2(1px, 1px) / 1deg)", 45),
    ("round(2.5)", 3), ("round(-2.5)", -2), ("round(up, 2.1)", 3), ("round(down, -2.1)", -3),
    ("round(to-zero, -2.9)", -2), ("round(nearest, 17, 5)", 15), ("round(18, 5)", 20),
    ("round(up, 5, infinity)", 2_147_483_647), ("mod(18, 5)", 3), ("mod(-18, 5)", 2),
    ("mod(18, -5)", -2),
    ("rem(-18, 5)", -3), ("rem(18, -5)", 3), ("mod(5, infinity)", 5),
    ("calc(infinity)", 2_147_483_647), ("calc(-infinity)", -2_147_483_647), ("calc(NaN)", 0),
    ("calc(0 / 0)", 0), ("calc(1 / 0)", 2_147_483_647), ("calc(1 / -0)", 2_147_483_647),
    ("calc(1 / (0 * -1))", -2_147_483_647), ("min(1, NaN)", 0), ("max(NaN, 1)", 0),
    ("clamp(1, NaN, 3)", 0), ("tan(90deg)", 2_147_483_647), ("tan(270deg)", -2_147_483_647),
    ("sqrt(-1)", 0), ("round(1, 0)", 0), ("mod(1, 0)", 0), ("mod(-5, infinity)", 0),
  ])
  func `have the value that CSS Values says`(text: String, value: Double) throws {
    let color = try #require(try CSSColor.parse("color(srgb \(text) 0 0)").absolute)
    #expect(abs(color.components.x - value) <= 1e-12 * max(1, abs(value)))
  }

  @Test(arguments: [
    ("rgb(calc(50%) 0 0)", "rgb(128, 0, 0)"), ("rgb(calc(51 * 2), 0, 0)", "rgb(102, 0, 0)"),
    ("rgb(calc(10% * 2), 40%, 0%)", "rgb(51, 102, 0)"),
    ("hsl(calc(1turn / 3) 100% 25%)", "rgb(0, 128, 0)"),
    ("hsl(calc(120) 100% 25%)", "rgb(0, 128, 0)"), ("hsl(asin(1), 100%, 50%)", "rgb(128, 255, 0)"),
    ("hwb(calc(infinity) 20% 10%)", "rgb(230, 51, 51)"),
    ("hsl(calc(-infinity) 100% 50%)", "rgb(255, 0, 0)"),
    ("rgba(0, 0, 0, calc(1 / 2))", "rgba(0, 0, 0, 0.5)"),
    ("rgb(0 0 0 / calc(200%))", "rgb(0, 0, 0)"),
    ("lab(calc(50 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1))", "lab(100 -0.5 1.5 / 0.5)"),
  ])
  func `stand where a number, a percentage or an angle may`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test(arguments: [
    "calc()", "calc(1 +2)", "calc(1+ 2)", "calc(1 2)", "calc(1 + )", "calc(* 2)", "calc(none)",
    "calc(1 + 1%)",
    "calc(1deg)", "calc(1px)", "calc(1px * 1px)", "calc(1 / 1px)", "min()", "min(1, 2%)",
    "clamp(1, 2)",
    "clamp(1, none, 2)", "sin(1px)", "asin(1deg)", "pow(1)", "pow(1, 2, 3)", "sqrt(1%)",
    "atan2(1, 1px)",
    "round(1px)", "round(1, 1px)", "round(sideways, 1)", "log(1px)", "foo(1)", "calc(1em)",
    "calc(x)", "calc(\"1\")",
    "calc(1 + (2)", "calc(1;2)", "abs(1, 2)",
  ])
  func `that have no value are errors`(text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse("color(srgb \(text) 0 0)") }
  }
}
