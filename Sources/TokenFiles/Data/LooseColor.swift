import Diagnostics
import SourceTrees

/// Colour functions as design tools write them, put into CSS: a colour and an alpha as in
/// `rgba(#ffff00, 0.5)`, `rgb(#fff / 50%)` and `set_alpha(#fff, 0.5)`, and arithmetic in arguments as in
/// `hsl(210, 50%, 48% - 3%)`.
///
/// The alpha is set, also where the colour has one already, as Tokens Studio does.
enum LooseColor {
  /// The text in CSS; nil where there is nothing to put right.
  static func css(_ text: [UInt8]) -> [UInt8]? {
    let tokens = CSSTokenList(text, in: 0..<text.count)
    let changed = css(tokens, 0..<tokens.count, depth: 0)
    return changed == text ? nil : changed
  }

  /// A range with all functions in it put right, but for those that stand deeper than anybody writes.
  private static func css(_ tokens: CSSTokenList, _ range: Range<Int>, depth: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(tokens.after(index), range.upperBound)
      if depth < 8, tokens[index].kind == .function, end > index + 1 {
        result += function(tokens, index, depth: depth + 1)
      } else {
        result += tokens.bytes[tokens.span(index..<end).range]
      }
      index = end
    }
    return result
  }

  private static func function(_ tokens: CSSTokenList, _ first: Int, depth: Int) -> [UInt8] {
    let inside = tokens.contents(of: first)
    let name = tokens.text(of: tokens[first]).lowercased()
    if name == "set_alpha" || functions.contains(name),
      let (color, alpha) = colorAndAlpha(tokens, inside)
    {
      return Array("alpha(from ".utf8) + css(tokens, color, depth: depth) + Array(" / ".utf8)
        + number(tokens, alpha) + [0x29]
    }
    if functions.contains(name), let sums = withArithmetic(tokens, name, inside) { return sums }
    return Array((name + "(").utf8) + css(tokens, inside, depth: depth) + [0x29]
  }

  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
  ]

  private static func source(_ tokens: CSSTokenList, _ range: Range<Int>) -> [UInt8] {
    let range = tokens.trimmed(range)
    return Array(tokens.bytes[tokens.span(range).range])
  }

  /// Two arguments of which the first is a colour, parted by a comma or a slash.
  private static func colorAndAlpha(
    _ tokens: CSSTokenList, _ inside: Range<Int>
  ) -> (Range<Int>, Range<Int>)? {
    var parts = tokens.split(inside, at: .comma)
    if parts.count == 1, let slash = firstSlash(tokens, inside) {
      parts = [inside.lowerBound..<slash, slash + 1..<inside.upperBound]
    }
    guard parts.count == 2 else { return nil }
    let color = tokens.trimmed(parts[0])
    guard let first = color.first, tokens.after(first) == color.upperBound else { return nil }
    switch tokens[first].kind {
    case .hash, .idHash, .function, .ident: return (color, parts[1])
    default: return nil
    }
  }

  private static func firstSlash(_ tokens: CSSTokenList, _ inside: Range<Int>) -> Int? {
    var index = inside.lowerBound
    while index < inside.upperBound {
      if tokens.isDelim(tokens[index], UInt8(ascii: "/")) { return index }
      index = tokens.after(index)
    }
    return nil
  }

  /// The function with `calc()` around each argument that is a sum or a product.
  private static func withArithmetic(
    _ tokens: CSSTokenList, _ name: String, _ inside: Range<Int>
  ) -> [UInt8]? {
    let parts = tokens.split(inside, at: .comma)
    guard parts.count >= 3 else { return nil }
    var result = Array((name + "(").utf8)
    for (index, part) in parts.enumerated() {
      if index > 0 { result += [0x2C, 0x20] }
      result += number(tokens, part)
    }
    return result + [0x29]
  }

  /// An argument, in `calc()` where it is a sum or a product.
  private static func number(_ tokens: CSSTokenList, _ part: Range<Int>) -> [UInt8] {
    let isSum = part.contains { index in
      "+-*/".utf8.contains { tokens.isDelim(tokens[index], $0) }
    }
    return isSum ? Array("calc(".utf8) + source(tokens, part) + [0x29] : source(tokens, part)
  }
}
