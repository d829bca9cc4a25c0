import ColorMath
import ColorSyntax
import SourceTrees

/// What a value's text is, once it holds no references.
enum ValueText {
  case color(CSSColor)
  /// A length, a font, a shadow: no colour, and not meant as one.
  case notColor
  /// CSS's `initial` and the like, which leave the property without a value of its own.
  case unset
  /// `revert-layer`: what other cascade layers say.
  case revertLayer
  /// Meant as a colour, but none.
  case unreadable(ColorSyntaxError)

  /// Reads a text. What is no colour counts as meant as one when it begins like one (`#`, or the name
  /// of a colour function and a bracket) and has no parts of another kind, as a shadow does; when it
  /// is a row of colours; or when `saysColor` (by the token's name) and it is a single word that is no
  /// keyword, or hex digits without their `#`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, saysColor: @autoclosure () -> Bool) {
    do throws(ColorSyntaxError) {
      self = .color(try CSSColor.parse(bytes))
    } catch {
      self = Self.withoutColor(bytes, error, saysColor)
    }
  }

  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }

  private static func withoutColor(
    _ bytes: UnsafeBufferPointer<UInt8>, _ error: ColorSyntaxError, _ saysColor: () -> Bool
  ) -> ValueText {
    let parts = parts(of: bytes)
    // The result of a function of the page's own (CSS Functions 1), or of Tailwind's `--value()`.
    guard let first = parts.first, !hasOwnFunction(bytes) else { return .notColor }
    if parts.count == 1, let word = word(first) {
      if word == "revert-layer" { return .revertLayer }
      if ["initial", "unset", "inherit", "revert"].contains(word) { return .unset }
      return !keywords.contains(word) && saysColor() ? .unreadable(error) : .notColor
    }
    if parts.count == 1, isHexDigits(first) { return saysColor() ? .unreadable(error) : .notColor }
    guard beginsLikeColor(first) else { return .notColor }
    let isMeant = parts.dropFirst().allSatisfy { beginsLikeColor($0) || $0.first == 0x2F }
    return isMeant || parts[1].first == 0x2F ? .unreadable(error) : .notColor
  }

  /// The text in pieces at white space outside of brackets; a comma makes a list, which is no colour.
  private static func parts(of bytes: UnsafeBufferPointer<UInt8>) -> [Slice<
    UnsafeBufferPointer<UInt8>
  >] {
    var parts: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var depth = 0
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x2C where depth <= 0: return []
      default: break
      }
      if byte > 0x20 || depth > 0 {
        start = start ?? index
      } else if let begin = start {
        parts.append(bytes[begin..<index])
        start = nil
      }
    }
    if let start { parts.append(bytes[start...]) }
    return parts
  }

  /// Whether a function whose name begins with two dashes stands in it.
  private static func hasOwnFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x28, index - name > 2, bytes[name] == 0x2D, bytes[name + 1] == 0x2D {
        return true
      }
      if !byte.isNameByte { name = index + 1 }
    }
    return false
  }

  private static func word(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard let first = part.first, (first | 0x20) &- 0x61 < 26 else { return nil }
    guard part.allSatisfy(\.isNameByte) else { return nil }
    return String(decoding: part, as: UTF8.self).lowercased()
  }

  private static func isHexDigits(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    (part.count == 6 || part.count == 8)
      && part.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  }

  private static func beginsLikeColor(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if part.first == 0x23 { return true }
    if let bracket = part.firstIndex(of: 0x28) {
      return functions.contains(String(decoding: part[..<bracket], as: UTF8.self).lowercased())
    }
    return word(part) != nil
      && (try? CSSColor.parse(UnsafeBufferPointer(rebasing: part))) != nil
  }

  /// Whether a text is one colour for each side of a box, as `border-color` takes two to four.
  static func isOfSides(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = parts(of: bytes)
    return 2...4 ~= parts.count
      && parts.allSatisfy { (try? CSSColor.parse(UnsafeBufferPointer(rebasing: $0))) != nil }
  }

  /// The channels that a custom property holds alone, if it does. Three whole numbers without commas may be anything;
  /// they are colours where the name says so, or where one is above 100.
  static func channels(_ text: String, of name: String) -> ColorChannels? {
    if isChannels(text) { return .hsl }
    let hasCommas = text.utf8.contains(UInt8(ascii: ","))
    let parts = text.split(omittingEmptySubsequences: true) { $0 == " " || $0 == "," }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } ? UInt8($0) : nil }
    guard parts.count == 3, numbers.count == 3,
      text.utf8.filter({ $0 == UInt8(ascii: ",") }).count == (hasCommas ? 2 : 0)
    else { return nil }
    let isColor = NameWords.saysColor(name) || NameWords.words(of: name).contains("rgb")
    return hasCommas || isColor || numbers.contains { $0 > 100 } ? .rgb : nil
  }

  /// Whether a text is hue, saturation and lightness alone, as shadcn's variables hold them: `0 0% 100%`.
  static func isChannels(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "%") else { return false }
    let parts = text.split(separator: " ")
    return parts.count == 3 && parts.dropFirst().allSatisfy { $0.hasSuffix("%") }
      && text.utf8.allSatisfy { $0 &- 0x30 < 10 || " .%".utf8.contains($0) }
  }

  /// Whether a text begins with `#` or with a colour function, complete or not.
  static func beginsWithColor(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return false }
    let end = bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.count
    return beginsLikeColor(bytes[start..<end])
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "light-dark", "device-cmyk", "contrast-color",
  ]

  /// Words that stand for something else than a colour under a name that says colour.
  private static let keywords: Set<String> = [
    "none", "auto", "normal", "light", "dark", "only", "true", "false", "on", "off", "srgb",
    "display-p3", "oklab", "oklch", "hsl", "lch", "solid", "dashed", "dotted",
  ]
}
