import ContrastCommand
import Testing

/// A commit that deletes or renames a file lets nothing through that `check` would stop.
@Suite(.enabled(if: LocalGit.isThere, "there is no git here")) struct DeletionTests {
  private static let files = [
    "rules.yml": """
    version: 1
    extends: [base.yml]
    tokens: ["design/*.css", "App/*.xcassets"]
    screens: ["screens/*.yml"]
    sources: {files: ["App/**/*.css"], allow: ["App/Base/**"]}
    claims: [{file: "docs/*.md"}]
    parity: [{left: design/main.css, right: "copy/*.css"}]
    rules: {pair-coverage: error, token-appearance: off, token-parity: off}

    """,
    "base.yml": "version: 1\nappearances: [light]\n",
    "design/main.css": "@import \"../lib/dep.css\";\n:root { --paper: #ffffff; --old: #111111 }\n",
    "lib/dep.css": ":root { --ink: #000000 }\n",
    "screens/a.yml":
      "version: 1\nscreen: a\nbackground: paper\nelements: [{id: t, kind: text, color: ink, size: 17}, "
      + "{id: c, kind: shape, fill: cat, decorative: true}]\n",
    "screens/b.yml":
      "version: 1\nscreen: b\nbackground: paper\nelements: [{id: t, kind: text, color: old, size: 17}]\n",
    "App/home.css": ".a { color: var(--ink) }\n", "App/Base/own.css": ".a { color: #123456 }\n",
    "App/A.xcassets/cat.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0xFF", "green": "0xFF", "blue": "0xFF", "alpha": "1.000"}}}],
     "info": {"author": "xcode", "version": 1}}
    """,
    "docs/a.md": "`ink` on `paper` is 21.0 : 1\n", "docs/b.md": "nothing\n",
    "copy/main.css": ":root { --paper: #ffffff; --old: #111111 }\n", "copy/b.css": ":root { }\n",
    "notes.txt": "nothing of ours",
  ]

  private func run(_ folder: TemporaryFolder, _ arguments: [String]) -> Shell.Run {
    var shell = Shell()
    shell.otherFiles = FolderFiles(workingDirectory: folder.path)
    shell.git = LocalGit(root: folder.path)
    return shell.run(["check", "--format", "csv"] + arguments)
  }

  private func project(_ body: (TemporaryFolder, LocalGit) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for (path, text) in Self.files { try folder.write(text, to: path) }
      let git = LocalGit(root: folder.path)
      _ = try git.output(["init", "--quiet", "--initial-branch=main"])
      try git.commit("one")
      try body(folder, git)
    }
  }

  @Test func `the only user of a token can't go without a word`() throws {
    try project { folder, git in
      #expect(run(folder, []).status == .success, "\(run(folder, []))")
      _ = try git.output(["rm", "--quiet", "screens/b.yml"])
      for arguments in [["--staged"], ["--since", "HEAD"], []] {
        let found = run(folder, arguments)
        #expect(found.status == .findings, "\(arguments)")
        #expect(found.output.contains("old"))
        #expect(!found.error.contains("takes part"))
      }
    }
  }

  @Test(arguments: [
    "screens/b.yml", "docs/b.md", "copy/b.css", "App/home.css", "base.yml", "lib/dep.css",
    "design/main.css", "App/A.xcassets/cat.colorset/Contents.json",
  ])
  func `whatever took part, everything is checked once it is gone`(_ path: String) throws {
    try project { folder, git in
      _ = try git.output(["rm", "--quiet", path])
      let all = run(folder, [])
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        let found = run(folder, arguments)
        #expect(found.status == all.status, "\(arguments)")
        #expect(found.output == all.output, "\(arguments)")
      }
    }
  }

  @Test(arguments: ["screens/b.yml", "docs/a.md", "lib/dep.css"])
  func `one that is renamed is gone, too`(_ path: String) throws {
    try project { folder, git in
      _ = try git.output(["mv", path, "elsewhere.txt"])
      let all = run(folder, [])
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        #expect(run(folder, arguments).output == all.output)
        #expect(run(folder, arguments).status == all.status)
      }
    }
  }

  @Test(arguments: ["notes.txt", "App/Base/own.css"])
  func `what took no part may go`(_ path: String) throws {
    try project { folder, git in
      _ = try git.output(["rm", "--quiet", path])
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        let found = run(folder, arguments)
        #expect(found.status == .success)
        #expect(found.error.contains("takes part in any check"), "\(found.error)")
      }
    }
  }

  /// Another one, farther up, holds from then on.
  @Test func `a rules.yml that is gone changes everything`() throws {
    try project { folder, git in
      try folder.write("version: 1\ntokens: [a.css]\nappearances: [light]\n", to: "sub/rules.yml")
      try folder.write(":root { --a: #fff }", to: "sub/a.css")
      try git.commit("two")
      _ = try git.output(["rm", "--quiet", "--cached", "sub/rules.yml"])
      folder.remove("sub/rules.yml")
      var shell = Shell()
      shell.otherFiles = FolderFiles(workingDirectory: folder.path + "/sub")
      shell.git = LocalGit(root: folder.path, folder: "sub")
      let all = shell.run("check", "--format", "csv")
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        #expect(shell.run(["check", "--format", "csv"] + arguments).output == all.output)
      }
    }
  }

  /// A screen that is there still, and uses a token no more.
  @Test func `a screen takes part in whether tokens are used at all`() throws {
    try project { folder, git in
      try folder.write(
        "version: 1\nscreen: b\nbackground: paper\nelements: [{id: t, kind: text, color: ink, size: 17}]\n",
        to: "screens/b.yml")
      _ = try git.output(["add", "."])
      for arguments in [["--staged"], ["--since", "HEAD"], ["screens/b.yml"], []] {
        #expect(run(folder, arguments).status == .findings, "\(arguments)")
      }
    }
  }

  @Test func `what a waiver was for may be put right in any file`() throws {
    try project { folder, git in
      let rules = try #require(Self.files["rules.yml"])
      try folder.write(
        rules + "waivers: [{rule: raw-color, subject: \"*\", reason: Legacy.}]\n", to: "rules.yml")
      try folder.write(".a { color: #ff0000 }\n", to: "App/home.css")
      try git.commit("two")
      #expect(run(folder, []).status == .success)
      try folder.write(".a { color: var(--ink) }\n", to: "App/home.css")
      _ = try git.output(["add", "."])
      #expect(run(folder, []).output.contains("unused-waiver"))
      for arguments in [["--staged"], ["--since", "HEAD"], ["App/home.css"]] {
        let found = run(folder, arguments)
        #expect(found.status == run(folder, []).status, "\(arguments)")
        #expect(found.output.contains("unused-waiver"), "\(arguments)")
      }
    }
  }
}
