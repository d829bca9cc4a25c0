public import ColorMath

extension CSSColor {
  /// The computed value in the forms of CSS Color 4, "Serializing <color> Values": `rgb(26, 26, 26)` for legacy
  /// syntax, `color(srgb 0.1 0.1 0.1)`, `oklch(0.5 0.1 none)`.
  ///
  /// Legacy colours are rounded to 8 bits, halves up. The components of all others are printed with the fewest
  /// digits that read back to the same double, where CSS rounds to a precision of its own.
  public var css: String {
    switch self {
    case .color(let color, legacy: true): color.legacyText
    case .color(let color, legacy: false): color.css
    case .lightDark(let light, let dark): "light-dark(\(light.css), \(dark.css))"
    case .currentColor: "currentcolor"
    case .system(let name): name.lowercased()
    }
  }
}

extension Color {
  /// The colour as a CSS function of its own space, `none` where a component is missing, with the
  /// fewest digits that read back to the same doubles; hues within 0..<360.
  public var css: String {
    let name: String
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: name = space.id + "("
    default: name = "color(" + space.id + " "
    }
    var text = name + componentText(0) + " " + componentText(1) + " " + componentText(2)
    if missing.contains(.alpha) {
      text += " / none"
    } else if alpha != 1 {
      text += " / " + NumberText.shortest(alpha)
    }
    return text + ")"
  }

  private func componentText(_ index: Int) -> String {
    guard let value = component(index) else { return "none" }
    return NumberText.shortest(index == space.hueIndex ? Interpolation.normalized(value) : value)
  }

  /// `rgb(r, g, b)` or `rgba(r, g, b, a)` in 8 bits. HSL and HWB may lie outside of sRGB and are clipped to
  /// it, as `rgb()` is: this project's choice.
  ///
  /// A missing component is 0, as the Web Platform Tests have it; newer drafts of CSS Color 4 ("CSS
  /// serialization of sRGB values") keep `none` and the function around it.
  var legacyText: String {
    let clipped =
      space == .srgb ? components.clamped(lowerBound: .zero, upperBound: .one) : components
    let packed = Color(space, clipped).packed
    let opacity = PackedColor.byte(alpha)
    var text = opacity == 255 ? "rgb(" : "rgba("
    text += String(packed.red)
    text += ", "
    text += String(packed.green)
    text += ", "
    text += String(packed.blue)
    if opacity != 255 { text += ", " + AlphaText.text(opacity) }
    return text + ")"
  }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque, of the 8-bit sRGB colour that it becomes: mapped
  /// into the gamut by CSS Color 4's binary search with local MINDE, then rounded.
  public var hex: String { packed.hex }
}

extension PackedColor {
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var hex: String {
    let count = alpha == 255 ? 6 : 8
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      for index in 0..<count {
        let digit = UInt8(truncatingIfNeeded: rgba >> UInt32(28 - 4 * index)) & 15
        text[index + 1] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return count + 1
    }
  }
}

/// Alpha in legacy colours (CSS Color 4, "Serializing legacy alpha values").
enum AlphaText {
  /// Two decimals if they give the same 8-bit value, otherwise three. In integers, since 50 · 2.55 is
  /// less than 127.5 in double.
  static func text(_ opacity: UInt8) -> String {
    let byte = Int64(opacity)
    let hundredths = (byte * 200 + 255) / 510
    if (hundredths * 510 + 100) / 200 == byte { return NumberText.fixed(hundredths, decimals: 2) }
    return NumberText.fixed((byte * 2000 + 255) / 510, decimals: 3)
  }
}
