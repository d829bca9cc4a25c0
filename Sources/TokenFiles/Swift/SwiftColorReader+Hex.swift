import ColorMath
import ColorSyntax
import Diagnostics
import SourceTrees

extension SwiftColorReader {
  /// What the first argument of a hex initializer may be called.
  private static let hexLabels: Set<String?> = [
    nil, "hex", "hexString", "hexValue", "hexadecimal", "rgb", "rgba", "argb", "rgbHex", "rgbValue",
    "rgbaValue", "argbValue", "value", "rgbaHex", "argbHex", "code", "string", "css", "fromHex",
    "withHex", "hexCode", "hexa", "hex6", "hex8",
  ]

  /// `Color(hex: "#FF6030")`, `UIColor(0xFF6030, alpha: 0.5)`, `VitaminColor(rgbaValue: 0xFF6030FF)`.
  func hex(_ name: String, _ arguments: [SwiftArgument]) -> SwiftColor? {
    guard let first = arguments.first, Self.hexLabels.contains(first.label),
      first.label != nil || name == "init" || name.says("olor") || name.says("hex")
    else { return nil }
    let isARGB = name.says("argb") || first.label?.says("argb") == true
    let isRGBA = name.says("rgba") || first.label?.says("rgba") == true
    return hex(first, arguments, isARGB: isARGB || isRGBA ? isARGB : nil)
  }

  /// - Parameter isARGB: Whether the opacity comes first in eight digits; nil where nothing says so, which
  ///   is read as RGBA and doubted.
  func hex(
    _ first: SwiftArgument, _ arguments: [SwiftArgument], isARGB: Bool?
  ) -> SwiftColor? {
    let read: SwiftColor?
    switch first.value.kind {
    case .number(let index): read = hexNumber(index, isARGB)
    case .string(let index): read = hexText(index, isARGB, isStated: first.label != nil)
    default: read = nil
    }
    guard let read else { return nil }
    for label in Self.opacityLabels {
      guard let expression = argument(label, arguments) else { continue }
      guard let alpha = number(expression), (0...1).contains(alpha) else {
        return .unknown("has an opacity that is not a number from 0 to 1")
      }
      return read.faded(by: alpha, isSet: true)
    }
    return read
  }

  private func hexNumber(_ index: Int, _ isARGB: Bool?) -> SwiftColor? {
    guard let digits = source.hexDigits(index), let value = source.integer(index) else {
      return nil
    }
    let span = source.tokens[index].span
    switch digits {
    case 6: return .literal(Self.color(value << 8 | 0xFF), span)
    case 8: return eightDigits(value, isARGB, span)
    default: return .unreadable("is a hex number of \(digits) digits; a colour has 6 or 8")
    }
  }

  /// RGBA unless it is said to be ARGB; where that is nowhere said and makes a difference, it is doubted.
  private func eightDigits(_ value: UInt64, _ isARGB: Bool?, _ span: Span) -> SwiftColor {
    let (rgba, argb) = (Self.color(value), Self.color(value << 8 | value >> 24 & 0xFF))
    guard let isARGB else {
      guard rgba != argb else { return .literal(rgba, span) }
      return .doubtful(
        .literal(rgba, span),
        "has eight hex digits: as RRGGBBAA, which is taken, it is \(rgba.packed.hex), as AARRGGBB "
          + argb.packed.hex)
    }
    return .literal(isARGB ? argb : rgba, span)
  }

  private static func color(_ rgba: UInt64) -> Color {
    Color(PackedColor(rgba: UInt32(truncatingIfNeeded: rgba)))
  }

  /// Hex digits with or without `#` or `0x`; behind a label that says hex also what is none, as a
  /// mistake.
  private func hexText(_ index: Int, _ isARGB: Bool?, isStated: Bool) -> SwiftColor? {
    guard let text = source.string(index) else { return nil }
    let content = source.stringContent(index)
    let span = Span(content.start, content.end)
    let prefix = ["#", "0x", "0X"].first { text.hasPrefix($0) } ?? ""
    let digits = text.dropFirst(prefix.count)
    guard digits.utf8.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.utf8.count) else {
      if text.contains("("), let color = try? CSSColor.parse(text).absolute {
        return .literal(color, span)
      }
      return isStated || prefix == "#"
        ? .unreadable("is \"\(text.prefix(40))\", which is no hex colour") : nil
    }
    // Bare digits without a label may as well be the name of an asset.
    guard isStated || !prefix.isEmpty else { return nil }
    if digits.utf8.count == 8, let value = UInt64(digits, radix: 16) {
      return eightDigits(value, isARGB, span)
    }
    return (try? CSSColor.parse("#" + digits).absolute).map { .literal($0, span) }
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
