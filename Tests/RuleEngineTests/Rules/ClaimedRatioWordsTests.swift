import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// What the words around a ratio say of it: limits, negations, ranges, and the appearance that it holds in.
@Suite struct ClaimedRatioWordsTests {
  /// "outcome subject" for each claim of a document, in its order.
  private func outcomes(_ document: String, tokens: String = Self.greys) -> [String] {
    checks(document, tokens: tokens).map { "\($0.outcome) \($0.subject)" }
  }

  private func checks(_ document: String, tokens: String = Self.greys) -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light, dark]
      claims: [{file: doc.md, names: {}}]
      """,
      "tokens.css": tokens, "doc.md": document,
    ]).report().checks(of: "claimed-ratio")
  }

  /// Black at #767676 on white is 4.54 : 1, at #8a8a8a on black 6.08 : 1 (WebAIM's contrast checker).
  private static let greys =
    ":root { --mid: #767676; --page: #fff; } .dark { --mid: #8a8a8a; --page: #000; }"

  @Test(arguments: [
    ("mid on page is 4.4–4.5:1", "skipped 4.5:1"),
    ("mid on page is 4.4-4.5 : 1", "skipped 4.5 : 1"),
    ("mid on page is 4-5:1", "skipped 5:1"), ("mid on page – 4.54:1", "pass mid on page"),
    ("mid on page is 4 – 5:1", "skipped 5:1"), ("mid on page, step 3 – 4.54:1", "pass mid on page"),
    ("mid on page is not 4.54:1", "skipped 4.54:1"), ("mid on page isn't 7:1", "skipped 7:1"),
    ("mid on page isn’t 7:1", "skipped 7:1"), ("mid on page is never 7:1", "skipped 7:1"),
    ("mid on page is not at least 7:1", "pass mid on page"),
    ("mid on page is not at least 4.5:1", "fail mid on page"),
    ("mid on page must not fall below 4.5:1", "pass mid on page"),
    ("mid on page must never drop below 5:1", "fail mid on page"),
    ("mid on page isn't more than 5:1", "pass mid on page"),
    ("mid on page doesn't reach 7:1", "pass mid on page"),
    ("In dark, mid on page is 6.08:1", "pass mid on page"),
    ("In dark mode mid on page is 4.54:1", "fail mid on page"),
    ("mid on page is 6.08:1 dark", "pass mid on page"),
    ("There is no mid on page below 4.5:1", "skipped 4.5:1"),
    ("No text of mid on page is under 4.5:1", "skipped 4.5:1"),
    ("Nothing in mid on page reaches 7:1", "skipped 7:1"),
    ("With no border, mid on page is 4.54:1", "pass mid on page"),
    ("mid on page has no less than 4.5:1", "pass mid on page"),
    ("mid on page has 4.54:1 dark text", "pass mid on page"),
    ("mid (#767676) on page (#ffffff) is 4.54:1", "pass mid on page"),
    ("`mid` (`#767676`) on `page` (`#fff`) is 7:1", "fail mid on page"),
    ("mid [rgb(118 118 118)] on page (white) is 4.54:1", "pass mid on page"),
  ])
  func `what a sentence says of a ratio besides its number counts`(
    _ sentence: String, _ outcome: String
  ) {
    #expect(outcomes(sentence + ".") == [outcome])
  }

  @Test func `a cell may name an appearance behind each ratio, and a row's colour its value`() {
    #expect(
      outcomes(
        """
        | Colour | Contrast on page |
        | --- | --- |
        | mid (#767676) | 4.54:1 light, 6.08:1 dark |
        | mid (`#767676`) | 4.54:1 light / 4.54:1 dark |
        """)
        == ["pass mid on page", "pass mid on page", "pass mid on page", "fail mid on page"])
  }

  @Test func `several ratios in a cell are of the appearances of the head in turn, or of none`() {
    #expect(
      outcomes(
        """
        | Colour | On page (light / dark) | On page |
        | --- | --- | --- |
        | mid | 4.54:1 / 6.08:1 | 4.54:1 / 6.08:1 |
        | mid | 4.54:1, 4.54:1 | 4.54:1 / 6.08:1 dark |
        | mid | 4.54:1 | 4.54:1 and 6.08:1 |
        | mid | 4.54:1 / 6.08:1 / 7:1 | 4.54:1 / 6.08:1 on page |
        """)
        == [
          "pass mid on page", "pass mid on page", "skipped 4.54:1", "skipped 6.08:1",
          "pass mid on page", "fail mid on page", "pass mid on page", "pass mid on page",
          "pass mid on page", "skipped 4.54:1", "skipped 6.08:1",
          "skipped 4.54:1", "skipped 6.08:1", "skipped 7:1", "pass mid on page", "fail mid on page",
        ])
  }

  @Test func `the appearance behind a ratio goes before the one at the head`() {
    #expect(
      outcomes("In dark mid on page is 6.08:1, 4.54:1 in light.")
        == ["pass mid on page", "pass mid on page"])
  }

  @Test(arguments: [
    ("Dark mode: mid on page is 6.08:1", "pass mid on page"),
    ("Dark: mid on page is 6.08:1", "pass mid on page"),
    ("**Dark theme**: mid on page is 4.54:1", "fail mid on page"),
    ("- Light: mid on page is 4.54:1", "pass mid on page"),
    ("Dark text: mid on page is 4.54:1", "pass mid on page"),
    ("## Dark\n\nmid on page is 6.08:1", "pass mid on page"),
    ("## Dark\n\nmid on page is 4.54:1", "fail mid on page"),
    ("## Dark mode contrast\n\nmid on page is 6.08:1 ", "pass mid on page"),
    ("## Dark\n\n### Text\n\nmid on page is 6.08:1", "pass mid on page"),
    ("## Dark\n\n## Text\n\nmid on page is 4.54:1", "pass mid on page"),
    ("## Dark\n\nmid on page is 4.54:1 in light", "pass mid on page"),
    ("## Dark\n\n### High contrast\n\nmid on page is 4.54:1", "skipped 4.54:1"),
    ("## Light and dark\n\nmid on page is 4.54:1", "pass mid on page"),
    ("## Dark text\n\nmid on page is 4.54:1", "pass mid on page"),
    ("Dark\n----\n\n| Token | On page |\n| --- | --- |\n| `mid` | 6.08:1 |", "pass mid on page"),
    (
      "## Dark\n\n| Token | Light, on page |\n| --- | --- |\n| `mid` | 4.54:1 |", "pass mid on page"
    ),
  ])
  func `the head of a sentence or section names the appearance`(
    _ document: String, _ outcome: String
  ) {
    #expect(outcomes(document + "\n") == [outcome])
  }

  @Test func `a colour is never said to stand on itself`() {
    #expect(
      outcomes(
        """
        | Colour | Text on it | On page |
        | --- | --- | --- |
        | `page` | mid 4.54:1 | – |
        | `page` | muted 4.54:1 | 1:1 |
        """)
        == ["pass mid on page", "skipped 4.54:1", "skipped 1:1"])
  }

  @Test func `a number alone under a head of ratios is not measured, which is said`() {
    let found = checks(
      """
      | Token | Contrast on page | Ratio | Size | Opacity |
      | --- | --- | --- | --- | --- |
      | `mid` | 4.54 | 4,54 | 12.5 | 0.38 |
      | `mid` | 4.54:1 | AA | 17.0 | 1.00 |
      | `mid` | 45.4 | 3 | – | 4.5 |
      """)
    #expect(
      found.map { "\($0.outcome) \($0.subject)" } == [
        "skipped 4.54", "skipped 4,54", "pass mid on page",
      ])
    #expect(found[0].detail == "A ratio is written 4.54 : 1; a number alone is not measured.")
    #expect(found[1].location.file.text(found[1].location.span) == "4,54")
  }
}
