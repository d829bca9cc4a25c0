import Reporters
import Testing

/// Lines of which the first stands behind something else.
@Suite struct BrokenLineTests {
  private func broken(_ text: String, _ first: Int, _ rest: Int) -> [String] {
    CellText(text).broken(first: first, rest: rest).map(\.text)
  }

  private static let words = "nine words of a sentence that is broken somewhere"

  @Test func `what fits is one line`() {
    #expect(broken(Self.words, 49, 10) == [Self.words])
    #expect(broken("", 0, 10) == [""])
  }

  @Test func `the first line takes what room there is, the others theirs`() {
    #expect(
      broken(Self.words, 24, 30) == ["nine words of a sentence", "that is broken somewhere"])
    #expect(
      broken(Self.words, 20, 12) == [
        "nine words of a", "sentence", "that is", "broken", "somewhere",
      ])
  }

  @Test func `where there is little room, the first line is empty`() {
    #expect(
      broken(Self.words, 10, 30) == ["", "nine words of a sentence that", "is broken somewhere"])
    #expect(broken(Self.words, -5, 60) == ["", Self.words])
  }

  @Test(arguments: [20, 33, 80, Int.max])
  func `nothing is lost, whatever the widths`(_ first: Int) {
    for text in [Self.words, "名前 の 長い 文字列 が ここ に あります", String(repeating: "x", count: 200)] {
      let lines = broken(text, first, 30)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      for line in lines.dropFirst() { #expect(CellText(line).width <= 30) }
    }
  }
}
