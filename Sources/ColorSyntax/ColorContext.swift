public import ColorMath

/// What the place where a colour is used knows, and its text does not.
public struct ColorContext: Hashable, Sendable {
  /// What `currentcolor` means; nil where that is not known.
  public var currentColor: Color?
  /// Which side of `light-dark()` counts; nil gives both.
  public var scheme: Scheme?
  /// Keeps components as they are written, also where CSS clamps them when parsed: `rgb(300 0 0)`,
  /// `oklch(150% -0.1 0)`. To say what is out of range, not to draw.
  public var keepsOutOfRange: Bool

  /// The used colour scheme (CSS Color Adjust 1 §2).
  public enum Scheme: Hashable, Sendable { case light, dark }

  public init(
    currentColor: Color? = nil, scheme: Scheme? = nil, keepsOutOfRange: Bool = false
  ) {
    self.currentColor = currentColor
    self.scheme = scheme
    self.keepsOutOfRange = keepsOutOfRange
  }

  /// Nothing is known.
  public static let none = ColorContext()
}
