import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// `contrast-color()`, `light-dark()` and `alpha()` of CSS Color 5.
@Suite struct `Functions that choose` {
  @Test func `contrast-color is the better of white and black`() throws {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<400 {
      let packed = PackedColor(rgba: UInt32.random(in: 0..<1 << 24, using: &random) << 8 | 0xFF)
      let chosen = try #require(
        try CSSColor.parse("contrast-color(\(packed.hex))").absolute?.packed)
      let other: PackedColor = chosen == .white ? .black : .white
      #expect(chosen == .white || chosen == .black)
      #expect(packed.contrast(with: chosen) >= packed.contrast(with: other), "\(packed.hex)")
      // WCAG's ratio to one of the two is always 4.58 or more: the square root of 21.
      #expect(packed.contrast(with: chosen) >= 4.58, "\(packed.hex)")
    }
  }

  @Test(arguments: [
    ("contrast-color(white)", "rgb(0, 0, 0)"), ("contrast-color(black)", "rgb(255, 255, 255)"),
    ("contrast-color(navy)", "rgb(255, 255, 255)"), ("contrast-color(yellow)", "rgb(0, 0, 0)"),
    ("contrast-color(#757575)", "rgb(255, 255, 255)"), ("contrast-color(#767676)", "rgb(0, 0, 0)"),
    ("contrast-color(contrast-color(navy))", "rgb(0, 0, 0)"),
    ("contrast-color(oklch(0.9 0.05 100))", "rgb(0, 0, 0)"),
    ("CONTRAST-COLOR( /**/ teal )", "rgb(255, 255, 255)"),
    ("contrast-color(currentcolor)", "currentcolor"), ("contrast-color(Canvas)", "canvas"),
  ])
  func `contrast-color of some`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test(arguments: [
    ("light-dark(white, black)", "light-dark(rgb(255, 255, 255), rgb(0, 0, 0))"),
    ("light-dark(red, red)", "rgb(255, 0, 0)"),
    (
      "light-dark(light-dark(red, lime), light-dark(blue, white))",
      "light-dark(rgb(255, 0, 0), rgb(255, 255, 255))"
    ),
    (
      "oklch(from light-dark(white, black) l 0 0)", "light-dark(oklch(1 0 0), oklch(0 0 0))"
    ),
    (
      "color-mix(in srgb, light-dark(red, blue), white)",
      "light-dark(color(srgb 1 0.5 0.5), color(srgb 0.5 0.5 1))"
    ),
    ("contrast-color(light-dark(white, black))", "light-dark(rgb(0, 0, 0), rgb(255, 255, 255))"),
    ("light-dark(currentcolor, red)", "light-dark(currentcolor, rgb(255, 0, 0))"),
  ])
  func `light-dark gives two colours, and so does what is made of it`(
    text: String, css: String
  ) throws {
    let both = try CSSColor.parse(text)
    #expect(both.css == css)
    // Each side is what a scheme gives.
    let light = try CSSColor.parse(text, in: ColorContext(scheme: .light))
    let dark = try CSSColor.parse(text, in: ColorContext(scheme: .dark))
    if case .lightDark(let first, let second) = both {
      #expect(first == light && second == dark)
    } else {
      #expect(light == dark)
    }
  }

  @Test(arguments: [
    ("alpha(from red / 0.5)", "rgba(255, 0, 0, 0.5)"),
    ("alpha(from rgb(1 2 3 / 0.8) / calc(alpha / 2))", "rgba(1, 2, 3, 0.4)"),
    ("alpha(from oklch(0.5 0.1 20) / 30%)", "oklch(0.5 0.1 20 / 0.3)"),
    ("alpha(from color(display-p3 0 1 0) / none)", "color(display-p3 0 1 0 / none)"),
    ("alpha(from lab(50 none 20 / 0.2))", "lab(50 none 20 / 0.2)"),
    ("alpha(from hsl(120 100% 50%) / 2)", "rgb(0, 255, 0)"),
    ("alpha(from red / -1)", "rgba(255, 0, 0, 0)"),
    ("alpha(from alpha(from blue / 0.5) / calc(alpha + 0.25))", "rgba(0, 0, 255, 0.75)"),
  ])
  func `alpha changes alpha alone`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test(arguments: [
    "light-dark(red)", "light-dark(red, lime, blue)", "light-dark(red lime)", "light-dark()",
    "light-dark(red, 1)", "contrast-color()", "contrast-color(red, blue)", "contrast-color(1)",
    "contrast-color(red tbd-fg)", "alpha(red / 0.5)", "alpha(from red 0.5)", "alpha(from red /)",
    "alpha(from red / r)", "alpha(from red, 0.5)", "alpha()", "alpha(from)",
  ])
  func `what they do not take is an error`(text: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
  }
}
