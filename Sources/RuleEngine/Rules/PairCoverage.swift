import ColorMath
package import Diagnostics
import TokenFiles

/// Tokens that nothing uses, and pairs that screens use and no entry of rules.yml covers.
package struct PairCoverage: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] { tokens(context) + pairs(context) }

  // MARK: Tokens

  /// Only where something says what is used: without screens and code every palette would be unused.
  private func tokens(_ context: Context) -> [Check] {
    guard !context.screens.isEmpty || !context.sources.isEmpty else { return [] }
    let uses = TokenUses(context)
    var findings = TokenFindings(rule: Self.id, context)
    for token in context.tokens.tokens {
      let location = uses.contains(token) ? nil : context.tokens.location(of: token)
      findings.add(
        token, context.appearances.map { _ in location.map { Self.unused($0, context) } })
    }
    return findings.rows(passing: "each is used.")
  }

  private static func unused(_ location: Location, _ context: Context) -> TokenFindings.Finding {
    let places = context.sources.isEmpty ? "no screen and no rule" : "no screen, rule or source"
    return TokenFindings.Finding(
      outcome: .fail, detail: "Nothing uses it: \(places) names it, and no token that is used.",
      location: location)
  }

  // MARK: Pairs

  /// Where rules.yml declares no pairs at all, the screens are all the coverage that is wanted.
  private func pairs(_ context: Context) -> [Check] {
    guard !context.screens.isEmpty else { return [] }
    var declared = DeclaredFloors(context)
    guard !declared.isEmpty else { return [] }
    let used = ScreenPairs(context)
    var checks: [Check] = []
    for pair in used.all {
      let ratio = declared.ratio(pair.foreground, on: pair.background)
      let needed = ScreenPairs.ratio(pair.floor)
      if ratio ?? 0 < needed { checks.append(Self.uncovered(pair, needed, ratio, context)) }
    }
    let covered = used.all.count - checks.count
    if covered > 0, let first = context.screens.first {
      let count = covered == 1 ? "1 pair" : "\(covered) pairs"
      checks.append(
        Check(
          rule: Self.id, subject: "pairs of the screens", outcome: .pass,
          detail: "\(count): each is declared in rules.yml.", location: first.location))
    }
    return checks
  }

  private static func uncovered(
    _ pair: ScreenPairs.Pair, _ needed: Double, _ ratio: Double?, _ context: Context
  ) -> Check {
    let tokens = context.tokens
    var detail = "No entry of pairs covers it as \(word(pair.floor))"
    if let ratio { detail += ", only at \(text(ratio))" }
    let others = pair.count - 1
    detail += "; \(pair.element) on screen \(pair.screen)"
    if others > 0 { detail += " and \(others) other \(others == 1 ? "element" : "elements")" }
    return Check(
      rule: id, subject: tokens.name(pair.foreground) + " on " + tokens.name(pair.background),
      outcome: .fail, detail: detail + (others > 0 ? " show it." : " shows it."),
      location: pair.location)
  }

  private static func word(_ floor: Floor) -> String {
    switch floor {
    case .text: "text"
    case .largeText: "large text"
    case .nonText, .minimum: "non-text"
    }
  }

  private static func text(_ ratio: Double) -> String {
    var output = Output()
    output.write(shortest: ratio)
    return output.text
  }
}
