import ContrastCommand
import TestSupport
import Testing

/// Runs in a folder of a repository, by links, and with odd input.
@Suite struct HostTests {
  private static let files = [
    "/repo/.git/HEAD": "", "/repo/t.css": ":root { --a: #999; --b: #fff }",
    "/repo/web/deep/rules.yml":
      "version: 1\ntokens: [../../t.css]\nappearances: [light]\npairs: [{foreground: a, background: b}]\n",
  ]

  private func output(_ format: String, _ environment: [String: String] = [:]) -> String {
    var shell = Shell()
    shell.files = MemoryFiles(Self.files, in: "/repo/web/deep")
    shell.environment = environment
    return shell.run("check", "--format", format, "--rule", "pair-contrast").output
  }

  @Test func `a code host is told of paths from the repository's root`() {
    #expect(output("github").hasPrefix("::error file=t.css,line=1,"))
    #expect(output("gitlab").contains(#""path":"t.css""#))
    #expect(output("sarif").contains(#"{"uri":"t.css","uriBaseId":"%SRCROOT%"}"#))
    #expect(output("xcode").hasPrefix("/repo/t.css:1:9: error: "))
    // For programs, it is the working directory.
    #expect(output("json").contains(#""file":"../../t.css""#))
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func `what the job says of the root comes first`(_ name: String) {
    #expect(output("github", [name: "/repo/web/"]).hasPrefix("::error file=/repo/t.css,"))
    #expect(output("github", [name: "/repo"]).hasPrefix("::error file=t.css,"))
    // Not where the run is somewhere else.
    #expect(output("github", [name: "/other"]).hasPrefix("::error file=t.css,"))
    #expect(output("github", [name: "repo"]).hasPrefix("::error file=t.css,"))
  }

  @Test func `a link to a folder stands for what is in it`() {
    let shell = Shell(CheckTests.project)
    shell.files.link("linked", to: "design/screens")
    let run = shell.run("check", "--rule", "role-count", "linked")
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    shell.files.link("away", to: "other")
    #expect(shell.run("check", "away").error == "away: note: takes no part in any check\n")
  }

  @Test func `a link beside its file is no second file`() {
    let shell = Shell([
      "rules.yml":
        "version: 1\ntokens: [\"d/*.css\"]\nappearances: [light]\npairs: [{foreground: a, background: b}]\n",
      "d/a.css": ":root { --a: #000; --b: #fff }", "far/c.css": ":root { --c: #123 }",
    ])
    shell.files.link("d/0.css", to: "d/a.css")
    shell.files.link("d/one.css", to: "far/c.css")
    shell.files.link("d/two.css", to: "far/c.css")
    let run = shell.run("check")
    #expect(!(run.output + run.error).contains("twice"))
    let tokens = shell.run("tokens").output
    #expect(tokens.contains("d/a.css") && tokens.contains("d/one.css"))
    #expect(!tokens.contains("d/0.css") && !tokens.contains("d/two.css"))
  }

  @Test func `an empty path names no file`() {
    let shell = Shell(CheckTests.project)
    for arguments in [["tokens", ""], ["tokens", "design/tokens.css", ""], ["emit", "css", ""]] {
      let run = shell.run(arguments)
      #expect(run.status == .unusable, "\(arguments)")
      #expect(run.error.contains("an empty path names no file"), "\(arguments)")
    }
  }

  @Test(arguments: ["t.css", "t.md", "t.swift", "t.json", "t.yml", "t.xml"])
  func `a file in UTF-16 is told as such`(_ name: String) {
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      let shell = Shell(["rules.yml": "version: 1\ntokens: [\(name)]\n"])
      shell.files.put(mark + Array("a".utf8), at: name)
      for arguments in [["check"], ["tokens", name]] {
        let run = shell.run(arguments)
        #expect(run.status == .unusable)
        #expect(run.error.contains("\(name):1:1: error: the file is UTF-16"), "\(run.error)")
        #expect(run.error.contains("help: save it as UTF-8"))
      }
    }
  }

  @Test(arguments: ["0", "false", ""]) func `FORCE_COLOR can say no`(_ value: String) {
    var shell = Shell()
    shell.environment["FORCE_COLOR"] = value
    #expect(!shell.run("pair", "#777", "#fff").output.contains("\u{1B}"))
  }

  // Every ending that is read as tokens, screens or documents.
  @Test(.enabled(if: HookFile.text != nil, "not the whole repository is here"))
  func `a commit of any file that is read runs the hook`() throws {
    let hooks = try #require(HookFile.text)
    for ending in [
      "css", "pcss", "json", "jsonc", "json5", "tokens", "yaml", "yml", "md", "markdown", "mdx",
      "swift", "xml",
    ] {
      let pattern = ending == "yaml" || ending == "yml" ? "ya?ml" : ending
      #expect(hooks.ranges(of: pattern).count >= 2, "\(ending)")
    }
    #expect(hooks.ranges(of: "args: [\"--\"]").count == 2)
    #expect(!hooks.contains("scss"))
  }
}

enum HookFile {
  static var text: String? { SourceTree.text(Repository.root + "/.pre-commit-hooks.yaml") }
}
