import ColorMath
import ColorSyntax

/// A colour brought into a notation.
struct Conversion {
  let given: GivenColor
  let color: Color
  /// CSS for programs.
  let css: String
  /// CSS for people.
  let short: String
  /// Whether the space can show the colour as it was given.
  let isInGamut: Bool

  init(_ text: String, _ options: ConvertOptions) throws(GivenColorError) {
    let given = try GivenColor(text)
    self.given = given
    if let notation = options.notation {
      if options.gamut == GamutChoice.none, !notation.holds(given.color) {
        throw GivenColorError(
          text: text,
          message: "it lies outside sRGB, which \(notation.name) can't write",
          help: "take --to rgb, or --gamut css or clip")
      }
      color = (options.gamut ?? .css).apply(to: given.color, in: notation.space)
      css = notation.css(color)
      short = notation.short(color)
      isInGamut = given.color.isShown(in: notation.space)
    } else {
      let space = given.color.space
      let kept = options.gamut.map { $0.apply(to: given.color, in: space) } ?? given.color
      color = kept
      css = kept == given.color ? given.value.css : kept.css
      short = css
      isInGamut = given.color.isShown(in: space)
    }
  }
}
