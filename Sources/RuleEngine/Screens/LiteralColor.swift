import ColorMath
import ColorSyntax
package import TokenFiles

/// A colour written out where a token could stand. A class, so that the many elements that hold
/// references to colours stay small.
package final class LiteralColor: Sendable {
  /// As written.
  package let text: String
  private let light: TokenColor?
  private let dark: TokenColor?

  /// Nil where the text is no CSS colour.
  package init?(_ text: String) {
    guard let parsed = try? CSSColor.parse(text) else { return nil }
    self.text = text
    switch parsed {
    case .lightDark(let first, let second):
      light = Self.value(first)
      dark = Self.value(second)
    case .color, .currentColor, .system:
      light = Self.value(parsed)
      dark = light
    }
  }

  /// The colour; nil where it has no value that could be known here (`currentcolor`, `CanvasText`).
  package func color(in scheme: Appearance.Scheme) -> TokenColor? {
    scheme == .dark ? dark : light
  }

  private static func value(_ parsed: CSSColor) -> TokenColor? {
    guard case .color(let color, _) = parsed else { return nil }
    return TokenColor(color, packed: color.packed)
  }
}
