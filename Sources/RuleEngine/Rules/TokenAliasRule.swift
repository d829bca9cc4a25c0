package import Diagnostics
import TokenFiles

/// Aliases resolve, without a cycle.
package struct TokenAliasRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var findings = TokenFindings(rule: Self.id, context)
    for token in context.tokens.tokens {
      let isAlias = context.appearances.contains {
        context.tokens.alias(of: token, in: $0.index) != nil
      }
      guard findings.isTroubled(token) else {
        if isAlias { findings.pass(token) }
        continue
      }
      let found = context.appearances.map { Self.finding(token, $0, context.tokens) }
      if isAlias || found.contains(where: { $0 != nil }) { findings.add(token, found) }
    }
    return findings.rows(passing: "each alias leads to a colour.")
  }

  /// What is wrong where it goes wrong; tokens that only lead there are not named again.
  private static func finding(
    _ token: TokenID, _ appearance: CheckedAppearance, _ tokens: TokenSystem
  ) -> TokenFindings.Finding? {
    guard case .unresolved(let problem) = tokens.palettes[appearance.index][token],
      problem.cause == token
    else { return nil }
    switch problem.kind {
    case .undefinedAlias, .unsuitableAlias, .cycle:
      return TokenFindings.Finding(problem, outcome: .fail)
    case .unreadable, .valueUnknown: return nil
    }
  }
}

extension TokenAliasRule {
  static let id = "token-alias"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "Aliases resolve to a colour, without a cycle.",
    why: "A reference that leads nowhere leaves an element without its colour.",
    help: """
      Correct the name that is referred to, define it, or break the cycle; the finding shows the chain. \
      Tokens that lead to a broken one are not listed again.
      """,
    examples: [
      RuleExample(
        "An alias of a colour, and a fallback for a name that may be missing",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          (
            "tokens.css",
            ":root { --red: #c00; --danger: var(--red); --brand: var(--theme, #06c); }\n"
          ),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A name that nothing defines",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --red-600: #c00; --danger: ↓var(--red-60); }\n"),
        ],
        outcomes: [.fail]),
      RuleExample(
        "Two tokens that refer to each other",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --a: ↓var(--b); --b: var(--a); }\n"),
        ],
        outcomes: [.fail]),
    ])
}
