import RuleEngine
import Testing

@testable import ContrastCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Once with the real git, in a temporary folder.
@Suite struct RealGitTests {
  /// Where there is no git, there is nothing to try it with.
  static let hasGit = (try? Subprocess().output(["--version"])) != nil

  private static func temporaryFolder() -> String? {
    var template = Array("/tmp/contrast-diff-XXXXXX".utf8CString)
    return mkdtemp(&template).map { _ in
      String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  @Test(.enabled(if: hasGit, "there is no git here"))
  func `a commit is compared with what is there now`() throws {
    let folder = try #require(Self.temporaryFolder())
    defer { Self.remove(folder) }
    let git = LocalGit(folder: folder)
    let rules =
      "tokens: [tokens.css]\nappearances: [light]\npairs: [{foreground: ink, background: page}]\n"
    try Disk().write(Array(rules.utf8), to: folder + "/rules.yml")
    try Disk().write(
      Array(":root { --ink: #171717; --page: #fff }".utf8), to: folder + "/tokens.css")
    _ = try git.output(["init", "--quiet", "--initial-branch=main"])
    _ = try git.output(["add", "."])
    _ = try git.output([
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "commit",
      "--quiet", "-m", "one",
    ])
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

  @Test(.enabled(if: hasGit, "there is no git here"))
  func `what git complains of is passed on`() throws {
    let folder = try #require(Self.temporaryFolder())
    defer { Self.remove(folder) }
    do throws(GitError) {
      _ = try Subprocess(in: folder + "/none").output(["status"])
      Issue.record("git ran in a folder that is not there")
    } catch {
      #expect(error.message.contains("none"))
    }
  }

  /// More than a pipe holds, on both sides.
  @Test(.enabled(if: hasGit, "there is no git here"))
  func `long output comes whole`() throws {
    let text = String(repeating: "a", count: 300_000)
    let bytes = try Subprocess().output(["-c", "alias.long=!printf %0300000d 0", "long"])
    #expect(bytes.count == text.count)
  }

  /// Only what the test has made.
  private static func remove(_ folder: String) {
    let disk = Disk()
    for entry in (try? disk.list(folder)) ?? [] {
      let path = folder + "/" + entry.name
      if entry.kind == .folder { remove(path) } else { unlink(path) }
    }
    rmdir(folder)
  }
}

/// A repository of its own, whatever the environment says of another.
private struct LocalGit: Git {
  let folder: String

  func output(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try Subprocess(in: folder).output(["--git-dir=.git", "--work-tree=."] + arguments)
  }

  func line(_ arguments: [String]) throws(GitError) -> String {
    String(decoding: try output(arguments).prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
