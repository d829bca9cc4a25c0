/// One of the renderings that every check runs in, and what selects it in the formats.
package struct Appearance: Hashable, Sendable {
  package enum Scheme: String, Hashable, Sendable { case light, dark }
  package enum Contrast: String, Hashable, Sendable { case normal, more }

  package var name: String
  /// What `prefers-color-scheme`, `.dark`, `[data-theme="dark"]` and "Dark" in an asset catalogue
  /// select.
  package var scheme: Scheme
  /// What `prefers-contrast: more`, `[data-contrast="high"]` and "High Contrast" select.
  package var contrast: Contrast
  /// A project's own CSS selector: `[data-theme="dimmed"]`.
  package var css: String?
  /// A project's own mode name in JSON and the like: `dark_dimmed`.
  package var mode: String?

  /// Scheme and contrast that are not stated are read from the name: `dark` in it means dark;
  /// `high-contrast`, `increased-contrast` or `hc` more contrast.
  package init(
    _ name: String, scheme: Scheme? = nil, contrast: Contrast? = nil, css: String? = nil,
    mode: String? = nil
  ) {
    self.name = name
    let words = NameWords.words(of: name)
    self.scheme = scheme ?? (words.contains("dark") ? .dark : .light)
    let saysMore =
      words.contains("hc") || words.contains("contrast") && !Self.less.isDisjoint(with: words)
    self.contrast = contrast ?? (saysMore ? .more : .normal)
    self.css = css
    self.mode = mode
  }

  private static let less: Set<String> = ["high", "more", "increased", "increase"]
}

/// The appearances of a project, in order; the first is the base.
package struct AppearanceSet: Hashable, Sendable {
  /// How many there may be: a mask has a bit for each.
  package static let limit = UInt64.bitWidth

  /// At least one, at most `limit`; no name twice.
  package let all: [Appearance]
  /// Those that are told by scheme and contrast alone.
  let generic: AppearanceMask
  /// The others by their names and modes, as words: made once, since every file asks.
  let byWords: [[String]: AppearanceMask]

  /// Keeps the first of those that share a name, and `limit` at most; none at all means `standard`.
  package init(_ appearances: [Appearance]) {
    var seen: Set<String> = []
    let unique = appearances.filter { seen.insert($0.name).inserted }.prefix(Self.limit)
    self.init(known: unique.isEmpty ? Self.standard.all : Array(unique))
  }

  private init(known: [Appearance]) {
    all = known
    (generic, byWords) = AppearanceWords.index(known)
  }

  /// Light, dark, and both with more contrast.
  package static let standard = AppearanceSet(known: [
    Appearance("light"), Appearance("dark"), Appearance("light-high-contrast"),
    Appearance("dark-high-contrast"),
  ])

  package var names: [String] { all.map(\.name) }
  package var count: Int { all.count }
  package func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// Where an appearance gets its values from when a format gives it none of its own: one with more
  /// contrast from the one of the same scheme without; any other from nowhere.
  package func fallback(of index: Int) -> Int? {
    let wanted = all[index]
    guard wanted.contrast == .more else { return nil }
    return all.firstIndex {
      $0.scheme == wanted.scheme && $0.contrast == .normal && $0.css == nil && $0.mode == nil
    }
  }

  /// All of them.
  package var mask: AppearanceMask {
    AppearanceMask(rawValue: all.count >= Self.limit ? .max : (1 << UInt64(all.count)) - 1)
  }
}

/// A set of appearances by their index.
package struct AppearanceMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  package init(index: Int) { rawValue = 1 << UInt64(index & 63) }
  package func contains(index: Int) -> Bool { rawValue >> UInt64(index & 63) & 1 == 1 }
}
