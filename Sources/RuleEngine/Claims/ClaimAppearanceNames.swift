import TokenFiles

/// What a document may call the appearances of a project: by their names, in German, and "high contrast" for those with more.
struct ClaimAppearanceNames {
  private let appearances: [Appearance]
  private let byName: [String: Int]

  init(_ appearances: AppearanceSet) {
    self.appearances = appearances.all
    byName = Dictionary(
      appearances.names.enumerated().map { ($0.element.lowercased(), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The appearance that a run of words in small letters begins with, and how many words it is.
  func name(_ words: (Int) -> String?) -> (count: Int, appearance: ClaimAppearance)? {
    guard let first = words(0) else { return nil }
    if let own = byName[first] {
      // "dark high contrast" says more than "dark".
      return moreContrast(words, from: 1, scheme: Self.schemes[first]) ?? (1, .one(own))
    }
    let scheme = Self.schemes[first]
    if let found = moreContrast(words, from: scheme == nil ? 0 : 1, scheme: scheme) { return found }
    return scheme.flatMap { byName[$0.rawValue] }.map { (1, .one($0)) }
  }

  /// "high contrast", "high-contrast", "hoher Kontrast"; with a scheme before it or, at the end, behind it.
  private func moreContrast(
    _ words: (Int) -> String?, from start: Int, scheme: Appearance.Scheme?
  ) -> (count: Int, appearance: ClaimAppearance)? {
    guard start == 0 || scheme != nil, let first = words(start) else { return nil }
    var end = start + 1
    if !Self.joined.contains(first) {
      guard ClaimKeywords.more.contains(first),
        ClaimKeywords.contrast.contains(words(start + 1) ?? "")
      else { return nil }
      end += 1
    }
    if scheme == nil, let behind = words(end).flatMap({ Self.schemes[$0] }),
      endsName(words(end + 1))
    {
      return (end + 1, resolve(behind))
    }
    return (end, resolve(scheme))
  }

  private func endsName(_ word: String?) -> Bool {
    word.map { ClaimKeywords.modes.contains($0) } ?? true
  }

  private func resolve(_ scheme: Appearance.Scheme?) -> ClaimAppearance {
    let meant = appearances.indices.filter {
      appearances[$0].contrast == .more
        && (scheme ?? appearances[$0].scheme) == appearances[$0].scheme
    }
    return meant.count == 1 ? .one(meant[0]) : .moreContrast
  }

  private static let joined: Set<String> = [
    "high-contrast", "higher-contrast", "increased-contrast", "more-contrast", "hochkontrast",
    "hochkontrastmodus",
  ]

  private static let schemes: [String: Appearance.Scheme] = {
    let light = [
      "light", "hell", "helle", "hellem", "hellen", "heller", "helles", "hellmodus", "light-mode",
      "lightmode",
    ]
    let dark = [
      "dark", "dunkel", "dunkle", "dunklem", "dunklen", "dunkler", "dunkles", "dunkelmodus",
      "dark-mode",
      "darkmode",
    ]
    return Dictionary(
      light.map { ($0, .light) } + dark.map { ($0, .dark) }, uniquingKeysWith: { first, _ in first }
    )
  }()
}
