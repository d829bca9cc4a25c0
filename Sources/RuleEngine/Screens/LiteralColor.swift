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
    guard Self.mayBeColor(text), let parsed = try? CSSColor.parse(text) else { return nil }
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

  /// Colours begin with `#`, are functions, or are words of letters alone. Telling a token's name early
  /// spares the search for what was meant by it.
  private static func mayBeColor(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#") || text.utf8.contains(UInt8(ascii: "("))
      || text.utf8.allSatisfy { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
  }

  /// Whether a text is a hexadecimal colour but for its `#`.
  static func isHexWithoutMark(_ text: String) -> Bool {
    [3, 4, 6, 8].contains(text.utf8.count) && LiteralColor("#" + text) != nil
  }

  private static func value(_ parsed: CSSColor) -> TokenColor? {
    guard case .color(let color, _) = parsed else { return nil }
    return TokenColor(color, packed: color.packed)
  }
}
