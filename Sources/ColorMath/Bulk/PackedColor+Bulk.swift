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
      lightness.withUnsafeBufferPointer { lightness in
        chroma.withUnsafeBufferPointer { chroma in
          hue.withUnsafeBufferPointer { hue in
            guard let lightness = lightness.baseAddress, let chroma = chroma.baseAddress,
              let hue = hue.baseAddress, let colors = colors.baseAddress
            else { return }
            let input = OKLCHBlock.Input(
              lightness: lightness, chroma: chroma, hue: hue, count: count)
            OKLCHBlock.convert(input, into: colors)
            initialized = count
          }
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
        tables.withUnsafePointers { red, green, blue in
          for index in 0..<count {
            let (a, b) = (first[index].rgba, second[index].rgba)
            let left = red[Int(a >> 24)] + green[Int(a >> 16 & 0xFF)] + blue[Int(a >> 8 & 0xFF)]
            let right = red[Int(b >> 24)] + green[Int(b >> 16 & 0xFF)] + blue[Int(b >> 8 & 0xFF)]
            let light = Swift.max(left, right) + WCAG.flare
            let dark = Swift.min(left, right) + WCAG.flare
            ratios[index] = light / dark
          }
        }
      }
    }
  }
}

/// What each code of red, green and blue contributes to luminance.
struct LuminanceTables: Sendable {
  private let red = SRGBTable.linear.map { WCAG.red * $0 }
  private let green = SRGBTable.linear.map { WCAG.green * $0 }
  private let blue = SRGBTable.linear.map { WCAG.blue * $0 }

  static let shared = LuminanceTables()

  func withUnsafePointers<Result>(
    _ body: (
      UnsafeBufferPointer<Double>, UnsafeBufferPointer<Double>, UnsafeBufferPointer<Double>
    ) -> Result
  ) -> Result {
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in body(red, green, blue) }
      }
    }
  }
}
