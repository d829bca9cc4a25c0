import ColorSyntax
import Testing

@Suite struct `What is not a colour` {
  @Test(arguments: [
    ("oklch(zzz)", "expected a number, a percentage or none, found zzz at column 7"),
    ("rgba(0 0 0 26%)", "expected / or a closing parenthesis, found 26% at column 12"),
    ("#fff#", "expected nothing more, found # at column 5"),
    ("green #f00", "expected nothing more, found #f00 at column 7"),
    ("rgb(255, 100%, 100%)", "expected a number, found 100% at column 10"),
    ("rgb(10%, 20, 30%)", "expected a percentage, found 20 at column 10"),
    ("hsl(0, 50, 30%)", "expected a percentage, found 50 at column 8"),
    ("", "expected a colour, found the end at column 1"),
    ("#", "expected 3, 4, 6 or 8 hexadecimal digits, found # at column 1"),
    ("#12345", "expected 3, 4, 6 or 8 hexadecimal digits, found #12345 at column 1"),
    ("#abcdeg", "expected a hexadecimal digit, found g at column 7"),
    ("#00115g", "expected a hexadecimal digit, found g at column 7"),
    ("#+f+f+f", "expected 3, 4, 6 or 8 hexadecimal digits, found # at column 1"),
    ("constructor", "expected a colour, found constructor at column 1"),
    ("hwb(90, 50%, 50%)", "expected a number, a percentage or none, found , at column 7"),
    ("rgb(none, 0, 0)", "expected a number or a percentage, found none at column 5"),
    (
      "color(displayp3 1 1 1)",
      "expected a colour space such as srgb or display-p3, found displayp3 at column 7"
    ),
    ("oklch(0.5 0.1 10%)", "expected a number, an angle or none, found 10% at column 15"),
    ("é", "expected a colour, found é at column 1"),
    ("/*😀*/oops", "expected a colour, found oops at column 7"),
    (
      "color-mix(in oklch, red 0%, blue 0%)",
      "expected percentages that are more than 0 together, found in at column 11"
    ),
    (
      "color-mix(in srgb, red 120%, blue)",
      "expected a percentage from 0% to 100%, found 120% at column 24"
    ),
    ("rgb(calc(1 + 10%) 0 0)", "expected terms of one type, found 1 at column 10"),
    (
      "rgb(from red 10deg g b)",
      "expected a number, a percentage, none or one of the origin's channels, found 10deg at column 14"
    ),
  ])
  func `says what was expected, and where`(text: String, message: String) {
    #expect(error(text)?.message == message)
  }

  @Test(arguments: [
    ("rgba(0 0 0 26%)", "write / before the alpha, as in rgb(0 0 0 / 26%)"),
    ("hsl(0 0% 0%, 50%)", "write / before the alpha, as in rgb(0 0 0 / 26%)"),
    (
      "rgb(255, 100%, 100%)",
      "between commas, write numbers only or percentages only, or leave the commas out"
    ),
    ("hsl(0, 50, 30%)", "between commas, saturation and lightness are percentages"),
    ("rgb(none, 0, 0)", "none needs the syntax without commas, as in rgb(none 0 0)"),
    ("oklch(0.5, 0.1, 20)", "only rgb() and hsl() have a syntax with commas"),
    ("#12345", "a hex colour is #rgb, #rgba, #rrggbb or #rrggbbaa"),
    ("f06292", "did you mean #f06292?"), ("fff", "did you mean #fff?"),
    ("004e89", "did you mean #004e89?"), ("bisqe", "did you mean bisque?"),
    ("okclh(0.5 0.1 20)", "did you mean oklch()?"),
    ("var(--brand)", "var() has to be replaced by its value first"),
    ("rgb(calc(1em) 0 0)", "what this unit measures is known only in a layout"),
    ("rgb(calc(1 +2) 0 0)", "+ and - need white space on both sides"),
  ])
  func `hints at the common mistake`(text: String, hint: String) {
    #expect(error(text)?.hint == hint)
  }

  @Test func `control characters and long texts do not reach the message`() {
    #expect(error("\u{1B}[31m")?.found == "\u{FFFD}")
    #expect(error("a\u{202E}b")?.found == "a\u{FFFD}b")
    #expect(error(String(repeating: "x", count: 100_000))?.found.count == 41)
    #expect(error("\0")?.found == "\u{FFFD}")
  }

  @Test func `the offset counts bytes and the column UTF-16 units`() {
    let found = error("/*é😀*/ oops")
    #expect(found?.offset == 11)
    #expect(found?.column == 9)
    #expect(found?.length == 4)
    #expect(error("rgb(1 2")?.length == 0)
    #expect(found?.found == "oops")
  }

  private func error(_ text: String) -> ColorSyntaxError? {
    do {
      _ = try CSSColor.parse(text)
      return nil
    } catch { return error }
  }
}
