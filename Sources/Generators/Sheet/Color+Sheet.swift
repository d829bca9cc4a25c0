import ColorMath
import ColorSyntax

extension Color {
  /// The 8-bit colour, where that is all that the colour is.
  var exactPacked: PackedColor? {
    guard missing.isEmpty else { return nil }
    let packed = self.packed
    let same = Color(packed)
    let difference = same.components(in: .srgb) - components(in: .srgb)
    let isNear = (0..<3).allSatisfy { abs(difference[$0]) < 1e-9 }
    return isNear && abs(same.alpha - alpha) < 1e-9 ? packed : nil
  }

  /// As CSS: hexadecimal where that says it all, or else a function of its own space with the digits
  /// that read back to the same colour.
  var cssText: String { exactPacked?.hex ?? css }

  /// Whether sRGB can't show it.
  var isWide: Bool { !isInGamut(of: .srgb) }

  /// Components in one of the spaces.
  func components(in space: ColorSpace) -> SIMD3<Double> { converted(to: space).components }
}
