import Diagnostics
import Reporters
import Testing

/// The table keeps to its width whatever it is fed.
@Suite struct TableWidthTests {
  private func plain(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x1B {
        while index < bytes.count, bytes[index] != UInt8(ascii: "m") { index += 1 }
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [40, 50, 64, 79, 80, 81, 100, 132, 200])
  func `no line is wider than the terminal`(_ width: Int) {
    for color in [Presentation.ColorDepth.none, .basic, .trueColor] {
      let bytes = Reporter.table.render(
        FixedReport.report, Presentation(width: width, color: color))
      for line in plain(bytes).split(separator: "\n") {
        // A place is never broken, so that it can be clicked; nor are the appearances behind it.
        if line.contains(": error") || line.contains(": warning") { continue }
        #expect(String(line).displayWidth <= width, "\(line)")
      }
    }
  }

  @Test func `colour adds nothing but colour`() {
    let plainBytes = Reporter.table.render(FixedReport.report, Presentation(width: 100))
    let colored = Reporter.table.render(
      FixedReport.report, Presentation(width: 100, color: .basic))
    #expect(plain(colored) == String(decoding: plainBytes, as: UTF8.self))
    #expect(!plainBytes.contains(0x1B))
  }

  @Test func `no line ends with spaces`() {
    for width in [50, 80, 130] {
      let text = plain(Reporter.table.render(FixedReport.report, Presentation(width: width)))
      #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
    }
  }

  @Test func `nothing from a file reaches the terminal as a command`() {
    let text = String(
      decoding: Reporter.table.render(FixedReport.report, Presentation()), as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeToPrint })
  }

  @Test func `names of fifty thousand characters and hundreds of appearances end in a table`() {
    let place = SourceFile(path: "x", text: "x").location(Span(0, 1))
    let name = String(repeating: "long-", count: 10_000)
    let appearances = (0..<200).map { "mode-\($0)" }
    let checks = appearances.enumerated().map { number, appearance in
      Check(
        rule: name, subject: name + " on " + name, appearance: appearance,
        measured: .value(Double(number) / 20), required: 4.5,
        outcome: number < 90 ? .fail : .pass, detail: name, location: place)
    }
    let report = Report(
      version: "1", appearances: appearances, rules: [], checks: checks, problems: [])
    let text = plain(Reporter.table.render(report, Presentation()))
    #expect(text.contains("FAIL"))
    #expect(text.utf8.count < 1_000_000)
  }
}
