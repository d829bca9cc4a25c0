import ColorMath
import TokenFiles

/// The contrast of every token on every other, in one appearance.
struct TokenMatrix {
  struct Entry {
    var name: String
    var color: Color
    /// Prepared; nil for a translucent colour.
    var opaque: OpaqueColor?
  }

  let appearance: String
  let entries: [Entry]
  /// Tokens without a colour here.
  let missing: [String]

  init(_ system: TokenSystem, _ tokens: [TokenID], in appearance: Int) {
    self.appearance = system.appearances.all[appearance].name
    let palette = system.palettes[appearance]
    entries = tokens.compactMap { token in
      palette.color(token).map {
        Entry(name: system.name(token), color: $0.color, opaque: OpaqueColor($0.color))
      }
    }
    missing = tokens.filter { palette.color($0) == nil }.map { system.name($0) }
  }

  /// Whether any background is translucent, with no token or nothing said of what lies behind it.
  var hasIntervals: Bool { entries.contains { $0.opaque == nil && $0.color.alpha < 1 } }

  /// One token on another: a number, or an interval where nothing opaque lies behind.
  func contrast(_ foreground: Int, on background: Int) -> ClosedRange<Double> {
    if let front = entries[foreground].opaque, let back = entries[background].opaque {
      let ratio = Contrast.measure(front, on: back)
      return ratio...ratio
    }
    return Contrast.measure(
      foreground: entries[foreground].color, over: entries[background].color
    ).measured
  }
}
