import Foundation
import TestSupport
import Testing

/// The built program as git's own hook, which git runs with an environment of its own.
@Suite(.enabled(if: LocalGit.isThere, "there is no git here")) struct HookTests {
  private static let start = """
    set -e; unset $(git rev-parse --local-env-vars)
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
    git init -q .; mkdir -p 'my tokens'
    printf 'version: 1\\ntokens: ["my tokens/*.css"]\\nappearances: [light]\\npairs: [{foreground: a, background: b}]\\n' > rules.yml
    good() { echo ':root{--a:#000;--b:#fff}' > 'my tokens/t.css'; }
    bad() { echo ':root{--a:#999;--b:#fff}' > 'my tokens/t.css'; }
    commit() { if git commit -q "$@" > log 2>&1; then echo passed; elif grep -q FAIL log; then echo refused; else cat log; fi; }
    good; git add rules.yml 'my tokens'; git commit -qm one
    mkdir -p hooks; git config core.hooksPath "$PWD/hooks"
    printf '#!/bin/sh\\nexec "%s" check --staged --failures-only\\n' "$contrast" > hooks/pre-commit
    chmod +x hooks/pre-commit

    """

  private func run(_ line: String) throws -> String {
    let program = try #require(BuiltProgram.path)
    var output = ""
    try TemporaryFolder.with { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "contrast='\(program)'; " + Self.start + line]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardInput = FileHandle.nullDevice
      try process.run()
      output = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    }
    return output
  }

  // `git commit -a` and `git commit FILE` have an index of their own, which they name to the hook.
  @Test(
    .enabled(if: BuiltProgram.path != nil, "the program is not beside the tests"),
    arguments: [
      ("bad; git add .; commit -m x", "refused"), ("bad; commit -am x", "refused"),
      ("bad; commit -m x 'my tokens/t.css'", "refused"),
      ("good; echo '/* */' >> 'my tokens/t.css'; git add .; bad; commit -m x", "passed"),
      ("bad; git add .; good; commit -m x", "refused"),
      ("bad; echo x > other; git add other; commit -m x", "passed"),
      ("bad; git add .; cd 'my tokens'; commit -m x", "refused"),
    ])
  func `a commit is judged by what will be in it`(_ line: String, _ outcome: String) throws {
    #expect(try run(line) == outcome + "\n")
  }

  // CLI-07: in a linked work tree, as in a submodule, git sets GIT_DIR for its hooks.
  @Test(.enabled(if: BuiltProgram.path != nil, "the program is not beside the tests"))
  func `a linked work tree and a submodule are judged the same`() throws {
    #expect(
      try run(
        "git worktree add -q -b other ../$$w; cd ../$$w; bad; commit -am x; cd -; git worktree remove -f ../$$w"
      )
      .hasPrefix("refused\n"))
    let submodule = """
      git init -q outer; cd outer; git -c protocol.file.allow=always submodule --quiet add "$PWD/.." inner
      cd inner; git config core.hooksPath "$PWD/../../hooks"; bad; commit -am x
      """
    #expect(try run(submodule) == "refused\n")
  }

  // CLI-11: where a hook that compiles is not wanted, there is one that doesn't.
  @Test(.enabled(if: HookFile.text != nil, "not the whole repository is here"))
  func `a hook for an installed program is there and documented`() throws {
    let hooks = try #require(HookFile.text)
    let second = try #require(hooks.components(separatedBy: "- id: contrast-system\n").last)
    #expect(second.contains("language: system\n"))
    #expect(second.contains("entry: contrast check\n"))
    let readme = try #require(SourceTree.text(Repository.root + "/README.md"))
    #expect(readme.contains("use `contrast-system`"))
  }
}
