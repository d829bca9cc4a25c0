import ColorMath
import ColorSyntax
import TestSupport
import Testing

/// Common forms are read by a shorter way. A comment in front turns a text to the whole grammar, which
/// must find the same.
@Suite struct `The shorter way of reading` {
  @Test func `gives what the grammar gives for common forms`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<15_000 {
      compare(literal(&random))
    }
  }

  @Test(arguments: [
    "#ff", "#fff", "#ffff", "#fffff", "#ffffff", "#fffffff", "#ffffffff", "#fffffffff", "#ggg", "#",
    "rgb(1,2,3)", "rgb(1, 2, 3)", "rgb(1 ,2,3)", "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1 2 3/4)",
    "rgb(1 2 3 / 4)", "rgb(1 2 3 /4)", "rgb(1, 2, 3 / 4)", "rgb(1 2 3, 4)", "rgb(1, 2, 3, 4)",
    "rgb(1, 2%, 3)", "rgb(1%, 2%, 3%, 4%)", "rgb(1 2% 3)", "hsl(1, 2, 3)", "hsl(1, 2%, 3%)",
    "hsl(1%, 2%, 3%)", "hsl(1deg, 2%, 3%)", "hsl(1DEG 2 3)", "hsl(1degg 2 3)", "hsl(1de 2 3)",
    "hsl(1deg\\ 2 3)", "hwb(1, 2%, 3%)", "oklch(1 2 3 4)", "oklch(1 2 3)", "oklch(1. 2 3)",
    "oklch(.5 .1 -30)", "oklch(+1 2 3)", "oklch(1e2 2 3)", "oklch(- 2 3)", "oklch(-.5 -0 -.0)",
    "oklch(1 2 3", "oklch(1 2 3))", "oklch(1 2 3) ", " oklch(1 2 3)", "oklch (1 2 3)", "oklch()",
    "oklch(1  2 3)", "oklch(123456789012345678 2 3)", "oklch(1 2 3 / )", "oklch(1 2 3 / 50%)",
    "color(srgb 1 2 3)", "color(SRGB 1 2 3 / .5)", "color(srgb  1 2 3)", "color(foo 1 2 3)",
    "color(srgb 1deg 2 3)", "color( srgb 1 2 3)", "color(display-p3-linear -1 2% 3)",
    "colour(1 2 3)",
    "rgb(300 -20 50%)", "oklch(150% -1 720)", "hsl(0 -50% 40%)", "lab(50% 50% 50%)", "lch(1 50% 3)",
  ])
  func `gives what the grammar gives at its edges`(text: String) { compare(text) }

  private func compare(_ text: String) {
    for context in [ColorContext.none, ColorContext(keepsOutOfRange: true)] {
      let (short, whole) = (parse(text, context), parse("/**/" + text, context))
      #expect(short == whole, "\(text)")
    }
  }

  private func parse(_ text: String, _ context: ColorContext) -> CSSColor? {
    try? CSSColor.parse(text, in: context)
  }

  private func literal(_ random: inout SeededGenerator) -> String {
    let functions = [
      "rgb(", "rgba(", "hsl(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(srgb ",
    ]
    let separator = [" ", ", ", ","].randomElement(using: &random) ?? " "
    var text = functions.randomElement(using: &random) ?? ""
    for index in 0..<3 {
      if index > 0 { text += separator }
      text += number(&random)
    }
    if Bool.random(using: &random) {
      text += (separator == " " ? " / " : separator) + number(&random)
    }
    return text + ")"
  }

  private func number(_ random: inout SeededGenerator) -> String {
    let whole = Int.random(in: -20...400, using: &random)
    let digits = String(Int.random(in: 0...9999, using: &random))
    let fraction = Bool.random(using: &random) ? "." + digits : ""
    return "\(whole)\(fraction)" + (["", "%", "deg", ""].randomElement(using: &random) ?? "")
  }
}
