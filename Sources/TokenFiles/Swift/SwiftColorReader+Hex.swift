import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension SwiftColorReader {
  /// What the first argument of a hex initializer may be called.
  private static let hexLabels: Set<String?> = [
    nil, "hex", "hexString", "hexValue", "hexadecimal", "rgb", "rgba", "argb", "rgbHex", "rgbValue",
    "rgbaValue", "argbValue", "value", "rgbaHex", "argbHex", "hexRGB", "hexRGBA", "hexARGB", "code",
    "string", "css", "fromHex", "withHex", "hexCode", "hexa", "hexInt", "hex3", "hex4", "hex6",
    "hex8",
  ]

  /// `Color(hex: "#FF6030")`, `UIColor(0xFF6030, alpha: 0.5)`, `VitaminColor(rgbaValue: 0xFF6030FF)`.
  func hex(_ name: String, _ arguments: [SwiftArgument]) -> SwiftColor? {
    guard let first = arguments.first, Self.hexLabels.contains(first.label) else { return nil }
    let isARGB = name.says("argb") || first.label?.says("argb") == true
    let isRGBA = name.says("rgba") || first.label?.says("rgba") == true
    return hex(first, arguments, isARGB: isARGB || isRGBA ? isARGB : nil)
  }

  /// - Parameter isARGB: Whether the opacity comes first in eight digits; nil where nothing says so, which
  ///   is read as RGBA and doubted.
  func hex(
    _ first: SwiftArgument, _ arguments: [SwiftArgument], isARGB: Bool?
  ) -> SwiftColor? {
    let saysHex = first.label?.says("hex") ?? false
    let value = unwrapped(first.value)
    let read: SwiftColor?
    switch value.kind {
    case .number(let index): read = hexNumber(index, isARGB, first.label, saysHex)
    case .string(let index): read = hexText(index, isARGB, first.label, saysHex)
    default: read = saysHex ? .unknown("has hex digits that are not written out") : nil
    }
    return read.map { shaded($0, arguments.dropFirst()) }
  }

  /// With the opacity that an argument sets. Any other but the colour to fall back on makes it unknown.
  private func shaded(
    _ color: SwiftColor, _ arguments: ArraySlice<SwiftArgument>
  ) -> SwiftColor {
    var color = color
    for argument in arguments {
      let label = argument.label ?? ""
      if Self.opacityLabels.contains(label) || label == "withAlpha" {
        guard let alpha = number(argument.value), (0...1).contains(alpha) else {
          return .unknown("has an opacity that is not a number from 0 to 1")
        }
        color = color.faded(by: alpha, isSet: true)
      } else if !label.hasPrefix("default"), !label.hasPrefix("fallback") {
        return Self.further(argument.label)
      }
    }
    return color
  }

  private func hexNumber(
    _ index: Int, _ isARGB: Bool?, _ label: String?, _ saysHex: Bool
  ) -> SwiftColor? {
    guard let digits = source.hexDigits(index), let value = source.integer(index) else {
      return saysHex
        ? .unknown("is \(source.text(index)), whose hex digits can't be counted: write 0x…") : nil
    }
    let span = source.tokens[index].span
    switch (digits, label) {
    case (6, _): return .literal(Self.color(value << 8 | 0xFF), span)
    case (8, _): return eightDigits(value, isARGB, span)
    case (3, "hex3"): return .literal(Self.color(Self.doubled(value) << 8 | 0xFF), span)
    case (4, "hex4"): return eightDigits(Self.doubled(value), isARGB, span, digits: "four")
    default: return .unreadable("is a hex number of \(digits) digits; a colour has 6 or 8")
    }
  }

  /// Each digit twice, as in CSS: `0x0FF` is `0x00FFFF`.
  private static func doubled(_ value: UInt64) -> UInt64 {
    (0..<4).reduce(0) { $0 | (value >> ($1 * 4) & 0xF) * 0x11 << ($1 * 8) }
  }

  /// RGBA unless it is said to be ARGB; where that is nowhere said and makes a difference, it is doubted.
  private func eightDigits(
    _ value: UInt64, _ isARGB: Bool?, _ span: Span, digits: String = "eight"
  ) -> SwiftColor {
    let (rgba, argb) = (Self.color(value), Self.color(value << 8 | value >> 24 & 0xFF))
    guard let isARGB else {
      guard rgba != argb else { return .literal(rgba, span) }
      let (first, second) = digits == "four" ? ("RGBA", "ARGB") : ("RRGGBBAA", "AARRGGBB")
      return .doubtful(
        .literal(rgba, span),
        "has \(digits) hex digits: as \(first), which is taken, it is \(rgba.packed.hex), as "
          + "\(second) \(argb.packed.hex)")
    }
    return .literal(isARGB ? argb : rgba, span)
  }

  private static func color(_ rgba: UInt64) -> Color {
    Color(PackedColor(rgba: UInt32(truncatingIfNeeded: rgba)))
  }

  /// Hex digits with or without `#` or `0x`; behind a label that says hex also what is none, as a
  /// mistake.
  func hexText(
    _ index: Int, _ isARGB: Bool?, _ label: String?, _ saysHex: Bool
  ) -> SwiftColor? {
    guard let text = source.string(index) else { return nil }
    let content = source.stringContent(index)
    let span = Span(content.start, content.end)
    let prefix = ["#", "0x", "0X"].first { text.hasPrefix($0) } ?? ""
    let digits = text.dropFirst(prefix.count)
    guard digits.utf8.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.utf8.count) else {
      if text.contains("(") || label == "css", let color = try? CSSColor.parse(text).absolute {
        return .literal(color, span)
      }
      return saysHex || prefix == "#" || ["rgba", "argb"].contains(label)
        ? .unreadable("is \"\(text.prefix(40))\", which is no hex colour") : nil
    }
    // Bare digits without a label may as well be the name of an asset.
    guard label != nil || !prefix.isEmpty, let value = UInt64(digits, radix: 16) else {
      return nil
    }
    switch digits.utf8.count {
    case 8: return eightDigits(value, isARGB, span)
    case 4: return eightDigits(Self.doubled(value), isARGB, span, digits: "four")
    default: return (try? CSSColor.parse("#" + digits).absolute).map { .literal($0, span) }
    }
  }

  /// A text that is a colour as CSS writes it.
  func css(_ expression: SwiftExpression) -> SwiftColor? {
    guard case .string(let index) = expression.kind, let text = source.string(index),
      text.hasPrefix("#") || text.contains("("), let color = try? CSSColor.parse(text).absolute
    else { return nil }
    let content = source.stringContent(index)
    return .literal(color, Span(content.start, content.end))
  }
}
