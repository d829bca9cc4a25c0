import ContrastCommand
import Testing

/// How far colours go, and which files may change.
@Suite struct FixDistanceTests {
  private func shell(
    _ files: [String: String], _ pairs: String = "[{foreground: ink, background: paper}]",
    more: String = ""
  ) -> Shell {
    let tokens = files.keys.filter { $0.hasSuffix(".css") && !$0.hasPrefix("copy") }.sorted()
      .joined(separator: ", ")
    let rules = """
      version: 1
      tokens: [\(tokens)]
      appearances: [light, dark]
      pairs: \(pairs)
      \(more)
      """
    return Shell(files.merging(["rules.yml": rules]) { $1 })
  }

  // MARK: Made of other colours

  @Test(arguments: [
    ("color-mix(in srgb, #ff6347 50%, white)", "color-mix()"),
    ("color-mix(in oklch, red, white)", "color-mix()"),
    ("COLOR-MIX(in srgb, #ff6347, white 60%)", "color-mix()"),
    ("rgb(from #999999 r g b)", "rgb(from ...)"),
    ("oklch(/* x */ FROM #999 l c h)", "oklch(from ...)"),
    ("hsl(from color-mix(in srgb, #999, white) h s l)", "hsl(from ...)"),
    ("light-dark(#999999, #888888)", "light-dark()"),
    ("color-mix(in srgb, var(--paper), #999999 80%)", "color-mix()"),
  ])
  func `a colour that is made from others is told and not written`(
    _ row: (value: String, function: String)
  ) {
    let css = ":root { --paper: #ffffff; --ink: \(row.value); }"
    let shell = shell(["t.css": css])
    let run = shell.run("fix", "--write")
    #expect(run.status == .findings)
    #expect(shell.files.text("t.css") == css)
    #expect(run.output.isEmpty)
    #expect(
      run.error.contains("ink is made from other colours, with \(row.function): "), "\(run.error)")
    #expect(run.error.contains(" would pass"))
  }

  /// Words that only look so.
  @Test(arguments: ["rgb(153 153 153)", "hsl(0 0% 60%)", "#999999", "darkgray", "oklch(70% 0 0)"])
  func `a colour by itself is written`(_ value: String) {
    let shell = shell(["t.css": ":root { --paper: #ffffff; --ink: \(value); }"])
    #expect(shell.run("fix", "--write").status == .success)
    #expect(shell.run("check").status == .success)
  }

  @Test func `a report offers no such replacement to a program`() {
    let shell = shell([
      "t.css": ":root { --paper: #ffffff; --ink: color-mix(in srgb, #ff6347 50%, white); }"
    ])
    let run = shell.run("check", "--format", "sarif")
    #expect(run.output.contains("Would pass: #"))
    #expect(!run.output.contains("artifactChanges"))
  }

  // MARK: How far

  private static let brand = [
    "t.css": ":root { --paper: #1a0000; --ink: #c8102e; --near: #777777; --white: #ffffff }"
  ]
  private static let pairs =
    "[{foreground: ink, background: white, min: 17}, {foreground: near, background: white}]"

  @Test func `the distance of each change is said`() {
    let run = shell(Self.brand, Self.pairs).run("fix", "--write")
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2, "\(run.error)")
    #expect(lines.first?.hasPrefix("t.css:1:34: note: ink: #c8102e becomes #") == true)
    #expect(lines.last?.hasSuffix("near: #777777 becomes #767676, ΔE OK 0.0034 away") == true)
  }

  @Test func `a change that goes too far is told and not written`() {
    let shell = shell(Self.brand, Self.pairs)
    let run = shell.run("fix", "--write", "--max-delta-e", "0.1")
    #expect(run.status == .findings)
    #expect(run.error.contains("not fixed: ink on white"))
    #expect(run.error.contains(" away: farther than --max-delta-e allows"), "\(run.error)")
    let css = shell.files.text("t.css") ?? ""
    #expect(css.contains("--ink: #c8102e") && css.contains("--near: #767676"))
  }

  @Test(arguments: ["x", "-1", "", "0.1.2", "NaN"])
  func `a limit is a number`(_ text: String) {
    let run = shell(Self.brand).run("fix", "--max-delta-e", text)
    #expect(run.status == .unusable)
    #expect(run.error.contains("--max-delta-e"))
  }

  @Test func `an appearance of its own is named`() {
    let run = shell([
      "t.css":
        ":root { --ink: #000000; --paper: #ffffff } .dark { --ink: #555555; --paper: #000000 }"
    ]).run("fix")
    #expect(
      run.error.contains("note: ink: #555555 would become #757575 in dark, ΔE OK"), "\(run.error)")
  }

  // MARK: Which files

  private static let two = [
    "a.css": ":root { --paper: #ffffff; --ink: #777777 }", "b/c.css": ":root { --soft: #777777 }",
  ]
  private static let both = "[{foreground: [ink, soft], background: paper}]"

  @Test(arguments: ["b/c.css", "b", "./b/", "/project/b/c.css"])
  func `paths say which files may change`(_ path: String) {
    let shell = shell(Self.two, Self.both)
    let run = shell.run("fix", "--write", path)
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output == "wrote b/c.css\n")
    #expect(shell.files.text("a.css") == Self.two["a.css"])
    #expect(!run.error.contains("ink"))
  }

  @Test func `a path that is no token file is refused`() {
    for path in ["rules.yml", "c.css", "nowhere"] {
      let run = shell(Self.two, Self.both).run("fix", path)
      #expect(run.status == .unusable)
      #expect(run.error.contains("\(path) is no token file of rules.yml"))
    }
    #expect(
      shell(Self.two, Self.both).run("fix", "b/d.css").error.contains("did you mean b/c.css?"))
  }

  @Test func `what is left to do in the files that may change counts`() {
    let files = [
      "a.css": ":root { --paper: #ffffff; --base: #777777 }",
      "b.css": ":root { --ink: var(--base) }",
    ]
    #expect(shell(files).run("fix", "b.css").output == "nothing to do\n")
    #expect(shell(files).run("fix", "a.css").status == .findings)
  }
}
