/// An 8-bit sRGB colour with alpha, packed as 0xRRGGBBAA.
public struct PackedColor: Hashable, Sendable {
  public var rgba: UInt32

  public init(rgba: UInt32) { self.rgba = rgba }

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }
}
