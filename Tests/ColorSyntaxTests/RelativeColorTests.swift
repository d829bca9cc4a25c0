import ColorMath
import ColorSyntax
import Testing

/// Expected values are worked examples of CSS Color 5 and arithmetic that can be done by hand.
@Suite struct `Relative colours` {
  @Test(arguments: [
    ("rgb(from rebeccapurple r g b)", "color(srgb 0.4 0.2 0.6)"),
    ("rgb(from rebeccapurple b r 51 / 50%)", "color(srgb 0.6 0.4 0.2 / 0.5)"),
    ("rgb(from rgb(20% 40% 60% / 80%) r g b)", "color(srgb 0.2 0.4 0.6 / 0.8)"),
    ("lch(from lch(70 45 30) l calc(c / 3) calc(h + 90))", "lch(70 15 120)"),
    ("oklch(from oklch(0.7 0.1 30 / 0.4) l c h / calc(alpha / 2))", "oklch(0.7 0.1 30 / 0.2)"),
    ("lab(from lab(50 20 -30) b a l)", "lab(0 20 50)"),
    ("color(from color(xyz 7 -20.5 100) xyz-d65 z y x)", "color(xyz-d65 100 -20.5 7)"),
    ("lch(from lch(0.7 45 30) -200 -300 -400 / -500)", "lch(0 0 320 / 0)"),
    ("color(from color(srgb 2 0 -1) srgb r g b)", "color(srgb 2 0 -1)"),
    ("hsl(from hsl(120 20% 50% / none) h s l / alpha)", "hsl(120 20 50 / none)"),
    ("hwb(from hwb(none 20% 50%) h w b)", "hwb(none 20 50)"),
    ("oklch(from oklch(none 0.1 none) l c h)", "oklch(none 0.1 none)"),
    ("oklch(from oklch(none 0.1 none) calc(l + 0.5) c calc(h))", "oklch(0.5 0.1 0)"),
    ("oklab(from #fff l a b)", "oklab(1 0 0)"),
    ("rgb(from rgb(from red r g b) r g b)", "color(srgb 1 0 0)"),
    // A hue is one of [0, 360) before anything is done with it.
    ("lch(from lch(50 30 -54) l c calc(h / 2))", "lch(50 30 153)"),
    ("lch(from lch(50 30 400deg) l c calc(h / 2))", "lch(50 30 20)"),
    ("lch(from lch(50 30 360deg) l c calc(h / 2))", "lch(50 30 0)"),
    ("oklch(from oklch(0.5 0.1 -90) l c calc(h / 3))", "oklch(0.5 0.1 90)"),
    ("hsl(from hsl(400 50% 50%) calc(h / 2) s l)", "color(srgb 0.75 0.4166666666666667 0.25)"),
    ("hwb(from hwb(-100 10% 10%) calc(h / 2) w b)", "color(srgb 0.1 0.9 0.23333333333333334)"),
  ])
  func `channel keywords are the origin's components`(text: String, css: String) throws {
    #expect(try near(text, css))
  }

  @Test func `the hue of a grey is missing after a conversion`() throws {
    #expect(try CSSColor.parse("oklch(from gray l c h)").css.hasSuffix("none)"))
    #expect(try CSSColor.parse("hsl(from gray h s l)").css.hasPrefix("hsl(none "))
  }

  @Test func `keywords belong to their own function only`() throws {
    let nested = "rgb(from oklch(from red l c h) r g b)"
    #expect(try CSSColor.parse(nested).absolute?.hex == "#ff0000")
    for text in [
      "rgb(r 0 0)", "rgb(from red l g b)", "rgb(from oklch(l 0 0) r g b)", "rgb(0 0 0 / alpha)",
      "hsl(from red, h, s, l)", "rgb(from red r g)", "rgb(from r g b)", "rgb(from red r g b b)",
      "rgb(from calc(1) r g b)", "color(from red r g b)", "hsl(from red calc(h + 1deg) s l)",
    ] {
      #expect(throws: ColorSyntaxError.self, "\(text)") { try CSSColor.parse(text) }
    }
  }

  @Test(arguments: [
    ("alpha(from red / 50%)", "rgba(255, 0, 0, 0.5)"),
    ("alpha(from #ff000080)", "rgba(255, 0, 0, 0.5)"),
    ("alpha(from red / none)", "rgba(255, 0, 0, 0)"),
    ("alpha(from oklch(0.5 0.1 20 / 0.8) / calc(alpha / 2))", "oklch(0.5 0.1 20 / 0.4)"),
    ("alpha(from color(srgb 1 0 0) / 2)", "color(srgb 1 0 0)"),
  ])
  func `alpha changes alpha alone`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test func `what depends on currentcolor or the system has no value`() throws {
    #expect(try CSSColor.parse("rgb(from currentcolor r g b)") == .currentColor)
    #expect(try CSSColor.parse("oklch(from CanvasText l c h)") == .system("CanvasText"))
    #expect(try CSSColor.parse("alpha(from currentcolor / 0.5)").absolute == nil)
    let context = ColorContext(currentColor: Color(.srgb, 1, 0, 0))
    #expect(
      try CSSColor.parse("rgb(from currentcolor b g r)", in: context).css == "color(srgb 0 0 1)")
  }

  @Test func `contrast-color is white or black`() throws {
    #expect(try CSSColor.parse("contrast-color(black)").css == "rgb(255, 255, 255)")
    #expect(try CSSColor.parse("contrast-color(#ccc)").css == "rgb(0, 0, 0)")
    #expect(try CSSColor.parse("contrast-color(currentcolor)") == .currentColor)
  }

  private func near(_ text: String, _ css: String) throws -> Bool {
    let (left, right) = (try CSSColor.parse(text), try CSSColor.parse(css))
    guard let left = left.absolute, let right = right.absolute else { return left == right }
    // Parsing hsl() gives HSL, which a relative colour without a missing component is not.
    return left.space == right.space && left.missing == right.missing
      && abs(left.alpha - right.alpha) < 1e-12
      && (0..<3).allSatisfy { index in
        let difference = abs(left.components[index] - right.components[index])
        guard index == right.space.hueIndex else { return difference < 1e-7 }
        return difference.remainder(dividingBy: 360) < 1e-7
      }
  }
}
