import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

/// Public bug reports of other tools about counting, exit statuses and commit hooks.
@Suite struct PublicReportBugTests {
  private func root(_ run: Shell.Run) throws -> DataNode {
    try JSON.parse(SourceFile(path: "report", text: run.output)).root
  }

  private func shell(_ css: String, _ rules: String = "") -> Shell {
    Shell([
      "rules.yml": """
      version: 1
      tokens: [t.css]
      pairs: [{foreground: [fg], background: [bg]}]

      """ + rules, "t.css": css,
    ])
  }

  // RULE-02: a validator that skips what is no plain hex is green while gaps ship.
  @Test(arguments: [
    // 0.5 of black over white is #808080, 3.94; the mix is #808080 too.
    (":root { --bg: #fff; --fg: rgba(0, 0, 0, 0.5); }", "fail"),
    (":root { --bg: #fff; --fg: color-mix(in srgb, black, white); }", "fail"),
    (":root { --bg: rgb(255 255 255 / 0.5); --fg: #777; }", "fail"),
    (":root { --bg: rgb(255 255 255 / 0.5); --fg: #000; }", "pass"),
    (":root { --bg: rgb(0 0 0 / 0.1); --fg: #777; }", "undecided"),
    (":root { --bg: CanvasText; --fg: #777; }", "undecided"),
  ])
  func `a pair is judged after compositing, or counted as undecided`(
    _ row: (css: String, outcome: String)
  ) throws {
    let run = shell(row.css).run("check", "--rule", "pair-contrast", "--format", "json")
    let checks = Array(try #require(try root(run)["checks"]).elements)
    #expect(!checks.isEmpty)
    #expect(checks.contains { $0["outcome"]?.text == row.outcome } || row.outcome == "undecided")
    if row.outcome != "pass" { #expect(run.status == .findings) }
    if row.outcome == "undecided" {
      #expect(checks.allSatisfy { $0["outcome"]?.text != "pass" })
    }
    let summary = try #require(try root(run)["summary"])
    let counted = ["passed", "failed", "undecided", "waived", "skipped"].compactMap {
      summary[$0]?.number
    }
    #expect(counted.reduce(0, +) == summary["checks"]?.number)
  }

  // RULE-04: half a theme does not pass.
  @Test func `a token that a theme lacks is a failure`() throws {
    let shell = shell(":root { --bg: #fff; --fg: var(--text-muted); }")
    let run = shell.run("check", "--format", "json")
    #expect(run.status == .findings)
    let checks = Array(try #require(try root(run)["checks"]).elements)
    let pair = checks.filter { $0["rule"]?.text == "pair-contrast" }
    #expect(!pair.isEmpty && pair.allSatisfy { $0["outcome"]?.text == "undecided" })
    #expect(checks.contains { $0["outcome"]?.text == "fail" })
  }

  // RULE-06: what is measured does not depend on when.
  @Test func `the same input gives the same bytes in every format`() {
    let shell = Shell(CheckTests.project)
    for format in [
      "table", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown",
      "csv",
    ] {
      let first = shell.run("check", "--format", format)
      #expect(shell.run("check", "--format", format).output == first.output, "\(format)")
      #expect(!first.output.isEmpty)
    }
  }

  // CLI-05: findings that end with 0 leave CI green.
  @Test func `findings end with 1 and mistakes with 2 in every format`() {
    let shell = shell(":root { --bg: #fff; --fg: #999; }")
    let broken = self.shell(":root { --bg: #fff; --fg: #999; }", "tokns: []\n")
    for format in [
      "table", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "xcode", "markdown",
      "csv",
    ] {
      #expect(shell.run("check", "--format", format).status == .findings)
      #expect(shell.run("check", "--format", format, "--exit-zero").status == .success)
      #expect(broken.run("check", "--format", format).status == .unusable)
      #expect(shell.run("check", "--format", format, "--config", "gone.yml").status == .unusable)
    }
  }

  // CLI-01 and CLI-09, for programs: a report of nothing is still a whole report.
  @Test func `with nothing but unrelated files a report is written, and the status is 0`() throws {
    let shell = Shell(CheckTests.project)
    for format in ["json", "sarif", "gitlab"] {
      let run = shell.run("check", "--format", format, "other/unrelated.css")
      #expect(run.status == .success)
      _ = try JSON.parse(SourceFile(path: "report", text: run.output))
    }
  }

  // RULE-08: a comment that accepts a finding is for its line and its rule, is counted, and is a finding where
  // there is nothing to accept.
  @Test func `a comment accepts its own line and rule, and is counted`() throws {
    func counts(_ comment: String, _ value: String = "#999") throws -> [Double?] {
      let shell = Shell([
        "rules.yml": """
        version: 1
        tokens: [t.css]
        appearances: [light]
        pairs: [{foreground: [a, b], background: page}]

        """,
        "t.css": ":root {\n  --page: #fff;\n  --a: \(value); \(comment)\n  --b: #999;\n}\n",
      ])
      let run = shell.run(
        "check", "--rule", "pair-contrast", "--rule", "unused-waiver", "--format", "json")
      let summary = try #require(try root(run)["summary"])
      return ["passed", "failed", "waived"].map { summary[$0]?.number }
    }
    #expect(try counts("") == [0, 2, 0])
    // That the comment is of use is a check that passes.
    #expect(try counts("/* contrast:disable-line pair-contrast -- ours */") == [1, 1, 1])
    #expect(try counts("/* contrast:disable-line pair-contrast */") == [0, 3, 0])
    #expect(try counts("/* contrast:disable-line pair-contrast -- ours */", "#000") == [1, 2, 0])
  }
}
