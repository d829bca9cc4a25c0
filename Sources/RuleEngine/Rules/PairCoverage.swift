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
    let used = context.screenPairs
    var uncovered: [CoverageRows.Row] = []
    var unsettled: [Check] = []
    for pair in used {
      if Self.isTranslucent(pair.background, context) {
        unsettled.append(Self.unsettled(pair, context))
        continue
      }
      let ratio = declared.ratio(pair.foreground, on: pair.background)
      if ratio ?? 0 < ScreenPairs.ratio(pair.floor) { uncovered.append((pair, ratio)) }
    }
    let rows = CoverageRows(context.tokens, uncovered)
    var checks = uncovered.indices.map { index in
      Check(
        rule: Self.id, appearance: nil, measured: nil, required: nil, outcome: .fail,
        location: uncovered[index].pair.location, source: rows, number: index)
    }
    let covered = used.count - checks.count - unsettled.count
    if covered > 0, let first = context.screens.first {
      let count = covered.counted("pair")
      checks.append(
        Check(
          rule: Self.id, subject: "pairs of the screens", outcome: .pass,
          detail: "\(count): each is declared in rules.yml.", location: first.location))
    }
    return checks + unsettled
  }

  private static func isTranslucent(_ token: TokenID, _ context: Context) -> Bool {
    context.appearances.contains { appearance in
      context.palette(appearance).color(token).map { $0.color.alpha < 1 } ?? false
    }
  }

  /// A pair that no entry could settle, as the ratio depends on what lies behind.
  private static func unsettled(_ pair: ScreenPairs.Pair, _ context: Context) -> Check {
    let other = context.tokens.name(pair.background)
    return Check(
      rule: id, subject: context.tokens.subject(pair.foreground, on: pair.background),
      outcome: .skipped,
      detail: "\(other) lets through what lies behind it: screens settle it, no entry of pairs.",
      location: pair.location)
  }
}
