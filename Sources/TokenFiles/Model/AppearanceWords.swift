/// Tells appearances by the words that formats use for them: class names, attribute values, mode
/// names, column heads.
///
/// `dark`, `Dark Mode`, `theme-dark` select every appearance of the dark scheme; `high-contrast` every
/// one with more contrast; `dark_high_contrast` those with both. The name or the `mode` of an
/// appearance selects that one. What is made of other words selects nothing.
struct AppearanceWords: Sendable {
  private let set: AppearanceSet
  private var byWords: [[String]: AppearanceMask] { self.set.byWords }

  init(_ set: AppearanceSet) { self.set = set }

  /// What each appearance is told by: scheme and contrast alone, or the words of its name and mode.
  static func index(
    _ all: [Appearance]
  ) -> (generic: AppearanceMask, byWords: [[String]: AppearanceMask]) {
    var generic: AppearanceMask = []
    var byWords: [[String]: AppearanceMask] = [:]
    for (index, appearance) in all.enumerated() {
      let own = AppearanceMask(index: index)
      guard !appearance.isGeneric else {
        generic.insert(own)
        continue
      }
      for name in [appearance.name, appearance.mode ?? appearance.name] {
        let words = NameWords.words(of: name)
        byWords[words, default: []].insert(own)
        byWords[words.filter { !fillers.contains($0) }, default: []].insert(own)
      }
    }
    return (generic, byWords)
  }

  /// A mode: the appearances that it selects, and how many conditions it makes, so that a mode of two
  /// wins over a mode of one.
  struct Match: Hashable, Sendable {
    var mask: AppearanceMask
    var rank: Int
  }

  /// What a mode's name selects; nil where its words say nothing about appearances.
  func match(_ name: String) -> Match? {
    let words = NameWords.words(of: name)
    if let mask = byWords[words] { return Match(mask: mask, rank: 3) }
    let telling = words.filter { !Self.fillers.contains($0) }
    if let mask = byWords[telling] { return Match(mask: mask, rank: 3) }
    return generic(telling, saidNothing: words.isEmpty)
  }

  /// What a file that is stated to hold for one appearance holds for: that one, and where it is of
  /// normal contrast the one with more contrast as well, unless another file is stated for that.
  func stated(_ name: String) -> Match? {
    guard let index = set.index(of: name) else { return nil }
    let appearance = set.all[index]
    guard set.generic.contains(index: index) else {
      return Match(mask: AppearanceMask(index: index), rank: 3)
    }
    if appearance.contrast == .more { return Match(mask: AppearanceMask(index: index), rank: 2) }
    return Match(mask: mask(scheme: appearance.scheme, contrast: nil), rank: 1)
  }

  private func generic(_ words: [String], saidNothing: Bool) -> Match? {
    if words.isEmpty { return saidNothing ? nil : Match(mask: set.mask, rank: 0) }
    var scheme: Appearance.Scheme?
    var contrast: Appearance.Contrast?
    for word in words {
      switch word {
      case "light", "day", "lightmode", "浅色", "亮色":
        if scheme == .dark { return nil } else { scheme = .light }
      case "dark", "night", "darkmode", "nightmode", "深色", "暗色":
        if scheme == .light { return nil } else { scheme = .dark }
      case "high", "more", "increased", "increase", "hc", "highcontrast", "高对比", "高对比度":
        contrast = .more
      case "contrast": if contrast == nil, words.count == 1 { return nil }
      case "normal", "standard", "regular", "low", "no", "preference":
        if contrast == nil { contrast = word == "low" ? nil : .normal }
        if word == "low" { return nil }
      default: return nil
      }
    }
    return Match(
      mask: mask(scheme: scheme, contrast: contrast),
      rank: (scheme == nil ? 0 : 1) + (contrast == .more ? 1 : 0))
  }

  var everywhere: AppearanceMask { self.set.mask }

  /// Appearances of a project's own that are of the scheme that a match is for.
  func fallingBack(on match: Match) -> AppearanceMask {
    let matched = set.all.indices.filter { match.mask.contains(index: $0) }
    guard match.rank > 0, let first = matched.first else { return [] }
    let scheme = set.all[first].scheme
    guard matched.allSatisfy({ set.all[$0].scheme == scheme }) else { return [] }
    return select { $0.scheme == scheme }.subtracting(set.generic)
  }

  /// The appearances in which the conditions of an asset catalogue hold, whatever they are called.
  func conditions(
    scheme: Appearance.Scheme?, contrast: Appearance.Contrast?
  ) -> AppearanceMask {
    select {
      (scheme ?? $0.scheme) == $0.scheme && (contrast ?? $0.contrast) == $0.contrast
    }
  }

  /// For contexts that exclude each other, the appearances in which each counts: the one whose name
  /// says the most of an appearance, or else the one at `fallback`.
  func assign(_ contexts: [String], fallback: Int) -> [AppearanceMask] {
    let matches = contexts.map { match($0) }
    var masks = [AppearanceMask](repeating: [], count: contexts.count)
    for index in set.all.indices {
      var best = fallback
      var rank = -1
      for (context, match) in matches.enumerated() {
        if let match, match.mask.contains(index: index), match.rank > rank {
          best = context
          rank = match.rank
        }
      }
      if masks.indices.contains(best) { masks[best].insert(AppearanceMask(index: index)) }
    }
    return masks
  }

  /// The appearances of a scheme, of a contrast, or of both that are told by just these.
  func mask(scheme: Appearance.Scheme?, contrast: Appearance.Contrast?) -> AppearanceMask {
    conditions(scheme: scheme, contrast: contrast).intersection(set.generic)
  }

  func select(_ isWanted: (Appearance) -> Bool) -> AppearanceMask {
    var mask: AppearanceMask = []
    for (index, appearance) in set.all.enumerated() where isWanted(appearance) {
      mask.insert(AppearanceMask(index: index))
    }
    return mask
  }

  /// Words that name no appearance.
  static let fillers: Set<String> = [
    "theme", "themes", "mode", "modes", "color", "colour", "colors", "colours", "scheme",
    "appearance", "is", "ui", "value", "values", "default", "base", "root", "any", "all", "auto",
    "system", "data", "hex", "tokens", "token", "css", "variant",
  ]
}

extension Appearance {
  /// Whether scheme and contrast are all that its name says: `light`, `dark-high-contrast`.
  package var isGeneric: Bool {
    let words = Set(NameWords.words(of: name)).subtracting(AppearanceWords.fillers)
    return !words.isEmpty && words.isSubset(of: Self.genericWords)
  }

  private static let genericWords: Set<String> = [
    "light", "dark", "high", "more", "increased", "increase", "hc", "contrast", "normal",
    "standard",
    "regular",
  ]
}
