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

  /// A process that is not read any more would wait for ever, if its pipe stayed open.
  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `output without end is an error`() {
    #expect(throws: GitError.failed("git gave more than 1 MB")) {
      try Subprocess(limit: 1 << 20).output(["-c", "alias.long=!yes", "long"])
    }
  }

  /// git(1): "warning:" lines tell of what does not stop it, "fatal:" of what does.
  @Test(arguments: [
    ("echo warning: a; echo fatal: b; echo c", "fatal: b"),
    ("echo hint: a; echo error: b", "error: b"), ("echo a; echo b", "a"), ("true", "git failed"),
  ])
  func `the line that says why is passed on`(_ script: String, _ reason: String) throws {
    try #require(LocalGit.isThere)
    do throws(GitError) {
      _ = try Subprocess().output(["-c", "alias.end=!{ \(script); exit 3; } >&2; :", "end"])
      Issue.record("it did not fail")
    } catch {
      #expect(error.message == reason)
    }
  }

  /// git-config(1), GIT_CONFIG_COUNT: "it is an error" when a key or a value that it counts is missing.
  @Test func `settings that come by the environment reach git whole`() {
    let given = [
      "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*",
      "GIT_CONFIG_KEY_1": "core.quotePath", "GIT_CONFIG_VALUE_1": "", "GIT_CONFIG_KEY_2": "no",
      "GIT_EXTERNAL_DIFF": "no", "HOME": "/home/a", "LC_ALL": "de_DE.UTF-8",
    ]
    #expect(
      Set(Subprocess.environment { given[$0] }) == [
        "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "HOME=/home/a", "GIT_CONFIG_COUNT=2",
        "GIT_CONFIG_KEY_0=safe.directory", "GIT_CONFIG_VALUE_0=*",
        "GIT_CONFIG_KEY_1=core.quotePath", "GIT_CONFIG_VALUE_1=",
      ])
    for count in ["", "-1", "many", "99999999999999999999"] {
      let some = Subprocess.environment { $0 == "GIT_CONFIG_COUNT" ? count : nil }
      #expect(some.last == "GIT_CONFIG_COUNT=\(count)")
    }
  }
}
