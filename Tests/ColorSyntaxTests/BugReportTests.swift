import ColorMath
import ColorSyntax
import Testing

/// Public bug reports of tools of this kind, each as what it should have been.
@Suite struct `Bug reports of other tools` {
  @Test(arguments: [
    // dequelabs/axe-core#4007, #4894
    ("oklch(0.992 0.03 171.25)", "#e9fffa"), ("oklch(0.961073 0.000047911 none)", "#f2f2f2"),
    // color-js/color.js#509, junhoyeo/use-color#11, parcel-bundler/lightningcss#809
    ("oklch(50% 4.0e-1 30)", "#c30000"), ("oklch(96% 2% 259)", "#eff2f7"),
    ("oklch(1 0 0)", "#ffffff"),
    ("oklch(100% 0% 0deg)", "#ffffff"),
    // jsdom/cssstyle#174, samoht/cascade#904, linebender/color#106
    ("rgb(255 100% 100%)", "#ffffff"), ("rgb(255,255,255,50%)", "#ffffff80"),
    ("oklab(200% 0 0)", "#ffffff"),
    ("oklab(2 0 0)", "#ffffff"), ("hsl(800 150% -50%)", "#000000"),
    // drwpow/better-color-tools#16, color-js/color.js#17, Evercoder/culori#249, evilmartians/oklch-picker#168
    ("oklch(0% 2.2485e-8 89.9)", "#000000"), ("oklch(100% 0.128 168.9)", "#ffffff"),
    ("color(display-p3 0 1 0)", "#00fb29"), ("oklch(0.43 0.373 52)", "#853300"),
    ("oklch(100% 0 0)", "#ffffff"),
    ("oklch(104.4% 0 336)", "#ffffff"), ("oklch(.68 .15 237.33 / .5)", "#00a4e980"),
  ])
  func `the colour is the right one`(text: String, hex: String) throws {
    #expect(try CSSColor.parse(text).absolute?.hex == hex)
  }

  @Test(arguments: [
    ("#abcdeg", "sondr3/a11y-color-contrast#26"), ("#00115g", "the same"), ("#+f+f+f", "the same"),
    ("constructor", "Qix-/color-string#44"), ("rgba(0 0 0 26%)", "Qix-/color#257"),
    ("#fff#", "stylelint/stylelint#2305"), ("green #f00", "the same"),
    ("rgb(255, 100%, 100%)", "jsdom/cssstyle#174"),
    ("url(a.svg#fade)", "a fragment is no colour"),
    ("68% 0.15 237.33", "tailwindlabs/tailwindcss#14499"),
  ])
  func `what is no colour is an error`(text: String, source: String) {
    #expect(throws: ColorSyntaxError.self, "\(source)") { try CSSColor.parse(text) }
  }

  @Test func `the missing slash is named`() {
    do {
      _ = try CSSColor.parse("rgba(0 0 0 26%)")
      Issue.record("read without a slash")
    } catch { #expect(error.hint?.contains("/") == true && error.found == "26%") }
  }

  /// gka/chroma.js#322
  @Test(arguments: ["#000000", "#808080", "#ffffff"])
  func `the hue of a grey is none, and never NaN`(hex: String) throws {
    let color = try #require(try CSSColor.parse(hex).absolute).converted(to: .oklch)
    #expect(color.css.hasSuffix(" none)") && !color.css.lowercased().contains("nan"))
    #expect(color.shortestOKLCH.hasSuffix(" 0 none)"))
  }

  /// gka/chroma.js#332
  @Test func `printed chroma reads back`() throws {
    let red = try #require(try CSSColor.parse("#ef4444").absolute)
    #expect(try CSSColor.parse(red.shortestOKLCH).absolute?.hex == "#ef4444")
    #expect(red.shortestOKLCH.contains(" 0.207") || red.shortestOKLCH.contains(" 0.208"))
  }

  /// Qix-/color#174
  @Test func `all 256 alphas survive`() throws {
    for alpha in UInt32(0)...255 {
      let color = Color(PackedColor(rgba: alpha))
      #expect(
        try CSSColor.parse(CSSColor.color(color, legacy: true).css).absolute?.packed.rgba == alpha)
      #expect(try CSSColor.parse(color.hex).absolute?.packed.rgba == alpha)
      #expect(try CSSColor.parse(color.shortestOKLCH).absolute?.packed.rgba == alpha)
    }
  }

  @Test func `transparent colours do not stain a mix, and percentages below 100 fade it`() throws {
    let mixed = try CSSColor.parse("color-mix(in srgb, red, rgb(0 0 255 / 0))")
    #expect(mixed.css == "color(srgb 1 0 0 / 0.5)")
    let faded = try CSSColor.parse("color-mix(in srgb, red 30%, blue 30%)")
    #expect(faded.css == "color(srgb 0.5 0 0.5 / 0.6)")
  }
}
