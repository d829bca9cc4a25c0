package import Diagnostics

/// A waiver that no finding matched has lost its reason.
package struct UnusedWaiver: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    zip(context.waivers, context.waiverUse).filter(\.1.isJudged).map { waiver, use in
      Check(
        rule: Self.description.id, subject: waiver.subjectText,
        outcome: use.matches > 0 ? .pass : .fail,
        detail: use.matches > 0 ? nil : "No finding matches this waiver.",
        location: waiver.location)
    }
  }

  package static let description = RuleDescription(
    id: "unused-waiver", family: .waivers,
    summary: "Each waiver covers at least one finding.",
    why: """
      A waiver that covers nothing hides the next finding of its kind, and tells reviewers of a gap that \
      is not there.
      """,
    help: """
      Take it out, or correct its rule, subject, screen or appearances: they are compared with what the \
      report prints.
      """,
    examples: [
      RuleExample(
        "A waiver of a pair that fails",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            order:
              - {tokens: [quiet, loud], on: page}
            waivers:
              - {rule: contrast-order, subject: "*", reason: The names are historical.}
            """
          ), ("tokens.css", tokens),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A waiver of what passes by now",
        files: [
          (
            "rules.yml",
            """
            tokens: [tokens.css]
            appearances: [light]
            order:
              - {tokens: [loud, quiet], on: page}
            waivers:
              - ↓{rule: contrast-order, subject: "*", reason: The names are historical.}
            """
          ), ("tokens.css", tokens),
        ],
        outcomes: [.fail]),
    ])

  private static let tokens = ":root { --page: #ffffff; --loud: #171717; --quiet: #726e66; }\n"
}

extension Waiver {
  /// How reports call it: `pair-contrast: text on page`.
  var subjectText: String {
    rule + ": " + (subject ?? "*") + (screen.map { " on screen " + $0 } ?? "")
  }
}
