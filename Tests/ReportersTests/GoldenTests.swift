import Diagnostics
import Reporters
import TestSupport
import Testing

/// `fixtures/reports` holds the fixed report in every format.
@Suite struct GoldenTests {
  @Test(arguments: Reporters.all.map(\.name))
  func `the fixed report is written as its file says`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    Golden.expect(
      reporter.render(FixedReport.report, Presentation()),
      equals: "fixtures/reports/" + Self.file(name))
  }

  /// The file of a format, by the ending that programs know it by.
  private static func file(_ format: String) -> String {
    let endings = [
      "json": "report.json", "sarif": "report.sarif", "gitlab": "gitlab.json", "junit": "junit.xml",
      "checkstyle": "checkstyle.xml", "markdown": "report.md", "csv": "report.csv",
      "html": "report.html",
    ]
    return endings[format] ?? format + ".txt"
  }

  @Test(arguments: [
    ("table-wide", Presentation(width: 130)), ("table-narrow", Presentation(width: 50)),
    ("table-color", Presentation(width: 80, color: .trueColor)),
    ("table-findings", Presentation(failuresOnly: true)),
    ("table-quiet", Presentation(quiet: true)),
  ])
  func `the table is written as its file says`(_ row: (String, Presentation)) {
    Golden.expect(
      Reporter.table.render(FixedReport.report, row.1), equals: "fixtures/reports/\(row.0).txt")
  }
}
