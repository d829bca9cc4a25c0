import ColorMath
import Diagnostics
import RuleEngine
import Testing

/// Suggested colours are held against `order` and `distinct` as well. Ratios on white by WCAG 2.2's formula: #767676 4.54, #808080 3.95,
/// #999999 2.85, #595959 7.00.
@Suite struct RemedyLimitTests {
  private func fixes(_ rules: String, _ tokens: String, appearances: String = "[light]") -> [Check]
  {
    MemoryProject([
      "rules.yml": "tokens: [t.css]\nappearances: \(appearances)\n\(rules)\n", "t.css": tokens,
    ]).report().checks(of: "pair-contrast").filter { $0.outcome == .fail }
  }

  private static let pair = "pairs: [{foreground: faint, background: page, as: text}]\n"

  @Test(arguments: [
    // The one above has 4.6 : 1 or more: what passes at 4.5 stays below.
    ("#757575", false),
    // The one above has 3.95 : 1: what passes would stand out more.
    ("#808080", true),
  ])
  func `a colour that would rise above the one before it is told`(_ above: String, _ isTold: Bool)
    throws
  {
    let found = fixes(
      Self.pair + "order: [{tokens: [strong, faint], on: page}]",
      ":root { --page: #ffffff; --strong: \(above); --faint: #999999; }")
    let check = try #require(found.first)
    let fix = try #require(check.fix)
    #expect(fix.isAdvice == isTold)
    #expect((fix.location == nil) == isTold)
    let told =
      "It would break contrast-order in light: faint would stand out more than strong on page."
    #expect((check.detail ?? "").contains(told) == isTold, "\(check.detail ?? "")")
  }

  @Test func `a background on which an order would turn round is told`() throws {
    // On #808080 black has 5.32 : 1 and white 3.95 : 1; on what passes for white it is the other way.
    let found = fixes(
      "pairs: [{foreground: label, background: fill, as: text}]\norder: [{tokens: [black, white], on: fill}]",
      ":root { --label: #ffffff; --white: #ffffff; --black: #000000; --fill: #808080; }")
    // On the nearest fill, #767676, white has 4.54 : 1 and black 4.62 : 1, so that the order holds.
    #expect(found.compactMap(\.fix?.isAdvice).allSatisfy { !$0 })
    let darker = fixes(
      "pairs: [{foreground: label, background: fill, min: 5}]\norder: [{tokens: [black, white], on: fill}]",
      ":root { --label: #ffffff; --white: #ffffff; --black: #000000; --fill: #808080; }")
    let ofFill = darker.filter { $0.fix?.token == "fill" }
    #expect(ofFill.allSatisfy { $0.fix?.isAdvice == true })
  }

  @Test(arguments: [("#000000", false), ("#787878", true)])
  func `a colour that would be too near to another is told`(_ other: String, _ isTold: Bool) throws
  {
    let found = fixes(
      Self.pair + "distinct: [{tokens: [faint, other], min-delta-e: 0.08}]",
      ":root { --page: #ffffff; --other: \(other); --faint: #999999; }")
    let check = try #require(found.first)
    #expect(try #require(check.fix).isAdvice == isTold)
    #expect(
      (check.detail ?? "").contains(
        "It would break token-distinct in light: faint would be too near to other")
        == isTold, "\(check.detail ?? "")")
  }

  @Test func `what is broken today is not held against a colour`() throws {
    let found = fixes(
      Self.pair
        + "order: [{tokens: [weak, faint], on: page}]\ndistinct: [{tokens: [weak, faint], min-delta-e: 0.9}]",
      ":root { --page: #ffffff; --weak: #aaaaaa; --faint: #999999; }")
    let check = try #require(found.first)
    #expect(try #require(check.fix).isAdvice == false)
    #expect(check.detail == nil)
  }

  @Test func `aliases count as what they stand for, and every appearance that shares the literal`()
    throws
  {
    let found = fixes(
      Self.pair + "order: [{tokens: [strong, alias], on: page}]",
      """
      :root { --page: #ffffff; --strong: #333333; --faint: #999999; --alias: var(--faint); }
      .dark { --strong: #808080; }
      """, appearances: "[light, dark]")
    #expect(!found.isEmpty)
    for check in found {
      #expect(check.fix?.isAdvice == true)
      #expect(
        (check.detail ?? "").contains(
          "contrast-order in dark: alias would stand out more than strong"))
    }
  }

  @Test func `an order and a set of 1,500 tokens each are asked about every fix`() {
    let count = 1_500
    let names = (0..<count).map { "t\($0)" }
    let found = fixes(
      "pairs: [{foreground: t*, background: page, as: text}]\norder: [{tokens: [\(names.joined(separator: ", "))], on: page}]\n"
        + "distinct: [{tokens: [\(names.joined(separator: ", "))], min-delta-e: 0.0001}]",
      ":root { --page: #ffffff; \(names.map { "--\($0): #999999;" }.joined()) }")
    #expect(found.count == count)
  }
}
