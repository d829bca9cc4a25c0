import ColorMath
import ColorSyntax

/// The hue that a theme is derived from.
package struct PrimaryHue: Hashable, Sendable {
  /// As it was given.
  package var text: String
  /// Degrees in OKLCH, 0..<360, with two decimals: as all output writes it.
  package var degrees: Double

  /// Reads any CSS colour, or a hue: `210deg`, `210°`, `0.5turn`, `210`.
  package init(_ text: String) throws(GeneratorError) {
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let angle = Self.angle(self.text) {
      degrees = angle
    } else {
      degrees = try Self.hue(of: self.text)
    }
  }

  /// By the reader of CSS angles, so that every unit is known.
  private static func angle(_ text: String) -> Double? {
    guard let first = text.utf8.first, first < 0x3A, text.utf8.count < 40,
      text.utf8.first != UInt8(ascii: "#")
    else { return nil }
    var angle = text
    if angle.hasSuffix("°") { angle = angle.dropLast() + "deg" }
    guard let color = (try? CSSColor.parse("oklch(0.5 0.1 \(angle))"))?.absolute,
      color.space == .oklch, !color.missing.contains(.third), abs(color.components.z) < 1e6
    else { return nil }
    return normalized(color.components.z)
  }

  private static func hue(of text: String) throws(GeneratorError) -> Double {
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor.parse(text)
    } catch {
      throw GeneratorError(
        "\(text.prefix(60)) is neither a colour nor a hue: \(error.message)",
        help: error.hint ?? "a hue is written as 210deg")
    }
    guard let color = parsed.absolute else {
      throw GeneratorError("\(text) has no value of its own to derive a palette from")
    }
    guard color.alpha >= 1 else {
      throw GeneratorError("\(text) is translucent, and a palette is derived from a solid colour")
    }
    let polar = color.converted(to: .oklch)
    guard polar.components.y >= Self.leastChroma, !polar.missing.contains(.third) else {
      throw GeneratorError(
        "\(text) is a grey, which has no hue", help: "give a hue instead, as 210deg")
    }
    return normalized(polar.components.z)
  }

  /// Hues of less are noise: of hexadecimal greys the chroma is below 1e-7, of the first colour that is
  /// none (#808081) it is 0.002.
  private static let leastChroma = 0.0005

  private static func normalized(_ degrees: Double) -> Double {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let hue = (turned < 0 ? turned + 360 : turned).rounded(decimals: 2)
    return hue >= 360 ? 0 : hue
  }
}
