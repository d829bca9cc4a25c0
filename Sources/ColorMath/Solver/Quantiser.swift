/// How a colour is written: each component a whole number of steps.
public struct Quantiser: Hashable, Sendable {
  public let space: ColorSpace
  /// How many steps there are in one unit of the component.
  public let scale: SIMD3<Double>

  public init(space: ColorSpace, scale: SIMD3<Double>) {
    self.space = space
    self.scale = scale
  }

  /// 8 bits a channel.
  public static let hex = Quantiser(space: .srgb, scale: SIMD3(repeating: 255))

  /// 4 bits a channel, which is written with one digit: `#rgb`. Each channel is a multiple of 17 of 255.
  public static let shortHex = Quantiser(space: .srgb, scale: SIMD3(repeating: 15))

  /// Decimals of each component in CSS number units: `decimals(.oklch, 4, 5, 2)` for a lightness in
  /// percent with two decimals, chroma with five, hue with two.
  public static func decimals(
    _ space: ColorSpace, _ first: Int, _ second: Int, _ third: Int
  ) -> Quantiser {
    func power(_ digits: Int) -> Double {
      (0..<Swift.max(0, Swift.min(digits, 15))).reduce(1.0) { scale, _ in scale * 10 }
    }
    return Quantiser(space: space, scale: SIMD3(power(first), power(second), power(third)))
  }

  /// The nearest colour that can be written.
  public func rounded(_ color: Color) -> Color {
    let steps = (color.components(in: space) * scale).rounded(.toNearestOrAwayFromZero)
    return Color(space, steps / scale, alpha: color.alpha)
  }

  /// Ten times as many steps.
  var finer: Quantiser { Quantiser(space: space, scale: scale * 10) }

  /// Whether a step moves a colour by more than half of what 8 bits do, 0.002 in ΔE OK. A hue in OKLCH
  /// does not count: it is kept.
  func isCoarse(at color: Color) -> Bool {
    let middle = rounded(color)
    return (space == .oklch ? 0..<2 : 0..<3).contains { index in
      var next = middle
      next.components[index] += 1 / scale[index]
      return next.deltaEOK(to: middle) > 0.002
    }
  }
}
