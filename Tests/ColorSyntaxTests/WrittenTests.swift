import ColorMath
import ColorSyntax
import Testing

@Suite struct `A colour in the notation of another` {
  static let blue = Color(PackedColor(rgba: 0x3C5A_96FF))

  @Test(arguments: [
    ("#FF0000", "#3C5A96"), ("#ff0000", "#3c5a96"), ("#f00", "#3c5a96"), ("#ff0000ff", "#3c5a96ff"),
    ("rgb(255, 0, 0)", "rgb(60, 90, 150)"), ("RGB(255 0 0)", "RGB(60 90 150)"),
    ("rgba(255,0,0,1)", "rgba(60,90,150,1)"), ("rgb(100%, 0%, 0%)", "rgb(23.5%, 35.3%, 58.8%)"),
    ("rgb(255 0 0 / 100%)", "rgb(60 90 150 / 100%)"),
    ("hsl(0, 100%, 50%)", "hsl(220, 43%, 41%)"), ("hsl(0deg 100 50)", "hsl(220deg 43 41)"),
    ("hsl(0turn 100% 50%)", "hsl(0.611turn 42.857% 41.176%)"),
    ("hwb( 0 0% 0% )", "hwb( 220 23.5% 41.2% )"),
    ("oklch(0.6 0.2 30)", "oklch(0.474 0.104 262.95)"),
    ("oklch(62.8% .258 29.2deg)", "oklch(47.4% .104 263deg)"),
    ("red", "#3c5a96"), ("color-mix(in srgb, red, blue)", "#3c5a96"), ("nonsense", "#3c5a96"),
    ("rgb(/* r */ 255 /* g */ 0 0)", "rgb(/* r */ 60 /* g */ 90 150)"),
  ])
  func `the notation is kept`(original: String, text: String) throws {
    #expect(Self.blue.written(like: original) == text)
    #expect(try CSSColor.parse(text).absolute?.packed == Self.blue.packed)
  }

  @Test func `short hex stays short where it can`() {
    let grey = Color(PackedColor(rgba: 0x33_66_99_FF))
    #expect(grey.written(like: "#FAB") == "#369")
    #expect(grey.written(like: "#fab8") == "#369f")
    #expect(Color(PackedColor(rgba: 0xAABB_CC88)).written(like: "#FFF") == "#ABC8")
    #expect(Color(PackedColor(rgba: 0xAABB_CC89)).written(like: "#fff") == "#aabbcc89")
  }

  @Test func `alpha is kept and added`() {
    let faded = Color(PackedColor(rgba: 0x3C5A_9680))
    #expect(faded.written(like: "rgba(1, 2, 3, .2)") == "rgba(60, 90, 150, .5)")
    #expect(faded.written(like: "rgb(1 2 3 / 20%)") == "rgb(60 90 150 / 50%)")
    #expect(faded.written(like: "rgb(1,2,3)") == "rgb(60,90,150, 0.5)")
    #expect(faded.written(like: "rgb(1 2 3)") == "rgb(60 90 150 / 0.5)")
    #expect(faded.written(like: "#123456") == "#3c5a9680")
    #expect(faded.written(like: "rebeccapurple") == "#3c5a9680")
  }

  @Test func `every alpha of 8 bits survives every notation`() throws {
    for original in [
      "#12345678", "rgb(1 2 3 / 0.5)", "rgba(1, 2, 3, 50%)", "oklch(50% 0.1 200 / 0.5)",
    ] {
      for alpha in UInt32(0)...255 {
        let color = Color(PackedColor(rgba: 0x3C5A_9600 | alpha))
        let text = try #require(color.written(like: original))
        #expect(try CSSColor.parse(text).absolute?.packed == color.packed, "\(text)")
      }
    }
  }

  @Test func `digits are added until the text is accepted`() throws {
    let floor = WCAG.contrastRatio(1, WCAG.relativeLuminance(Self.blue))
    let text = try #require(
      Self.blue.written(like: "oklch(0.6 0.2 30)") {
        WCAG.contrastRatio(1, WCAG.relativeLuminance($0)) >= floor - 1e-6
      })
    let color = try #require(try CSSColor.parse(text).absolute)
    #expect(WCAG.contrastRatio(1, WCAG.relativeLuminance(color)) >= floor - 1e-6)
    #expect(text.hasPrefix("oklch("))
    #expect(Self.blue.written(like: "#fff") { _ in false } == nil)
  }

  @Test func `a colour outside of sRGB is not forced into it`() throws {
    let green = Color(.displayP3, 0, 1, 0)
    #expect(green.written(like: "color(display-p3 1 0 0)") == "color(display-p3 0 1 0)")
    let text = try #require(green.written(like: "#fff"))
    #expect(text.hasPrefix("oklch("))
    let read = try #require(try CSSColor.parse(text).absolute)
    #expect(read.deltaEOK(to: green) < 0.002)
  }

  /// A channel of one half is 127.5 of 255: no text in another space reads back to just that.
  @Test(arguments: [
    "lab(0% 0 0)", "lch(0% 0 0)", "oklab(0% 0.0 0.0)", "oklch(0% 0.0 0)",
    "color(xyz-d50 0.0 0.0 0.0)",
    "color(rec2020 0.0 0.0 0.0)", "color(prophoto-rgb 0.0 0.0 0.0)", "color(a98-rgb 0.0 0.0 0.0)",
  ])
  func `a channel in the middle between two steps keeps the notation`(_ original: String) throws {
    let steps = [0, 0.5, 1]
    for space in [ColorSpace.srgb, .displayP3] {
      for red in steps {
        for green in steps {
          for blue in steps {
            let color = Color(space, red, green, blue)
            let text = try #require(color.written(like: original))
            #expect(text.prefix { $0 != " " }.hasPrefix(original.prefix { $0 != "0" && $0 != " " }))
            let read = try #require(try CSSColor.parse(text).absolute)
            // Steps are sRGB's, and only for what lies outside of it Display P3's; from the middle it is one to either side.
            let screen = color.isInGamut(of: .srgb) ? ColorSpace.srgb : .displayP3
            let distance = (read.components(in: screen) - color.components(in: screen)) * 255
            #expect((0..<3).allSatisfy { abs(distance[$0]) < 1 }, "\(color.css): \(text)")
          }
        }
      }
    }
  }

  @Test func `what CSS would clamp falls back to what can be said`() throws {
    let bright = Color(.xyzD65, 0.4, 18, 0.02)
    #expect(bright.written(like: "red") == "color(xyz-d65 0.4 18 0.02)")
    #expect(bright.shortestOKLCH.hasPrefix("oklch(1 "))
    #expect(Color(.oklch, -0.1, 0.2, 20).written(like: "red") == "#000000")
    #expect(Self.blue.written(like: "rgb(1 2 3") == "rgb(60 90 150")
  }

  @Test func `a missing component stays missing`() {
    let color = Color(.oklch, 0.5, 0, 0, missing: .third)
    #expect(color.written(like: "oklch(0.6 0.1 none)") == "oklch(0.5 0 none)")
  }
}
