import ColorMath
import ColorSyntax
import Diagnostics
import Reporters

/// A colour in every notation, for people.
enum ConvertTable {
  /// The notations that the table has: those that a CSS author meets.
  private static let shown = Notation.all.prefix(14)

  static func bytes(
    _ conversion: Conversion, _ gamut: GamutChoice, _ presentation: Presentation
  ) -> [UInt8] {
    var output = Output()
    let color = conversion.given.color
    if presentation.color == .trueColor {
      output.swatch(color.packed.opaque.rgba, on: color.packed.opaque.rgba, "  ")
      output.write(" ")
    }
    output.styled(.heading, presentation.color) {
      $0.write(CellText(conversion.given.text).elided(to: max(20, presentation.width - 3)))
    }
    output.newline()
    for notation in shown {
      output.write("  ")
      output.write(CellText(notation.name), paddedTo: 14)
      // Where hex can't hold the colour as it is, it is mapped, which is said.
      let gamut = notation.holds(color) || gamut != .none ? gamut : .css
      let text = notation.short(gamut.apply(to: color, in: notation.space))
      output.write(text)
      if !color.isShown(in: notation.space), let bounds = notation.space.gamut {
        let remark = "outside \(bounds.id), \(gamut.participle)"
        let used = 16 + text.utf8.count + 2 + remark.utf8.count
        if used > presentation.width { output.newline() }
        output.write(spaces: used > presentation.width ? 18 : 2)
        output.write(remark)
      }
      output.newline()
    }
    return output.take()
  }
}

extension GamutChoice {
  fileprivate var participle: String {
    switch self {
    case .css: "mapped"
    case .clip: "clipped"
    case .none: "left so"
    }
  }
}
