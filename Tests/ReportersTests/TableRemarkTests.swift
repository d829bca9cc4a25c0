import Diagnostics
import Reporters
import Testing

/// What stands under a row of the table.
@Suite struct TableRemarkTests {
  private static let all = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  private func table(_ checks: [Check], width: Int = 80) -> String {
    let report = Report(
      version: "1", appearances: Self.all, rules: [], checks: checks, problems: [])
    return String(
      decoding: Reporter.table.render(report, Presentation(width: width)), as: UTF8.self)
  }

  private func waived(_ appearances: [String]) -> [Check] {
    let file = SourceFile(path: "a.css", text: "--ink: #777;\n")
    return appearances.map { appearance in
      var check = Check(
        rule: "pair-contrast", subject: "ink on paper", appearance: appearance, measured: .value(4),
        required: 4.5, outcome: .waived, location: file.location(Span(0, 5)))
      check.waiver = "Known."
      return check
    }
  }

  @Test func `every appearance is said only of all that there are`() {
    #expect(table(waived(Self.all)).contains("waived in every appearance: Known."))
    let three = table(waived(Array(Self.all.prefix(3))))
    #expect(three.contains("waived in light, dark, light-high-contrast: Known."), "\(three)")
    #expect(table(waived(["light", "dark"])).contains("waived in light, dark: Known."))
  }

  @Test(arguments: [60, 80, 120])
  func `appearances stand below a place that leaves them no room`(_ width: Int) {
    let file = SourceFile(
      path: "App/Assets.xcassets/lineM1.colorset/Contents.json", text: "{}\n\n")
    let checks = Self.all.prefix(3).map { appearance in
      Check(
        rule: "token-parity", subject: "line", appearance: appearance, outcome: .fail,
        detail: "It differs.", location: file.location(Span(0, 1)))
    }
    let lines = table(checks, width: width).split(separator: "\n")
    for line in lines { #expect(line.utf8.count <= width, "\(line)") }
    let place = "  App/Assets.xcassets/lineM1.colorset/Contents.json:1:1:"
    let rest = "error in light, dark, light-high-contrast"
    if width == 120 {
      #expect(lines.contains { $0 == place + " " + rest })
    } else {
      #expect(lines.contains { $0 == place })
      #expect(lines.contains { $0 == "    " + rest })
    }
  }

  private func finding(notes: Int) -> [Check] {
    let file = SourceFile(path: "a.yml", text: String(repeating: "x\n", count: 40))
    let related = (0..<notes).map {
      Note("e\($0) carries brand too", at: file.location(Span($0 * 2, $0 * 2 + 1)))
    }
    return [
      Check(
        rule: "role-count", subject: "brand", screen: "s", measured: .value(7), required: 1,
        quantity: .count, outcome: .fail, location: file.location(Span(0, 1)), related: related)
    ]
  }

  @Test(arguments: [
    (3, 3, nil), (4, 4, nil), (5, 3, "and 2 more places"), (7, 3, "and 4 more places"),
  ])
  func `places that are left out are counted`(_ row: (notes: Int, shown: Int, more: String?)) {
    let found = table(finding(notes: row.notes))
    #expect(found.split(separator: "\n").count { $0.contains("carries brand too") } == row.shown)
    #expect(found.contains("more places") == (row.more != nil))
    if let more = row.more { #expect(found.contains("    " + more)) }
  }

  @Test func `a subject that stands alone is not cut while the line has room`() {
    let file = SourceFile(path: "a.css", text: "--a: #777;\n")
    let subject = "color.brand.base-hover from color.brand.base"
    let one = Check(
      rule: "token-derived", subject: subject, outcome: .pass, location: file.location(Span(0, 3)))
    #expect(table([one]).contains("PASS 1: " + subject))
    for line in table([one], width: 50).split(separator: "\n") { #expect(line.utf8.count <= 50) }
  }
}
