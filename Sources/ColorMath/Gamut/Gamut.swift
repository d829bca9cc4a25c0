/// Gamut tests and mapping in arithmetic; `Color` has the methods for colours.
enum Gamut {
  /// How far outside of 0…1 a component may lie and still count as inside: rounding noise of a
  /// conversion is below 1e-12, half a step of 8 bits is 2e-3.
  static let tolerance = 1e-6

  static func isInside(_ rgb: SIMD3<Double>, tolerance: Double) -> Bool {
    let (low, high) = (-tolerance, 1 + tolerance)
    return rgb.x >= low && rgb.x <= high && rgb.y >= low && rgb.y <= high && rgb.z >= low
      && rgb.z <= high
  }

  static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(Compositing.unit(rgb.x), Compositing.unit(rgb.y), Compositing.unit(rgb.z))
  }
}

/// How a colour outside of a gamut is brought into it.
///
/// CSS Color 4 ("CSS Gamut Mapping to an RGB Destination") has three algorithms of which an implementation
/// may choose one: the binary search with local MINDE, EdgeSeeker, and the ray trace. EdgeSeeker is not here.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// CSS Color 4's binary search with local MINDE, the one that this project takes: chroma is reduced in
  /// OKLCH, with clipping where that is not noticeable.
  case css
  /// Each component by itself to 0…1, as browsers do today.
  case clip
  /// CSS Color 4's ray trace, an algorithm of its own: chroma is reduced in OKLCH by tracing rays to the
  /// surface of the gamut; lightness and hue are kept more closely than by `css`.
  case rayTrace
}

extension Color {
  /// Whether every component lies within the gamut of `space`, give or take `tolerance` on its
  /// 0…1 scale. True of every colour where `space` has no bounds.
  public func isInGamut(of space: ColorSpace, tolerance: Double = 1e-6) -> Bool {
    gamutExcess(of: space) <= tolerance
  }

  /// How far the colour lies outside of the gamut of `space`: the largest distance of a component
  /// from 0…1, on the gamma-encoded scale; 0 inside.
  public func gamutExcess(of space: ColorSpace) -> Double {
    guard let gamut = space.gamut else { return 0 }
    let rgb = components(in: gamut)
    guard rgb == rgb else { return .infinity }
    return max(-rgb.min(), rgb.max() - 1, 0)
  }

  /// The colour brought into the gamut of `space`, in `space`. Alpha stays; nothing is missing
  /// afterwards but a powerless hue. A colour that is inside is only converted.
  public func mapped(into space: ColorSpace, method: GamutMapping = .css) -> Color {
    guard let gamut = space.gamut else { return converted(to: space) }
    if method == .css, self.space == .oklch, isClearlyOutside(of: gamut) {
      let linear = mappedLinear(into: gamut, method: method)
      return Color(gamut, gamut.encoded(linear: linear), alpha: alpha).converted(to: space)
    }
    let rgb = components(in: gamut)
    if Gamut.isInside(rgb, tolerance: 0) { return converted(to: space) }
    let mapped =
      method == .clip
      ? Gamut.clipped(rgb) : gamut.encoded(linear: mappedLinear(into: gamut, method: method))
    return Color(gamut, mapped, alpha: alpha).converted(to: space)
  }

  /// Whether OKLCH components lie outside of a gamut by more than rounding noise, seen in linear light:
  /// that spares the transfer function.
  private func isClearlyOutside(of gamut: ColorSpace) -> Bool {
    let roots = Matrix3.oklabToLMS * Polar.toRectangular(components)
    return !Gamut.isInside(GamutCube.of(gamut).linear(roots: roots), tolerance: 1e-9)
  }

  private func mappedLinear(into gamut: ColorSpace, method: GamutMapping) -> SIMD3<Double> {
    let (oklch, cube) = (components(in: .oklch), GamutCube.of(gamut))
    return method == .rayTrace
      ? Gamut.rayTrace(oklch: oklch, into: cube) : Gamut.css(oklch: oklch, into: cube)
  }
}

extension ColorSpace {
  /// Gamma-encoded components of an RGB space.
  fileprivate func encoded(linear: SIMD3<Double>) -> SIMD3<Double> {
    if self == .srgb { return SRGBTransfer.encode(linear) }
    return (model as? any RGBSpaceModel.Type)?.encode(linear) ?? linear
  }
}
