package import Diagnostics
import TokenFiles

/// A token's value is a colour that can be read.
package struct TokenValueRule: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    var findings = TokenFindings(rule: Self.id, context)
    for token in context.tokens.tokens {
      guard findings.isTroubled(token) else {
        findings.pass(token)
        continue
      }
      findings.add(token, context.appearances.map { Self.finding(token, $0, context.tokens) })
    }
    return findings.rows(passing: "each value is a colour that can be read.")
      + Self.facts(context.tokens)
  }

  private static func finding(
    _ token: TokenID, _ appearance: CheckedAppearance, _ tokens: TokenSystem
  ) -> TokenFindings.Finding? {
    guard case .unresolved(let problem) = tokens.palettes[appearance.index][token],
      problem.cause == token
    else { return nil }
    switch problem.kind {
    case .unreadable:
      return TokenFindings.Finding(problem, outcome: .fail)
    case .valueUnknown:
      return TokenFindings.Finding(problem, outcome: .undecided)
    case .undefinedAlias, .unsuitableAlias, .cycle: return nil
    }
  }
}

extension TokenFindings.Finding {
  init(_ problem: TokenProblem, outcome: Outcome) {
    self.outcome = outcome
    let help = problem.help.map { "; " + $0 } ?? ""
    detail = problem.message + help + "."
    location = problem.location
    related = problem.related
  }
}

extension TokenValueRule {
  static let id = "token-value"

  package static let description = RuleDescription(
    id: id, family: .tokens,
    summary: "A token's value is a colour that can be read.",
    why:
      "A colour that can't be read is drawn as something else, or not at all, and nothing says so.",
    help: """
      Correct the value; the finding says what was expected and where. A value that only the system \
      or the place of its use knows (CanvasText, currentcolor) is undecided: nobody can say how it \
      contrasts.
      """,
    clause: "CSS Color 4, <color>",
    examples: [
      RuleExample(
        "Colours in any of CSS's notations",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --a: #fff; --b: oklch(0.7 0.1 150); --gap: 16px; }\n"),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A digit that is none",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --a: ↓#ffg; }\n"),
        ],
        outcomes: [.fail]),
      RuleExample(
        "A colour that the system chooses",
        files: [
          ("rules.yml", "tokens: [tokens.css]\nappearances: [light]\n"),
          ("tokens.css", ":root { --a: ↓CanvasText; }\n"),
        ],
        outcomes: [.undecided]),
    ])
}
