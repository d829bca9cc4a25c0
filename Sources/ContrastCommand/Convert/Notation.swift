import ColorMath
import ColorSyntax
import Diagnostics

/// A way to write a colour: a name for `--to`, the space, and how the text is made.
struct Notation {
  /// As `--to` names it.
  let name: String
  let space: ColorSpace
  /// Whether authors of CSS meet it.
  let isCommon: Bool
  private let form: Form

  private init(name: String, space: ColorSpace, isCommon: Bool = true, form: Form) {
    (self.name, self.space, self.isCommon, self.form) = (name, space, isCommon, form)
  }

  private enum Form {
    case hex
    /// `rgb()` in 8 bits.
    case rgb
    /// A CSS function of the space; for people it is written in the manner of this text.
    case function(like: String)
  }

  static let all: [Notation] = [
    Notation(name: "hex", space: .srgb, form: .hex),
    Notation(name: "rgb", space: .srgb, form: .rgb),
    Notation(name: "hsl", space: .hsl, form: .function(like: "hsl(0 0% 0%)")),
    Notation(name: "hwb", space: .hwb, form: .function(like: "hwb(0 0% 0%)")),
    Notation(name: "lab", space: .lab, form: .function(like: "lab(0% 0 0)")),
    Notation(name: "lch", space: .lch, form: .function(like: "lch(0% 0 0)")),
    Notation(name: "oklab", space: .oklab, form: .function(like: "oklab(0% 0 0)")),
    Notation(name: "oklch", space: .oklch, form: .function(like: "oklch(0% 0 0)")),
    predefined(.displayP3), predefined(.rec2020), predefined(.a98RGB), predefined(.prophotoRGB),
    predefined(.xyzD50), predefined(.xyzD65), predefined(.srgb, isCommon: false),
    predefined(.srgbLinear, isCommon: false), predefined(.displayP3Linear, isCommon: false),
  ]

  static let names = all.map(\.name) + ["xyz"]

  static func named(_ name: String) -> Notation? {
    all.first { $0.name == (name == "xyz" ? "xyz-d65" : name) }
  }

  private static func predefined(_ space: ColorSpace, isCommon: Bool = true) -> Notation {
    Notation(
      name: space.id, space: space, isCommon: isCommon,
      form: .function(like: "color(\(space.id) 0 0 0)"))
  }

  /// Whether a colour can be written so as it is: hex has no numbers beyond its channels'.
  func holds(_ color: Color) -> Bool {
    if case .hex = form { color.isShown(in: space) } else { true }
  }

  /// CSS for programs: every digit that the numbers have.
  func css(_ color: Color) -> String {
    switch form {
    case .hex: color.hex
    case .rgb: Self.rgb(color)
    case .function: color.css
    }
  }

  /// CSS for people: as few digits as read back to the same 8-bit colour, within sRGB where the colour lies there.
  func short(_ color: Color) -> String {
    switch form {
    case .rgb where color.alpha != 1 && color.isShown(in: .srgb):
      return color.missing.contains(.alpha)
        ? css(color) : color.written(like: "rgb(0 0 0)") ?? css(color)
    case .hex, .rgb: return css(color)
    case .function(let model):
      let fits = Self.keepsWithin(color)
      let oklch = space == .oklch ? color.shortestOKLCH : nil
      if let oklch, (try? CSSColor.parse(oklch))?.absolute.map(fits) == true { return oklch }
      let text = color.written(like: model, until: fits)
      return text.flatMap { $0.hasPrefix("#") ? nil : $0 } ?? color.css
    }
  }

  /// What is read back from a text lies in sRGB where the colour does.
  private static func keepsWithin(_ color: Color) -> (Color) -> Bool {
    let isShown = color.isShown(in: .srgb)
    return { !isShown || $0.isInGamut(of: .srgb, tolerance: slack) }
  }

  /// A twentieth of an 8-bit step, as `token-gamut` has it.
  private static let slack = 0.0002

  /// `rgb(110 174 127 / 0.5)`: 8 bits a channel. What is outside sRGB, and was to stay so, stays.
  private static func rgb(_ color: Color) -> String {
    var output = Output()
    output.write("rgb(")
    for index in 0..<3 {
      let value = (color.components[index] * 255).rounded(.toNearestOrAwayFromZero)
      if index > 0 { output.write(" ") }
      output.write(Int(min(max(value, -1e6), 1e6)))
    }
    if color.missing.contains(.alpha) {
      output.write(" / none")
    } else if color.alpha != 1 {
      output.write(" / ")
      output.write(shortest: color.alpha)
    }
    output.write(")")
    return output.text
  }
}
