import Diagnostics
import Reporters
import Testing

/// Tables of thousands of rows, and checks whose details are made when they are asked for.
@Suite struct TableRoomTests {
  private static let file = SourceFile(path: "t.css", text: String(repeating: "x\n", count: 9000))

  private final class Pairs: CheckSource {
    func details(of number: Int) -> CheckDetails {
      CheckDetails(
        subject: subject(of: number), foreground: Swatch(token: "t\(row(of: number))", rgba: 0xFF),
        background: Swatch(token: "page", rgba: 0xFFFF_FFFF), requirement: "WCAG 2.2 1.4.3 text")
    }
    func subject(of number: Int) -> String { "t\(row(of: number)) on page" }
    func row(of number: Int) -> Int { number / 2 }
    func subjectOrder(_ number: Int, _ other: Int) -> Int? { nil }
  }

  /// Pairs in light and dark.
  private func checks(_ count: Int, _ ratio: (Int) -> Double) -> [Check] {
    let source = Pairs()
    return (0..<count).flatMap { pair in
      ["light", "dark"].enumerated().map { column, appearance in
        let measured = ratio(pair)
        return Check(
          rule: "pair-contrast", appearance: appearance, measured: .value(measured), required: 4.5,
          outcome: measured >= 4.5 ? .pass : .fail,
          location: Self.file.location(Span(2 * pair, 2 * pair + 1)), source: source,
          number: 2 * pair + column)
      }
    }
  }

  private func render(_ checks: [Check], _ reporter: Reporter = .table, failuresOnly: Bool = false)
    -> String
  {
    let report = Report(
      version: "1", appearances: ["light", "dark"], rules: FixedReport.descriptions,
      checks: checks, problems: [])
    return String(
      decoding: reporter.render(report, Presentation(failuresOnly: failuresOnly)), as: UTF8.self)
  }

  private func count(_ text: String, _ part: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `appearances of one pair share a row, whether their details are kept or made`() {
    let made = checks(40) { Double($0 % 9) + 1 }
    let kept = made.map(\.detailed)
    var mixed = made
    for index in stride(from: 0, to: mixed.count, by: 3) {
      mixed[index].detail = nil
    }
    #expect(render(made) == render(kept))
    #expect(render(made) == render(mixed))
    #expect(count(render(made), " on page ") >= 40)
  }

  @Test func `of thousands of findings the first hundreds are shown and all are counted`() {
    let text = render(checks(3000) { $0 % 3 == 0 ? 7 : 2 })
    let shown = count(text, "t.css:")
    #expect((100...1000).contains(shown))
    #expect(text.contains("6000 checked: 2000 passed, 4000 failed"))
    #expect(text.contains("FAIL 1"))
    #expect(text.contains("PASS 1000: "))
    #expect(text.contains("--format json lists each"))
    #expect(text.utf8.count < 300_000)
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 80 })
  }

  @Test func `JSON lists each, however many they are`() {
    let text = render(checks(3000) { $0 % 3 == 0 ? 7 : 2 }, .json)
    #expect(count(text, "\"subject\"") == 6000)
    #expect(!text.contains("lists each"))
  }

  @Test func `a table of some hundred rows is shown whole`() {
    let text = render(checks(400) { $0 % 2 == 0 ? 7 : 2 })
    #expect(count(text, "t.css:") == 200)
    #expect(!text.contains("--format json"))
    #expect(count(text, " on page ") >= 400)
  }

  @Test func `findings have the room before what passes`() {
    let text = render(checks(3000) { $0 < 2900 ? 7 : 2 })
    #expect(count(text, "t.css:") == 100)
    #expect(text.contains("PASS"))
    #expect(!text.contains("--format json lists each"))
  }

  @Test func `the same holds with failures only`() {
    let text = render(checks(3000) { $0 % 3 == 0 ? 7 : 2 }, failuresOnly: true)
    #expect(!text.contains("PASS"))
    #expect(text.contains("--format json lists each"))
    #expect(text.contains("4000 failed"))
  }

  /// U+212B is canonically A and U+030A, and both have three bytes; tokens are told apart by their bytes.
  @Test func `names that only look the same have rows of their own`() {
    let checks = ["\u{212B}", "A\u{030A}"].enumerated().map { number, name in
      Check(
        rule: "token-gamut", subject: name, appearance: ["light", "dark"][number], outcome: .fail,
        location: Self.file.location(Span(2 * number, 2 * number + 1)))
    }
    #expect(count(render(checks), "t.css:") == 2)
    #expect(count(render(checks), "FAIL  ") + count(render(checks), "FAIL\n") == 2)
    #expect(!render(checks).contains("FAIL   FAIL"))
  }

  // MARK: Intervals

  @Test(arguments: [
    (Quantity.count, 1.0, 2.0, "1-2"), (.size, 12, 17.5, "12-17.5px"),
    (.contrast, 1, 21, "1.00-21.00"),
    (.count, 0, 10, "0-10"),
  ])
  func `an interval is written like the numbers at its ends`(
    _ quantity: Quantity, _ low: Double, _ high: Double, _ text: String
  ) {
    let check = Check(
      rule: "role-count", subject: "coral", measured: .between(low, high), required: 1,
      quantity: quantity, outcome: .undecided, location: Self.file.location(Span(0, 1)))
    let lines = render([check]).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == text })
  }
}
