import ColorMath
import ColorSyntax
import Testing

/// Expected values are worked examples of CSS Color 4, "Color Interpolation", and CSS Color 5, "Mixing Colors",
/// and arithmetic that can be done by hand.
@Suite struct `Mixed colours` {
  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
    ("color-mix(in srgb, red 25%, blue)", "color(srgb 0.25 0 0.75)"),
    ("color-mix(in srgb, red, 25% blue)", "color(srgb 0.75 0 0.25)"),
    ("color-mix(in srgb, red 30%, blue 90%)", "color(srgb 0.25 0 0.75)"),
    ("color-mix(in srgb, red 12.5%, blue 37.5%)", "color(srgb 0.25 0 0.75 / 0.5)"),
    ("color-mix(in srgb, red 0%, blue)", "color(srgb 0 0 1)"),
    ("color-mix(in srgb, red calc(50% / 2), blue)", "color(srgb 0.25 0 0.75)"),
    ("color-mix(in srgb, red calc(500%), blue)", "color(srgb 1 0 0)"),
    ("color-mix(in srgb, red, lime, blue)", "color(srgb 0.333333 0.333333 0.333333)"),
    ("color-mix(in srgb, red 50%, lime 100%, blue 50%)", "color(srgb 0.25 0.5 0.25)"),
    ("color-mix(in srgb, red 50%, lime, blue)", "color(srgb 0.5 0.25 0.25)"),
    ("color-mix(oklab(0.1 0.2 0.3), oklab(0.5 0.6 0.7))", "oklab(0.3 0.4 0.5)"),
    (
      "color-mix(in xyz, color(xyz .1 .2 .3), color(xyz .5 .6 .7) 25%)",
      "color(xyz-d65 0.2 0.3 0.4)"
    ),
    ("color-mix(in srgb, red 50%)", "rgba(255, 0, 0, 0.5)"),
  ])
  func `percentages are shares`(text: String, css: String) throws {
    #expect(try near(text, css))
  }

  @Test(arguments: [
    (
      "color-mix(in srgb, rgb(24% 12% 98% / 0.4), rgb(62% 26% 64% / 0.6))",
      "color(srgb 0.468 0.204 0.776 / 0.5)"
    ),
    ("color-mix(in srgb, red, transparent)", "color(srgb 1 0 0 / 0.5)"),
    ("color-mix(in srgb, transparent, rgb(0 0 0 / 0))", "color(srgb 0 0 0 / 0)"),
    (
      "color-mix(in srgb, color(srgb .1 .2 .3 / none), color(srgb .5 .6 .7))",
      "color(srgb 0.3 0.4 0.5)"
    ),
    (
      "color-mix(in srgb, color(srgb .1 .2 .3 / none), color(srgb .5 .6 .7 / none))",
      "color(srgb 0.3 0.4 0.5 / none)"
    ),
    (
      "color-mix(in lch, lch(10 20 30 / .4), lch(50 60 70 / .8))",
      "lch(36.666667 46.666667 50 / 0.6)"
    ),
  ])
  func `alpha is premultiplied`(text: String, css: String) throws {
    #expect(try near(text, css))
  }

  @Test(arguments: [
    ("", 40, 60, 50.0), ("", 330, 50, 10), ("", 50, 330, 10), ("shorter hue", 330, 50, 10),
    ("longer hue", 40, 60, 230), ("longer hue", 330, 50, 190), ("longer hue", 40, 40, 220),
    ("increasing hue", 40, 60, 50), ("increasing hue", 60, 40, 230),
    ("increasing hue", 330, 50, 10),
    ("decreasing hue", 40, 60, 230), ("decreasing hue", 60, 40, 50),
    ("decreasing hue", 50, 330, 10),
    ("shorter hue", 400, -40, 0),
  ])
  func `hues go the way that is asked for`(
    way: String, first: Int, second: Int, middle: Double
  ) throws {
    let text = "color-mix(in lch \(way), lch(50 20 \(first)), lch(50 20 \(second)))"
    let hue = try #require(try CSSColor.parse(text).absolute).components.z
    #expect(abs(hue - middle) < 1e-9, "\(text)")
  }

  @Test(arguments: [
    ("color-mix(in oklch, oklch(none 0.1 none), oklch(0.5 none 70))", "oklch(0.5 0.1 70)"),
    ("color-mix(in oklch, oklch(0.5 0.1 none), oklch(0.7 0.1 none))", "oklch(0.6 0.1 none)"),
    ("color-mix(in oklch, white, oklch(0.5 0.2 50))", "oklch(0.75 0.1 50)"),
    ("color-mix(in oklch, oklch(1 0 60), oklch(0.5 0.2 0))", "oklch(0.75 0.1 0)"),
    ("color-mix(in oklch, oklch(1 0 20), oklch(1 0 320))", "oklch(1 0 350)"),
    ("color-mix(in oklch, lab(100 none none), oklch(0.5 0.2 50))", "oklch(0.75 0.2 50)"),
    ("color-mix(in srgb, rgb(from red none g b), rgb(51 0 0))", "color(srgb 0.2 0 0)"),
    ("color-mix(in hsl, hsl(none none 40%), hsl(120 50% 60%))", "color(srgb 0.25 0.75 0.25)"),
    ("color-mix(in hsl, hsl(none 50% 40%), hsl(none 50% 60%))", "hsl(none 50 50)"),
  ])
  func `missing components are taken from the other colour`(text: String, css: String) throws {
    #expect(try near(text, css))
  }

  @Test(arguments: [
    "color-mix()", "color-mix(in srgb)", "color-mix(in srgb,)", "color-mix(in srgb, red,)",
    "color-mix(in srgb red, blue)", "color-mix(in srgb, red blue)", "color-mix(in foo, red, blue)",
    "color-mix(red, blue, in srgb)", "color-mix(in srgb, red 10% 20%, blue)",
    "color-mix(in srgb, red -1%, blue)", "color-mix(in srgb, red 101%, blue)",
    "color-mix(in srgb, red 0%, blue 0%)", "color-mix(in srgb longer hue, red, blue)",
    "color-mix(in oklch longer, red, blue)", "color-mix(in oklch hue, red, blue)",
    "color-mix(in srgb, red 10, blue)", "color-mix(in srgb, red 10deg, blue)",
  ])
  func `what is not a mix is an error`(text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
  }

  private func near(_ text: String, _ css: String) throws -> Bool {
    let (left, right) = (try CSSColor.parse(text), try CSSColor.parse(css))
    let (first, second) = (try #require(left.absolute), try #require(right.absolute))
    let difference = first.components - second.components
    return first.space == second.space && first.missing == second.missing
      && abs(first.alpha - second.alpha) < 1e-6
      && (0..<3).allSatisfy { abs(difference[$0]) < 1e-5 }
  }
}
