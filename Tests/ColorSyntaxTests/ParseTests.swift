import ColorMath
import ColorSyntax
import Testing

/// Expected values are those of CSS Color 4's own examples and of CSS Syntax 3's rules.
@Suite struct `Colours as text` {
  @Test(arguments: [
    ("#f06", "rgb(255, 0, 102)"), ("#F06f", "rgb(255, 0, 102)"),
    ("#ff006688", "rgba(255, 0, 102, 0.533)"), ("#\\66 06", "rgb(255, 0, 102)"),
    ("rgb(12.5%, 25%, 50%)", "rgb(32, 64, 128)"),
    ("rgb(0 128 255 / 50%)", "rgba(0, 128, 255, 0.5)"),
    ("rgb(255 100% 100%)", "rgb(255, 255, 255)"),
    ("rgb(255,255,255,50%)", "rgba(255, 255, 255, 0.5)"),
    ("rgb(none 20% none / none)", "rgba(0, 51, 0, 0)"),
    ("hsl(120deg 100% 25%)", "rgb(0, 128, 0)"),
    ("hsla(120, 75%, 50%, 20%)", "rgba(32, 223, 32, 0.2)"),
    ("hsl(800 150% -50%)", "rgb(0, 0, 0)"), ("hsl(120 30 50)", "rgb(89, 166, 89)"),
    ("hwb(90 25% 25%)", "rgb(128, 191, 64)"), ("hwb(120 30% 50%)", "rgb(77, 128, 77)"),
    ("hwb(0 100% 100%)", "rgb(128, 128, 128)"),
    ("lab(20% -50% 90%/0.5)", "lab(20 -62.5 112.5 / 0.5)"), ("lch(10 20 -700)", "lch(10 20 20)"),
    ("oklch(50% 4.0e-1 30)", "oklch(0.5 0.4 30)"),
    ("oklch(96% 2% 0.5turn)", "oklch(0.96 0.008 180)"),
    ("oklch(100% 0% 0deg)", "oklch(1 0 0)"), ("oklab(200% 0 0)", "oklab(1 0 0)"),
    ("oklab(2 0 0)", "oklab(1 0 0)"), ("oklch(0.5 -20% -20)", "oklch(0.5 0 340)"),
    ("oklch(0.961073 0.000047911 none / 0.2)", "oklch(0.961073 0.000047911 none / 0.2)"),
    ("color(srgb 1-0.5 0)", "color(srgb 1 -0.5 0)"),
    ("color(srgb 1 0.5.4)", "color(srgb 1 0.5 0.4)"),
    ("color(xyz 10% none 0 / none)", "color(xyz-d65 0.1 none 0 / none)"),
    ("COLOR(DISPLAY-P3 +.5 1E0 0)", "color(display-p3 0.5 1 0)"),
    ("color(srgb -0 0 -0%)", "color(srgb 0 0 0)"),
  ])
  func `a colour is serialised as its computed value`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  /// csswg-drafts#9222 and #10368: they compute to rgb(), which clamps. Below a lightness of 0 all is black.
  @Test(arguments: [
    ("hsl(120 200% 50%)", "rgb(0, 255, 0)"), ("hsl(0 150% 50%)", "rgb(255, 0, 0)"),
    ("hsl(0 120% 40%)", "rgb(224, 0, 0)"), ("hwb(0 -10% 0%)", "rgb(255, 0, 0)"),
    ("hsl(800 150% -50%)", "rgb(0, 0, 0)"), ("hsl(800 150% 150%)", "rgb(255, 255, 255)"),
  ])
  func `what lies outside of sRGB in hsl() and hwb() is clipped`(text: String, css: String) throws {
    let color = try CSSColor.parse(text)
    #expect(color.css == css)
    let same = try #require(try CSSColor.parse(css).absolute)
    #expect(color.absolute?.packed == same.packed)
  }

  @Test(arguments: [
    ("bl\\ue", "rgb(0, 0, 255)"), ("mediumseag\\72 een", "rgb(60, 179, 113)"),
    ("\\000072\r\ned", "rgb(255, 0, 0)"), ("RebeccaPurple", "rgb(102, 51, 153)"),
    (" transparent\n", "rgba(0, 0, 0, 0)"), ("/**/red/* */", "rgb(255, 0, 0)"),
    ("r\\67 b(1 2 3)", "rgb(1, 2, 3)"), ("rgb(1 2 3", "rgb(1, 2, 3)"),
    ("rgb(1/**/2/**/3/* unclosed", "rgb(1, 2, 3)"), ("CURRENTcolor", "currentcolor"),
    ("CanvasText", "canvastext"), ("ThreeDShadow", "buttonborder"),
  ])
  func `names, escapes and comments are read`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test func `all 148 names are colours, in any case`() throws {
    let names = [
      "aliceblue", "lightgoldenrodyellow", "yellowgreen", "grey", "gray", "rebeccapurple",
    ]
    for name in names {
      #expect(try CSSColor.parse(name) == CSSColor.parse(name.uppercased()))
    }
  }

  @Test(arguments: [
    ("1grad", 0.9), ("1turn", 360), ("200grad", 180), ("3.141592653589793rad", 180),
    ("-90deg", 270),
  ])
  func `angles are read in every unit`(angle: String, degrees: Double) throws {
    let color = try #require(try CSSColor.parse("oklch(0.5 0.1 \(angle))").absolute)
    let turned = Color(.oklch, 0.5, 0.1, degrees)
    #expect(color.deltaEOK(to: turned) < 1e-12)
  }

  @Test func `bytes that are not text and spans of a file are read`() throws {
    let bytes = Array("--x: #fff;".utf8)
    #expect(try CSSColor.parse(bytes, range: 5..<9).absolute == Color(.srgb, 1, 1, 1))
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse([0xFF, 0xFE, 0], range: 0..<3) }
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(bytes, range: 50..<90) }
  }

  @Test func `whether bytes are a colour can be asked without an error`() {
    let isColor = { (text: String) in
      Array(text.utf8).withUnsafeBufferPointer { CSSColor($0)?.css }
    }
    #expect(isColor("light-dark(red, lime)") == "light-dark(rgb(255, 0, 0), rgb(0, 255, 0))")
    #expect(isColor("bisqe") == nil && isColor("") == nil && isColor("#12") == nil)
  }

  @Test func `a context gives currentcolor and a scheme`() throws {
    let red = Color(.srgb, 1, 0, 0)
    let context = ColorContext(currentColor: red, scheme: .dark)
    #expect(try CSSColor.parse("currentcolor", in: context).absolute == red)
    #expect(try CSSColor.parse("light-dark(#fff, #000)", in: context).css == "rgb(0, 0, 0)")
    let both = try CSSColor.parse("light-dark(#fff, color-mix(in srgb, currentcolor, red))")
    #expect(both.css == "light-dark(rgb(255, 255, 255), currentcolor)")
    #expect(try CSSColor.parse("light-dark(red, #f00)").css == "rgb(255, 0, 0)")
  }

  @Test func `what CSS clamps can be seen as written`() throws {
    let context = ColorContext(keepsOutOfRange: true)
    let color = try #require(try CSSColor.parse("rgb(0 127.5 300 / 2)", in: context).absolute)
    #expect(color.components == [0, 0.5, 300.0 / 255])
    #expect(color.alpha == 1)
    #expect(try CSSColor.parse("oklch(1.5 -0.1 500)", in: context).css == "oklch(1.5 -0.1 140)")
  }

  @Test func `hex is the 8-bit colour after mapping`() throws {
    #expect(try CSSColor.parse("oklch(0.43 0.373 52)").absolute?.hex == "#853300")
    #expect(try CSSColor.parse("color(display-p3 0 1 0)").absolute?.hex == "#00fb29")
    #expect(try CSSColor.parse("rgb(1 2 3 / 0.5)").absolute?.hex == "#01020380")
  }
}
