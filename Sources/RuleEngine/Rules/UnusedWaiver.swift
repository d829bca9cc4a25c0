package import Diagnostics

/// A waiver that no finding matched has lost its reason; so has a comment that disables nothing.
package struct UnusedWaiver: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    let waivers = zip(context.waivers, context.waiverUse).filter(\.1.isJudged).map { waiver, use in
      Check(
        rule: Self.description.id, subject: waiver.subjectText,
        outcome: use.matches > 0 ? .pass : .fail,
        detail: use.matches > 0 ? nil : "No finding matches this waiver.",
        location: waiver.location)
    }
    let suppressions = zip(context.suppressions, context.suppressionUse).filter(\.1.isJudged).map {
      suppression, use in
      let flaw = suppression.flaw ?? (use.matches > 0 ? nil : "No finding is there to disable.")
      return Check(
        rule: Self.description.id, subject: suppression.subject,
        outcome: flaw == nil ? .pass : .fail, detail: flaw, location: suppression.location)
    }
    return waivers + suppressions
  }

  package static let description = RuleDescription(
    id: "unused-waiver", family: .waivers,
    summary: "Each waiver, and each comment that disables a rule, covers a finding.",
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
        "A waiver of what is there twice",
        files: [
          ("rules.yml", rules("- {rule: role-count, subject: coral, reason: Being redesigned.}")),
          ("tokens.css", tokens), ("today.yml", screen),
        ],
        outcomes: [.pass]),
      RuleExample(
        "A waiver of what passes, and one whose subject has a typo",
        files: [
          (
            "rules.yml",
            rules(
              """
              - {rule: role-count, subject: coral, reason: Being redesigned.}
                - ↓{rule: role-count, subject: lime, reason: Never true.}
                - ↓{rule: role-count, subject: corral, reason: Being redesigned.}
              """)
          ),
          ("tokens.css", tokens), ("today.yml", screen),
        ],
        outcomes: [.pass, .fail, .fail]),
      RuleExample(
        "Comments beside the place: one with its reason, one without, one that disables nothing",
        files: [
          (
            "rules.yml",
            rules("- {rule: role-count, subject: coral, reason: Being redesigned.}")
              + "\npairs: [{foreground: coral, background: page}, {foreground: ink, background: page}]\n"
          ),
          (
            "tokens.css",
            """
            :root {
              --page: #ffffff;
              --coral: #ff6030; /* contrast:disable-line pair-contrast -- Being redesigned. */
              ↓/* contrast:disable-next-line pair-contrast */
              --lime: #dffc66;
              ↓/* contrast:disable-next-line pair-contrast -- Too light. */
              --ink: #000000;
            }
            """
          ), ("today.yml", screen),
        ],
        outcomes: [.pass, .pass, .fail, .fail]),
    ])

  private static func rules(_ waivers: String) -> String {
    """
    tokens: [tokens.css]
    screens: [today.yml]
    appearances: [light]
    roles:
      coral: {tokens: [coral], per-screen: {max: 1}}
      lime: {tokens: [lime], per-screen: {max: 1}}
    waivers:
      \(waivers)
    """
  }

  private static let tokens = ":root { --page: #ffffff; --coral: #ff6030; --lime: #dffc66; }\n"

  private static let screen = """
    screen: today
    background: page
    elements:
      - {id: start, kind: control, fill: coral}
      - {id: later, kind: control, fill: coral}
    """
}

extension Waiver {
  /// How reports call it: `pair-contrast: text on page`.
  var subjectText: String {
    rule + ": " + (subject ?? "*") + (screen.map { " on screen " + $0 } ?? "")
  }
}
