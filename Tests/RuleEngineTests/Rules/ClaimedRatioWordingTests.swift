import Diagnostics
import RuleEngine
import Testing

/// How a ratio may be worded, and what is then asked of it.
///
/// By WCAG's formula, computed apart: #767676 has 4.5422 on white and 4.6233 on black, #171717 has 17.9278 on
/// white.
@Suite struct ClaimedRatioWordingTests {
  private func checks(_ document: String) -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [t.css]
      appearances: [light, dark]
      claims: [{file: d.md, names: {white: "#fff", paper: page, grey: muted}}]
      """,
      "t.css":
        ":root { --page: #fff; --ink: #171717; --muted: #767676 } .dark { --page: #000 }",
      "d.md": document + "\n",
    ]).report().checks(of: "claimed-ratio")
  }

  /// What is asked: exactly the digits written, at least, at most.
  @Test(arguments: [
    // Rounded, or rounded down, to the decimals written, and nothing else.
    ("`ink` on `page` is 17.92 : 1.", Outcome.pass), ("`ink` on `page` is 17.93:1.", .pass),
    ("`ink` on `page` is 17.9 : 1.", .pass), ("`ink` on `page` is 18 : 1.", .pass),
    ("`ink` on `page` is 17 : 1.", .pass), ("`ink` on `page` is 17.91 : 1.", .fail),
    ("`ink` on `page` is 17.94 : 1.", .fail), ("`ink` on `page` is 18.0 : 1.", .fail),
    // Floors.
    ("`muted` on `page` is at least 4.5 : 1.", .pass),
    ("`muted` on `page` is at least 4.6 : 1.", .fail),
    ("`muted` on `page` has 4.5 : 1 or more.", .pass),
    ("`muted` on `page` has 4.6 : 1 or more.", .fail),
    ("`muted` on `page` is ≥ 4.5 : 1.", .pass), ("`muted` on `page` is ≥4.6:1.", .fail),
    ("`muted` on `page` is >= 4.5 : 1.", .pass), ("`muted` on `page` is >= 4.6 : 1.", .fail),
    ("`muted` on `page` is > 4.54 : 1.", .pass), ("`muted` on `page` is > 4.55 : 1.", .fail),
    // Ceilings.
    ("`muted` on `page` is at most 4.6 : 1.", .pass),
    ("`muted` on `page` is at most 4.5 : 1.", .fail),
    ("`muted` on `page` is ≤ 4.6 : 1.", .pass), ("`muted` on `page` is <= 4.5 : 1.", .fail),
    ("`muted` on `page` is less than 4.6 : 1.", .pass),
    ("`muted` on `page` is < 4.54 : 1.", .fail),
  ])
  func `the words before and behind a ratio say what is asked`(
    _ sentence: String, _ outcome: Outcome
  ) {
    #expect(checks(sentence).map(\.outcome) == [outcome], "\(sentence)")
  }

  @Test(arguments: [
    ("`muted` on `page`: 4.54:1.", "muted on page"),
    ("`muted` on `page` (4.54 : 1).", "muted on page"),
    ("`muted` on `page`（4.54 : 1）。", "muted on page"),
    ("`muted` on `page` is 4.54\u{A0}:\u{A0}1.", "muted on page"),
    ("`--muted` against `--page`: 4.54 : 1.", "muted on page"),
    ("The contrast between `muted` and `page` is 4.54 : 1.", "muted on page"),
    ("#767676 on #ffffff is 4.54 : 1.", "#767676 on #ffffff"),
    ("`#767676` on white is 4.54 : 1.", "#767676 on #fff"),
    ("grey on paper is 4.54 : 1.", "muted on page"),
    ("Grey on Paper is 4.54 : 1.", "muted on page"),
    ("| Token | Contrast with white |\n| --- | --- |\n| `muted` | 4.54 : 1 |", "muted on #fff"),
    (
      "| Token | On paper |\n| --- | --- |\n| `muted` | 4.54 |\n| `muted` | 4.54 : 1 |",
      "muted on page"
    ),
    (
      "| Background | Notes |\n| --- | --- |\n| `page` | (`muted` on it 4.54 : 1) |",
      "muted on page"
    ),
    ("| Token | Contrast |\n| --- | --- |\n| `muted` | 4.54 : 1 on paper |", "muted on page"),
  ])
  func `the two colours are found in each form that is written`(
    _ document: String, _ subject: String
  ) {
    let found = checks(document)
    #expect(found.map(\.subject) == [subject], "\(document)")
    #expect(found.map(\.outcome) == [.pass])
  }

  @Test func `one sentence may speak of several appearances`() {
    let found = checks("`muted` on `page` is 4.54 : 1 in light and 4.62 : 1 in dark.")
    #expect(found.map(\.appearance) == ["light", "dark"])
    #expect(found.map(\.outcome) == [.pass, .pass])
  }

  /// Never a pass, and never nothing: each with its place and the reason.
  @Test(arguments: [
    ("WCAG asks for 4.5 : 1.", "No pair of colours is named with this ratio.", 15),
    (
      "`muted` on `nope` is 3.0 : 1.",
      "“nope” is neither a token nor a colour nor one of the document's names in rules.yml.", 22
    ),
    ("`nope` on `page` is 3.0 : 1.", "It is not said what colour stands on the background.", 21),
  ])
  func `a ratio that belongs to no pair is listed as skipped`(
    _ sentence: String, _ reason: String, _ column: Int
  ) {
    let found = checks(sentence)
    #expect(found.map(\.outcome) == [.skipped])
    #expect(found.map(\.detail) == [reason])
    #expect(found.map(\.location.start) == [Position(line: 1, column: column)])
  }

  @Test(arguments: [
    "", "No ratio at all.", "At 4:30 it is 16:9.", "`muted` on `page`: 1:1000 scale",
    "```\n`ink` on `page` is 3 : 1\n```", "<!-- `ink` on `page` is 3 : 1 -->",
  ])
  func `what is no claim is none`(_ document: String) {
    let found = checks(document)
    #expect(!found.contains { $0.outcome.isFinding }, "\(document): \(found.map(\.message))")
  }
}
