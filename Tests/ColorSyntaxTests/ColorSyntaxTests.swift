import ColorMath
import ColorSyntax
import Testing

@Suite struct `Colours as text` {
  @Test(arguments: [
    ("#f06", "rgb(255, 0, 102)"), ("#ff006688", "rgba(255, 0, 102, 0.533)"),
    ("rgb(12.5%, 25%, 50%)", "rgb(32, 64, 128)"),
    ("rgb(0 128 255 / 50%)", "rgba(0, 128, 255, 0.5)"),
    ("hsl(120deg 100% 25%)", "rgb(0, 128, 0)"),
    ("hsla(120, 75%, 50%, 20%)", "rgba(32, 223, 32, 0.2)"),
    ("hwb(90 25% 25%)", "rgb(128, 191, 64)"), ("bl\\ue", "rgb(0, 0, 255)"),
    ("mediumseag\\72 een", "rgb(60, 179, 113)"), (" transparent\n", "rgba(0, 0, 0, 0)"),
    ("oklch(50% 4.0e-1 30)", "oklch(0.5 0.4 30)"),
    ("oklch(96% 2% 0.5turn)", "oklch(0.96 0.008 180)"),
    ("lab(20% -50% 90%/0.5)", "lab(20 -62.5 112.5 / 0.5)"), ("lch(10 20 -700)", "lch(10 20 20)"),
    ("color(srgb 1-0.5 0)", "color(srgb 1 -0.5 0)"),
    ("color(srgb 1 0.5.4)", "color(srgb 1 0.5 0.4)"),
    ("color(xyz 10% none 0 / none)", "color(xyz-d65 0.1 none 0 / none)"),
    ("oklab(200% 0 0)", "oklab(1 0 0)"), ("CURRENTcolor", "currentcolor"),
    ("light-dark(#fff, black)", "light-dark(rgb(255, 255, 255), rgb(0, 0, 0))"),
    ("hsl(calc(30deg * 4) 100% calc(50% / 2))", "rgb(0, 128, 0)"),
  ])
  func `a colour is read and serialised as its computed value`(text: String, css: String) throws {
    #expect(try CSSColor.parse(text).css == css)
  }

  @Test(arguments: [
    ("oklch(zzz)", "expected a number, a percentage or none, found zzz at column 7"),
    ("rgba(0 0 0 26%)", "expected / or a closing parenthesis, found 26% at column 12"),
    ("#fff#", "expected nothing more, found # at column 5"),
    ("rgb(255, 100%, 100%)", "expected a number, found 100% at column 10"),
    ("", "expected a colour, found the end at column 1"),
  ])
  func `what is not a colour says what was expected and where`(text: String, message: String) {
    #expect(throws: ColorSyntaxError.self) { try CSSColor.parse(text) }
    do { _ = try CSSColor.parse(text) } catch { #expect(error.message == message) }
  }
}
