import ColorMath

/// A colour function's space and its three arguments (CSS Color 4, "sRGB Colors" to "Predefined Color
/// Spaces").
enum ColorModel: Equatable {
  case rgb, hsl, hwb, lab, lch, oklab, oklch
  /// `color()` in this space.
  case predefined(ColorSpace)

  @inline(__always) var space: ColorSpace {
    switch self {
    case .rgb: .srgb
    case .hsl: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    case .predefined(let space): space
    }
  }

  @inline(__always) var first: Channel {
    switch self {
    case .rgb: .byte
    case .hsl, .hwb: .hue
    case .lab, .lch: .hundred
    case .oklab, .oklch, .predefined: .unit
    }
  }

  @inline(__always) var second: Channel {
    switch self {
    case .rgb: .byte
    case .hsl, .hwb: .hundred
    case .lab: .opponent
    case .lch: .chroma
    case .oklab, .oklch: .small
    case .predefined: .unit
    }
  }

  @inline(__always) var third: Channel {
    switch self {
    case .rgb: .byte
    case .hsl, .hwb: .hundred
    case .lab: .opponent
    case .lch, .oklch: .hue
    case .oklab: .small
    case .predefined: .unit
    }
  }

  /// The names of the three components in relative colours (CSS Color 5, "Relative Colors").
  var keywords: (UInt64, UInt64, UInt64) {
    switch self {
    case .hsl: (packed("h"), packed("s"), packed("l"))
    case .hwb: (packed("h"), packed("w"), packed("b"))
    case .lab, .oklab: (packed("l"), packed("a"), packed("b"))
    case .lch, .oklch: (packed("l"), packed("c"), packed("h"))
    case .predefined(.xyzD50), .predefined(.xyzD65): (packed("x"), packed("y"), packed("z"))
    case .rgb, .predefined: (packed("r"), packed("g"), packed("b"))
    }
  }

  /// How functions with commas are written, where this one was in CSS 3 or resolves like them.
  @inline(__always) var legacySyntax: LegacySyntax {
    switch self {
    case .rgb: .rgb
    case .hsl: .hsl
    case .hwb: .resolvesToSRGB
    default: .none
    }
  }

  /// Clamps as CSS Color 4 does at parsed-value time: components of `rgb()` to 0…1, saturation to at least 0,
  /// lightness of Lab and OKLab to its range, chroma to at least 0.
  ///
  /// - Parameter isRelative: in a relative colour, `rgb()` and `hsl()` keep what lies outside. CSS Color 5
  ///   ("Processing Model for Relative Colors") clamps no component of any function; the Web Platform Tests
  ///   have the lightness and chroma of `lab()`, `lch()`, `oklab()` and `oklch()` clamped, and so has this.
  @inline(__always) func clamp(_ components: inout SIMD3<Double>, isRelative: Bool) {
    switch self {
    case .rgb where !isRelative:
      components.x = min(max(components.x, 0), 1)
      components.y = min(max(components.y, 0), 1)
      components.z = min(max(components.z, 0), 1)
    case .hsl where !isRelative: components.y = max(components.y, 0)
    case .lab: components.x = min(max(components.x, 0), 100)
    case .oklab: components.x = min(max(components.x, 0), 1)
    case .lch:
      components.x = min(max(components.x, 0), 100)
      components.y = max(components.y, 0)
    case .oklch:
      components.x = min(max(components.x, 0), 1)
      components.y = max(components.y, 0)
    case .rgb, .hsl, .hwb, .predefined: break
    }
  }
}
