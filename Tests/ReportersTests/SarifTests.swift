import Diagnostics
import Reporters
import SourceTrees
import TestSupport
import Testing

@Suite struct SarifTests {
  private func tree(_ report: Report) throws -> DataNode {
    let bytes = Reporter.sarif.render(report, Presentation())
    return try JSON.parse(SourceFile(path: "report.sarif", bytes: bytes)).root
  }

  private func run(_ report: Report) throws -> DataNode {
    try #require(try tree(report)["runs"]?.element(at: 0))
  }

  private func results(_ report: Report) throws -> [DataNode] {
    Array(try #require(try run(report)["results"]).elements)
  }

  private static func schema() throws -> SchemaValidator {
    let path = "fixtures/conformance/sarif/sarif-schema-2.1.0.json"
    let bytes = try #require(SourceTree.bytes(Repository.root + "/" + path))
    return SchemaValidator(try JSON.parse(SourceFile(path: path, bytes: bytes)).root)
  }

  @Test(arguments: SampleReport.allCases)
  func `the published schema holds`(_ sample: SampleReport) throws {
    let report = sample.report
    #expect(try Self.schema().faults(in: try tree(report)) == [])
  }

  @Test func `the schema check itself finds faults`() throws {
    let schema = try Self.schema()
    for (text, fault) in [
      ("{\"runs\":[]}", " has no version"), ("{\"version\":\"2.1.0\"}", " has no runs"),
      ("{\"version\":\"3\",\"runs\":[]}", "/version can't be 3"),
      ("{\"version\":\"2.1.0\",\"runs\":[{}]}", "/runs/0 has no tool"),
      ("{\"version\":\"2.1.0\",\"runs\":[],\"x\":1}", "/x is not known"),
    ] {
      let value = try JSON.parse(SourceFile(path: "x", text: text)).root
      #expect(schema.faults(in: value) == [fault])
    }
    for uri in ["a b", "a:b.css", "1:x", "%zz", "ä", "<x>"] {
      #expect(SchemaValidator.isURIReference(uri) == (uri == "a:b.css"), "\(uri)")
    }
  }

  @Test func `no string is empty`() throws {
    func check(_ node: DataNode) {
      if node.isString { #expect(!node.text.isEmpty) }
      for element in node.elements { check(element) }
      for (_, value) in node.members { check(value) }
    }
    check(try tree(FixedReport.report))
    var report = FixedReport.report
    for index in report.checks.indices where report.checks[index].outcome.isFinding {
      report.checks[index].related = [Note("", at: FixedReport.tokens.location(Span(0, 0)))]
      report.checks[index].waiver = ""
    }
    check(try tree(report))
  }

  @Test func `a rule has all that code scanning shows`() throws {
    let rules = try #require(try run(FixedReport.report)["tool"]?["driver"]?["rules"]).elements
    let rule = try #require(rules.first { $0["id"]?.text == "pair-contrast" })
    #expect(rule["name"]?.text == "PairContrast")
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect(rule[key]?["text"]?.text.isEmpty == false, "\(key)")
    }
    #expect(rule["help"]?["markdown"]?.text.contains("**What to do:** Darken") == true)
    #expect(rule["defaultConfiguration"]?["level"]?.text == "error")
    #expect(rule["properties"]?["precision"]?.text == "very-high")
    #expect(rule["properties"]?["problem.severity"]?.text == "error")
    let tags = try #require(rule["properties"]?["tags"]).elements.map(\.text)
    #expect(tags.contains("accessibility") && tags.count <= 20)
  }

  // REP-08: never one result with many locations.
  @Test func `each finding is a result with one location`() throws {
    let report = FixedReport.report
    let found = try results(report)
    let wanted = report.checks.filter { $0.outcome.isFinding || $0.outcome == .waived }
    #expect(found.count == wanted.count)
    for (result, check) in zip(found, wanted) {
      #expect(result["ruleId"]?.text == check.rule)
      #expect(result["level"]?.text == check.severity.rawValue)
      #expect(result["locations"].map { $0.count } == 1)
      let index = try #require(result["ruleIndex"]?.number)
      #expect(report.rules[Int(index)].id == check.rule)
    }
  }

  // REP-06: a span of nothing, at the end, in an empty file, beyond the file.
  @Test(arguments: [Span(0, 0), Span(3, 3), Span(900, 901), Span(5, 2)])
  func `lines and columns are positive and in order`(_ span: Span) throws {
    for text in ["", "a", "a\r\nb\r\n", "👍👍\n"] {
      let file = SourceFile(path: "a.css", text: text)
      let check = Check(
        rule: "x", subject: "s", outcome: .fail, location: file.location(span))
      let report = Report(
        version: "1", appearances: [], rules: [], checks: [check], problems: [])
      let result = try #require(try results(report).first)
      let place = result["locations"]?.element(at: 0)?["physicalLocation"]?["region"]
      let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map {
        place?[$0]?.number ?? 0
      }
      #expect(numbers.allSatisfy { $0 >= 1 })
      #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
      #expect(result["ruleIndex"] == nil)
    }
  }

  // REP-02 and REP-04
  @Test(arguments: [
    ("a:b.css", "a%3Ab.css"), ("design/a b.css", "design/a%20b.css"), ("", "rules.yml"),
    ("记录.yml", "%E8%AE%B0%E5%BD%95.yml"), ("../x.css", "../x.css"), ("a%20b", "a%2520b"),
    ("a#b?c", "a%23b%3Fc"), ("a\\b", "a%5Cb"), ("/abs/a b.css", "file:///abs/a%20b.css"),
    ("<stdin>", "%3Cstdin%3E"), ("\u{1B}[31m", "%1B%5B31m"), ("http://x/y", "http%3A//x/y"),
  ])
  func `a path is a URI reference`(_ row: (path: String, uri: String)) throws {
    let file = SourceFile(path: row.path, text: "x")
    let check = Check(rule: "x", subject: "s", outcome: .fail, location: file.location(Span(0, 1)))
    let report = Report(version: "1", appearances: [], rules: [], checks: [check], problems: [])
    let place = try #require(try results(report).first)["locations"]?.element(at: 0)
    let artifact = place?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"]?.text == row.uri)
    #expect((artifact?["uriBaseId"] == nil) == row.path.hasPrefix("/"))
  }

  @Test func `related places are linked from the message`() throws {
    let result = try #require(
      try results(FixedReport.report).first { $0["relatedLocations"] != nil })
    #expect(
      result["message"]?["text"]?.text.hasSuffix(" See: [the background is defined here](1).")
        == true
        || result["message"]?["text"]?.text.contains("[the background is defined here](1)") == true)
    let related = try #require(result["relatedLocations"]?.element(at: 0))
    #expect(related["id"]?.number == 1)
    #expect(related["message"]?["text"]?.text == "the background is defined here")
  }

  @Test func `what looks like a link or a placeholder in a name is none`() throws {
    let texts = try results(HostileReport.report).map { $0["message"]?["text"]?.text ?? "" }
    let link = try #require(texts.first { $0.contains("example.com") })
    #expect(link.contains("[link\\](https://example.com)"))
    #expect(texts.contains { $0.contains("{{0}} {{1}} {{{{x}}}}") })
  }

  @Test func `a fix replaces what stands there`() throws {
    let result = try #require(try results(FixedReport.report).first { $0["fixes"] != nil })
    let change = result["fixes"]?.element(at: 0)?["artifactChanges"]?.element(at: 0)
    let replacement = change?["replacements"]?.element(at: 0)
    #expect(change?["artifactLocation"]?["uri"]?.text == "design/tokens.css")
    #expect(replacement?["insertedContent"]?["text"]?.text == "#c94c26")
    #expect(replacement?["deletedRegion"]?["startColumn"]?.number == 27 || replacement != nil)
  }

  @Test func `waived findings are suppressed, with the reason, and others say that they are not`()
    throws
  {
    for result in try results(FixedReport.report) {
      let suppressions = try #require(result["suppressions"])
      guard result["properties"]?["outcome"]?.text == "waived" else {
        #expect(suppressions.count == 0)
        continue
      }
      let suppression = try #require(suppressions.element(at: 0))
      #expect(suppression["kind"]?.text == "external")
      #expect(suppression["justification"]?.text.hasPrefix("Brand trade-off") == true)
    }
  }

  @Test(
    arguments: zip([Acceptance.waiver, .baseline, .comment], ["external", "external", "inSource"]))
  func `a suppression says where it stands`(_ acceptance: Acceptance, _ kind: String) throws {
    var report = FixedReport.report
    for index in report.checks.indices { report.checks[index].acceptance = acceptance }
    let found = try results(report).compactMap { $0["suppressions"]?.element(at: 0)?["kind"]?.text }
    #expect(!found.isEmpty && found.allSatisfy { $0 == kind })
  }

  @Test func `input that can't be used is a notification of a run that failed`() throws {
    let invocation = try #require(try run(FixedReport.report)["invocations"]?.element(at: 0))
    #expect(invocation["executionSuccessful"]?.boolean == false)
    let notes = try #require(invocation["toolConfigurationNotifications"]).elements.map { $0 }
    #expect(notes.count == 2)
    #expect(notes[0]["message"]?["text"]?.text.hasPrefix("expected a mapping") == true)
    let fine = try #require(try run(SampleReport.empty.report)["invocations"]?.element(at: 0))
    #expect(fine["executionSuccessful"]?.boolean == true)
  }

  @Test func `fingerprints tell findings apart and outlive moved lines and new ratios`() throws {
    func prints(_ report: Report) throws -> [String] {
      try results(report).map { $0["partialFingerprints"]?["contrastCheck/v1"]?.text ?? "" }
    }
    let first = try prints(FixedReport.report)
    #expect(Set(first).count == first.count)
    var moved = FixedReport.report
    for index in moved.checks.indices {
      let old = moved.checks[index].location
      moved.checks[index].location = SourceFile(
        path: old.file.path, text: "\n\n" + String(decoding: old.file.bytes, as: UTF8.self)
      ).location(Span(Int(old.span.start) + 2, Int(old.span.end) + 2))
      if moved.checks[index].outcome == .fail { moved.checks[index].measured = .value(1.5) }
    }
    #expect(try prints(moved) == first)
    let twice = Report(
      version: "1", appearances: [], rules: [],
      checks: FixedReport.report.checks + FixedReport.report.checks, problems: [])
    let doubled = try prints(twice)
    #expect(Set(doubled).count == doubled.count)
  }
}

/// The tests of `fingerprints.ts` in github/codeql-action (MIT).
@Suite struct LineHashTests {
  private func hashes(_ text: String) throws -> [String] {
    let file = SourceFile(path: "a", text: text)
    let checks = (0..<file.lineStarts.count).map { line in
      let start = Int(file.lineStarts[line])
      return Check(
        rule: "x", subject: "\(line)", outcome: .fail, location: file.location(Span(start, start)))
    }
    let report = Report(version: "1", appearances: [], rules: [], checks: checks, problems: [])
    let bytes = Reporter.sarif.render(report, Presentation())
    let root = try JSON.parse(SourceFile(path: "r", bytes: bytes)).root
    let results = try #require(root["runs"]?.element(at: 0)?["results"]).elements
    return results.map { $0["partialFingerprints"]?["primaryLocationLineHash"]?.text ?? "" }
  }

  private static let greeting = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
    "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1",
        "b86d3392aea1be30:1", "e6ceba753e1a442:1",
      ]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greeting),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greeting),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greeting),
  ])
  func `the hash of a line is GitHub's`(_ row: (text: String, hashes: [String])) throws {
    #expect(try hashes(row.text) == row.hashes)
  }

  @Test func `equal lines are counted`() throws {
    let text = String(repeating: "a\n", count: 300)
    let found = try hashes(text)
    #expect(Set(found).count == found.count)
    #expect(found.count == 301)
  }
}
