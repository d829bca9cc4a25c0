extension PackedColor {
  /// The 8-bit sRGB colours of many OKLCH colours, each channel clipped to 0…1: to the bit the same as
  /// `PackedColor(oklch:)` of each, several times faster.
  ///
  /// The arrays are the components, hues in degrees; where they differ in length, the shortest counts.
  ///
  /// Blocks go through single precision, in loops that the compiler turns into vectors. A channel that
  /// comes out so close to a rounding tie that single precision could be wrong is computed again in
  /// double precision: some 2 % are.
  public static func colors(
    lightness: [Double], chroma: [Double], hue: [Double]
  ) -> [PackedColor] {
    let count = Swift.min(lightness.count, chroma.count, hue.count)
    return [PackedColor](unsafeUninitializedCapacity: count) { colors, initialized in
      initialized = Self.colors(lightness: lightness, chroma: chroma, hue: hue, into: colors)
    }
  }

  /// The same into memory of the caller's, as many as fit.
  /// - Returns: how many colours there are.
  @discardableResult
  public static func colors(
    lightness: [Double], chroma: [Double], hue: [Double],
    into colors: UnsafeMutableBufferPointer<PackedColor>
  ) -> Int {
    let count = Swift.min(lightness.count, chroma.count, hue.count, colors.count)
    return lightness.withUnsafeBufferPointer { lightness in
      chroma.withUnsafeBufferPointer { chroma in
        hue.withUnsafeBufferPointer { hue in
          guard let lightness = lightness.baseAddress, let chroma = chroma.baseAddress,
            let hue = hue.baseAddress, let colors = colors.baseAddress
          else { return 0 }
          let input = OKLCHBlock.Input(lightness: lightness, chroma: chroma, hue: hue, count: count)
          OKLCHBlock.convert(input, into: colors)
          return count
        }
      }
    }
  }

  /// The contrast ratios of pairs of opaque colours, as `contrast(with:)` has them, to the bit; where
  /// the arrays differ in length, the shorter counts.
  public static func contrasts(_ first: [PackedColor], _ second: [PackedColor]) -> [Double] {
    let count = Swift.min(first.count, second.count)
    return [Double](unsafeUninitializedCapacity: count) { ratios, initialized in
      contrasts(first, second, into: ratios)
      initialized = count
    }
  }

  /// The same into memory of the caller's, as many as fit.
  public static func contrasts(
    _ first: [PackedColor], _ second: [PackedColor], into ratios: UnsafeMutableBufferPointer<Double>
  ) {
    let count = Swift.min(first.count, second.count, ratios.count)
    let tables = LuminanceTables.shared
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress,
          let ratios = ratios.baseAddress
        else { return }
        for index in 0..<count {
          let left = tables.luminance(first[index])
          let right = tables.luminance(second[index])
          let (light, dark) = left > right ? (left, right) : (right, left)
          ratios[index] = (light + WCAG.flare) / (dark + WCAG.flare)
        }
      }
    }
  }
}

/// What each code of red, green and blue contributes to luminance: 256 of each, one after the other.
///
/// Unchecked, since what the pointer leads to is written once, before anyone has it, and never freed.
struct LuminanceTables: @unchecked Sendable {
  private let red: UnsafePointer<Double>
  private let green: UnsafePointer<Double>
  private let blue: UnsafePointer<Double>

  static let shared = LuminanceTables()

  private init() {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 768)
    for (code, linear) in SRGBTable.linear.enumerated() {
      (memory + code).initialize(to: WCAG.red * linear)
      (memory + 256 + code).initialize(to: WCAG.green * linear)
      (memory + 512 + code).initialize(to: WCAG.blue * linear)
    }
    (red, green, blue) = (
      UnsafePointer(memory), UnsafePointer(memory + 256), UnsafePointer(memory + 512)
    )
  }

  @inline(__always)
  func luminance(_ color: PackedColor) -> Double {
    let rgba = color.rgba
    return red[Int(rgba >> 24)] + green[Int(rgba >> 16 & 0xFF)] + blue[Int(rgba >> 8 & 0xFF)]
  }
}
