import Diagnostics
import Testing

@testable import Reporters

@Suite struct CellTextTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    let cells = CellText(text)
    return cells.lines(width: width).map { range in
      var output = Output()
      output.write(cells, range)
      return output.text
    }
  }

  @Test(arguments: [
    ("color-text-on-accent", 20, "color-text-on-accent"),
    ("color-text-on-accent", 13, "color...ccent"),
    ("讲清楚了讲清楚了", 11, "讲清...楚了"), ("讲清楚了讲清楚了", 10, "讲清...了"), ("abcdef", 4, "...."),
    ("abcdef", 0, ""), ("abcdef", 5, "a...f"),
  ])
  func `what is too long loses its middle`(_ row: (String, Int, String)) {
    let shown = CellText(row.0).elided(to: row.1)
    #expect(shown.text == row.2)
    #expect(shown.width <= row.1)
  }

  @Test func `text is broken at spaces`() {
    #expect(lines("one two three", 8) == ["one two", "three"])
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two three", 3) == ["one", "two", "thr", "ee"])
    #expect(lines("", 5) == [""])
    #expect(lines("fits", 4) == ["fits"])
  }

  @Test func `a name is broken behind its joints`() {
    #expect(lines("color-text-on-accent", 12) == ["color-text-", "on-accent"])
    #expect(lines("design/screens/record.yml", 16) == ["design/screens/", "record.yml"])
    #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
  }

  @Test func `wide text is broken between characters and stays in its width`() {
    #expect(lines("讲清楚了", 5) == ["讲清", "楚了"])
    #expect(lines("讲清楚了", 1) == ["讲", "清", "楚", "了"])
  }

  @Test(arguments: 2...40)
  func `no line is wider than asked and nothing but spaces is lost`(_ width: Int) {
    let text = "The element 讲清楚了/标题 of design/screens/记录.yml is 3.01 : 1; needs 4.5 👍 (WCAG 2.2)"
    let broken = lines(text, width)
    #expect(broken.allSatisfy { $0.displayWidth <= width })
    #expect(broken.joined().filter { $0 != " " } == text.filter { $0 != " " })
    #expect(CellText(text).elided(to: width).width <= width)
  }

  @Test func `hostile text is cleaned before it is measured`() {
    let text = CellText("a\u{1B}[31mb\u{202E}")
    #expect(text.text == "a\\u{1b}[31mb\\u{202e}")
    #expect(text.width == text.text.utf8.count)
  }

  @Test func `padding fills up to the width`() {
    var output = Output()
    output.write(CellText("讲"), paddedTo: 4)
    output.write(CellText("abcdefgh"), paddedTo: 6)
    #expect(output.text == "讲  ab...h")
  }

  @Test func `a text of a quarter of a million characters is broken and shortened`() {
    let text = CellText(String(repeating: "ab-讲 ", count: 50_000))
    #expect(text.lines(width: 80).count > 3_000)
    #expect(text.elided(to: 30).width <= 30)
  }
}
