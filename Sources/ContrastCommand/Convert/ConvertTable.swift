import ColorMath
import ColorSyntax
import Diagnostics
import Reporters

/// A colour in every notation, for people.
enum ConvertTable {
  /// The notations that the table has: those that a CSS author meets.
  private static let shown = Notation.all.filter(\.isCommon)

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
      var used = 16
      if used + text.utf8.count > presentation.width {
        output.trimSpaces(from: 0)
        output.newline()
        output.write(spaces: 4)
        used = 4
      }
      let lines = CellText(text).broken(
        first: presentation.width - used, rest: presentation.width - 6)
      for (number, line) in lines.enumerated() {
        if number > 0 {
          output.newline()
          output.write(spaces: 6)
          used = 6
        }
        output.write(line)
      }
      used += lines.last?.width ?? 0
      if !color.isShown(in: notation.space), let bounds = notation.space.gamut {
        let remark = "outside \(bounds.id), \(gamut.participle)"
        let isBroken = used + 2 + remark.utf8.count > presentation.width
        if isBroken { output.newline() }
        let column = 18 + remark.utf8.count > presentation.width ? 6 : 18
        output.write(spaces: isBroken ? column : 2)
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
