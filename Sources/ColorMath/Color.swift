/// A colour: three components in a colour space, and alpha.
///
/// Components are in CSS's number units: 0…1 for RGB and XYZ, 0…100 for the L of Lab and LCH and for
/// the percentages of HSL and HWB, degrees for hues. They are unbounded: a colour may lie outside of
/// its space's gamut. A missing component (`none`) is 0 in `components` and marked in `missing`.
public struct Color: Hashable, Sendable {
  // The vector first: it is aligned to 32 bytes, and so a colour is 64 bytes and not 96.
  public var components: SIMD3<Double>
  /// 0…1; 0 where it is missing.
  public var alpha: Double
  public var space: ColorSpace
  public var missing: MissingComponents

  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.init(space, SIMD3(first, second, third), alpha: alpha, missing: missing)
  }

  /// Components that `missing` names are set to 0.
  public init(
    _ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.components = components
    self.alpha = missing.contains(.alpha) ? 0 : alpha
    self.missing = missing
    if !missing.isEmpty {
      for index in 0..<3 where missing.contains(.component(index)) { self.components[index] = 0 }
    }
  }

  /// The component, or nil where it is missing.
  public func component(_ index: Int) -> Double? {
    missing.contains(.component(index)) ? nil : components[index]
  }

  /// The components in sRGB, gamma-encoded and unbounded.
  public var encodedSRGB: SIMD3<Double> { components(in: .srgb) }

  /// The components in linear-light sRGB, unbounded.
  public var linearSRGB: SIMD3<Double> { components(in: .srgbLinear) }

  /// The components that have no effect on the colour, as CSS Color 4 says of each space: the hue of
  /// a colour without chroma or saturation.
  ///
  /// A chroma below the threshold of CSS Color 4's sample code is noise: 0.0015 in LCH, 0.000004 in
  /// OKLCH, and 0.001 percentage points of saturation or of whiteness and blackness.
  public var powerless: MissingComponents {
    switch space {
    case .lch: components.y <= 0.0015 ? .third : []
    case .oklch: components.y <= 0.000004 ? .third : []
    case .hsl: components.y <= 0.001 ? .first : []
    case .hwb: components.y + components.z >= 100 - 0.001 ? .first : []
    default: []
    }
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

  /// The component at an index of 0, 1 or 2.
  public static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(truncatingIfNeeded: index & 3))
  }
}
