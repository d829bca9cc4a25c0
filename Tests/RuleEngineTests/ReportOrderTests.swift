import Diagnostics
import Testing

@testable import RuleEngine

@Suite struct ReportOrderTests {
  private static let files = ["b.yml", "a.yml", "a.css"].map {
    SourceFile(path: $0, text: String(repeating: "x\n", count: 20))
  }

  private static let checks: [Check] = files.flatMap { file in
    ["second", "first"].flatMap { rule in
      [nil, "dark", "light"].flatMap { appearance in
        [4, 0].map { offset in
          Check(
            rule: rule, subject: "s", appearance: appearance, outcome: .pass,
            location: file.location(Span(offset, offset + 1)))
        }
      }
    }
  }

  private func sorted(_ checks: [Check]) -> [Check] {
    var checks = checks
    ReportOrder.sort(&checks, rules: ["first", "second"], appearances: ["light", "dark"])
    return checks
  }

  @Test func `rows come by file, place, rule and appearance`() {
    let rows = sorted(Self.checks)
    #expect(rows.map(\.location.file.path) == rows.map(\.location.file.path).sorted())
    let first = rows.prefix(12)
    #expect(first.map(\.location.span.start) == [0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4])
    #expect(
      first.prefix(6).map(\.rule) == ["first", "first", "first", "second", "second", "second"])
    #expect(first.prefix(3).map(\.appearance) == [nil, "light", "dark"])
  }

  @Test func `the order does not hang on the order of the rules' work`() {
    let expected = sorted(Self.checks)
    var checks = Self.checks
    for _ in 0..<20 {
      checks.shuffle()
      #expect(sorted(checks) == expected)
    }
  }

  @Test func `subject and screen settle what is left`() {
    let file = Self.files[0]
    let checks = [("b", "x"), ("a", "y"), ("a", "x")].map { subject, screen in
      Check(
        rule: "first", subject: subject, screen: screen, outcome: .pass,
        location: file.location(Span(0, 0)))
    }
    #expect(sorted(checks).map(\.subject) == ["a", "a", "b"])
    #expect(sorted(checks).map(\.screen) == ["x", "y", "x"])
  }

  @Test func `problems without a place come first`() {
    let problems = [
      Problem("c", at: Self.files[0].location(Span(4, 5))),
      Problem("b", at: Self.files[0].location(Span(0, 1))), Problem("a", path: nil),
    ]
    #expect(ReportOrder.sorted(problems).map(\.message) == ["a", "b", "c"])
  }

  @Test func `taking over moves all checks, in their order`() {
    var all: [Check] = []
    var first = Array(Self.checks.prefix(3))
    var rest = Array(Self.checks.dropFirst(3))
    var none: [Check] = []
    all.take(&first)
    all.take(&none)
    all.take(&rest)
    #expect(all == Self.checks)
    #expect(first.isEmpty && rest.isEmpty)
  }

  @Test func `nothing sorts to nothing`() { #expect(sorted([]).isEmpty) }
}
