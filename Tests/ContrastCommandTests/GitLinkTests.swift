import ContrastCommand
import Testing

/// Links as git keeps them, for `diff` and `check --staged`: in a revision a link is a blob with the path
/// that it leads to (gitformat-index(5), mode 120000), and path_resolution(7) says how it is followed.
@Suite struct GitLinkTests {
  private static let rules = "tokens: [now/*.css]\nappearances: [light]\n"

  /// What a link's text is, and whether the tokens in `design/v1` are found through it.
  @Test(arguments: [
    (["now": "design/v1"], true),
    (["now": "./design/../design/v1/"], true),
    (["now": "design/current", "design/current": "v1"], true),
    (["now": "other/v1", "other": "design"], true),
    (["now": "/project/design/v1"], true),
    (["now": "../project/design/v1"], true),
    (["now": "design/v2"], false),
    (["now": "now"], false),
    (["now": "there", "there": "now"], false),
    (["now": "/elsewhere/v1"], false),
    (["now": "../../design/v1"], false),
  ])
  func `a revision's tokens are found through links to folders`(
    _ links: [String: String], _ isFound: Bool
  ) {
    var shell = Shell(["rules.yml": Self.rules, "now/a.css": ":root { --ink: #111111 }"])
    var git = MemoryGit(revisions: [
      "main": ["rules.yml": Self.rules, "design/v1/a.css": ":root { --ink: #222222 }"]
    ])
    git.links = links
    shell.git = git
    let output = shell.run("diff", "main").output
    #expect(output.contains(isFound ? "#222222 -> #111111" : "added    ink  - -> #111111"))
  }

  @Test func `a chain of links has an end`() {
    var shell = Shell(["rules.yml": Self.rules, "now/a.css": ":root { --ink: #111111 }"])
    var git = MemoryGit(revisions: ["main": ["rules.yml": Self.rules, "l39/a.css": ":root {}"]])
    git.links = ["now": "l0"]
    for number in 0..<5000 { git.links["l\(number)"] = "l\(number + 1)" }
    shell.git = git
    #expect(shell.run("diff", "main").output.contains("added    ink"))
  }

  @Test func `a link beside its file was no second file either`() {
    let rules = "tokens: [\"*.css\"]\nappearances: [light]\n"
    let css = ":root { --ink: #222222 }"
    var shell = Shell(["rules.yml": rules, "a.css": css])
    var git = MemoryGit(revisions: ["main": ["rules.yml": rules, "a.css": css]])
    git.links = ["b.css": "a.css"]
    shell.git = git
    let run = shell.run("diff", "main")
    #expect(run.status == .success)
    #expect(!run.output.contains("token-value"), "\(run.output)")
  }

  // MARK: The index

  /// A repository whose screens are links, each staged and then taken out of the work tree.
  private func staged(
    _ links: [String: String], ignored: String = "", screens: String = "screens",
    _ body: (TemporaryFolder, Shell) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      let git = LocalGit(root: folder.path)
      _ = try git.output(["init", "--quiet", "--initial-branch=main"])
      try folder.write(
        """
        version: 1
        tokens: [t.css]
        appearances: [light]
        screens: ["\(screens)/*.yml"]
        roles: {coral: {tokens: [coral], per-screen: {max: 0}}}

        """, to: "rules.yml")
      try folder.write(":root { --coral: #ff6030 }", to: "t.css")
      for name in ["parts/one.yml", "build/made.yml"] {
        try folder.write(
          "version: 1\nscreen: \(name.first.map { String($0) } ?? "")\nbackground: white\nelements:\n"
            + "  - {id: a, kind: shape, fill: coral}\n", to: name)
      }
      try folder.write(ignored, to: ".gitignore")
      for (name, target) in links {
        try folder.write("", to: name + ".tmp")
        folder.remove(name + ".tmp")
        folder.link(name, to: target)
      }
      _ = try git.output(["add", "."])
      for name in links.keys { folder.remove(name) }
      var shell = Shell()
      shell.otherFiles = FolderFiles(workingDirectory: folder.path)
      shell.git = git
      try body(folder, shell)
    }
  }

  @Test(
    .enabled(if: LocalGit.isThere, "there is no git here"),
    arguments: [
      (["more": "parts"], "", "more/one.yml"),
      (["screens/a.yml": "../parts/one.yml"], "", "screens/a.yml"),
      (["screens/a.yml": "../build/made.yml"], "build/\n", "screens/a.yml"),
      (["more": "build"], "build/\n", "more/made.yml"),
    ])
  func `links are followed as they are staged, also to what git ignores`(
    _ links: [String: String], _ ignored: String, _ found: String
  ) throws {
    let folder = String(found.prefix { $0 != "/" })
    try staged(links, ignored: ignored, screens: folder) { _, shell in
      let run = shell.run("check", "--staged", "--rule", "role-count", "--format", "csv")
      #expect(run.status == .findings, "\(run.error)")
      #expect(run.output.contains(found), "\(run.output)")
    }
  }

  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `a link out of the repository leads to the disk`() throws {
    try TemporaryFolder.with { outside in
      try outside.write(
        "version: 1\nscreen: far\nbackground: white\nelements:\n"
          + "  - {id: a, kind: shape, fill: coral}\n", to: "far.yml")
      try staged(["screens/a.yml": outside.path + "/far.yml"]) { _, shell in
        let run = shell.run("check", "--staged", "--rule", "role-count", "--format", "csv")
        #expect(run.output.contains("screens/a.yml"), "\(run.error)\(run.output)")
      }
    }
  }

  @Test(.enabled(if: LocalGit.isThere, "there is no git here"))
  func `a staged link beside its file is no second screen`() throws {
    try staged(["screens/a.yml": "../parts/one.yml", "screens/b.yml": "a.yml"]) { _, shell in
      let run = shell.run("check", "--staged", "--rule", "role-count", "--format", "csv")
      #expect(run.status == .findings)
      let rows = run.output.split { $0.isNewline }.dropFirst()
      #expect(rows.count == 1, "\(run.output)\(run.error)")
      #expect(rows.first?.contains(",screens/a.yml,") == true)
    }
  }
}
