import Diagnostics
import Testing

@testable import RuleEngine

@Suite struct BaselineTests {
  private func project(_ ink: String, _ other: String = "#000", above: String = "") -> MemoryProject
  {
    MemoryProject([
      "rules.yml": """
      tokens: [tokens.css]
      appearances: [light, dark]
      pairs: [{foreground: [ink, other], background: page}]
      """,
      "tokens.css": "\(above):root { --page: #fff; --ink: \(ink); --other: \(other); }",
    ])
  }

  private func findings(_ project: MemoryProject, _ baseline: Baseline) -> (
    findings: [String], resolved: [String]
  ) {
    var options = Runner.Options.test
    options.baseline = baseline
    let report = project.report("rules.yml", options)
    return (report.checks.filter(\.outcome.isFinding).map(\.message), report.resolved)
  }

  @Test func `what was there is accepted wherever it has moved to`() {
    let baseline = Baseline(project("#999").report())
    #expect(baseline.count == 2)
    let run = findings(project("#999", above: "/* a new line */\n\n"), baseline)
    #expect(run.findings.isEmpty)
    #expect(run.resolved.isEmpty)
  }

  @Test func `what got better but is not good is accepted still`() {
    #expect(findings(project("#888"), Baseline(project("#999").report())).findings.isEmpty)
  }

  @Test func `what got worse is a finding again and says what it was`() {
    let run = findings(project("#aaa"), Baseline(project("#999").report()))
    #expect(run.findings.count == 2)
    #expect(run.findings.allSatisfy { $0.contains("was 2.84") }, "\(run.findings)")
  }

  @Test func `a new finding counts`() {
    let run = findings(project("#999", "#777"), Baseline(project("#999").report()))
    #expect(run.findings.count == 2)
    #expect(run.findings.allSatisfy { $0.hasPrefix("other on page") })
  }

  @Test func `what is gone is named`() {
    let run = findings(project("#000"), Baseline(project("#999").report()))
    #expect(
      run.resolved == [
        "pair-contrast: ink on page in dark", "pair-contrast: ink on page in light",
      ])
  }

  @Test func `a partial run says nothing of what is gone`() {
    var options = Runner.Options.test
    options.baseline = Baseline(project("#999").report())
    options.appearances = ["dark"]
    #expect(project("#000").report("rules.yml", options).resolved.isEmpty)
  }

  @Test func `of one key as many are accepted as there were`() {
    let file = SourceFile(path: "a.swift", text: "a b c")
    func check(_ offset: Int) -> Check {
      Check(
        rule: "raw-color", subject: "#ff0000", outcome: .fail,
        location: file.location(Span(offset, offset + 1)))
    }
    let families = ["raw-color": RuleFamily.sources]
    var report = Report(version: "", appearances: [], rules: [], checks: [], problems: [])
    report.checks = [check(0), check(2)]
    let baseline = Baseline(report)
    var checks = [check(0), check(2), check(4)]
    _ = baseline.apply(to: &checks, families: [:])
    #expect(checks.map(\.outcome) == [.waived, .waived, .fail])
    #expect(checks[0].acceptance == .baseline)
    // With its family known, code is told apart by its file.
    #expect(Baseline.key(check(0), families).file == "a.swift")
    #expect(Baseline.key(check(0), [:]).file == nil)
  }

  @Test func `it is written as it is read, sorted and one finding a line`() throws {
    let baseline = Baseline(project("#999", "#777").report())
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines[1]
        == """
        {"rule":"pair-contrast","subject":"ink on page","appearance":"dark",\
        "measured":2.8490277552870378,"required":4.5},
        """)
    let (read, problems) = Baseline.read(SourceFile(path: "b.json", text: text))
    #expect(problems.isEmpty)
    #expect(read.bytes == baseline.bytes)
    #expect(findings(project("#999", "#777"), read).findings.isEmpty)
  }

  @Test func `nothing found is an empty list`() {
    #expect(
      String(decoding: Baseline(project("#000").report()).bytes, as: UTF8.self)
        == "{\"version\": 1, \"findings\": [\n]}\n")
  }

  @Test(arguments: [
    ("", "there is nothing in this file"), ("{\"findings\": []}", "needs the key version"),
    ("{\"version\": 2, \"findings\": []}", "expected 1"),
    ("{\"version\": 1, \"findings\": [{\"rule\": \"x\"}]}", "subject"),
    ("{\"version\": 1, \"findngs\": []}", "unknown key findngs"),
  ])
  func `a file that is none says why`(_ text: String, _ message: String) {
    let problems = Baseline.read(SourceFile(path: "b.yml", text: text)).problems
    #expect(problems.contains { $0.message.contains(message) }, "\(problems.map(\.line))")
  }

  @Test func `text of any kind comes back`() {
    let file = SourceFile(path: "a", text: "x")
    var report = Report(version: "", appearances: [], rules: [], checks: [], problems: [])
    for subject in [
      "a\"b", "a\\b", "line\nbreak", "\u{1B}[31m", "漢字", "{x}", "# no", "- a: b", "\u{0}",
    ] {
      report.checks.append(
        Check(
          rule: "token-value", subject: subject, outcome: .undecided,
          location: file.location(Span(0, 1))))
    }
    let (read, problems) = Baseline.read(
      SourceFile(path: "b.json", bytes: Baseline(report).bytes))
    #expect(problems.isEmpty)
    _ = read.apply(to: &report.checks, families: [:])
    #expect(report.checks.allSatisfy { $0.outcome == .waived })
  }

  /// What identifies a finding is said, and nothing that its subject says already.
  @Test func `what is gone is named with its place`() {
    func project(_ color: String, _ code: String) -> MemoryProject {
      MemoryProject([
        "rules.yml": """
        tokens: [t.css]
        appearances: [light]
        screens: [s.yml]
        sources: {files: ["App/*.swift"]}
        """,
        "t.css": ":root { --page: #fff; --ink: \(color); }",
        "s.yml": """
        screen: home
        states: [default, busy]
        background: page
        elements: [{id: a, kind: group, elements: [
          {id: b, kind: text, color: ink, size: 12}]}]
        """,
        "App/v.swift": code,
      ])
    }
    let old = project("#999", "let a = Color(hex: 0xff0000)\n")
    let baseline = Baseline(old.report())
    #expect(findings(old, baseline).resolved.isEmpty)
    let gone = findings(project("#000", "let a = 1\n"), baseline).resolved
    #expect(
      gone.contains("screen-contrast: ink on page in light at a/b on screen home"), "\(gone)")
    #expect(
      gone.contains("screen-contrast: ink on page in light at a/b on screen home, state busy"))
    #expect(gone.contains { $0.hasPrefix("raw-color: ") && $0.hasSuffix(" in App/v.swift") })
  }

  /// What could not be decided was accepted; that it fails is news. The other way round it is not.
  @Test func `a failure is worse than what could not be decided`() {
    let unknown = project("CanvasText")
    let failing = project("#999")
    #expect(!findings(failing, Baseline(unknown.report())).findings.isEmpty)
    let back = findings(unknown, Baseline(failing.report())).findings
    #expect(!back.contains { $0.hasPrefix("ink on page") }, "\(back)")
  }

  @Test func `of several in one place the worst is what counts`() {
    let file = SourceFile(path: "a.md", text: "a b c")
    func check(_ offset: Int, _ measured: Double) -> Check {
      Check(
        rule: "claimed-ratio", subject: "a on b", measured: .value(measured), required: 4.5,
        outcome: .fail, detail: "As written.", location: file.location(Span(offset, offset + 1)))
    }
    var report = Report(version: "", appearances: [], rules: [], checks: [], problems: [])
    report.checks = [check(0, 4), check(2, 2), check(4, 3)]
    let (baseline, problems) = Baseline.read(
      SourceFile(path: "b.json", bytes: Baseline(report).bytes))
    #expect(problems.isEmpty)
    var checks = [check(0, 2), check(2, 1.9), check(4, 2.1)]
    _ = baseline.apply(to: &checks, families: [:])
    #expect(checks.map(\.outcome) == [.waived, .fail, .waived])
    #expect(checks[1].detail == "As written. It got worse: in the baseline it was 2.00 : 1.")
  }
}
