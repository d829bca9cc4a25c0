import ContrastCommand
import Testing

/// What a document states is no limit.
@Suite struct DiffClaimTests {
  private func run(_ arguments: String..., document: String) -> Shell.Run {
    let rules = """
      version: 1
      tokens: [t.css]
      appearances: [light]
      claims: [{file: d.md}]
      pairs: [{foreground: ink, background: paper, min: 7}]

      """
    let files = { (ink: String) in
      ["rules.yml": rules, "t.css": ":root { --ink: \(ink); --paper: #fff }", "d.md": document]
    }
    var shell = Shell(files("#a0a0a0"))
    shell.git = MemoryGit(revisions: ["main": files("#333333")])
    return shell.run(["diff", "main"] + arguments)
  }

  @Test func `the table says that it is stated`() {
    let output = run(document: "`ink` on `paper` is 12.63 : 1\n").output
    #expect(output.contains("2.61, was 12.63; stated 12.63"), "\(output)")
    #expect(output.contains("2.61, was 12.63; limit 7"), "\(output)")
  }

  @Test func `so does Markdown`() {
    let output = run("--format", "markdown", document: "`ink` on `paper` is 12.63 : 1\n").output
    #expect(output.contains(" | stated 12.63 | "), "\(output)")
    #expect(output.contains(" | 7 | "))
  }

  @Test func `a floor that a document states is a limit`() {
    let output = run(document: "`ink` on `paper` is 4.5 : 1 or more\n").output
    #expect(!output.contains("stated 4.5"), "\(output)")
  }
}
