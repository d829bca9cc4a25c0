import Diagnostics
import Reporters
import SourceTrees
import Testing

@Suite struct JSONReporterTests {
  private func tree(_ report: Report, _ presentation: Presentation = Presentation()) throws
    -> DataNode
  {
    let bytes = Reporter.json.render(report, presentation)
    return try JSON.parse(SourceFile(path: "report.json", bytes: bytes)).root
  }

  private func keys(_ node: DataNode) -> [String] { node.members.map { $0.key.text } }

  @Test func `the object has these keys, in this order`() throws {
    let root = try tree(FixedReport.report)
    #expect(keys(root) == ["tool", "summary", "checks", "problems"])
    #expect(root["tool"]?["name"]?.text == "contrast")
    #expect(root["tool"]?["version"]?.text == "0.1.0")
    let summary = try #require(root["summary"])
    for key in ["checks", "passed", "failed", "waived", "skipped", "errors", "warnings"] {
      #expect(summary[key]?.number != nil, "\(key)")
    }
    #expect(root["checks"]?.elements.map { $0 }.count == FixedReport.report.checks.count)
    #expect(root["problems"]?.elements.map { $0 }.count == 2)
  }

  @Test func `a pair has both colours and an absent value has no key`() throws {
    let checks = try #require(try tree(FixedReport.report)["checks"]).elements
    let pair = try #require(checks.first { $0["fix"] != nil })
    #expect(
      keys(pair) == [
        "rule", "outcome", "severity", "appearance", "subject", "foreground", "background",
        "measured", "required", "requirement", "message", "location", "related", "fix",
      ])
    #expect(pair["background"]?["color"]?.text == "#ff6030")
    #expect(pair["background"]?["token"]?.text == "color-accent-primary")
    #expect(pair["measured"]?.number == 3.0108)
    let location = try #require(pair["location"])
    #expect(keys(location) == ["file", "line", "column", "endLine", "endColumn"])
    #expect(location["column"]?.number == 39)
    let waiver = try #require(checks.first { $0["rule"]?.text == "unused-waiver" })
    #expect(waiver["measured"] == nil && waiver["appearance"] == nil)
  }

  @Test func `an interval gives its lower end and how far it goes`() throws {
    let checks = try #require(try tree(FixedReport.report)["checks"]).elements
    let open = try #require(checks.first { $0["outcome"]?.text == "undecided" })
    #expect(open["measured"]?.number == 1)
    #expect(open["measuredUpTo"]?.number == 21)
    #expect(open["foreground"]?["color"]?.text == "#ffffff80")
  }

  @Test func `hostile names come back as they were`() throws {
    let checks = try #require(try tree(FixedReport.report)["checks"]).elements
    let subjects = Set(checks.compactMap { $0["subject"]?.text })
    #expect(subjects.isSuperset(of: ["evil\u{1B}[2J\u{202E}name", "<script>&\"'|`", "颜色"]))
    let bytes = Reporter.json.render(FixedReport.report, Presentation())
    #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test func `with failures only the summary still counts all`() throws {
    let root = try tree(FixedReport.report, Presentation(failuresOnly: true))
    let checks = try #require(root["checks"]).elements
    #expect(checks.allSatisfy { ["fail", "undecided"].contains($0["outcome"]?.text) })
    #expect(root["summary"]?["checks"]?.number == Double(FixedReport.report.checks.count))
  }

  @Test func `NaN and infinity never appear`() throws {
    var report = FixedReport.report
    report.checks[0].measured = .value(.nan)
    report.checks[1].measured = .between(-.infinity, .infinity)
    report.checks[1].required = .nan
    let text = String(decoding: Reporter.json.render(report, Presentation()), as: UTF8.self)
    #expect(!text.contains("nan") && !text.contains("inf,") && !text.contains(":inf"))
    _ = try tree(report)
  }
}
