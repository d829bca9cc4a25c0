/// A colour: three components in a colour space, and alpha.
///
/// Components are unbounded: a colour may lie outside of its space's gamut. A missing component
/// (`none`) is 0 in `components` and marked in `missing`.
public struct Color: Hashable, Sendable {
  public var space: ColorSpace
  public var components: SIMD3<Double>
  /// 0…1.
  public var alpha: Double
  public var missing: MissingComponents

  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.components = SIMD3(first, second, third)
    self.alpha = alpha
    self.missing = missing
  }
}

/// Which components are `none` in CSS Color 4's sense.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let first = MissingComponents(rawValue: 1)
  public static let second = MissingComponents(rawValue: 2)
  public static let third = MissingComponents(rawValue: 4)
  public static let alpha = MissingComponents(rawValue: 8)
}
