import Diagnostics
import Synchronization
import Testing

/// Checks whose details are made when they are asked for.
@Suite struct CheckTests {
  private static let place = SourceFile(path: "a.css", text: "abc").location(Span(1, 2))

  /// Numbers its subjects, and counts how often it is asked.
  private final class Source: CheckSource {
    let asked = Mutex(0)

    func details(of number: Int) -> CheckDetails {
      asked.withLock { $0 += 1 }
      return CheckDetails(
        subject: subject(of: number), screen: screen(of: number), element: element(of: number),
        foreground: Swatch(token: "fg", rgba: 1), requirement: "a wish", detail: "So it is.",
        related: [Note("here", at: CheckTests.place)])
    }
    func subject(of number: Int) -> String { "subject \(number)" }
    func screen(of number: Int) -> String? { number % 2 == 0 ? "home" : nil }
    func element(of number: Int) -> String? { number % 2 == 0 ? "title" : nil }
    func row(of number: Int) -> Int { number / 4 }
    func subjectOrder(_ number: Int, _ other: Int) -> Int? { nil }
  }

  private func check(_ source: Source, _ number: Int) -> Check {
    Check(
      rule: "r", appearance: "light", measured: .value(2), required: 3, outcome: .fail,
      location: Self.place, source: source, number: number)
  }

  @Test func `details are what the source says, and nothing is made before`() {
    let source = Source()
    let checks = (0..<100).map { check(source, $0) }
    #expect(source.asked.withLock(\.self) == 0)
    #expect(checks[7].subject == "subject 7")
    #expect(checks[7].screen == nil)
    #expect(checks[8].screen == "home")
    #expect(checks[8].element == "title")
    #expect(checks[8].state == nil)
    #expect(source.asked.withLock(\.self) == 0)
    #expect(checks[7].requirement == "a wish")
    #expect(checks[7].detail == "So it is.")
    #expect(checks[7].related.map(\.message) == ["here"])
    #expect(checks[7].foreground?.token == "fg")
    #expect(checks[7].background == nil)
    #expect(checks[7].fix == nil)
    #expect(checks[7].waiver == nil)
  }

  @Test func `a change is the check's own`() {
    let source = Source()
    let first = check(source, 3)
    var second = first
    second.detail = "Otherwise."
    second.waiver = "accepted"
    #expect(first.detail == "So it is.")
    #expect(first.waiver == nil)
    #expect(second.detail == "Otherwise.")
    #expect(second.waiver == "accepted")
    #expect(second.subject == "subject 3")
    #expect(second.related == first.related)
    var third = second
    third.detail = nil
    #expect(third.detail == nil)
    #expect(second.detail == "Otherwise.")
  }

  @Test func `a check is equal to one that says the same, wherever its details come from`() {
    let source = Source()
    let made = check(source, 4)
    let kept = made.detailed
    #expect(kept == made)
    #expect(kept.hashValue == made.hashValue)
    let written = Check(
      rule: "r", subject: "subject 4", appearance: "light", screen: "home", element: "title",
      foreground: Swatch(token: "fg", rgba: 1), measured: .value(2), required: 3,
      requirement: "a wish", outcome: .fail, detail: "So it is.", location: Self.place,
      related: [Note("here", at: Self.place)])
    #expect(written == made)
    #expect(check(source, 6) != made)
    var other = made
    other.severity = .warning
    #expect(other != made)
  }

  @Test func `details that are kept are not made again`() {
    let source = Source()
    let kept = check(source, 5).detailed
    let asked = source.asked.withLock(\.self)
    #expect(kept.detail == "So it is.")
    #expect(kept.message == check(source, 5).message)
    #expect(kept.detailed.detail == kept.detail)
    #expect(source.asked.withLock(\.self) > asked)
    #expect(source.asked.withLock(\.self) < asked + 8)
  }

  @Test func `a check is small, whatever it says`() {
    #expect(MemoryLayout<Check>.size <= 152)
  }
}
