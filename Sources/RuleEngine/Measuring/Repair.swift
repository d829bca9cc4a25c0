import ColorMath
import ColorSyntax
import Diagnostics

/// One literal that is to reach some floors: the solver's answer in the notation of the literal.
struct Repair {
  /// Where the literal stands.
  var location: Location
  var isReplaceable: Bool
  var color: Color
  /// The token that the literal stands at, if it is one's.
  var name: String?

  /// The nearest colour that meets the demands, and how it is written; nil where there is none of its
  /// hue.
  func solve(_ demands: [Solver.Demand]) -> (fix: Fix, color: Color)? {
    Solver.suggestion(for: color, meeting: demands, quantiser: quantiser).map {
      (fix($0.color, demands), $0.color)
    }
  }

  /// A colour to be written in place of the literal, whatever it is to reach.
  func write(_ color: Color) -> Fix { fix(color, []) }

  /// Hexadecimal and `rgb()` colours stay 8-bit; the others keep their space, with digits enough.
  private var quantiser: Quantiser {
    switch color.space {
    case .oklch: .decimals(.oklch, 4, 5, 2)
    case .oklab: .decimals(.oklab, 4, 5, 5)
    default: .hex
    }
  }

  private func fix(_ color: Color, _ demands: [Solver.Demand]) -> Fix {
    let text = isReplaceable ? written(color, demands) : nil
    return Fix(
      replacement: text ?? Swatch(token: nil, rgba: color.packed.rgba).hex,
      rgba: color.packed.rgba, location: text == nil ? nil : location, token: name)
  }

  /// The colour in the literal's notation, read back and measured again; nil where the literal is no
  /// CSS colour that could be replaced.
  private func written(_ color: Color, _ demands: [Solver.Demand]) -> String? {
    let original = location.file.text(location.span)
    guard (try? CSSColor.parse(original)) != nil else { return nil }
    return color.written(like: original) { read in demands.allSatisfy { $0.isMet(by: read) } }
  }
}
