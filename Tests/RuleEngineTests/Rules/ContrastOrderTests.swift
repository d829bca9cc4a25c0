import Diagnostics
import RuleEngine
import TestSupport
import Testing

@Suite struct ContrastOrderTests {
  private func checks(_ tokens: String, _ appearances: String = "[light]") -> [Check] {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: \(appearances)
      order: [{tokens: [first, second, third], on: page}]
      """,
      "tokens.css": tokens,
    ]).report().checks(of: "contrast-order")
  }

  @Test func `each token is compared with the one above it, in every appearance`() {
    let found = checks(
      ":root { --first: #000; --second: #333; --third: #666; --page: #fff; }", "[light, dark]")
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.outcome == .pass })
    #expect(found[0].subject == "second below first on page")
    #expect(found[0].required == 21)
    #expect(found[0].quantity == .contrastCeiling)
  }

  @Test func `equal contrast is in order`() {
    let found = checks(":root { --first: #333; --second: #333; --third: #333; --page: #fff; }")
    #expect(found.map(\.outcome) == [.pass, .pass])
  }

  @Test func `a token that rises above the one before it fails at its definition`() throws {
    let found = checks(":root { --first: #333; --second: #666; --third: #555; --page: #fff; }")
    #expect(found.map(\.outcome) == [.pass, .fail])
    let check = try #require(found.last)
    #expect(check.location.start == Position(line: 1, column: 40))
    #expect(check.related.map(\.message).contains("second, which comes before it, is defined here"))
    #expect(check.message.contains("third below second on page"))
  }

  @Test func `an order can turn round in one appearance`() {
    let found = checks(
      """
      :root { --first: #000; --second: #333; --third: #666; --page: #fff; }
      .dark { --page: #000; --first: #aaa; --second: #fff; --third: #999; }
      """, "[light, dark]")
    #expect(found.filter { $0.outcome == .fail }.map(\.subject) == ["second below first on page"])
  }

  @Test func `a colour that is not known leaves the order undecided`() {
    let found = checks(
      ":root { --first: #000; --second: var(--nothing); --third: #666; --page: #fff; }")
    #expect(found.map(\.outcome) == [.undecided, .undecided])
    let over = checks(
      ":root { --first: #000; --second: #333; --third: #666; --page: rgb(255 255 255 / 0.5); }")
    #expect(over.map(\.outcome) == [.undecided, .undecided])
  }

  @Test func `alpha counts`() {
    // Black at 40 % stands out less than #555 on white.
    let found = checks(
      ":root { --first: #000; --second: #555; --third: rgb(0 0 0 / 0.4); --page: #fff; }")
    #expect(found.map(\.outcome) == [.pass, .pass])
  }
}
