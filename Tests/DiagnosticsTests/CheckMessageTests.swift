import Diagnostics
import Testing

@Suite struct CheckMessageTests {
  private let place = SourceFile(path: "a.css", text: "x").location(Span(0, 1))

  private func check(
    _ subject: String, measured: Measure? = nil, required: Double? = nil,
    requirement: String? = nil, quantity: Quantity = .contrast, outcome: Outcome = .fail,
    detail: String? = nil, appearance: String? = "dark", screen: String? = nil,
    state: String? = nil
  ) -> Check {
    Check(
      rule: "pair-contrast", subject: subject, appearance: appearance, screen: screen,
      state: state, measured: measured, required: required, requirement: requirement,
      quantity: quantity, outcome: outcome, detail: detail, location: place)
  }

  @Test func `a contrast says the ratio rounded down, the floor and its clause`() {
    let check = check(
      "color-text-on-accent on color-accent-primary", measured: .value(3.0199), required: 4.5,
      requirement: "text at 17 px bold, WCAG 2.2 1.4.3")
    #expect(
      check.message
        == "color-text-on-accent on color-accent-primary is 3.01 : 1 in dark; "
        + "needs 4.5 (text at 17 px bold, WCAG 2.2 1.4.3)")
  }

  @Test func `an interval says both ends`() {
    let check = check(
      "a on b", measured: .between(1, 21), required: 4.5, outcome: .undecided,
      detail: "nothing opaque lies behind b.")
    #expect(
      check.message == "a on b is between 1.00 : 1 and 21.00 : 1 in dark; needs 4.5: "
        + "nothing opaque lies behind b")
  }

  @Test func `a screen and its state are named, a default state is not`() {
    let ratio = Measure.value(2)
    #expect(
      check("ring", measured: ratio, required: 3, screen: "record", state: "capture").message
        == "ring is 2.00 : 1 in dark on screen record, state capture; needs 3")
    #expect(
      check("ring", measured: ratio, required: 3, screen: "record", state: "default").message
        == "ring is 2.00 : 1 in dark on screen record; needs 3")
    #expect(
      check("ring", measured: ratio, required: 3, screen: "record", state: "capture")
        .message(naming: []) == "ring is 2.00 : 1; needs 3")
  }

  @Test func `an element is named unless it is the subject`() {
    var row = check("a on b", measured: .value(2), required: 3, screen: "record")
    row.element = "quest/start"
    #expect(row.message == "a on b is 2.00 : 1 in dark at quest/start on screen record; needs 3")
    row.element = "b"
    #expect(row.message == "a on b is 2.00 : 1 in dark at b on screen record; needs 3")
    row.element = "quest/start"
    row.subject = "coral: quest/start"
    #expect(row.message == "coral: quest/start is 2.00 : 1 in dark on screen record; needs 3")
  }

  @Test(arguments: [
    (Quantity.claim, 17.0174, 16.9, "x is 17.01 : 1; stated as 16.9"),
    (.contrastCeiling, 7.2, 6.5, "x is 7.20 : 1; at most 6.5"),
    (.contrastCeiling, 7.2, 6.538381449368002, "x is 7.20 : 1; at most 6.53"),
    (.count, 2, 1, "x occurs 2 times; at most 1"),
    (.size, 11, 12, "x is 11 px; needs 12 px"),
    (.difference, 0.05678, 0.1, "x differ by ΔE OK 0.0567; at least 0.1"),
  ])
  func `each quantity has its words`(_ row: (Quantity, Double, Double, String)) {
    let check = check(
      "x", measured: .value(row.1), required: row.2, quantity: row.0, appearance: nil)
    #expect(check.message == row.3)
  }

  @Test func `without a measure the detail speaks`() {
    #expect(
      check("color-x", detail: "expected a number, found zzz at column 7.").message
        == "color-x in dark: expected a number, found zzz at column 7")
    #expect(check("color-x", detail: "color-x is a cycle").message == "color-x in dark: is a cycle")
    #expect(
      check("a", detail: "amber never colours text").message
        == "a in dark: amber never colours text")
  }

  @Test func `without anything to say the outcome speaks`() {
    #expect(check("x", outcome: .pass, appearance: nil).message == "x passes pair-contrast")
    #expect(
      check("x", outcome: .skipped, appearance: nil).message == "x is exempt from pair-contrast")
    #expect(check("x", outcome: .undecided).message == "x in dark is undecided for pair-contrast")
  }

  @Test(arguments: [
    (15.986666666666666, "15.98 px"), (18.66, "18.66 px"), (16, "16 px"), (17.5, "17.5 px"),
    (14.666666666666666, "14.66 px"), (0.07, "0.07 px"), (8.29, "8.29 px"),
  ])
  func `sizes have two decimals at most, rounded down`(_ value: Double, _ text: String) {
    #expect(Quantity.size.text(value) == text)
  }
}
