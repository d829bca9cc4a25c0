import ContrastCommand
import Synchronization
import Testing

/// What `fix` does not do: spoil something else, follow what it was not asked to, write over somebody's work.
@Suite struct FixLimitTests {
  private func shell(_ css: String, _ rules: String, appearances: String = "[light]") -> Shell {
    Shell([
      "t.css": css,
      "rules.yml": "version: 1\ntokens: [t.css]\nappearances: \(appearances)\n" + rules,
    ])
  }

  /// The nearest grey that passes on white is #767676, by WCAG's formula: 4.54, and #777777 has 4.47.
  /// Each rule below holds before and would not hold with it.
  @Test(arguments: [
    (
      "distinct: [{tokens: [ink, other], min-delta-e: 0.1, vision: [normal]}]", "token-distinct",
      "It would break token-distinct in light: ink would be too near to other with normal vision."
    ),
    (
      "order: [{tokens: [other, ink], on: paper}]", "contrast-order",
      "It would break contrast-order in light: ink would stand out more than other on paper."
    ),
  ])
  func `a colour that would spoil another check is not put in`(
    _ more: String, _ rule: String, _ reason: String
  ) throws {
    let css =
      ":root { --paper: #ffffff; --ink: #999999; --grey: #999999; --other: #787878 }"
    let shell = shell(
      css, "pairs: [{foreground: ink, background: paper, as: text}]\n" + more + "\n")
    let before = shell.run("check", "--rule", rule)
    try #require(before.status == .success, "\(before.output)\(before.error)")
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(
      run.error.contains("not fixed: ink on paper (pair-contrast): " + reason), "\(run.error)")
    #expect(shell.files.text("t.css") == css)
    // Also where only one rule's findings are to be mended.
    let one = shell.run("fix", "--write", "--rule", "pair-contrast")
    #expect(one.status == .findings)
    #expect(one.error == run.error)
    #expect(shell.files.text("t.css") == css)
  }

  /// What no suggestion is held against is found by checking again.
  @Test func `a colour that spoils what suggestions know nothing of is taken back`() {
    let css = ":root { --paper: #ffffff; --ink: #999999; --grey: #999999 }"
    let shell = shell(
      css,
      "pairs: [{foreground: ink, background: paper}]\nderived: [{token: ink, from: grey, opacity: 1}]\n"
    )
    let run = shell.run("fix", "--write", "--rule", "pair-contrast")
    #expect(run.status == .findings)
    #expect(
      run.error.contains(
        "not fixed: ink on paper (pair-contrast): changing it would make ink from grey fail (token-derived)"
      ))
    #expect(shell.files.text("t.css") == css)
  }

  @Test func `of other rules nothing is mended or told`() {
    let css = ":root { --paper: #ffffff; --ink: #777777; --wide: color(srgb 1.2 0 0) }"
    let shell = shell(css, "pairs: [{foreground: ink, background: paper, as: text}]\n")
    let run = shell.run("fix", "--write", "--rule", "token-gamut")
    #expect(run.status == .success, "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(
      run.error.hasPrefix("t.css:1:51: note: wide: color(srgb 1.2 0 0) becomes color(srgb 1 "))
    #expect(shell.files.text("t.css")?.contains("--ink: #777777;") == true)
    #expect(shell.files.text("t.css")?.contains("1.2") == false)
  }

  /// The other side of a parity is often made from this one: it is told, and holds nothing up.
  @Test func `another place that is to follow is told`() {
    let shell = shell(
      ":root { --paper: #ffffff; --ink: #999999 }",
      "pairs: [{foreground: ink, background: paper, as: text}]\n"
        + "parity: [{left: t.css, right: e.css, names: {ink: export}}]\n")
    shell.files.put(Array(":root { --export: #999999 }".utf8), at: "e.css")
    let run = shell.run("fix", "--write")
    #expect(run.status == .success)
    #expect(
      run.error
        == "t.css:1:34: note: ink: #999999 becomes #767676, ΔE OK 0.1171 away\n"
        + "e.css:1:19: note: ink and export are then not the same: this place is to follow\n")
    #expect(shell.files.text("t.css") == ":root { --paper: #ffffff; --ink: #767676 }")
    #expect(shell.files.text("e.css") == ":root { --export: #999999 }")
    #expect(shell.run("check", "--rule", "token-parity").status == .findings)
  }

  /// What the recipe gives is #999999, what passes #767676.
  @Test func `a token that two rules want otherwise is left, and both are named`() {
    let css = ":root { --paper: #ffffff; --ink: #999999; --grey: #999999 }"
    let shell = shell(
      css,
      "pairs: [{foreground: ink, background: paper, as: text}]\n"
        + "derived: [{token: ink, from: grey, opacity: 1}]\n")
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(
      run.error.contains(
        "not fixed: ink on paper (pair-contrast): "
          + "pair-contrast and token-derived ask for different colours of ink"), "\(run.error)")
    #expect(shell.files.text("t.css") == css)
  }

  @Test func `what spoils nothing is written beside what does`() {
    let shell = shell(
      ":root { --paper: #ffffff; --ink: #999999; --free: #888888; --other: #787878 }",
      """
      pairs: [{foreground: [ink, free], background: paper, as: text}]
      distinct: [{tokens: [ink, other], min-delta-e: 0.1, vision: [normal]}]

      """)
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(
      shell.files.text("t.css")
        == ":root { --paper: #ffffff; --ink: #999999; --free: #767676; --other: #787878 }")
  }

  @Test func `a value in a sheet that another imports is changed there`() {
    let shell = shell(
      "@import \"base.css\"; :root { --paper: #ffffff }",
      "pairs: [{foreground: ink, background: paper, as: text}]\n")
    shell.files.put(Array(":root { --ink: #777777 }".utf8), at: "base.css")
    let run = shell.run("fix", "--write")
    #expect(run.output == "wrote base.css\n", "\(run.error)")
    #expect(shell.files.text("base.css") == ":root { --ink: #767676 }")
    #expect(shell.run("check").status == .success)
  }

  @Test func `a literal in a screen is told, and not changed`() {
    let shell = shell(
      ":root { --paper: #ffffff }", "screens: [s.yml]\nrules: {raw-color: off}\n")
    let screen =
      "version: 1\nscreen: s\nbackground: paper\n"
      + "elements: [{id: a, kind: text, color: \"#777777\", size: 12, weight: 400}]\n"
    shell.files.put(Array(screen.utf8), at: "s.yml")
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(run.error.contains("(screen-contrast): the colour is no token: #767676 would pass"))
    #expect(run.error.contains("s.yml:4:"))
    #expect(shell.files.text("s.yml") == screen)
  }

  @Test func `a value on several lines is one change`() {
    let old = ":root {\n  --paper: #ffffff;\n  --ink: rgb(\n    119,\n    119,\n    119\n  );\n}\n"
    let shell = shell(old, "pairs: [{foreground: ink, background: paper, as: text}]\n")
    let run = shell.run("fix")
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("--- a/t.css\n+++ b/t.css\n@@ -1,8 +1,"), "\(run.output)")
    // What a patch makes of it: all lines but the old ones.
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
    let before = lines.filter { !$0.hasPrefix("+") && !$0.isEmpty }.map { $0.dropFirst() }
    let after = lines.filter { !$0.hasPrefix("-") && !$0.isEmpty }.map { $0.dropFirst() }
    #expect(before.joined(separator: "\n") + "\n" == old)
    #expect(shell.run("fix", "--write").status == .success)
    #expect(after.joined(separator: "\n") + "\n" == shell.files.text("t.css"))
    #expect(shell.run("check").status == .success)
  }

  @Test func `a finding is told with its appearances, where it is not in all`() {
    let shell = shell(
      ":root { --base: #777777; --ink: var(--base); --paper: #ffffff }\n"
        + ".dark { --paper: #000000 }",
      "pairs: [{foreground: ink, background: paper, min: 4.5}]\n", appearances: "[light, dark]")
    // #777777 on black has 4.69, on white 4.47.
    let run = shell.run("fix")
    #expect(run.error.contains("not fixed: ink on paper in light (pair-contrast)"), "\(run.error)")
    let both = self.shell(
      ":root { --base: #888888; --ink: var(--base); --paper: #ffffff }",
      "pairs: [{foreground: ink, background: paper, min: 4.5}]\n", appearances: "[light, dark]")
    #expect(both.run("fix").error.contains("not fixed: ink on paper (pair-contrast)"))
  }

  @Test func `a file that somebody changed in the meantime is left alone`() {
    var shell = shell(
      ":root { --ink: #777777; --paper: #ffffff }",
      "pairs: [{foreground: ink, background: paper, as: text}]\n")
    shell.otherFiles = SavedMeanwhile(base: shell.files, path: "t.css", text: ":root { }")
    let run = shell.run("fix", "--write")
    #expect(run.status == .unusable)
    #expect(run.error.contains("t.css: error: has changed in the meantime, and is left alone"))
    #expect(shell.files.text("t.css") == ":root { --ink: #777777; --paper: #ffffff }")
  }

  /// Only links are not followed out of the project; what rules.yml names openly is the user's own word.
  @Test(arguments: [
    ("/project", "../kit/t.css", "/kit/t.css"), ("/project", "/kit/t.css", "/kit/t.css"),
    ("/project/web", "../kit/./t.css", "/project/kit/t.css"),
  ])
  func `a file outside that rules name openly is written`(
    _ folder: String, _ named: String, _ path: String
  ) {
    var shell = Shell()
    shell.files = MemoryFiles(
      [
        path: ":root { --ink: #777777; --paper: #ffffff }",
        "rules.yml":
          "version: 1\ntokens: [\(named)]\nappearances: [light]\n"
          + "pairs: [{foreground: ink, background: paper, as: text}]\n",
      ], in: folder)
    let run = shell.run("fix", "--write")
    #expect(run.status == .success, "\(run.error)")
    #expect(shell.files.text(path) == ":root { --ink: #767676; --paper: #ffffff }")
  }
}

/// Files of which one is saved by somebody else once it has been read.
private final class SavedMeanwhile: FileSystem {
  private let base: MemoryFiles
  private let path: String
  private let text: String
  private let wasRead = Mutex(false)

  init(base: MemoryFiles, path: String, text: String) {
    self.base = base
    self.path = path
    self.text = text
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let isSecond =
      path == self.path
      && wasRead.withLock { known in
        defer { known = true }
        return known
      }
    return isSecond ? Array(text.utf8) : try base.read(path, limit: limit)
  }

  var workingDirectory: String { base.workingDirectory }
  func list(_ folder: String) throws(FileError) -> [FolderEntry] { try base.list(folder) }
  func kind(of path: String) -> FileKind? { base.kind(of: path) }
  func exists(_ path: String) -> Bool { base.exists(path) }
  func identity(of path: String) -> FileIdentity? { base.identity(of: path) }
  func makeFolder(_ path: String) throws(FileError) { try base.makeFolder(path) }
  func target(of path: String) -> String? { base.target(of: path) }

  func write(to path: String, _ content: (_ sink: ([UInt8]) -> Void) -> Void) throws(FileError) {
    try base.write(to: path, content)
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try base.append(bytes, to: path)
  }
}
