import Diagnostics
import SourceTrees

/// Evaluates the conditions of `@media` (Media Queries 4 and 5), `@supports` and `@import` in every
/// appearance.
///
/// A screen of sRGB is assumed, without forced colours and reduced motion; what depends on the size
/// of the window or on the input device is unknown.
struct ConditionReader: Sendable {
  let appearances: AppearanceWords
  let everywhere: AppearanceMask
  /// `@custom-media` names with `--`, and their queries.
  var custom: [String: [CSSMediaQuery]] = [:]

  private var always: Verdict { Verdict(yes: everywhere, no: []) }
  private var never: Verdict { Verdict(yes: [], no: everywhere) }

  init(_ appearances: AppearanceWords, everywhere: AppearanceMask, tree: CSSTree) {
    self.appearances = appearances
    self.everywhere = everywhere
    for node in tree.rules where node.kind == .atRule && node.isNamed("custom-media") {
      let tokens = CSSTokenList(tree.file, in: node.prelude)
      guard let name = tokens.tokens.first, name.kind == .ident else { continue }
      custom[tokens.text(of: name)] = CSSMediaQuery.list(
        tree.file.bytes, in: Int(name.span.end)..<Int(node.prelude.end))
    }
  }

  /// A comma-separated list of media queries; an empty one always holds.
  func evaluate(_ queries: [CSSMediaQuery], depth: Int = 0) -> Verdict {
    guard !queries.isEmpty else { return always }
    return queries.reduce(never) { sum, query in
      sum.or(query.condition.map { evaluate($0, depth) } ?? never)
    }
  }

  private func evaluate(_ condition: CSSCondition, _ depth: Int) -> Verdict {
    switch condition {
    case .mediaType(let type): type == "all" || type == "screen" ? always : never
    case .feature(let feature): evaluate(feature, depth)
    case .not(let condition): evaluate(condition, depth).negated
    case .and(let conditions): conditions.reduce(always) { $0.and(evaluate($1, depth)) }
    case .or(let conditions): conditions.reduce(never) { $0.or(evaluate($1, depth)) }
    case .function, .unknown: .unknown
    }
  }

  /// A browser of today supports what is asked for: colour functions and spaces.
  func supports(_ condition: CSSCondition) -> Verdict {
    switch condition {
    case .not(let condition): supports(condition).negated
    case .and(let conditions): conditions.reduce(always) { $0.and(supports($1)) }
    case .or(let conditions): conditions.reduce(never) { $0.or(supports($1)) }
    case .mediaType, .feature, .function, .unknown: always
    }
  }

  private func evaluate(_ feature: CSSMediaFeature, _ depth: Int) -> Verdict {
    if feature.name.hasPrefix("--") {
      guard let queries = custom[feature.name], depth < 8 else { return .unknown }
      return evaluate(queries, depth: depth + 1)
    }
    guard feature.tests.isEmpty || feature.value != nil else { return .unknown }
    return value(of: feature.name, feature.value)
  }

  /// What a feature says with a value, or alone, where it asks whether there is any preference.
  private func value(of feature: String, _ value: String?) -> Verdict {
    switch (feature, value) {
    case ("prefers-color-scheme", "light"): select { $0.scheme == .light }
    case ("prefers-color-scheme", "dark"): select { $0.scheme == .dark }
    case ("prefers-color-scheme", nil): always
    case ("prefers-contrast", "more"), ("prefers-contrast", "high"), ("prefers-contrast", nil):
      select { $0.contrast == .more }
    case ("prefers-contrast", "no-preference"): select { $0.contrast == .normal }
    case ("color-gamut", "srgb"), ("color", nil), ("dynamic-range", "standard"),
      ("forced-colors", "none"), ("prefers-reduced-motion", "no-preference"),
      ("prefers-reduced-transparency", "no-preference"), ("inverted-colors", "none"):
      always
    case ("prefers-color-scheme", _), ("prefers-contrast", _), ("color-gamut", _),
      ("dynamic-range", _), ("forced-colors", _), ("prefers-reduced-motion", _),
      ("prefers-reduced-transparency", _), ("inverted-colors", _):
      never
    default: .unknown
    }
  }

  private func select(_ isWanted: (Appearance) -> Bool) -> Verdict {
    let mask = appearances.select(isWanted)
    return Verdict(yes: mask, no: everywhere.subtracting(mask))
  }
}
