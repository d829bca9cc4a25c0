public import ColorMath

extension Color {
  /// The colour in the notation of an original literal, to be put in its place: hex of the same length
  /// and case where it can be, a function with its spaces, commas, units and digits.
  ///
  /// Digits are added until the text reads back to the same 8-bit colour (to one as near where a channel lies in the
  /// middle between two steps), and to one that `isAccepted`:
  /// a contrast that is to be reached is measured on what the text says, not on what was meant. Where
  /// the notation can't hold the colour (a name, a calculation, sRGB for a wider gamut) it becomes
  /// `#rrggbb`, or for a colour outside sRGB `oklch()`, or a function of its own space; and if CSS
  /// would clamp all of those, the 8-bit colour that it is mapped to.
  ///
  /// - Returns: nil where no text of the colour is accepted.
  public func written(
    like original: String, until isAccepted: (Color) -> Bool = { _ in true }
  ) -> String? {
    let target = EightBitColor(self)
    let candidates = candidates(like: original)
    return Self.first(of: candidates) { target.matches($0) && isAccepted($0) }
      ?? Self.first(of: target.hasTie ? candidates : []) {
        target.nearlyMatches($0) && isAccepted($0)
      }
      ?? Self.first(of: fallbacks) { target.matches($0) && isAccepted($0) }
      ?? (isAccepted(Color(packed)) ? packed.hex : nil)
  }

  /// The first of some texts that reads back to what is wanted.
  private static func first(of texts: [String], where isWanted: (Color) -> Bool) -> String? {
    texts.first { text in (try? CSSColor.parse(text))?.absolute.map(isWanted) ?? false }
  }

  /// Texts in the original's notation, the fewest digits first.
  private func candidates(like original: String) -> [String] {
    switch ColorLiteral(original) {
    case .hex(let digits, let isUppercase):
      return [packed.hex(digits: digits, isUppercase: isUppercase)]
    case .function(let literal):
      let color = converted(to: literal.model.space)
      return (0...10).map { literal.text(color, extra: $0) }
    case nil: return []
    }
  }

  private var fallbacks: [String] {
    isInGamut(of: .srgb) ? [packed.hex] : [shortestOKLCH, css]
  }
}

extension PackedColor {
  /// With 3, 4, 6 or 8 digits if that says the same, otherwise with as many more as it takes.
  func hex(digits: Int, isUppercase: Bool) -> String {
    let all = Array(String(UInt64(rgba) | 0x1_0000_0000, radix: 16).dropFirst())
    let keepsAlpha = digits == 4 || digits == 8 || alpha != 255
    let wide = keepsAlpha ? all : Array(all.prefix(6))
    let isDouble = stride(from: 0, to: wide.count, by: 2).allSatisfy { wide[$0] == wide[$0 + 1] }
    let short = stride(from: 0, to: wide.count, by: 2).map { wide[$0] }
    let text = String(digits <= 4 && isDouble ? short : wide)
    return "#" + (isUppercase ? text.uppercased() : text)
  }
}
