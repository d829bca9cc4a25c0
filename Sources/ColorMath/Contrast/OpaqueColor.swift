/// An opaque colour prepared to be measured against many others: its luminance as written, and that
/// of the 8-bit sRGB colour that it becomes.
public struct OpaqueColor: Hashable, Sendable {
  let exact: Double
  let eightBit: Double

  /// Whether 8 bits show it as it is written, as far as luminance goes.
  public var isShownAsWritten: Bool { exact == eightBit }

  /// Nil where the colour is not opaque.
  public init?(_ color: Color) { self.init(color, packed: color.packed) }

  /// The same where the 8-bit colour that it becomes is known.
  public init?(_ color: Color, packed: PackedColor) {
    guard color.alpha >= 1 else { return nil }
    exact = SeenPair.luminance(color.encodedSRGB)
    eightBit = SeenPair.luminance(packed.encoded)
  }
}

extension Contrast {
  /// The measured ratio of two opaque colours: `measure(foreground:over:).lowest`, to the bit, in a
  /// few nanoseconds.
  @inline(__always)
  public static func measure(_ first: OpaqueColor, on second: OpaqueColor) -> Double {
    min(
      WCAG.contrastRatio(first.exact, second.exact),
      WCAG.contrastRatio(first.eightBit, second.eightBit))
  }
}
