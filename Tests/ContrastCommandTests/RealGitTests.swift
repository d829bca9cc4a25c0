import RuleEngine
import Testing

@testable import ContrastCommand

/// Once with the real git, in a temporary folder.
@Suite struct RealGitTests {
  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `a commit is compared with what is there now`() throws {
    try TemporaryFolder.with { folder in
      try compare(in: folder)
    }
  }

  private func compare(in folder: TemporaryFolder) throws {
    let git = LocalGit(root: folder.path)
    let rules =
      "tokens: [tokens.css]\nappearances: [light]\npairs: [{foreground: ink, background: page}]\n"
    try folder.write(rules, to: "rules.yml")
    try folder.write(":root { --ink: #171717; --page: #fff }", to: "tokens.css")
    _ = try git.output(["init", "--quiet", "--initial-branch=main"])
    try git.commit("one")
    let root = try #require(try? git.line(["rev-parse", "--show-toplevel"]))
    var shell = Shell()
    shell.files = MemoryFiles(
      [root + "/rules.yml": rules, root + "/tokens.css": ":root { --ink: #999; --page: #fff }"],
      in: root)
    shell.git = git
    let run = shell.run("diff", "main")
    #expect(run.error.isEmpty)
    #expect(run.status == .findings)
    #expect(run.output.contains("changed  ink  #171717 -> #999999"))
    #expect(run.output.contains("PASS -> FAIL  pair-contrast: ink on page"))
    #expect(shell.run("diff", "HEAD~1").error.contains("there is no revision HEAD~1"))
  }

  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `what git complains of is passed on`() throws {
    try TemporaryFolder.with { folder in
      do throws(GitError) {
        _ = try Subprocess(in: folder.path + "/none").output(["status"])
        Issue.record("git ran in a folder that is not there")
      } catch {
        #expect(error.message.contains("none"))
      }
    }
  }

  /// More than a pipe holds, on both sides.
  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `long output comes whole`() throws {
    let text = String(repeating: "a", count: 300_000)
    let bytes = try Subprocess().output(["-c", "alias.long=!printf %0300000d 0", "long"])
    #expect(bytes.count == text.count)
  }
}
