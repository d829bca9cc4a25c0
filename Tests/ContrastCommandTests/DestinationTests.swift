import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

/// Where reports go: several in one run, files that can't be written, the summary of a job.
@Suite struct DestinationTests {
  private func shell() -> Shell { Shell(CheckTests.project) }

  private func run(_ arguments: String..., shell: Shell) -> Shell.Run {
    shell.run(["check", "--rule", "role-count"] + arguments)
  }

  @Test func `several reports are written in one run`() throws {
    let shell = shell()
    let run = run("--format", "sarif", "--output", "a.sarif", "--format", "table", shell: shell)
    #expect(run.status == .findings)
    #expect(run.output.contains("Screen home"))
    let sarif = try #require(shell.files.text("a.sarif"))
    #expect(try JSON.parse(SourceFile(path: "a", text: sarif)).root["version"]?.text == "2.1.0")
  }

  @Test(arguments: [
    (["-f", "json", "-o", "j", "-f", "csv", "-o", "c"], ["j": "{", "c": "rule,"], ""),
    (["-o", "j", "-f", "json", "-o", "c", "-f", "csv"], ["j": "{", "c": "rule,"], ""),
    (["-f", "json", "-o", "j", "-f", "csv"], ["j": "{"], "rule,"),
    (["-f", "csv", "-f", "json", "-o", "j"], ["j": "{"], "rule,"),
    (["-f", "csv", "-o", "-", "-f", "json", "-o", "j"], ["j": "{"], "rule,"),
    (["-o", "t"], ["t": "In each cell"], ""), (["-o", "-", "-f", "csv"], [:], "rule,"),
  ])
  func `an output belongs to the format before it, or to the next`(
    _ row: (arguments: [String], files: [String: String], output: String)
  ) {
    let shell = shell()
    let run = shell.run(["check", "--rule", "role-count"] + row.arguments)
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix(row.output) && run.output.isEmpty == row.output.isEmpty)
    for (name, start) in row.files {
      #expect(shell.files.text(name)?.hasPrefix(start) == true, "\(name)")
    }
  }

  @Test(arguments: [
    (["-f", "json", "-f", "csv"], "json and csv would both go to standard output"),
    (["-f", "json", "-o", "x", "-f", "csv", "-o", "x"], "json and csv would both go to x"),
    (["-f", "json", "-o", "./x", "-f", "csv", "-o", "a/../x"], "would both go to a/../x"),
    (["-f", "json", "-o", "x", "-o", "y"], "--output y has no --format of its own"),
    (["-o", "x", "-o", "y", "-f", "json"], "--output x and --output y are for one report"),
    (["-f", "csvv"], "-f can't be csvv"),
  ])
  func `what can't be meant is refused before anything is written`(
    _ row: (arguments: [String], message: String)
  ) {
    let shell = shell()
    let run = shell.run(["check"] + row.arguments)
    #expect(run.status == .unusable)
    #expect(run.error.contains(row.message))
    #expect(run.output.isEmpty && shell.files.text("x") == nil)
  }

  @Test func `other commands keep to their formats`() {
    #expect(Shell().run("pair", "#fff", "#000", "--format", "sarif").status == .unusable)
  }

  @Test func `one report that can't be written does not keep the others from it`() {
    var shell = shell()
    shell.files.failWriting(.failed("No space left on device"))
    let run = run("-f", "sarif", "-o", "full", "-f", "table", shell: shell)
    #expect(run.status == .unusable)
    #expect(run.error == "full: error: can't be written: No space left on device\n")
    #expect(run.output.contains("Screen home"))
    shell = self.shell()
    shell.outputFault = .closed
    _ = self.run("-f", "table", "-f", "csv", "-o", "c", shell: shell)
    #expect(shell.files.text("c")?.hasPrefix("rule,") == true)
  }

  @Test func `a full disk behind standard output is an error in every format`() {
    for format in ["table", "json", "sarif", "github", "junit", "csv", "markdown"] {
      var shell = shell()
      shell.outputFault = .failed("No space left on device")
      let run = run("-f", format, shell: shell)
      #expect(run.status == .unusable)
      #expect(run.error.contains("standard output could not be written: No space left on device"))
      shell.outputFault = .closed
      #expect(self.run("-f", format, shell: shell).status == .findings)
    }
  }

  @Test func `the summary of a job is added to its file`() {
    var shell = shell()
    shell.environment["GITHUB_STEP_SUMMARY"] = "summary.md"
    shell.files.put(Array("Before\n".utf8), at: "summary.md")
    let run = run("--format", "github", shell: shell)
    #expect(run.output.hasPrefix("::error file=design/screens/home.yml,line="))
    #expect(shell.files.text("summary.md")?.hasPrefix("Before\n## contrast: 1 of 2 checks") == true)
    _ = self.run("--format", "json", shell: shell)
    #expect(shell.files.text("summary.md")?.ranges(of: "## contrast").count == 1)
    shell.files.failWriting(.notPermitted)
    let denied = self.run("--format", "github", shell: shell)
    #expect(denied.status == .unusable)
    #expect(denied.error == "summary.md: error: can't be written: not permitted\n")
  }

  @Test(arguments: ["::error::pwned", "::add-mask::x.yml", ":::"])
  func `a path on standard error is no command to GitHub Actions`(_ path: String) {
    for run in [
      Shell().run("check", "--config", path), Shell().run("check", path),
      shell().run("check", "-o", path + "/x", path),
    ] {
      #expect(!run.error.isEmpty)
      #expect(run.error.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") }, "\(run.error)")
    }
  }

  @Test func `Xcode gets absolute paths`() {
    #expect(
      run("-f", "xcode", shell: shell()).output.hasPrefix("/project/design/screens/home.yml:"))
  }
}
