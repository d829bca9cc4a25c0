public import ColorMath

extension Color {
  /// `oklch()` with the fewest digits that read back to the same 8-bit colour.
  ///
  /// Lightness is a percentage; two decimals of it, five of chroma and two of hue are enough for every
  /// colour in sRGB. The hue of a grey is `none`. Outside sRGB it also reads back to the same colour in
  /// 8 bits of Display P3.
  public var shortestOKLCH: String {
    var color = converted(to: .oklch)
    // Reading clamps, so that more would say nothing.
    color.components.x = min(max(color.components.x, 0), 1)
    let target = EightBitColor(self)
    let digits =
      OKLCHDigits.first(of: OKLCHDigits.enough, color, target)
      ?? OKLCHDigits.first(of: OKLCHDigits.more, color, target)
    return digits.map { $0.text($0.rounded(color)) } ?? color.css
  }
}

/// How many decimals the components of an `oklch()` are written with.
struct OKLCHDigits {
  /// Of lightness in percent, of chroma, of hue.
  var decimals: SIMD3<Int>

  var sum: Int { decimals.wrappedSum() }

  /// Enough for every colour in sRGB, fewest digits first.
  static let enough = combinations([2, 5, 2])
  /// For colours outside of it.
  static let more = combinations([4, 6, 4])

  private static func combinations(_ most: SIMD3<Int>) -> [OKLCHDigits] {
    var all: [OKLCHDigits] = []
    for lightness in 0...most.x {
      for chroma in 0...most.y {
        for hue in 0...most.z { all.append(OKLCHDigits(decimals: [lightness, chroma, hue])) }
      }
    }
    return all.sorted { $0.sum < $1.sum }
  }

  /// The first that gives the 8-bit colour back; of those with as many digits, the nearest colour.
  static func first(
    of all: [OKLCHDigits], _ color: Color, _ target: EightBitColor
  ) -> OKLCHDigits? {
    var best: (digits: OKLCHDigits, distance: Double)?
    for digits in all {
      if let best, digits.sum > best.digits.sum { break }
      let rounded = digits.rounded(color)
      guard target.matches(rounded) else { continue }
      let distance = rounded.deltaEOK(to: color)
      if distance < best?.distance ?? .infinity { best = (digits, distance) }
    }
    return best?.digits
  }

  /// The colour that reading `text` gives.
  func rounded(_ color: Color) -> Color {
    var result = color
    result.components = SIMD3(
      round(color.components.x * 100, decimals.x) / 100, round(color.components.y, decimals.y),
      round(color.components.z, decimals.z))
    if result.components.z >= 360 { result.components.z -= 360 }
    return result
  }

  private func round(_ value: Double, _ decimals: Int) -> Double {
    let scale = Self.scales[decimals]
    return (value * scale).rounded() / scale
  }

  private static let scales: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6]

  func text(_ color: Color) -> String {
    let lightness = color.component(0).map {
      NumberText.rounded($0 * 100, decimals: decimals.x) + "%"
    }
    let chroma = color.component(1).map { NumberText.rounded($0, decimals: decimals.y) }
    let hue = color.component(2).map { NumberText.rounded($0, decimals: decimals.z) }
    let components = [lightness, chroma, hue].map { $0 ?? "none" }.joined(separator: " ")
    return "oklch(\(components)\(Self.alphaText(color)))"
  }

  /// Alpha in 8 bits.
  private static func alphaText(_ color: Color) -> String {
    if color.missing.contains(.alpha) { return " / none" }
    let opacity = PackedColor.byte(color.alpha)
    return opacity == 255 ? "" : " / " + AlphaText.text(opacity)
  }
}
