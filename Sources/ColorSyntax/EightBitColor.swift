import ColorMath

/// What another colour must share with this one to look the same: its 8-bit sRGB colour, and the 8 bits
/// of sRGB, or of Display P3 for a colour outside sRGB, before they are brought into the gamut. What is
/// mapped to one sRGB colour may look different on a wide screen: `oklch(63% 0.3 29)` is #ff0000 only
/// where nothing redder can be shown.
struct EightBitColor {
  private let packed: PackedColor
  private let space: ColorSpace
  private let codes: SIMD3<Double>
  /// The same, unrounded.
  private let steps: SIMD3<Double>

  init(_ color: Color) {
    packed = color.packed
    space = color.isInGamut(of: .srgb) ? .srgb : .displayP3
    codes = Self.codes(color, space)
    steps = Self.steps(color, space)
  }

  func matches(_ color: Color) -> Bool {
    Self.codes(color, space) == codes && color.packed == packed
  }

  /// Whether a channel lies in the middle between two codes, as in `color(display-p3 0.5 0.5 0)`: no digits of another
  /// space give just that, and either code is as good.
  var hasTie: Bool {
    (0..<3).contains { abs(abs(steps[$0] - codes[$0]) - 0.5) < 1e-3 }
  }

  /// Whether no channel is a thousandth of a step away.
  func nearlyMatches(_ color: Color) -> Bool {
    let distance = Self.steps(color, space) - steps
    guard (0..<3).allSatisfy({ abs(distance[$0]) < 1e-3 }) else { return false }
    // Where CSS clips what another notation maps, it is not the same colour on a screen.
    let other = color.packed
    return packed.alpha == other.alpha && Self.isBeside(packed.red, other.red)
      && Self.isBeside(packed.green, other.green) && Self.isBeside(packed.blue, other.blue)
  }

  private static func isBeside(_ code: UInt8, _ other: UInt8) -> Bool {
    code.distance(to: other).magnitude <= 1
  }

  private static func codes(_ color: Color, _ space: ColorSpace) -> SIMD3<Double> {
    steps(color, space).rounded(.toNearestOrAwayFromZero)
  }

  private static func steps(_ color: Color, _ space: ColorSpace) -> SIMD3<Double> {
    color.components(in: space) * 255
  }
}
