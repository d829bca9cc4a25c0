/// Evaluates media queries (Media Queries 4 and 5) in every appearance.
///
/// A screen of sRGB is assumed, without forced colours and reduced motion; what depends on the size
/// of the window or on the input device is unknown.
struct MediaQuery {
  let appearances: AppearanceWords
  let everywhere: AppearanceMask
  /// `@custom-media` names with `--`, and their queries.
  var custom: [String: String] = [:]

  private var always: Verdict { Verdict(yes: everywhere, no: []) }
  private var never: Verdict { Verdict(yes: [], no: everywhere) }

  /// A comma-separated list; an empty one always holds.
  func evaluate(_ scanner: PreludeScanner, depth: Int = 0) -> Verdict {
    var scanner = scanner
    scanner.skipTrivia()
    if scanner.isAtEnd { return always }
    return scanner.commaSeparated().map { query(PreludeScanner(scanner.bytes, $0), depth) }
      .reduce(never) { $0.or($1) }
  }

  private func query(_ scanner: PreludeScanner, _ depth: Int) -> Verdict {
    var scanner = scanner
    scanner.skipTrivia()
    let conditions = ConditionReader(everywhere: everywhere) { function, inside in
      function == nil ? feature(inside, depth) : .unknown
    }
    guard scanner.current != UInt8(ascii: "(") else { return conditions.read(&scanner) }
    var start = scanner
    var type = scanner.name()?.lowercased() ?? ""
    scanner.skipTrivia()
    if type == "not", scanner.current == UInt8(ascii: "(") { return conditions.read(&start) }
    let isNegated = type == "not"
    if isNegated || type == "only" {
      type = scanner.name()?.lowercased() ?? ""
      scanner.skipTrivia()
    }
    var verdict = type == "all" || type == "screen" ? always : never
    if scanner.startsWithWord("and") {
      _ = scanner.name()
      verdict = verdict.and(conditions.read(&scanner))
    }
    return isNegated ? verdict.negated : verdict
  }

  private func feature(_ scanner: PreludeScanner, _ depth: Int) -> Verdict {
    var scanner = scanner
    scanner.skipTrivia()
    guard let name = scanner.name() else { return .unknown }
    if name.hasPrefix("--") {
      guard let query = custom[name], depth < 8 else { return .unknown }
      return evaluate(PreludeScanner(query), depth: depth + 1)
    }
    scanner.skipTrivia()
    guard scanner.take(":") else { return value(of: name.lowercased(), nil) }
    scanner.skipTrivia()
    return value(of: name.lowercased(), scanner.name()?.lowercased())
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
