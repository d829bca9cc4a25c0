public import ColorMath

/// What a CSS `<color>` says, with what its serialisation needs to know of how it was written.
public enum CSSColor: Hashable, Sendable {
  /// An absolute colour. `legacy` is true for hex, names, `rgb()`, `hsl()`, `hwb()`: they serialise
  /// as `rgb()`.
  case color(Color, legacy: Bool)
  /// `light-dark(a, b)`.
  indirect case lightDark(CSSColor, CSSColor)
  /// `currentcolor`, or a colour that depends on it: known, but without a value here.
  case currentColor
  /// A system colour such as `CanvasText`: known, but without a value here.
  case system(String)
}

/// Why a text is not a colour.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// "a number, a percentage or none".
  public var expected: String
  /// The text that was found instead, or "the end".
  public var found: String
  /// The byte offset of `found`, from 0.
  public var offset: Int

  public init(expected: String, found: String, offset: Int) {
    self.expected = expected
    self.found = found
    self.offset = offset
  }
}
