/// Tells for which appearances a selector selects the root element, or what contains the page.
///
/// `:root`, `html`, `body`, `:host` and `*` always do. A class or an attribute that names an
/// appearance (`.dark`, `[data-theme="dark"]`, a project's own selector) does in that appearance;
/// any other simple selector makes it a scope of its own, such as a component.
struct SelectorReader {
  let appearances: AppearanceWords
  let everywhere: AppearanceMask
  /// The simple selectors that the configuration maps to appearances: `[data-theme=dimmed]`.
  let own: [String: AppearanceMask]
  /// What the rule around this one selects, which `&` stands for.
  let parents: [SelectorMatch]

  private static let depthLimit = 16
  /// How many selectors of a list are told apart; lists of hundreds are those of components.
  private static let listLimit = 64

  /// Every selector of a list.
  func read(_ scanner: PreludeScanner, depth: Int = 0, isNegated: Bool = false) -> [SelectorMatch] {
    var scanner = scanner
    guard depth < Self.depthLimit else { return [.scope(0)] }
    var matches: [SelectorMatch] = []
    for part in scanner.commaSeparated().prefix(Self.listLimit) {
      let complex = PreludeScanner(scanner.bytes, part)
      matches += self.complex(complex, depth, isNegated)
    }
    return matches
  }

  /// One selector, once for each parent where it is nested.
  private func complex(
    _ scanner: PreludeScanner, _ depth: Int, _ isNegated: Bool
  ) -> [SelectorMatch] {
    var scanner = scanner
    var match = SelectorMatch(mask: everywhere, specificity: 0, isRoot: true)
    var usesParent = false
    scanner.skipTrivia()
    if scanner.isAtEnd { return [] }
    while !scanner.isAtEnd {
      switch scanner.current {
      case UInt8(ascii: ">"): scanner.position += 1
      case UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "|"):
        scanner.position += 1
        match.isRoot = false
      case UInt8(ascii: "&"):
        scanner.position += 1
        usesParent = true
      default:
        let start = scanner.position
        match.narrow(simple(&scanner, depth, isNegated))
        if scanner.position == start { scanner.position += 1 }
      }
      scanner.skipTrivia()
    }
    guard depth == 0, usesParent || !parents.isEmpty else { return [match] }
    let weight = parents.map(\.specificity).max() ?? 0
    return parents.map { parent in
      var nested = match
      nested.narrow(SelectorMatch(mask: parent.mask, specificity: weight, isRoot: parent.isRoot))
      return nested
    }
  }

  private func simple(
    _ scanner: inout PreludeScanner, _ depth: Int, _ isNegated: Bool
  ) -> SelectorMatch {
    switch scanner.current {
    case UInt8(ascii: "*"):
      scanner.position += 1
      return root(0)
    case UInt8(ascii: "."):
      scanner.position += 1
      return classSelector(scanner.name() ?? "")
    case UInt8(ascii: "#"):
      scanner.position += 1
      _ = scanner.name()
      return .scope(SelectorMatch.idWeight)
    case UInt8(ascii: "["):
      return attribute(PreludeScanner(scanner.bytes, scanner.bracketed()), isNegated)
    case UInt8(ascii: ":"): return pseudo(&scanner, depth, isNegated)
    default:
      let name = scanner.name()?.lowercased()
      return name == "html" || name == "body" ? root(1) : .scope(1)
    }
  }

  private func root(_ specificity: Int) -> SelectorMatch {
    SelectorMatch(mask: everywhere, specificity: specificity, isRoot: true)
  }

  private func themed(_ mask: AppearanceMask) -> SelectorMatch {
    SelectorMatch(mask: mask, specificity: SelectorMatch.classWeight, isRoot: true)
  }

  private func classSelector(_ name: String) -> SelectorMatch {
    if let mask = own["." + name] { return themed(mask.union(generic(name)?.mask ?? [])) }
    return generic(name).map { themed($0.mask) } ?? .scope(SelectorMatch.classWeight)
  }

  /// What a class or an attribute's value says, unless it is made of words that say nothing.
  private func generic(_ name: String) -> AppearanceWords.Match? {
    let words = Appearance.words(name)
    let saysDefault = !Self.defaults.isDisjoint(with: words)
    guard saysDefault || !AppearanceWords.fillers.isSuperset(of: words) else { return nil }
    return appearances.match(name)
  }

  private static let defaults: Set<String> = ["default", "base", "root", "auto", "system"]

  private func attribute(_ scanner: PreludeScanner, _ isNegated: Bool) -> SelectorMatch {
    let (name, value) = SelectorAtom.attribute(scanner)
    guard let value else { return presence(of: name, isNegated) }
    let mapped = own["[\(name)=\(value)]"]
    if let match = contrast(name, value) ?? generic(value) {
      return themed(match.mask.union(mapped ?? []))
    }
    return mapped.map { themed($0) } ?? .scope(SelectorMatch.classWeight)
  }

  /// `[data-contrast="high"]`: the value alone would not say what of.
  private func contrast(_ name: String, _ value: String) -> AppearanceWords.Match? {
    guard Appearance.words(name).contains("contrast") else { return nil }
    switch value.lowercased() {
    case "high", "more", "increased", "true", "on", "1", "":
      return AppearanceWords.Match(mask: appearances.mask(scheme: nil, contrast: .more), rank: 1)
    case "normal", "standard", "no-preference", "default", "false", "off", "0":
      return AppearanceWords.Match(mask: appearances.mask(scheme: nil, contrast: .normal), rank: 0)
    default: return nil
    }
  }

  /// `[data-dark]` says dark. `[data-theme]` alone may or may not be there, in any appearance: both it
  /// and its negation hold.
  private func presence(of name: String, _ isNegated: Bool) -> SelectorMatch {
    if let match = generic(name) { return themed(match.mask) }
    if let mask = own["[\(name)]"] { return themed(mask) }
    let words = Appearance.words(name)
    guard words.contains(where: { Self.themeWords.contains($0) }) else {
      return .scope(SelectorMatch.classWeight)
    }
    return themed(isNegated ? [] : everywhere)
  }

  private static let themeWords: Set<String> = [
    "theme", "mode", "scheme", "contrast", "appearance",
  ]

  private func pseudo(
    _ scanner: inout PreludeScanner, _ depth: Int, _ isNegated: Bool
  ) -> SelectorMatch {
    scanner.position += 1
    let isElement = scanner.take(":")
    let name = scanner.name()?.lowercased() ?? ""
    var inside: PreludeScanner?
    if scanner.current == UInt8(ascii: "(") {
      inside = PreludeScanner(scanner.bytes, scanner.bracketed())
    }
    if isElement { return .scope(1) }
    switch (name, inside) {
    case ("root", nil), ("host", nil): return root(SelectorMatch.classWeight)
    case ("host", let inside?), ("host-context", let inside?):
      var match = any(of: read(inside, depth: depth + 1, isNegated: isNegated))
      match.specificity += SelectorMatch.classWeight
      return match
    case ("is", let inside?), ("matches", let inside?), ("-webkit-any", let inside?):
      return any(of: read(inside, depth: depth + 1, isNegated: isNegated))
    case ("where", let inside?):
      var match = any(of: read(inside, depth: depth + 1, isNegated: isNegated))
      match.specificity = 0
      return match
    case ("not", let inside?): return not(read(inside, depth: depth + 1, isNegated: !isNegated))
    default: return .scope(SelectorMatch.classWeight)
    }
  }

  private func any(of matches: [SelectorMatch]) -> SelectorMatch {
    let roots = matches.filter(\.isRoot)
    let weight = matches.map(\.specificity).max() ?? 0
    guard !roots.isEmpty else { return .scope(weight) }
    let mask = roots.reduce(AppearanceMask()) { $0.union($1.mask) }
    return SelectorMatch(mask: mask, specificity: weight, isRoot: true)
  }

  /// The root element is taken not to have any class or attribute that names no appearance.
  private func not(_ matches: [SelectorMatch]) -> SelectorMatch {
    let excluded = any(of: matches)
    return SelectorMatch(
      mask: excluded.isRoot ? everywhere.subtracting(excluded.mask) : everywhere,
      specificity: excluded.specificity, isRoot: true)
  }
}
