import ColorSyntax
import TokenFiles

extension TokenSystem {
  /// CSS Color 4's computed value of a token: of the literal that it comes from, which knows whether
  /// it is written in legacy syntax; else of the colour.
  func css(_ token: TokenID, _ color: TokenColor, in appearance: Int) -> String {
    if let literal = literal(of: token, in: appearance), literal.isReplaceable,
      let value = try? CSSColor.parse(literal.text), value.absolute == color.color
    {
      return value.css
    }
    return color.color.css
  }

  /// Why a token has no colour in an appearance; nil where it has one.
  func problem(_ token: TokenID, in appearance: Int) -> String? {
    switch palettes[appearance][token] {
    case .color: nil
    case .unresolved(let problem): problem.message
    case .absent: "no value in \(appearances.all[appearance].name)"
    }
  }
}
