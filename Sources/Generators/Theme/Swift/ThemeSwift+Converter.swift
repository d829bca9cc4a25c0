import ColorMath

extension ThemeSwift {
  /// The conversion of CSS Color 4 from OKLCH to sRGB, as source.
  var converter: String {
    """
    \(Self.swiftUI)
    \(platformImport)

    /// A colour in OKLCH.
    struct OKLCHColor: Sendable {
        /// Lightness, 0 to 1.
        let l: Double
        /// Chroma, from 0.
        let c: Double
        /// Hue in degrees.
        let h: Double

        /// The colour, with another lightness in the dark.
        func adaptive(darkL: Double) -> Color {
    \(adaptive)
        }
    }

    // MARK: - OKLCH to sRGB (CSS Color 4, sample code for colour conversions)

    extension OKLCHColor {
        /// Red, green and blue of sRGB, 0 to 1 each.
        var sRGB: (red: Double, green: Double, blue: Double) {
            let rgb = \(theme.recipe.gamut == .clip ? "Self.clipped(linear(chroma: c))" : "mappedLinear")
            return (Self.encoded(rgb.x), Self.encoded(rgb.y), Self.encoded(rgb.z))
        }

        /// Red, green and blue in linear light, unbounded.
        private func linear(chroma: Double) -> SIMD3<Double> {
            let (a, b) = (chroma * cos(h * .pi / 180), chroma * sin(h * .pi / 180))
            let lms = SIMD3(
                l + 0.3963377773761749 * a + 0.2158037573099136 * b,
                l - 0.1055613458156586 * a - 0.0638541728258133 * b,
                l - 0.0894841775298119 * a - 1.2914855480194092 * b)
            let cubed = lms * lms * lms
            return SIMD3(
                (cubed * SIMD3(4.0767416360759583, -3.3077115392580621, 0.2309699031821045)).sum(),
                (cubed * SIMD3(-1.2684379732850319, 2.6097573492876887, -0.3413193760026573)).sum(),
                (cubed * SIMD3(-0.0041960761386756, -0.7034186179359363, 1.7076146940746117)).sum())
        }

        private static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
            rgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        }

        private static func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
    }
    \(theme.recipe.gamut == .clip ? "" : Self.mapping)
    """
  }

  private var adaptive: String {
    let phone = """
              Color(uiColor: UIColor { traits in
                  let shown = traits.userInterfaceStyle == .dark ? OKLCHColor(l: darkL, c: c, h: h) : self
                  let rgb = shown.sRGB
                  return UIColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 1)
              })
      """
    let mac = """
              Color(nsColor: NSColor(name: nil) { appearance in
                  let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                  let rgb = (isDark ? OKLCHColor(l: darkL, c: c, h: h) : self).sRGB
                  return NSColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: 1)
              })
      """
    switch theme.recipe.platform {
    case .ios: return phone
    case .macos: return mac
    case .both:
      return "        #if canImport(UIKit)\n" + phone + "\n        #else\n" + mac
        + "\n        #endif"
    }
  }

  /// CSS Color 4, "Binary Search Gamut Mapping with Local MINDE".
  private static let mapping = """

    // MARK: - Gamut mapping (CSS Color 4, binary search with local MINDE)

    extension OKLCHColor {
        /// The colour in sRGB's gamut, in linear light: chroma is reduced until clipping what is left is not
        /// noticeable.
        private var mappedLinear: SIMD3<Double> {
            if l >= 1 { return SIMD3(repeating: 1) }
            if l <= 0 { return SIMD3(repeating: 0) }
            var result = Self.clipped(linear(chroma: c))
            if result == linear(chroma: c) || difference(chroma: c, result) < 0.02 { return result }
            var (low, high) = (0.0, c)
            var lowIsInside = true
            while high - low > 0.0001 {
                let chroma = (low + high) / 2
                let candidate = linear(chroma: chroma)
                result = Self.clipped(candidate)
                if lowIsInside && result == candidate {
                    low = chroma
                    continue
                }
                let distance = difference(chroma: chroma, result)
                if distance >= 0.02 {
                    high = chroma
                } else if 0.02 - distance < 0.0001 {
                    break
                } else {
                    lowIsInside = false
                    low = chroma
                }
            }
            return result
        }

        /// The distance in OKLab between the colour at a chroma and one in linear sRGB.
        private func difference(chroma: Double, _ rgb: SIMD3<Double>) -> Double {
            let lms = SIMD3(
                cbrt((rgb * SIMD3(0.4122214694707630, 0.5363325372617348, 0.0514459932675022)).sum()),
                cbrt((rgb * SIMD3(0.2119034958178252, 0.6806995506452344, 0.1073969535369406)).sum()),
                cbrt((rgb * SIMD3(0.0883024591900564, 0.2817188391361215, 0.6299787016738221)).sum()))
            let lab = SIMD3(
                (lms * SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193)).sum(),
                (lms * SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110)).sum(),
                (lms * SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)).sum())
            let (a, b) = (chroma * cos(h * .pi / 180), chroma * sin(h * .pi / 180))
            let distance = lab - SIMD3(l, a, b)
            return (distance * distance).sum().squareRoot()
        }
    }

    """
}
