package import ColorMath
package import TokenFiles

/// Colours by name and appearance, ready to be written in any format.
package struct TokenSheet: Sendable {
  /// The first is the base.
  package var appearances: AppearanceSet
  package var tokens: [SheetToken]
  /// What the file says about its making, a line each.
  package var header: [String] = []
  /// Pairs whose contrast is stated where a format has room for it, by name.
  package var pairs: [SheetPair] = []

  package init(appearances: AppearanceSet, tokens: [SheetToken]) {
    self.appearances = appearances
    self.tokens = tokens
  }
}

package struct SheetToken: Sendable {
  package var name: String
  /// One an appearance; nil where it has none of its own.
  package var colors: [Color?]
  /// Where it begins a section: its heading.
  package var section: String?
  /// What is to be said about it, in one line.
  package var note: String?

  package init(_ name: String, _ colors: [Color?], section: String? = nil, note: String? = nil) {
    self.name = name
    self.colors = colors
    self.section = section
    self.note = note
  }

  /// The colour in an appearance; where it has none of its own, the one of the appearance that it
  /// falls back on.
  func color(_ appearance: Int, in set: AppearanceSet) -> Color? {
    colors[appearance] ?? set.fallback(of: appearance).flatMap { colors[$0] }
  }

  /// The one colour that it has everywhere.
  var uniform: Color? {
    guard let first = colors.first ?? nil, colors.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

package struct SheetPair: Hashable, Sendable {
  package var foreground: String
  package var background: String

  package init(foreground: String, background: String) {
    self.foreground = foreground
    self.background = background
  }
}

extension TokenSheet {
  /// The colour tokens of a system. What has no colour in an appearance where it should have one is
  /// told, and has none here.
  package init(_ system: TokenSystem) {
    let indexes = system.appearances.all.indices
    self.init(
      appearances: system.appearances,
      tokens: system.tokens.map { id in
        SheetToken(system.name(id), indexes.map { system.palettes[$0].color(id)?.color })
      })
  }

  /// Each token's colours as an appearance gets them, whoever gives it.
  func colors(in appearance: Int) -> [Color?] {
    tokens.map { $0.color(appearance, in: appearances) }
  }
}
