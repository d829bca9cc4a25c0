/// An 8-bit sRGB colour with alpha, packed as 0xRRGGBBAA.
public struct PackedColor: Hashable, Sendable {
  public var rgba: UInt32

  public init(rgba: UInt32) { self.rgba = rgba }

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  public static let black = PackedColor(rgba: 0x000000FF)
  public static let white = PackedColor(rgba: 0xFFFFFFFF)

  public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }

  /// The same colour, opaque.
  public var opaque: PackedColor { PackedColor(rgba: rgba | 0xFF) }

  /// WCAG 2.2 relative luminance, 0…1, of the colour without its alpha; from a table, so the same
  /// bits on every platform.
  public var luminance: Double {
    WCAG.luminance(
      SRGBTable.linear[Int(red)], SRGBTable.linear[Int(green)], SRGBTable.linear[Int(blue)])
  }

  /// WCAG 2.2 contrast ratio, 1…21, of two opaque colours; alpha is for `Contrast.measure`.
  public func contrast(with other: PackedColor) -> Double {
    WCAG.contrastRatio(luminance, other.luminance)
  }
}

extension PackedColor {
  /// Gamma-encoded sRGB to 8 bits: clipped to 0…1, rounded to the nearest, halves up; NaN is 0.
  init(encoded: SIMD3<Double>, alpha: Double) {
    self.init(
      red: Self.byte(encoded.x), green: Self.byte(encoded.y), blue: Self.byte(encoded.z),
      alpha: Self.byte(alpha))
  }

  /// Linear sRGB to 8 bits: the same as of its encoding.
  init(linear: SIMD3<Double>, alpha: Double) {
    self.init(linear: linear, opacity: Self.byte(alpha))
  }

  @inline(__always)
  init(linear: SIMD3<Double>, opacity: UInt8) {
    let encoder = SRGBEncoder.shared
    self.init(
      red: encoder.code(linear.x), green: encoder.code(linear.y), blue: encoder.code(linear.z),
      alpha: opacity)
  }

  /// 0…1 to 0…255 as CSS rounds it: halves up.
  ///
  /// What lies within 5e-14 of a half, less than two units in the last place of 255, is one: 50 % is
  /// 127.5, but arithmetic on the way (`hwb(120 30% 50%)`, a mix of 20 % and 80 %) leaves
  /// 127.499999999999986.
  package static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 255 }
    let scaled = value * 255
    let code = UInt8(scaled)
    return scaled - Double(code) >= 0.5 - 5e-14 ? code &+ 1 : code
  }

  /// Gamma-encoded sRGB, 0…1.
  var encoded: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) / 255 }
}

extension Color {
  /// The colour in sRGB.
  public init(_ packed: PackedColor) {
    self.init(.srgb, packed.encoded, alpha: Double(packed.alpha) / 255)
  }

  /// What a screen of 8-bit sRGB shows: mapped into the gamut by CSS Color 4's binary search with local
  /// MINDE (`GamutMapping.css`), then rounded.
  ///
  /// `hsl()` and `hwb()` are other words for `rgb()`, which they compute to. They are clipped as it is and
  /// not mapped, which is this project's choice: `hsl(120 200% 50%)` is lime. A lightness outside of 0…100
  /// is black or white.
  public var packed: PackedColor {
    switch space {
    case .hsl:
      var color = self
      color.components.z = min(max(components.z, 0), 100)
      return PackedColor(encoded: color.encodedSRGB, alpha: alpha)
    case .hwb: return PackedColor(encoded: encodedSRGB, alpha: alpha)
    case .srgb:
      let encoded = encodedSRGB
      return Gamut.isInside(encoded, tolerance: 0)
        ? PackedColor(encoded: encoded, alpha: alpha) : mappedIn8Bits
    case .oklch:
      return mappedIn8Bits
    default:
      let linear = linearSRGB
      return Gamut.isInside(linear, tolerance: 0)
        ? PackedColor(linear: linear, alpha: alpha) : mappedIn8Bits
    }
  }

  private var mappedIn8Bits: PackedColor {
    PackedColor(linear: Gamut.css(oklch: components(in: .oklch), into: .srgb), alpha: alpha)
  }
}
