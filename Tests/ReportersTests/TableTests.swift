import Diagnostics
import Reporters
import Testing

@Suite struct TableTests {
  private let place = SourceFile(path: "a.yml", text: "abc\n").location(Span(1, 2))

  private func check(
    _ subject: String, _ appearance: String? = "light", _ ratio: Double? = 5, floor: Double = 4.5,
    rule: String = "pair-contrast", screen: String? = nil, state: String? = nil,
    outcome: Outcome? = nil
  ) -> Check {
    Check(
      rule: rule, subject: subject, appearance: appearance, screen: screen, state: state,
      foreground: Swatch(token: nil, rgba: 0x112233FF),
      background: Swatch(token: nil, rgba: 0xAABBCCFF), measured: ratio.map { .value($0) },
      required: ratio == nil ? nil : floor,
      outcome: outcome ?? (ratio ?? floor >= floor ? .pass : .fail), location: place)
  }

  private func table(
    _ checks: [Check], appearances: [String] = ["light", "dark"], duration: Double? = nil,
    problems: [Problem] = [], _ presentation: Presentation = Presentation()
  ) -> String {
    let report = Report(
      version: "1", appearances: appearances, rules: FixedReport.descriptions, checks: checks,
      problems: problems, duration: duration)
    return String(decoding: Reporter.table.render(report, presentation), as: UTF8.self)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Of each kind of number: what was measured, the limit, and the unit where it is not a ratio.
  @Test(arguments: [
    (Quantity.size, Measure.value(11.5), 12.0, Outcome.fail, "FAIL 11.5px"),
    (.count, .value(2), 1, .fail, "FAIL"),
    (.difference, .value(0.09999), 0.1, .fail, "FAIL   0.0999"),
    (.contrast, .between(1, 21), 4.5, .undecided, "1.00"),
  ])
  func `a cell shows each kind of number in its own way`(
    _ quantity: Quantity, _ measured: Measure, _ required: Double, _ outcome: Outcome,
    _ part: String
  ) {
    let row = Check(
      rule: "role-size", subject: "a", appearance: "light", measured: measured, required: required,
      quantity: quantity, outcome: outcome, location: place)
    let text = table([row], appearances: ["light"])
    let words = text.split { $0 == " " || $0.isNewline }.joined(separator: " ")
    #expect(
      words.contains(part.split(separator: " ").joined(separator: " ")), "\(text)")
  }

  @Test func `a failure by a thousandth shows a ratio and a margin that say so`() {
    let text = table([check("a on b", "light", 4.4999)])
    #expect(text.contains("FAIL   4.49"))
    #expect(text.contains("4.5   -0.01"))
    #expect(!text.contains("-0.00"))
  }

  @Test func `a difference shows what is left of it at two decimals`() {
    var near = check("a and b", "light", nil, rule: "token-parity", outcome: .fail)
    near.quantity = .difference
    near.measured = .value(0.004933721697868835)
    #expect(table([near]).contains("FAIL 0.0049\n"))
    near.measured = .between(0.00401, 0.25)
    near.required = 0.1
    #expect(table([near]).contains("0.004-0.25"))
  }

  @Test func `the last line counts every outcome and says how long it took`() {
    let checks = [
      check("a", "light", 3), check("b"), check("c", "light", nil, outcome: .undecided),
      check("d", "light", nil, outcome: .waived), check("e", "light", nil, outcome: .skipped),
    ]
    #expect(
      table(checks, duration: 1.257).hasSuffix(
        "5 checked: 1 passed, 1 failed, 1 undecided, 1 waived, 1 skipped in 1.25 s\n"))
    #expect(table(checks, duration: 0.0004).contains("in 0.4 ms"))
    #expect(table(checks).hasSuffix("1 skipped\n"))
  }

  @Test func `appearances that look the same share a column`() {
    let same = ["light", "dark"].flatMap { [check("a on b", $0, 5)] }
    #expect(lines(table(same)).contains { $0.hasSuffix("light, dark") || $0.contains("light,") })
    #expect(table(same).components("PASS") == 1)
    let different = [check("a on b", "light", 5), check("a on b", "dark", 6)]
    #expect(table(different).components("PASS") == 2)
  }

  @Test func `elements of one pair that pass with the same numbers share a row`() {
    func row(_ element: String, _ ratio: Double, state: String? = nil) -> Check {
      var row = check("a on b", "light", ratio, rule: "screen-contrast", screen: "s", state: state)
      row.element = element
      return row
    }
    let passing = table([row("timer", 5), row("title", 5), row("note", 6)])
    #expect(passing.components("a on b") == 2)
    #expect(passing.contains("at timer, title"))
    let failing = table([row("timer", 2), row("title", 2)])
    #expect(failing.components("at timer") == 2)
    #expect(failing.contains("a on b is 2.00 : 1 at title; needs 4.5"))
    let states = ["idle", "capture"].flatMap { state in
      ["timer", "title"].map { row($0, 5, state: state) }
    }
    #expect(table(states).components("PASS") == 1)
    let many = table((0..<200).map { row("element-\($0)", 5) })
    #expect(lines(many).count < 12)
    #expect(many.contains(" more"))
  }

  @Test func `a ceiling that was measured is printed like any ratio`() {
    var order = check("a below b", "light", 6.5381, rule: "contrast-order")
    (order.quantity, order.required) = (.contrastCeiling, 17.017435373147304)
    #expect(table([order]).contains("<=17.01 +10.47"))
    order.measured = .value(17.0175)
    order.outcome = .fail
    #expect(table([order]).contains("<=17.01 -0.01"))
  }

  @Test func `states that look the same share a row`() {
    let same = ["idle", "capture"].map {
      check("ring", "light", 5, rule: "screen-contrast", screen: "record", state: $0)
    }
    #expect(table(same).components("ring") == 1)
    let different = [
      check("ring", "light", 5, rule: "screen-contrast", screen: "record", state: "idle"),
      check("ring", "light", 6, rule: "screen-contrast", screen: "record", state: "capture"),
    ]
    #expect(table(different).contains("ring [idle]"))
    #expect(table(different).contains("ring [capture]"))
  }

  @Test func `failures come before what passes, in sections and in rows`() throws {
    let text = table([
      check("a on b"), check("c on d", "light", 3), check("x", "light", 5, screen: "good"),
      check("y", "light", 2, screen: "bad"),
    ])
    func place(_ word: String) throws -> Int {
      try #require(lines(text).firstIndex { $0.hasPrefix(word) })
    }
    #expect(try place("c on d") < place("a on b"))
    #expect(try place("Screen bad") < place("Screen good"))
  }

  @Test func `why a rule is there is said once`() {
    let checks = ["a", "b", "c"].map { check("x", "light", 2, screen: $0) }
    #expect(table(checks).components("why:") == 1)
    #expect(table([check("a on b")]).components("why:") == 0)
  }

  @Test func `what passes without a number is counted`() {
    let checks = (0..<500).map { check("token-\($0)", "light", nil, rule: "token-value") }
    let text = table(checks)
    #expect(text.contains("token-value: PASS 500: token-0, token-1"))
    #expect(lines(text).count < 10)
  }

  @Test func `with failures only nothing else is shown, but all is counted`() {
    let text = table(
      [check("good on b"), check("bad on b", "light", 2)], Presentation(failuresOnly: true))
    #expect(!text.contains("good"))
    #expect(text.contains("bad on b"))
    #expect(text.contains("2 checked: 1 passed, 1 failed"))
  }

  @Test func `quiet says nothing when all is well`() {
    #expect(table([check("a on b")], Presentation(quiet: true)).isEmpty)
    let text = table([check("a on b", "light", 2)], Presentation(quiet: true))
    #expect(text.contains("a.yml:1:2: error"))
    #expect(!text.contains("checked"))
  }

  @Test func `problems are counted, and alone they are told elsewhere`() {
    let problem = Problem("no such file", path: "x")
    #expect(table([], problems: [problem]).isEmpty)
    #expect(table([check("a")], problems: [problem]).contains("1 problem with the input"))
    #expect(
      table([]) == "0 checked: 0 passed, 0 failed, 0 undecided, 0 waived, 0 skipped\n")
  }

  @Test func `a subject that is checked twice in one appearance has two rows`() {
    let text = table([check("a on b", "light", 5), check("a on b", "light", 6)])
    #expect(text.components("a on b") == 2)
  }

  @Test func `names that differ only in normalization are two rows`() {
    let text = table([check("caf\u{E9} on b", "light", 5), check("cafe\u{301} on b", "light", 5)])
    #expect(text.components("PASS") == 2)
  }

  @Test func `an unknown appearance or rule still has its place`() {
    let text = table([check("a on b", "sepia", 2, rule: "no-such-rule")])
    #expect(text.contains("no-such-rule"))
    #expect(text.contains("sepia"))
  }

  @Test func `numbers that are no numbers are not shown as such`() {
    var odd = check("a on b", "light", .nan, outcome: .undecided)
    odd.detail = "nothing to measure"
    let text = table([odd, check("c on d", "light", .infinity, outcome: .fail)])
    #expect(!text.lowercased().contains("nan on") && !text.contains("inf"))
  }
}

extension String {
  /// How often a word occurs.
  fileprivate func components(_ word: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
