import ColorMath
import ColorSyntax
import Diagnostics

/// The names that tell colours and text in code.
enum ColorWords {
  /// Functions that may be a colour by themselves.
  static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "light-dark",
  ]

  /// A longer function is no colour that anybody wrote.
  static let longest = 512

  /// Keys and properties that are the colour of text.
  static let textColors: Set<String> = [
    "color", "-webkit-text-fill-color", "textcolor", "text-color", "contentcolor",
    "foregroundcolor", "foreground", "fontcolor",
  ]

  /// Keys and properties that only text has.
  static let text: Set<String> = [
    "font", "font-size", "font-weight", "font-family", "font-style", "line-height",
    "letter-spacing", "text-transform", "fontsize", "fontweight", "fontfamily", "fontstyle",
    "lineheight", "letterspacing", "texttransform",
  ]

  /// The colour that some bytes are; nil where they are none, or one whose value is known only where it
  /// is used.
  static func literal(_ file: SourceFile, _ span: Span) -> Color? {
    guard span.range.count <= longest,
      let parsed = try? CSSColor.parse(file.bytes, range: span.range)
    else { return nil }
    return parsed.absolute
  }

  /// Whether an alpha or an opacity makes a text paler and leaves it there.
  static func fades(_ opacity: Double) -> Bool { opacity > 0 && opacity < 1 }
}
