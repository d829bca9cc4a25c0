import ColorMath
import Diagnostics
import TokenFiles

// How checks name and show tokens.

extension TokenSystem {
  /// What a check of a pair of tokens is called.
  func subject(_ foreground: TokenID, on background: TokenID) -> String {
    name(foreground) + " on " + name(background)
  }
}

extension Palette {
  /// The token's colour to draw; nil where it has none here.
  func swatch(_ token: TokenID, named name: String) -> Swatch? {
    color(token).map { Swatch(token: name, rgba: $0.packed.rgba) }
  }
}
