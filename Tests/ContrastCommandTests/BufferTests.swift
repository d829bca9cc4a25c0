import Diagnostics
import SourceTrees
import Testing

@testable import ContrastCommand

/// `check --stdin-filename PATH`: an editor's text that is not saved yet.
@Suite struct BufferTests {
  private static let files = [
    "rules.yml": """
    version: 1
    extends: [base.yml]
    tokens: [design/*.css]
    screens: ["screens/*.yml"]
    claims: [{file: notes.md, names: {paper: paper}}]
    sources: {files: ["App/**/*.swift"]}
    uses: [cta]
    roles:
      coral: {tokens: [coral], per-screen: {max: 1}}

    """,
    "base.yml": """
    version: 1
    appearances: [light]
    pairs: [{foreground: ink, background: paper}]

    """,
    "design/tokens.css": """
    @import "../shared/base.css";
    :root { --coral: #ff6030; --ink: #171717; --muted: #595959; }
    """,
    "shared/base.css": ":root { --paper: #fff; }",
    "screens/home.yml": """
    version: 1
    screen: home
    background: paper
    elements:
      - {id: go, kind: shape, use: cta, fill: coral}

    """,
    "notes.md": "| ink on paper | 17.9 : 1 |\n",
    "App/View.swift": "let a = 1\n",
  ]

  private func run(_ path: String, _ text: String, _ more: [String] = []) -> Shell.Run {
    var shell = Shell(Self.files)
    // In pieces, as a pipe gives them.
    shell.input = text.count > 3 ? [String(text.prefix(3)), String(text.dropFirst(3))] : [text]
    return shell.run(["check", "--stdin-filename", path, "--format", "json"] + more)
  }

  private func findings(_ run: Shell.Run) throws -> [String] {
    let root = try JSON.parse(SourceFile(path: "report", text: run.output)).root
    return try #require(root["checks"]).elements.compactMap { check in
      check["outcome"]?.text == "fail" ? check["rule"]?.text : nil
    }
  }

  // Each text breaks what its file takes part in, and nothing else is wrong on the disk.
  @Test(arguments: [
    (
      "design/tokens.css", ":root { --paper: #fff; --coral: #ff6030; --ink: #999; }",
      "pair-contrast"
    ),
    ("shared/base.css", ":root { --paper: #333; }", "pair-contrast"),
    (
      "screens/home.yml",
      """
      {version: 1, screen: home, background: paper, elements: [
        {id: a, kind: shape, use: cta, fill: coral}, {id: b, kind: shape, use: cta, fill: coral}]}
      """, "role-count"
    ),
    (
      "screens/new.yml",
      """
      {version: 1, screen: new, background: paper, elements: [
        {id: a, kind: shape, use: cta, fill: coral}, {id: b, kind: shape, use: cta, fill: coral}]}
      """, "role-count"
    ),
    ("App/View.swift", "let a = Color(hex: \"#ff0000\")\n", "raw-color"),
    ("App/New/Deep/View.swift", "let a = Color(hex: \"#ff0000\")\n", "raw-color"),
    (
      "base.yml",
      "version: 1\nappearances: [light]\npairs: [{foreground: ink, background: paper, min: 21}]\n",
      "pair-contrast"
    ),
    (
      "rules.yml",
      """
      version: 1
      tokens: [design/*.css]
      appearances: [light]
      pairs: [{foreground: ink, background: paper, min: 20}]

      """, "pair-contrast"
    ),
  ])
  func `the text stands for the file`(_ path: String, _ text: String, _ rule: String) throws {
    for written in [path, "./" + path, "/project/" + path, "design/../" + path] {
      let run = run(written, text)
      #expect(run.status == .findings, "\(written): \(run.error)")
      #expect(try findings(run).contains(rule), "\(written)")
    }
  }

  // The same bytes on the disk give the same report.
  @Test func `the report is that of check PATH`() throws {
    for (path, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      let typed = Shell(Self.files).run("check", path, "--format", "json")
      let piped = run(path, text)
      #expect(piped.output == typed.output, "\(path)")
      #expect(piped.error == typed.error, "\(path)")
      #expect(piped.status == typed.status, "\(path)")
    }
  }

  @Test func `a file of no interest is said to be none`() {
    let run = run("other/unrelated.css", ":root { --ink: red }")
    #expect(run.status == .success)
    #expect(run.error == "other/unrelated.css: note: takes no part in any check\n")
    #expect(self.run("other/unrelated.css", "", ["--quiet"]).error.isEmpty)
  }

  @Test func `only the one file is replaced, and nothing is written`() throws {
    var shell = Shell(Self.files)
    shell.input = [":root { --paper: #fff; --coral: #ff6030; --ink: #999; }"]
    let run = shell.run("check", "--stdin-filename", "design/tokens.css")
    #expect(run.status == .findings)
    #expect(shell.files.text("design/tokens.css") == Self.files["design/tokens.css"])
    #expect(!shell.files.reads.contains("design/tokens.css"))
  }

  @Test func `through a link it is the same file`() throws {
    var shell = Shell(Self.files)
    shell.files.link("now.css", to: "design/tokens.css")
    shell.input = [":root { --paper: #fff; --coral: #ff6030; --ink: #999; }"]
    let run = shell.run("check", "--stdin-filename", "now.css", "--format", "json")
    #expect(try findings(run).contains("pair-contrast"))
  }

  @Test func `rules.yml need not be saved at all`() throws {
    var shell = Shell(["t.css": ":root { --ink: #999; --paper: #fff }"])
    shell.input = ["version: 1\ntokens: [t.css]\npairs: [{foreground: ink, background: paper}]\n"]
    let run = shell.run("check", "--stdin-filename", "rules.yml", "--format", "json")
    #expect(try findings(run).contains("pair-contrast"))
  }

  @Test func `bad text is an error with its place in the file`() {
    let run = run("screens/home.yml", "version: 1\nscreen: [")
    #expect(run.status == .unusable)
    #expect(run.error.contains("screens/home.yml:2:"))
    let empty = self.run("design/tokens.css", "")
    #expect(empty.error.contains("rules.yml") || empty.error.contains("design/tokens.css"))
  }

  @Test func `a folder, no name and another choice of files are refused`() {
    #expect(run("design", "").error.contains("design is a folder"))
    #expect(run("new/", "").error.contains("new/ is a folder"))
    for more in [["design/tokens.css"], ["--staged"], ["--since", "main"], ["--watch"]] {
      let run = run("design/tokens.css", "", more)
      #expect(run.status == .unusable)
      #expect(run.error.contains("can't go together"), "\(more)")
    }
    #expect(Shell(Self.files).run("check", "--stdin-filename").error.contains("needs a value"))
  }

  @Test func `somebody who types is told what is waited for`() {
    var shell = Shell(Self.files)
    shell.terminal.inputIsTerminal = true
    shell.input = [Self.files["design/tokens.css", default: ""]]
    #expect(
      shell.run("check", "--stdin-filename", "design/tokens.css").error.hasPrefix(
        "contrast: note: reads the text of design/tokens.css from standard input"))
  }

  @Test func `reports, baselines and summaries are written beside it`() {
    var shell = Shell(Self.files)
    shell.input = [":root { --paper: #fff; --coral: #ff6030; --ink: #999; }"]
    shell.environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
    let run = shell.run(
      "check", "--stdin-filename", "design/tokens.css", "-f", "csv", "-o", "report.csv", "-f",
      "github")
    #expect(run.status == .findings, "\(run.error)")
    #expect(shell.files.text("report.csv")?.contains("pair-contrast") == true)
    #expect(shell.files.text("summary.md")?.isEmpty == false)
  }

  @Test func `a text over the limit of files is refused as one`() {
    var shell = Shell(Self.files)
    shell.input = [String(repeating: " ", count: SourceStore.sizeLimit + 1)]
    let run = shell.run("check", "--stdin-filename", "design/tokens.css")
    #expect(run.status == .unusable)
    #expect(run.error.contains("design/tokens.css: is larger than 64 MB"), "\(run.error)")
    #expect(!run.error.contains("takes no part"))
  }

  @Test func `from the root of the disk, and through folders that are not there`() throws {
    var shell = Shell()
    shell.files = MemoryFiles(
      [
        "rules.yml": "version: 1\ntokens: [\"new/*/*.css\"]\nappearances: [light]\n"
          + "pairs: [{foreground: ink, background: paper}]\n"
      ], in: "/")
    shell.input = [":root { --paper: #fff; --ink: #999; }"]
    let run = shell.run("check", "--stdin-filename", "/new/deep/t.css", "--format", "json")
    #expect(try findings(run).contains("pair-contrast"), "\(run.error)")
  }
}
