package import Diagnostics

/// A waiver past its last day does not hold any more.
package struct ExpiredWaiver: Rule {
  package init() {}

  package func check(_ context: Context) -> [Check] {
    guard let today = context.today else { return [] }
    return context.waivers.compactMap { waiver in
      guard let until = waiver.until else { return nil }
      let isOver = waiver.isExpired(on: today)
      return Check(
        rule: Self.description.id, subject: waiver.subjectText, outcome: isOver ? .fail : .pass,
        detail: isOver ? "Its last day was \(until); today is \(today)." : nil,
        location: waiver.location)
    }
  }

  package static let description = RuleDescription(
    id: "expired-waiver", family: .waivers,
    summary: "No waiver is past its last day.",
    why: """
      A day was set so that the gap would be looked at again; from then on its findings count.
      """,
    help: """
      Close the gap and take the waiver out, or agree on a new day and write it under `until`.
      """,
    examples: [
      RuleExample(
        "A waiver whose day is still to come",
        files: [
          ("rules.yml", rules("{rule: pair-contrast, reason: New brand, until: 9999-12-31}"))
        ],
        outcomes: [.pass]),
      RuleExample(
        "A waiver whose day is long over",
        files: [
          ("rules.yml", rules("↓{rule: pair-contrast, reason: New brand, until: 2001-01-01}"))
        ],
        outcomes: [.fail]),
    ])

  private static func rules(_ waiver: String) -> String {
    "tokens: []\nwaivers:\n  - \(waiver)\n"
  }
}
