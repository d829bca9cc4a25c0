import ColorMath
import ColorSyntax
import Diagnostics
import RuleEngine
import TestSupport
import Testing

@Suite struct TokenDistinctTests {
  private func report(
    _ entry: String, _ tokens: String, _ appearances: String = "[light]"
  ) -> Report {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: \(appearances)
      distinct:
        - \(entry)
      """,
      "tokens.css": tokens,
    ]).report()
  }

  private func checks(
    _ entry: String, _ tokens: String, _ appearances: String = "[light]"
  ) -> [Check] {
    report(entry, tokens, appearances).checks(of: "token-distinct")
  }

  @Test func `every two tokens are one row in every appearance`() {
    let found = checks(
      "{tokens: [a, b, c]}", ":root { --a: #f00; --b: #fff; --c: #000; }", "[light, dark]")
    #expect(found.count == 6)
    #expect(Set(found.map(\.subject)) == ["a and b", "a and c", "b and c"])
    #expect(Set(found.compactMap(\.appearance)) == ["light", "dark"])
    #expect(found.allSatisfy { $0.required == 0.1 && $0.quantity == .difference })
  }

  @Test func `black and white are one apart for everyone`() throws {
    let found = checks(
      "{tokens: [a, b], vision: [normal, protan, deutan, tritan, grey]}",
      ":root { --a: #fff; --b: #000; }")
    #expect(abs(try #require(found.first?.measured?.lowest) - 1) < 1e-3)
    #expect(found.first?.outcome == .pass)
  }

  // CSS Color 4 gives these in OKLab: red 0.628 0.2249 0.1258, lime 0.8664 -0.2339 0.1795.
  @Test func `normal vision measures the distance in OKLab`() throws {
    let found = checks(
      "{tokens: [a, b], vision: normal}", ":root { --a: red; --b: lime; }")
    let expected = (0.2384 * 0.2384 + 0.4588 * 0.4588 + 0.0537 * 0.0537).squareRoot()
    #expect(abs(try #require(found.first?.measured?.lowest) - expected) < 2e-3)
  }

  @Test(arguments: [
    ("#b5651d", "#6b8e23", "deutan", "deuteranopia"),
    ("#7d5a5a", "#5a7d7d", "protan", "protanopia"),
    ("#808080", "#808080", "grey", "in greys"),
  ])
  func `the vision in which they are nearest is named`(
    _ first: String, _ second: String, _ vision: String, _ phrase: String
  ) throws {
    let found = checks(
      "{tokens: [a, b], min-delta-e: 1, vision: [\(vision)]}",
      ":root { --a: \(first); --b: \(second); }")
    #expect(found.first?.outcome == .fail)
    #expect(try #require(found.first?.detail).contains(phrase))
  }

  @Test func `the worst of several visions counts`() throws {
    let tokens = ":root { --a: #b5651d; --b: #6b8e23; }"
    let single = ["normal", "protan", "deutan", "tritan"].compactMap {
      checks("{tokens: [a, b], vision: [\($0)]}", tokens).first?.measured?.lowest
    }
    let all = try #require(checks("{tokens: [a, b]}", tokens).first?.measured?.lowest)
    #expect(single.count == 4)
    #expect(all == single.min())
  }

  @Test func `a difference of exactly the minimum passes`() throws {
    let tokens = ":root { --a: oklab(0.5 0 0); --b: oklab(0.75 0 0); }"
    let entry = "{tokens: [a, b], vision: normal, min-delta-e: 0.25}"
    #expect(checks(entry, tokens).map(\.outcome) == [.pass])
    #expect(
      checks(entry.replacing("0.25", with: "0.2500001"), tokens).map(\.outcome) == [.fail])
  }

  @Test func `a finding stands at the later token and points at the other and the set`() throws {
    let found = checks("{tokens: [a, b]}", ":root { --a: #777; --b: #787878; }")
    let check = try #require(found.first)
    #expect(check.location.start == Position(line: 1, column: 20))
    #expect(check.related.map(\.message) == ["a is defined here", "the set is declared here"])
    #expect(check.foreground?.token == "b")
    #expect(check.background?.token == "a")
  }

  @Test func `a token twice in a set is not compared with itself`() {
    let found = checks("{tokens: [a, \"*\"]}", ":root { --a: #000; --b: #fff; }")
    #expect(found.map(\.subject) == ["a and b"])
  }

  @Test func `two tokens of one colour are no distance apart`() {
    let found = checks("{tokens: [a, b]}", ":root { --a: #777; --b: var(--a); }")
    #expect(found.map(\.measured) == [.value(0)])
    #expect(found.map(\.outcome) == [.fail])
  }

  @Test func `what is translucent or can't be read is undecided, once`() {
    let found = checks(
      "{tokens: [a, b, c, d]}",
      ":root { --a: #000; --b: #fff; --c: #ff000080; --d: currentcolor; }")
    #expect(
      found.filter { $0.outcome == .undecided }.map(\.subject) == [
        "c and the others", "d and the others",
      ])
    #expect(found.filter { $0.outcome == .pass }.map(\.subject) == ["a and b"])
  }

  @Test func `a set of one token is a mistake`() {
    let found = report("{tokens: [a]}", ":root { --a: #000; }")
    #expect(found.problems.map(\.message) == ["distinct needs two tokens or more"])
  }

  // MARK: Large sets

  private func color(_ number: Int) -> String {
    let digits = String(number * 48_271 % 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  @Test func `in a large set each token has a row with the nearest before it`() throws {
    let count = 60
    let tokens = (0..<count).map { "--t\($0): \(color($0));" }.joined(separator: " ")
    let names = (0..<count).map { "t\($0)" }.joined(separator: ", ")
    let found = checks("{tokens: [\(names)], min-delta-e: 0.05}", ":root { \(tokens) }")
    #expect(found.count == count - 1)
    // Two by two, each is a small set.
    let visions: [VisionDeficiency?] = [nil, .protan, .deutan, .tritan]
    let seen = try visions.map { vision in
      try (0..<count).map { index in
        guard case .color(let color, _) = try CSSColor.parse(self.color(index)) else {
          throw NoColor()
        }
        return vision.map {
          color.simulated($0, model: $0 == .tritan ? .brettel1997 : .machado2009)
        } ?? color
      }
    }
    for second in 1..<count {
      let nearest = (0..<second).flatMap { first in
        seen.map { $0[second].deltaEOK(to: $0[first]) }
      }.min()
      let check = try #require(found.first { $0.foreground?.token == "t\(second)" })
      #expect(abs(try #require(check.measured?.lowest) - (nearest ?? 0)) < 1e-12)
    }
  }
  private struct NoColor: Error {}

  @Test func `five thousand tokens are as many rows`() {
    let tokens = (0..<5000).map { "--t\($0): \(color($0));" }.joined(separator: "\n")
    let found = checks("{tokens: [\"t*\"]}", ":root { \(tokens) }")
    #expect(found.count == 4999)
  }

  @Test func `tritan vision is Brettel's, as simulate shows it`() throws {
    // coloraide 4: Color(c).filter("tritan", 1, method="brettel", space="srgb-linear"), delta_e "ok".
    let found = checks(
      "{tokens: [a, b], vision: tritan}", ":root { --a: #ff6030; --b: #ff8080; }")
    let measured = try #require(found.first?.measured?.lowest)
    #expect(abs(measured - 0.070480709134) < 1e-9)
  }
}
