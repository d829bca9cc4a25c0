import Diagnostics
import Reporters
import SourceTrees
import TestSupport
import Testing

/// What holds for every format.
@Suite struct FormatTests {
  @Test(arguments: Reporters.all.map(\.name))
  func `hostile text stays text`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let bytes = reporter.render(HostileReport.report, Presentation())
    let allowed: Set<UInt8> = name == "csv" ? [0x0A, 0x0D] : [0x0A]
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || allowed.contains($0) })
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(
      !text.unicodeScalars.contains { $0.isUnsafeToPrint && !"\n\r".unicodeScalars.contains($0) })
  }

  @Test(arguments: Reporters.all.map(\.name))
  func `an empty report is a whole one`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let empty = Report(version: "1", appearances: [], rules: [], checks: [], problems: [])
    let bytes = reporter.render(empty, Presentation())
    switch name {
    case "json", "sarif", "gitlab":
      _ = try JSON.parse(SourceFile(path: "report", bytes: bytes))
    // Some readers take a report without a suite for a broken one.
    case "junit":
      let suites = try XMLTree.parse(bytes).children
      #expect(suites.map(\.name) == ["testsuite"])
      #expect(suites.first?.attributes["tests"] == "0")
    case "checkstyle": #expect(try XMLTree.parse(bytes).children.isEmpty)
    default: break
    }
  }

  @Test(arguments: Reporters.all.map(\.name))
  func `numbers that are none do no harm`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var report = FixedReport.report
    report.checks[0].measured = .value(.nan)
    report.checks[0].outcome = .fail
    report.checks[1].measured = .between(-.infinity, .infinity)
    report.checks[1].required = .nan
    report.checks[1].outcome = .undecided
    let text = String(decoding: reporter.render(report, Presentation()), as: UTF8.self)
    #expect(!text.contains("nan,") && !text.contains(":inf") && !text.contains(",inf"))
  }

  @Test(arguments: Reporters.all.map(\.name))
  func `pieces are small and make up the whole`(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    var report = FixedReport.report
    report.checks = (0..<50).flatMap { _ in report.checks }
    var pieces: [[UInt8]] = []
    reporter.write(report, Presentation()) { pieces.append($0) }
    #expect(pieces.flatMap { $0 } == reporter.render(report, Presentation()))
    if !["table", "markdown", "html"].contains(name) {
      #expect(pieces.allSatisfy { $0.count < 1 << 17 })
    }
  }

  @Test func `names are unique and summaries are sentences`() {
    #expect(Set(Reporters.all.map(\.name)).count == Reporters.all.count)
    #expect(Reporters.all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}

@Suite struct GitLabTests {
  private func entries(_ report: Report) throws -> [DataNode] {
    let bytes = Reporter.gitlab.render(report, Presentation())
    return Array(try JSON.parse(SourceFile(path: "gitlab.json", bytes: bytes)).root.elements)
  }

  @Test(arguments: [SampleReport.fixed, .hostile])
  func `each finding has what GitLab asks for`(_ sample: SampleReport) throws {
    let report = sample.report
    let found = try entries(report)
    #expect(
      found.count == report.checks.count { $0.outcome.isFinding } + report.problems.count)
    for entry in found {
      #expect(entry["description"]?.text.isEmpty == false)
      #expect(entry["check_name"]?.text.isEmpty == false)
      #expect(entry["location"]?["path"]?.text.isEmpty == false)
      #expect((entry["location"]?["positions"]?["begin"]?["line"]?.number ?? 0) >= 1)
      #expect(["blocker", "major", "minor"].contains(entry["severity"]?.text))
    }
    let prints = found.compactMap { $0["fingerprint"]?.text }
    #expect(Set(prints).count == found.count)
  }
}

@Suite struct XMLReportTests {
  @Test(arguments: [SampleReport.fixed, .hostile])
  func `every check is a test case, and the counts are right`(_ sample: SampleReport) throws {
    let report = sample.report
    let root = try XMLTree.parse(Reporter.junit.render(report, Presentation()))
    #expect(root.name == "testsuites")
    let cases = root.all("testcase")
    #expect(cases.count == report.checks.count + report.problems.count)
    for suite in root.children + [root] {
      let inside = suite.all("testcase")
      #expect(suite.attributes["tests"] == String(inside.count))
      for (attribute, element) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite.attributes[attribute] == String(inside.count { !$0.all(element).isEmpty }))
      }
    }
    // The schema that most readers have asks for it.
    #expect((root.children + cases).allSatisfy { $0.attributes["time"] == "0" })
    #expect(
      root.all("failure").allSatisfy {
        ["error", "warning", "undecided"].contains($0.attributes["type"])
      })
  }

  @Test func `with failures only the others are left out`() throws {
    let report = FixedReport.report
    let root = try XMLTree.parse(Reporter.junit.render(report, Presentation(failuresOnly: true)))
    #expect(
      root.all("testcase").count == report.checks.count { $0.outcome.isFinding }
        + report.problems.count)
  }

  @Test func `a reason and a message come back as they were written`() throws {
    let root = try XMLTree.parse(Reporter.junit.render(FixedReport.report, Presentation()))
    #expect(
      root.all("skipped").contains {
        $0.attributes["message"]
          == "waived: Brand trade-off; Increase Contrast switches the accent to #C2410C."
      })
    #expect(
      root.all("testcase").contains { $0.attributes["name"]?.hasPrefix("<script>&\"'|`") == true })
    #expect(
      root.all("failure").contains { $0.text.hasPrefix("rules.yml:2:39: color-text-on-accent") })
  }

  @Test(arguments: [SampleReport.fixed, .hostile])
  func `Checkstyle has each finding once, below its file`(_ sample: SampleReport) throws {
    let report = sample.report
    let root = try XMLTree.parse(Reporter.checkstyle.render(report, Presentation()))
    #expect(root.name == "checkstyle")
    let names = root.children.map { $0.attributes["name"] ?? "" }
    #expect(Set(names).count == names.count)
    let errors = root.all("error")
    #expect(errors.count == report.checks.count { $0.outcome.isFinding } + report.problems.count)
    for error in errors {
      #expect((Int(error.attributes["line"] ?? "") ?? 0) >= 1)
      #expect((Int(error.attributes["column"] ?? "") ?? 0) >= 1)
      #expect(["error", "warning"].contains(error.attributes["severity"]))
      #expect(error.attributes["source"]?.hasPrefix("contrast.") == true)
    }
  }

  @Test func `the reader of these tests is strict`() {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    for text in [
      "<a></b>\n", "<a b=\"<\"/>\n", "<a b=\"1\" b=\"2\"/>\n", "<a>&x;</a>\n", "<a>\u{1}</a>\n",
      "<a>]]></a>\n", "<a/><b/>\n", "<a>\u{FFFE}</a>\n",
    ] { #expect(throws: XMLTree.Fault.self) { try XMLTree.parse(Array((head + text).utf8)) } }
    #expect(throws: Never.self) { try XMLTree.parse(Array((head + "<a b=\"&lt;\">x</a>\n").utf8)) }
  }
}

@Suite struct XcodeTests {
  @Test func `paths are absolute where the folder is known`() {
    let bytes = Reporter.xcode.render(FixedReport.report, Presentation(folder: "/src/app"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("/src/app/") })
    #expect(lines.contains { $0.hasPrefix("/src/app/rules.yml:2:39:") && $0.contains(": error: ") })
    #expect(lines.contains { $0.hasSuffix("note: the background is defined here") })
  }

  @Test func `each line is one of a compiler`() throws {
    let known = /^.*:\d+:\d+: (error|warning|note): .+$/
    for line in HostileReport.text(.xcode).split(separator: "\n")
    where line != "error: nothing" && !line.hasSuffix("note: ") {
      #expect(line.contains(known), "\(line)")
    }
  }
}

@Suite struct CSVTests {
  /// RFC 4180 by the book.
  private func rows(_ text: String) throws -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let place = (rows.count - 1, rows[rows.count - 1].count - 1)
      if isQuoted {
        if scalar != "\"" {
          rows[place.0][place.1].unicodeScalars.append(scalar)
        } else if rest.first == "\"" {
          rest.removeFirst()
          rows[place.0][place.1].unicodeScalars.append(scalar)
        } else {
          isQuoted = false
        }
      } else if scalar == "\"" {
        #expect(rows[place.0][place.1].isEmpty)
        isQuoted = true
      } else if scalar == "," {
        rows[place.0].append("")
      } else if scalar == "\r" {
        #expect(rest.popFirst() == "\n")
        rows.append([""])
      } else {
        #expect(scalar != "\n")
        rows[place.0][place.1].unicodeScalars.append(scalar)
      }
    }
    #expect(!isQuoted && rows.last == [""])
    return rows.dropLast()
  }

  /// What begins with a sign is taken for a formula, also behind blanks (OWASP, CSV injection).
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("  =1", "'  =1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"),
    ("＝1", "'＝1"),
    ("", ""), ("   ", "   "), ("a=1", "a=1"),
  ])
  func `no cell of a CSV is a formula`(_ subject: String, _ cell: String) throws {
    let file = SourceFile(path: "a.css", text: "x")
    let check = Check(
      rule: "token-value", subject: subject, outcome: .fail, location: file.location(Span(0, 1)))
    let report = Report(version: "1", appearances: [], rules: [], checks: [check], problems: [])
    #expect(try rows(HostileReport.text(.csv, report)).last?[7] == cell)
  }

  @Test(arguments: [SampleReport.fixed, .hostile])
  func `each row has all columns`(_ sample: SampleReport) throws {
    let report = sample.report
    let found = try rows(HostileReport.text(.csv, report))
    #expect(found.count == 1 + report.checks.count + report.problems.count)
    #expect(found.allSatisfy { $0.count == found[0].count })
    #expect(found[0].prefix(3) == ["rule", "outcome", "severity"])
  }

  @Test func `a spreadsheet computes nothing from a name`() throws {
    for row in try rows(HostileReport.text(.csv)).dropFirst() {
      for cell in row {
        let first = cell.unicodeScalars.first { $0 != " " }
        #expect(first.map { !"=+-@".unicodeScalars.contains($0) } ?? true, "\(cell.prefix(40))")
      }
    }
    #expect(HostileReport.text(.csv).contains("\"'=HYPERLINK(\"\"http://x\"\")"))
  }

  @Test func `numbers are numbers`() throws {
    let found = try rows(HostileReport.text(.csv, FixedReport.report))
    let measured = try #require(found[0].firstIndex(of: "measured"))
    #expect(found.contains { $0[measured] == "17.01744" && $0[measured + 2] == "4.5" })
    #expect(found.contains { $0[measured] == "1" && $0[measured + 1] == "21" })
  }
}

@Suite struct MarkdownTests {
  @Test func `the size is bounded, and what is missing is counted`() {
    var report = FixedReport.report
    let failing = report.checks.filter { $0.outcome.isFinding }
    report.checks = (0..<500).flatMap { _ in failing }
    let text = HostileReport.text(.markdown, report)
    #expect(text.utf8.count <= 65_536)
    #expect(text.contains(" more findings, left out for length."))
    #expect(HostileReport.text(.markdown).utf8.count <= 65_536)
  }

  @Test func `errors come before warnings`() throws {
    let text = HostileReport.text(.markdown, FixedReport.report)
    let lastError = try #require(text.ranges(of: "| error |").last)
    let firstWarning = try #require(text.firstRange(of: "| warning |"))
    #expect(lastError.lowerBound < firstWarning.lowerBound)
  }

  @Test func `the verdict says what is the case`() {
    func verdict(_ checks: [Check], _ problems: [Problem] = []) -> Substring? {
      let report = Report(
        version: "1", appearances: [], rules: [], checks: checks, problems: problems)
      return HostileReport.text(.markdown, report).split(separator: "\n").first
    }
    let passed = FixedReport.report.checks.filter { $0.outcome == .pass }
    #expect(verdict([]) == "## contrast: nothing was checked")
    #expect(verdict(passed) == "## contrast: no findings in \(passed.count) checks")
    #expect(
      verdict(passed, [Problem("x", path: nil)]) == "## contrast: some input could not be used")
    let one = FixedReport.report.checks.filter { $0.outcome == .undecided }
    #expect(verdict(one) == "## contrast: 1 of 1 check needs attention")
    #expect(
      verdict(one + passed) == "## contrast: 1 of \(passed.count + 1) checks needs attention")
    #expect(
      verdict(one + one + passed) == "## contrast: 2 of \(passed.count + 2) checks need attention")
    #expect(verdict(Array(passed.prefix(1))) == "## contrast: no findings in 1 check")
  }

  /// GFM 6.9, extended autolinks: `www.`, `http://`, `https://` begin one.
  @Test(arguments: [
    "www.example.com", "WWW.example.com", "see http://a.b", "(https://a.b)", "@me", "#12",
  ])
  func `no text becomes a link`(_ text: String) {
    let plain = MarkdownText.plain(text)
    #expect(!plain.lowercased().contains("www."))
    #expect(!plain.contains("://"))
    #expect(plain.replacing("<!-- -->", with: "") == text)
  }

  /// Read as GitHub reads it: rows keep their cells, and no name becomes markup.
  @Test func `no name is markup, a link or a mention`() throws {
    let bytes = Reporter.markdown.render(HostileReport.report, Presentation())
    let text = String(decoding: bytes, as: UTF8.self)
    for row in text.split(separator: "\n") where row.hasPrefix("| error |") {
      #expect(row.split(separator: "|").count == 5, "\(row)")
    }
    for piece in [
      "<script", "</testcase", "```", "](http", "@octocat", "![", "<![CDATA", "*_~", "\n# heading",
    ] { #expect(!text.contains(piece), "\(piece)") }
    #expect(!text.contains("://example"))
    let document = Markdown.parse(SourceFile(path: "r.md", bytes: bytes))
    #expect(document.blocks.isEmpty == false)
  }
}
