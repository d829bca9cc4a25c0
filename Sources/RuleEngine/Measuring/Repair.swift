import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

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
  ///
  /// A short hexadecimal colour stays short. Where no colour with so few digits serves, the nearest one
  /// with twice as many is told, and not put in its place.
  func solve(_ demands: [Solver.Demand]) -> (fix: Fix, color: Color, isLonger: Bool)? {
    let quantiser = quantiser
    if let found = Solver.suggestion(for: color, meeting: demands, quantiser: quantiser) {
      return (fix(found.color, demands), found.color, false)
    }
    guard quantiser == .shortHex,
      let found = Solver.suggestion(for: color, meeting: demands)
    else { return nil }
    var fix = fix(found.color, demands)
    fix.location = nil
    return (fix, found.color, true)
  }

  /// A colour to be written in place of the literal, whatever it is to reach.
  func write(_ color: Color) -> Fix { fix(color, []) }

  /// A colour of a gamut's surface to be written in place of the literal, so that what is written lies
  /// in the gamut as well: with a little less chroma where that takes fewer digits.
  func write(_ color: Color, within gamut: ColorSpace) -> Fix {
    guard let original else { return fix(color, []) }
    var best: String?
    for share in [1, 0.9995, 0.999, 0.998, 0.996, 0.992, 0.984] {
      var paler = color.converted(to: .oklch)
      paler.components.y *= share
      let text = (share == 1 ? color : paler.converted(to: color.space))
        .written(like: original) { $0.isInGamut(of: gamut) }
      if let text, text.utf8.count < best?.utf8.count ?? .max { best = text }
      if let best, best.utf8.count <= original.utf8.count { break }
    }
    guard let best, let read = (try? CSSColor.parse(best))?.absolute else { return fix(color, []) }
    return fix(best, read.packed.rgba, at: location)
  }

  /// A literal keeps its digits. What is no CSS colour is written in 8 bits, or in its own space with
  /// digits enough.
  private var quantiser: Quantiser {
    if let original, let quantiser = Quantiser(like: original) { return quantiser }
    return switch color.space {
    case .oklch: .decimals(.oklch, 4, 5, 2)
    case .oklab: .decimals(.oklab, 4, 5, 5)
    default: .hex
    }
  }

  private func fix(_ color: Color, _ demands: [Solver.Demand]) -> Fix {
    let text = original.flatMap { original in
      color.written(like: original) { read in demands.allSatisfy { $0.isMet(by: read) } }
    }
    return fix(
      text ?? Swatch(token: nil, rgba: color.packed.rgba).hex, color.packed.rgba,
      at: text == nil ? nil : location)
  }

  private func fix(_ text: String, _ rgba: UInt32, at location: Location?) -> Fix {
    var fix = Fix(replacement: text, rgba: rgba, location: location, token: name)
    fix.written = location.flatMap { PlainScalar.quoted(text, at: $0) }
    return fix
  }

  /// The literal's text; nil where it is no CSS colour that could be replaced, or is made from others, of which
  /// one is to change. What is written in its notation is read back and measured again.
  private var original: String? {
    guard isReplaceable else { return nil }
    let text = location.file.text(location.span)
    return MadeColor.function(in: text) != nil || (try? CSSColor.parse(text)) == nil ? nil : text
  }
}
