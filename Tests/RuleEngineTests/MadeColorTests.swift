import RuleEngine
import Testing

/// Which texts are colours that are made from others.
@Suite struct MadeColorTests {
  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", "color-mix()"),
    ("Color-Mix(in srgb,red,blue)", "color-mix()"),
    ("light-dark(red, blue)", "light-dark()"), ("contrast-color(red)", "contrast-color()"),
    ("rgb(from red r g b)", "rgb(from ...)"), ("oklch(from var(--a) l c h)", "oklch(from ...)"),
    ("color(from red srgb r g b)", "color(from ...)"), ("hsl(\n  FROM red h s l)", "hsl(from ...)"),
    ("lab(/**/from/**/red l a b)", "lab(from ...)"),
    ("lab(/* from ) */ from red l a b)", "lab(from ...)"),
    ("rgb(var(--channels))", "var()"), ("var(--a, red)", "var()"), ("env(x)", "env()"),
    ("rgb(from(red) 1 2)", "rgb(from ...)"),
  ])
  func `a function of colours is told`(_ row: (text: String, function: String)) {
    #expect(MadeColor.function(in: row.text) == row.function)
  }

  @Test(arguments: [
    "", "red", "#ff6347", "rgb(1 2 3)", "oklch(50% 0.1 20deg)", "rgb(calc(1 + 2) 3 4)",
    "color(display-p3 1 0 0)", "fromage(1)", "Color(hex: 0x999999).alpha(0.5)", "if(x) { red }",
    "rgb(fromage 1 2)", "/* color-mix(x) */ red", "from",
    "rgb(/* from red */ 1 2 3)", "color-mix", "(from", "rgb(from", "/*", "/*/", "rgb( ",
  ])
  func `a colour by itself is not`(_ text: String) {
    #expect(MadeColor.function(in: text) == nil)
  }

  /// In one pass, whatever is in it.
  @Test func `long texts are no trouble`() {
    for part in ["(", "(/*", "rgb(   ", "/**/", "from(", "a(b"] {
      _ = MadeColor.function(in: String(repeating: part, count: 200_000))
    }
    #expect(MadeColor.function(in: String(repeating: "(", count: 100_000) + "rgb(from red") != nil)
  }
}
