import SourceTrees

/// Tells for which appearances a selector selects the root element, or what contains the page.
///
/// `:root`, `html`, `body`, `:host` and `*` always do. A class or an attribute that names an
/// appearance (`.dark`, `[data-theme="dark"]`, a project's own selector) does in that appearance;
/// any other simple selector makes it a scope of its own, such as a component.
struct SelectorReader {
  let appearances: AppearanceWords
  let everywhere: AppearanceMask
  let mapped: MappedSelectors
  /// What the rule around this one selects, which `&` stands for.
  let parents: [SelectorMatch]

  /// How many selectors of a list are told apart; lists of hundreds are those of components.
  private static let listLimit = 64

  /// Every selector of a rule's list, once for each of the rule around it.
  func read(_ selectors: [CSSSelector]) -> [SelectorMatch] {
    let weight = parents.map(\.specificity).max() ?? CSSSpecificity()
    return selectors.prefix(Self.listLimit).flatMap { selector in
      var match = match(selector, isNegated: false)
      match.specificity = selector.specificity(nesting: weight)
      match.isInner = Self.isInner(selector)
      if !parents.isEmpty, !selector.hasNesting {
        match.specificity = match.specificity + weight
      }
      return nested(match)
    }
  }

  private static func isInner(_ selector: CSSSelector) -> Bool {
    guard let simples = selector.compounds.last?.simples else { return false }
    return simples.contains { simple in
      switch simple {
      case .type(let name): name.lowercased() == "body"
      case .universal: simples.count == 1
      default: false
      }
    }
  }

  private func nested(_ match: SelectorMatch) -> [SelectorMatch] {
    guard !parents.isEmpty else { return [match] }
    var results: [SelectorMatch] = []
    for parent in parents {
      var nested = match
      nested.narrow(parent)
      if !results.contains(nested) { results.append(nested) }
    }
    return results
  }

  private func match(_ selector: CSSSelector, isNegated: Bool) -> SelectorMatch {
    var match = SelectorMatch(mask: everywhere, isRoot: true)
    for compound in selector.compounds {
      switch compound.combinator {
      case .nextSibling, .subsequentSibling, .column: match.isRoot = false
      case .descendant, .child, nil: break
      }
      for simple in compound.simples { match.narrow(self.match(simple, isNegated)) }
    }
    return match
  }

  private var root: SelectorMatch { SelectorMatch(mask: everywhere, isRoot: true) }

  private func themed(_ mask: AppearanceMask, wide: AppearanceMask? = nil) -> SelectorMatch {
    var match = SelectorMatch(mask: mask, isRoot: true)
    match.wide = wide ?? mask
    return match
  }

  private func match(_ simple: CSSSimpleSelector, _ isNegated: Bool) -> SelectorMatch {
    switch simple {
    case .universal, .nesting: root
    case .type(let name): ["html", "body"].contains(name.lowercased()) ? root : .scope
    case .id, .pseudoElement: .scope
    case .class(let name): classSelector(name)
    case .attribute(let selector): attribute(selector, isNegated)
    case .pseudoClass(let name, let arguments): pseudoClass(name, arguments.selectors, isNegated)
    }
  }

  private func pseudoClass(
    _ name: String, _ selectors: [CSSSelector], _ isNegated: Bool
  ) -> SelectorMatch {
    switch name {
    case "root", "scope": root
    case "host" where selectors.isEmpty: root
    case "host", "host-context", "is", "where", "matches", "-webkit-any", "-moz-any":
      any(of: selectors.map { match($0, isNegated: isNegated) })
    case "not": not(any(of: selectors.map { match($0, isNegated: !isNegated) }))
    default: .scope
    }
  }

  private func any(of matches: [SelectorMatch]) -> SelectorMatch {
    let roots = matches.filter(\.isRoot)
    guard !roots.isEmpty else { return .scope }
    var match = themed(
      roots.reduce(AppearanceMask()) { $0.union($1.mask) },
      wide: roots.reduce(AppearanceMask()) { $0.union($1.wide ?? $1.mask) })
    match.unknownTheme = roots.lazy.compactMap(\.unknownTheme).first
    return match
  }

  /// The root element is taken not to have any class or attribute that names no appearance.
  private func not(_ excluded: SelectorMatch) -> SelectorMatch {
    excluded.isRoot ? themed(everywhere.subtracting(excluded.mask)) : root
  }
}

extension SelectorReader {
  private func classSelector(_ name: String) -> SelectorMatch {
    let mask = mapped.mask(ofClass: name)
    return combined(generic(name) ?? vendor(name), mask)
      ?? unknownTheme(name, in: name, css: ".\(name)") ?? .scope
  }

  /// A theme's class behind a library's prefix: `sl-theme-dark`, `awsui-dark-mode`, `v-theme--dark`.
  private func vendor(_ name: String) -> AppearanceWords.Match? {
    let words = NameWords.words(of: name)
    guard words.contains(where: { Self.themeWords.contains($0) || $0 == "palette" }),
      Self.partWords.isDisjoint(with: words),
      let start = words.firstIndex(where: {
        Self.themeWords.contains($0) || ["palette", "light", "dark"].contains($0)
      })
    else { return nil }
    let rest = words[start...].filter { $0 != "palette" }.joined(separator: "-")
    return appearances.match(rest).flatMap { $0.rank > 0 ? $0 : nil }
  }

  private func attribute(_ selector: CSSAttributeSelector, _ isNegated: Bool) -> SelectorMatch {
    let mask = mapped.mask(of: selector)
    if selector.match == .exists { return presence(of: selector.name, mask, isNegated) }
    let css = "[\(selector.name)=\"\(selector.value)\"]"
    return combined(contrast(selector) ?? generic(selector.value), mask)
      ?? unknownTheme(selector.value, in: selector.name, css: css) ?? .scope
  }

  /// A class or an attribute that is about themes, and about one that is none of the appearances.
  private func unknownTheme(_ name: String, in words: String, css: String) -> SelectorMatch? {
    guard NameWords.words(of: words).contains(where: { Self.themeWords.contains($0) }),
      Self.partWords.isDisjoint(with: NameWords.words(of: name))
    else { return nil }
    var match = themed([])
    let telling = NameWords.words(of: name).filter { !AppearanceWords.fillers.contains($0) }
    if !telling.isEmpty {
      match.unknownTheme = Appearance(telling.joined(separator: "-"), css: css)
    }
    return match
  }

  private func combined(
    _ match: AppearanceWords.Match?, _ mapped: AppearanceMask?
  ) -> SelectorMatch? {
    guard match != nil || mapped != nil else { return nil }
    let mask = (match?.mask ?? []).union(mapped ?? [])
    return themed(
      mask, wide: match.map { mask.union(appearances.fallingBack(on: $0)) } ?? mask)
  }

  /// What a class or an attribute's value says, unless it is made of words that say nothing.
  private func generic(_ name: String) -> AppearanceWords.Match? {
    let words = NameWords.words(of: name)
    let saysDefault = !Self.defaults.isDisjoint(with: words)
    guard saysDefault || !AppearanceWords.fillers.isSuperset(of: words) else { return nil }
    return appearances.match(name)
  }

  private static let defaults: Set<String> = ["default", "base", "root", "auto", "system"]

  /// `[data-contrast="high"]`: the value alone would not say what of.
  private func contrast(_ selector: CSSAttributeSelector) -> AppearanceWords.Match? {
    guard NameWords.words(of: selector.name).contains("contrast") else { return nil }
    switch selector.value.lowercased() {
    case "high", "more", "increased", "true", "on", "1", "":
      return AppearanceWords.Match(mask: appearances.mask(scheme: nil, contrast: .more), rank: 1)
    case "normal", "standard", "no-preference", "default", "false", "off", "0":
      return AppearanceWords.Match(mask: appearances.mask(scheme: nil, contrast: .normal), rank: 0)
    default: return nil
    }
  }

  /// `[data-dark]` says dark. `[data-theme]` alone may or may not be there, in any appearance: both it
  /// and its negation hold.
  private func presence(
    of name: String, _ mapped: AppearanceMask?, _ isNegated: Bool
  ) -> SelectorMatch {
    let match = generic(name)
    if let known = combined(match, mapped) { return known }
    let isOfThemes = NameWords.words(of: name).contains { Self.themeWords.contains($0) }
    return isOfThemes ? themed(isNegated ? [] : everywhere) : .scope
  }

  /// Words of classes that are about themes, but for a part of a page.
  private static let partWords: Set<String> = [
    "container", "wrapper", "provider", "toggle", "switch", "switcher", "button", "icon", "preview",
    "card", "picker", "select", "menu", "btn", "nav", "navbar", "header", "footer", "sidebar",
    "code",
    "editor", "table", "toast", "alert", "badge", "tooltip", "popover", "modal", "dropdown",
    "input",
    "chip", "tag",
  ]

  private static let themeWords: Set<String> = [
    "theme", "mode", "scheme", "contrast", "appearance",
  ]
}
