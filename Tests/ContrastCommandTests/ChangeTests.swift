import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

/// `check --since REF` and `check --staged`, with the real git.
@Suite(.enabled(if: LocalGit.isThere, "there is no git here")) struct ChangeTests {
  /// A repository with one commit: tokens, two screens and the rules.
  private struct Project {
    let folder: TemporaryFolder
    let git: LocalGit

    func run(_ arguments: String..., in sub: String = "") -> Shell.Run {
      var shell = Shell()
      shell.otherFiles = FolderFiles(
        workingDirectory: folder.path + (sub.isEmpty ? "" : "/" + sub))
      shell.git = LocalGit(root: folder.path, folder: sub)
      return shell.run(["check"] + arguments)
    }

    /// A screen with so many elements in coral, of which one is allowed, called by its path.
    func screen(_ count: Int, at path: String, behind lines: String = "") throws {
      let name = path.utf8.map { String($0) }.joined(separator: "-")
      let elements = (0..<count).map { "  - {id: e\($0), kind: shape, use: cta, fill: coral}\n" }
      try folder.write(
        "\(lines)version: 1\nscreen: s\(name)\nbackground: paper\nelements:\n"
          + elements.joined(), to: path)
    }

    /// The screens, or else the files, that a run has checks of.
    func checked(_ arguments: String..., in sub: String = "") throws -> Set<String> {
      var shell = Shell()
      shell.otherFiles = FolderFiles(
        workingDirectory: folder.path + (sub.isEmpty ? "" : "/" + sub))
      shell.git = LocalGit(root: folder.path, folder: sub)
      let run = shell.run(["check", "--format", "json", "--rule", "role-count"] + arguments)
      #expect(run.status != .unusable, "\(run.error)")
      let root = try JSON.parse(SourceFile(path: "report", text: run.output)).root
      return Set(
        try #require(root["checks"]).elements.compactMap { $0["location"]?["file"]?.text })
    }
  }

  private func project(_ body: (Project) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let project = Project(folder: folder, git: LocalGit(root: folder.path))
      try folder.write(
        """
        version: 1
        extends: [base/colours.yml]
        screens: ["screens/*.yml"]
        uses: [cta]
        roles: {coral: {tokens: [coral], per-screen: {max: 1}}}

        """, to: "rules.yml")
      try folder.write(
        "version: 1\nappearances: [light]\ntokens: [\"../design/*.css\"]\n", to: "base/colours.yml")
      try folder.write(":root { --coral: #ff6030 }", to: "design/a.css")
      try folder.write(":root { --paper: #ffffff }", to: "design/b.css")
      try project.screen(1, at: "screens/one.yml")
      try project.screen(1, at: "screens/two.yml")
      try folder.write("nothing of ours", to: "readme.txt")
      _ = try project.git.output(["init", "--quiet", "--initial-branch=main"])
      try project.git.commit("one")
      try body(project)
    }
  }

  @Test func `nothing changed is said, and is a success`() throws {
    try project { project in
      for (arguments, note) in [
        (["--since", "main"], "nothing changed since main: nothing is to be checked"),
        (["--staged"], "nothing is staged: nothing is to be checked"),
      ] {
        var shell = Shell()
        shell.otherFiles = FolderFiles(workingDirectory: project.folder.path)
        shell.git = project.git
        let run = shell.run(["check"] + arguments)
        #expect(run.status == .success)
        #expect(run.error == "contrast: note: \(note)\n")
        #expect(run.output.contains("0 checked"))
        #expect(shell.run(["check", "--quiet"] + arguments).error.isEmpty)
      }
    }
  }

  @Test func `changes of no interest are said to be none`() throws {
    try project { project in
      try project.folder.write("more", to: "readme.txt")
      let since = project.run("--since", "HEAD")
      #expect(since.status == .success)
      #expect(
        since.error
          == "contrast: note: nothing that changed since HEAD takes part in any check\n")
      _ = try project.git.output(["add", "readme.txt"])
      #expect(
        project.run("--staged").error
          == "contrast: note: nothing that is staged takes part in any check\n")
    }
  }

  // What the work tree has is no matter: only what will be committed is.
  @Test func `what is staged is read from the index`() throws {
    try project { project in
      try project.screen(2, at: "screens/one.yml")
      _ = try project.git.output(["add", "screens/one.yml"])
      try project.screen(1, at: "screens/one.yml")
      #expect(project.run("--staged").status == .findings)
      #expect(project.run("--since", "HEAD").status == .success)

      _ = try project.git.output(["add", "screens/one.yml"])
      try project.screen(3, at: "screens/one.yml")
      try project.folder.write("not: [yaml", to: "screens/two.yml")
      #expect(project.run("--staged").error.contains("nothing is staged"))
      #expect(project.run("--staged").status == .success)
    }
  }

  @Test func `a line that moved in the work tree is where it is in the index`() throws {
    try project { project in
      try project.screen(2, at: "screens/one.yml")
      _ = try project.git.output(["add", "."])
      try project.screen(2, at: "screens/one.yml", behind: "\n\n\n")
      #expect(project.run("--staged").output.contains("screens/one.yml:6:"))
    }
  }

  @Test(arguments: [
    "a b.yml", "new\nline.yml", "é 名前.yml", "quo\"te'.yml", "-dash.yml", "a\\b.yml", "tab\t.yml",
    ":colon.yml",
  ])
  func `names are read whole`(_ name: String) throws {
    try project { project in
      try project.screen(1, at: "screens/" + name)
      #expect(try project.checked("--since", "HEAD") == ["screens/" + name])
      _ = try project.git.output(["add", "--", "screens/" + name])
      #expect(try project.checked("--staged") == ["screens/" + name])
      try project.git.commit("two")
      #expect(try project.checked("--since", "HEAD~1") == ["screens/" + name])
      try project.screen(2, at: "screens/" + name)
      #expect(try project.checked("--since", "HEAD") == ["screens/" + name])
    }
  }

  // main goes on meanwhile: that is no change of the branch.
  @Test func `a branch is compared with where it left`() throws {
    try project { project in
      _ = try project.git.output(["checkout", "--quiet", "-b", "topic"])
      try project.screen(2, at: "screens/one.yml")
      try project.git.commit("topic")
      _ = try project.git.output(["checkout", "--quiet", "main"])
      try project.screen(2, at: "screens/two.yml")
      try project.git.commit("main")
      _ = try project.git.output(["checkout", "--quiet", "topic"])
      try project.screen(2, at: "screens/three.yml")
      #expect(try project.checked("--since", "main") == ["screens/one.yml", "screens/three.yml"])
      _ = try project.git.output(["checkout", "--quiet", "--orphan", "other"])
      try project.git.commit("no history in common")
      #expect(
        try project.checked("--since", "main")
          == ["screens/one.yml", "screens/two.yml", "screens/three.yml"])
    }
  }

  @Test func `a screen that is gone or renamed is no error`() throws {
    try project { project in
      _ = try project.git.output(["rm", "--quiet", "screens/one.yml"])
      #expect(project.run("--staged").status == .success)
      #expect(project.run("--since", "HEAD").status == .success)
      _ = try project.git.output(["mv", "screens/two.yml", "screens/other name.yml"])
      #expect(try project.checked("--staged") == ["screens/other name.yml"])
      #expect(try project.checked("--since", "HEAD") == ["screens/other name.yml"])
    }
  }

  // Any screen may have used them.
  @Test func `tokens that are gone are a reason to check everything`() throws {
    try project { project in
      _ = try project.git.output(["rm", "--quiet", "design/b.css"])
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        var shell = Shell()
        shell.otherFiles = FolderFiles(workingDirectory: project.folder.path)
        shell.git = project.git
        let run = shell.run(["check"] + arguments)
        #expect(run.status != .success)
        #expect((run.output + run.error).contains("paper"))
      }
    }
  }

  /// One side of a parity holds tokens as well.
  @Test func `a side of a parity that is gone is a reason to check everything`() throws {
    try project { project in
      try project.folder.write(":root { --coral: #ff6030; }", to: "other/a.css")
      try project.folder.write(":root { --paper: #ffffff; }", to: "other/b.css")
      try project.folder.write(
        "version: 1\nappearances: [light]\ntokens: [\"../design/*.css\"]\n"
          + "parity: [{left: \"../design/*.css\", right: \"../other/*.css\"}]\n",
        to: "base/colours.yml")
      try project.git.commit("two")
      _ = try project.git.output(["rm", "--quiet", "other/b.css"])
      for arguments in [["--staged"], ["--since", "HEAD"]] {
        var shell = Shell()
        shell.otherFiles = FolderFiles(workingDirectory: project.folder.path)
        shell.git = project.git
        let run = shell.run(["check", "--format", "csv"] + arguments)
        #expect(run.status == .findings, "\(run.error)")
        #expect(run.output.contains("token-parity,fail,"))
      }
    }
  }

  @Test func `a file that is gone from the work tree alone is still in the commit`() throws {
    try project { project in
      try project.screen(2, at: "screens/one.yml")
      _ = try project.git.output(["add", "."])
      project.folder.remove("screens/one.yml")
      project.folder.remove("design/a.css")
      #expect(try project.checked("--staged") == ["screens/one.yml"])
    }
  }

  @Test(arguments: ["rules.yml", "base/colours.yml"])
  func `a change of the rules concerns everything`(_ path: String) throws {
    try project { project in
      let text = try #require(
        try? Disk().read(project.folder.path + "/" + path, limit: 1 << 20))
      try project.folder.write(String(decoding: text, as: UTF8.self) + "# more\n", to: path)
      let all: Set = ["screens/one.yml", "screens/two.yml"]
      #expect(try project.checked("--since", "HEAD") == all)
      _ = try project.git.output(["add", "."])
      #expect(try project.checked("--staged") == all)
    }
  }

  @Test func `from a folder below, the same files are checked`() throws {
    try project { project in
      try project.screen(2, at: "screens/one.yml")
      try project.screen(1, at: "screens/new.yml")
      #expect(try project.checked("--since", "HEAD", in: "screens") == ["one.yml", "new.yml"])
      #expect(
        try project.checked("--since", "HEAD", in: "design")
          == ["../screens/one.yml", "../screens/new.yml"])
      _ = try project.git.output(["add", "."])
      #expect(try project.checked("--staged", in: "screens") == ["one.yml", "new.yml"])
      #expect(
        try project.checked("--staged", in: "design")
          == ["../screens/one.yml", "../screens/new.yml"])
    }
  }

  @Test func `before the first commit all that is added is staged`() throws {
    try project { project in
      _ = try project.git.output(["checkout", "--quiet", "--orphan", "new"])
      #expect(try project.checked("--staged") == ["screens/one.yml", "screens/two.yml"])
      #expect(project.run("--since", "HEAD").error.contains("there is no revision HEAD"))
    }
  }

  // Packages and generated files are in no commit, and needed all the same.
  @Test func `what git ignores is read from the disk, what it doesn't know is not`() throws {
    try project { project in
      try project.folder.write("gen/\nmade.css\n", to: ".gitignore")
      try project.folder.write(":root { --made: #123456 }", to: "design/made.css")
      try project.folder.write(":root { --gen: #123456 }", to: "gen/deep/gen.css")
      try project.folder.write(":root { --loose: #123456 }", to: "design/loose.css")
      try project.folder.write(
        """
        version: 1
        appearances: [light]
        tokens: ["../design/*.css", "../gen/**/*.css"]
        pairs: [{foreground: "{x}", background: paper}]

        """, to: "base/colours.yml")
      _ = try project.git.output(["add", ".gitignore", "base"])
      let run = project.run("--staged")
      #expect(run.output.contains("made on paper"))
      #expect(run.output.contains("gen on paper"))
      #expect(!run.output.contains("loose"))
      #expect(project.run().output.contains("loose on paper"))
    }
  }

  @Test func `links are followed as they are staged`() throws {
    try project { project in
      try project.screen(2, at: "parts/real.yml")
      project.folder.link("screens/link.yml", to: "../parts/real.yml")
      _ = try project.git.output(["add", "."])
      project.folder.remove("screens/link.yml")
      #expect(try project.checked("--staged") == ["screens/link.yml"])
    }
  }

  @Test func `a merge that is not finished is no commit`() throws {
    try project { project in
      _ = try project.git.output(["checkout", "--quiet", "-b", "topic"])
      try project.screen(2, at: "screens/one.yml")
      try project.git.commit("topic")
      _ = try project.git.output(["checkout", "--quiet", "main"])
      try project.screen(3, at: "screens/one.yml")
      try project.git.commit("main")
      _ = try? project.git.output(["merge", "--quiet", "topic"])
      let run = project.run("--staged")
      #expect(run.status == .unusable)
      #expect(run.error.contains("screens/one.yml is not merged yet"))
    }
  }

  @Test(arguments: ["mian", "-x", "--output=x", "main:rules.yml", "HEAD~9"])
  func `an unknown revision is refused`(_ name: String) throws {
    try project { project in
      for arguments in [["--since", name], ["--since=" + name]] {
        var shell = Shell()
        shell.otherFiles = FolderFiles(workingDirectory: project.folder.path)
        shell.git = project.git
        let run = shell.run(["check"] + arguments)
        #expect(run.status == .unusable)
        #expect(run.error.contains("there is no revision \(name)"))
        #expect(run.output.isEmpty)
      }
      #expect(!Disk().exists(project.folder.path + "/x"))
    }
  }

  @Test(arguments: [["--staged"], ["--since", "main"]])
  func `without git or a repository it is said why`(_ arguments: [String]) throws {
    let run = Shell(CheckTests.project).run(["check"] + arguments)
    #expect(run.status == .unusable)
    #expect(run.error.contains("git can't be run"))
    #expect(run.error.contains("--since and --staged ask git what changed"))
    try TemporaryFolder.with { folder in
      var shell = Shell(CheckTests.project)
      shell.git = Subprocess(in: folder.path)
      #expect(shell.run(["check"] + arguments).error.contains("not a git repository"))
    }
  }

  @Test func `only one choice of files can be made`() {
    for arguments in [
      ["--staged", "--since", "main"], ["--staged", "rules.yml"], ["--since", "main", "rules.yml"],
      ["--staged", "--watch"],
    ] {
      let run = Shell(CheckTests.project).run(["check"] + arguments)
      #expect(run.status == .unusable)
      #expect(run.error.contains("can't go together"), "\(arguments)")
    }
    for flag in [["--staged"], ["--since", "main"], ["--watch"]] {
      let run = Shell(CheckTests.project).run(["check", "--write-baseline", "b.json"] + flag)
      #expect(run.error.contains("--write-baseline takes all findings"))
    }
  }
}
