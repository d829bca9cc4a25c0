import ColorSyntax
import TokenFiles

extension TokenSystem {
  /// Why a token has no colour in an appearance; nil where it has one.
  func problem(_ token: TokenID, in appearance: Int) -> String? {
    switch palettes[appearance][token] {
    case .color: nil
    case .unresolved(let problem): problem.message
    case .absent: "no value in \(appearances.all[appearance].name)"
    }
  }
}

extension TokenColor {
  /// CSS Color 4's computed value.
  var css: String { CSSColor.color(color, legacy: isLegacy).css }
}
