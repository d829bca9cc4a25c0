/// An opaque colour prepared to be measured against many others: its luminance as written, and that
/// of the 8-bit sRGB colour that it becomes.
public struct OpaqueColor: Hashable, Sendable {
  let exact: Double
  let eightBit: Double

  /// Nil where the colour is not opaque.
  public init?(_ color: Color) {
    guard color.alpha >= 1 else { return nil }
    exact = SeenPair.luminance(color.encodedSRGB)
    eightBit = SeenPair.luminance(color.packed.encoded)
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
