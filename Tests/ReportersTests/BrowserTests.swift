import Diagnostics
import TestSupport
import Testing

@testable import Reporters

/// The page in a real browser: skipped where none is installed (Debian: `apt-get install chromium`).
@Suite(
  .serialized,
  .enabled(if: Browser.installed != nil, "no Chromium is installed: the page was not tried"))
struct BrowserTests {
  @Test func `the page loads without a word on the console`() throws {
    for report in [FixedReport.report, HostilePage.report, Self.empty, Self.bare] {
      let visit = try visit(Reporter.html.render(report, Presentation()))
      #expect(visit.console == [])
    }
  }

  @Test func `filters, links and choices work`() throws {
    try expectAll(BrowserScript.interaction, on: FixedReport.report, least: 30)
  }

  @Test func `the page can be used by keyboard and screen reader`() throws {
    try expectAll(BrowserScript.access, on: FixedReport.report, least: 12)
  }

  @Test func `hostile names do nothing but stand there`() throws {
    try expectAll(BrowserScript.hostile, on: HostilePage.report, least: 6)
  }

  @Test func `a thousand rows are shown a hundred at a time`() throws {
    try expectAll(BrowserScript.thousand, on: HostilePage.thousand, least: 6)
  }

  @Test func `a link to a check opens it at once`() throws {
    let visit = try visit(Reporter.html.render(FixedReport.report, Presentation()), "#c5")
    #expect(visit.console == [])
    #expect(visit.document.contains("id=\"d5\""))
  }

  // MARK: How

  private static var empty: Report {
    Report(version: "1", appearances: [], rules: [], checks: [], problems: FixedReport.problems)
  }

  private static var bare: Report {
    var report = FixedReport.report
    report.illustrations = nil
    return report
  }

  private func visit(_ page: [UInt8], _ fragment: String = "") throws -> Browser.Visit {
    try #require(Browser.installed?.visit(page, fragment: fragment))
  }

  /// Runs a script in the page, which writes a line for each thing that it tried: `ok …` or `not ok …`.
  private func expectAll(
    _ script: String, on report: Report, least: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let page = String(decoding: Reporter.html.render(report, Presentation()), as: UTF8.self)
    let visit = try visit(Array(Self.trying(script, in: page).utf8))
    let text = visit.document.between("<pre id=\"tried\">", "</pre>") ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("ok ") } == [], sourceLocation: sourceLocation)
    #expect(lines.count >= least, "\(lines)", sourceLocation: sourceLocation)
    #expect(visit.console == [], sourceLocation: sourceLocation)
  }

  /// The page with a script more at its end, which its policy is told of.
  private static func trying(_ script: String, in page: String) -> String {
    let whole = BrowserScript.frame(script)
    let source = "'sha256-" + Base64.text(SHA256.digest(whole.utf8)) + "'"
    return page.components(separatedBy: "script-src ").joined(separator: "script-src \(source) ")
      .components(separatedBy: "</body>").joined(separator: "<script>\(whole)</script></body>")
  }
}

/// Reports that ask more of the page.
enum HostilePage {
  static let names = [
    "</script><script>window.pwned=1</script>", "<img src=x onerror=\"window.pwned=2\">",
    "\" onfocus=\"window.pwned=3\" autofocus x=\"", "<style>*{display:none}</style>",
    "javascript:window.pwned=4", "url(javascript:1)", "red;background:url(x)", "__proto__",
    "constructor", "\u{202E}exe", String(repeating: "long-", count: 2_000),
  ]

  static var report: Report {
    var report = FixedReport.report
    report.appearances = names
    report.checks = names.indices.map { index in
      let file = SourceFile(path: names[index], text: "x")
      var check = Check(
        rule: "pair-contrast", subject: names[index], appearance: names[index],
        screen: names[index], state: names[index], element: names[index],
        foreground: Swatch(token: names[index], rgba: 0x77_7777FF),
        background: Swatch(token: names[index], rgba: 0xFFFF_FFFF), measured: .value(4.47),
        required: 4.5, outcome: .fail, detail: names[index], location: file.location(Span(0, 1)))
      check.fix = Fix(
        replacement: names[index], rgba: 0xFF, location: check.location, token: names[index])
      check.related = [Note(names[index], at: check.location)]
      return check
    }
    let values = names.map { _ in UInt32?(0x1234_56FF) }
    report.illustrations = Illustrations(
      colors: names.map { IllustratedColor(name: $0, isToken: true, values: values) },
      grid: ContrastGrid(
        foregrounds: [0, 1], backgrounds: [2],
        ratios: names.map { _ in [4.5, 3] }),
      screens: names.map { name in
        IllustratedScreen(
          name: name, location: FixedReport.screen.location(Span(0, 1)), states: [name],
          background: [0],
          elements: [
            IllustratedElement(path: name, kind: "text", color: [0]),
            IllustratedElement(path: name, kind: name),
          ])
      }, visions: [IllustratedVision(name: "\"><script>", matrix: Array(repeating: 0, count: 9))])
    return report
  }

  /// 1,000 rows, every fourth a failure.
  static var thousand: Report {
    var report = FixedReport.report
    report.checks = (0..<1000).map { index in
      Check(
        rule: "pair-contrast", subject: "ink-\(index) on page", appearance: "light",
        measured: .value(index % 4 == 0 ? 3 : 5), required: 4.5,
        outcome: index % 4 == 0 ? .fail : .pass, location: FixedReport.tokens.location(Span(0, 1)))
    }
    return report
  }
}
