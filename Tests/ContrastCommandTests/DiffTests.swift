import ContrastCommand
import Diagnostics
import Reporters
import SourceTrees
import TestSupport
import Testing

@Suite struct DiffTests {
  private static let rules = """
    version: 1
    tokens: [design/tokens.css]
    appearances: [light, dark]
    pairs:
      - {foreground: [ink, muted], background: page, as: text}

    """

  private static let before = [
    "rules.yml": rules,
    "design/tokens.css": """
    :root { --page: #fff; --ink: #171717; --muted: #595959; --old: #123456; }
    .dark { --page: #000; --ink: #eee; --muted: #aaa; }

    """,
  ]

  private static let after = [
    "rules.yml": rules,
    "design/tokens.css": """
    :root { --page: #fff; --ink: rgb(23 23 23); --muted: #999; --brand: #ff6030; }
    .dark { --page: #000; --ink: #eee; --muted: #aaa; }

    """,
  ]

  private func shell(
    _ old: [String: String] = before, _ new: [String: String] = after
  ) -> Shell {
    var shell = Shell(new)
    shell.git = MemoryGit(revisions: ["main": old])
    return shell
  }

  private func json(_ run: Shell.Run) throws -> DataNode {
    try JSON.parse(SourceFile(path: "diff", text: run.output)).root
  }

  @Test func `tokens and verdicts that changed are shown with both values`() {
    let run = shell().run("diff", "main")
    #expect(run.status == .findings)
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        Tokens
        changed  muted  #595959 -> #999999  ΔE OK 0.2189  light
        added    brand  - -> #ff6030  light, dark
        removed  old    #123456 -> -  light, dark

        Verdicts
        PASS -> FAIL  pair-contrast: muted on page
            light; 2.84, was 7.00; limit 4.5
            design/tokens.css:1:45

        1 token changed, 1 added, 1 removed; 1 check is a finding that was none, 0 are
        none any more.

        """)
  }

  // A change of notation is none of the colour: `ink` is in neither list.
  @Test func `JSON says the same to programs`() throws {
    let root = try json(shell().run("diff", "main", "--format", "json"))
    let tokens = try #require(root["tokens"]).elements.map { $0 }
    #expect(tokens.map { $0["name"]?.text } == ["muted", "brand", "old"])
    #expect(tokens.map { $0["change"]?.text } == ["changed", "added", "removed"])
    let muted = try #require(tokens[0]["values"])
    #expect(muted["light"]?["before"]?.text == "#595959")
    #expect(muted["light"]?["after"]?.text == "#999999")
    #expect(muted["dark"] == nil)
    let checks = try #require(root["checks"]).elements.map { $0 }
    #expect(checks.map { $0["rule"]?.text } == ["pair-contrast"])
    #expect(checks[0]["before"]?.text == "pass")
    #expect(checks[0]["after"]?.text == "fail")
    #expect(root["summary"]?["worse"]?.number == 1)
    #expect(root["since"]?.text == "main")
  }

  @Test func `Markdown is for a pull request`() {
    let run = shell().run("diff", "main", "--format", "markdown")
    #expect(run.status == .findings)
    #expect(
      run.output == """
        ### Colours since <code>main</code>

        1 token changed, 1 added, 1 removed; 1 check is a finding that was none, 0 are none any more.

        | Token | | Appearance | Before | After | ΔE OK |
        | --- | --- | --- | --- | --- | --- |
        | <code>muted</code> | changed | light | `#595959` | `#999999` | 0.2189 |
        | <code>brand</code> | added | light, dark | none | `#ff6030` |  |
        | <code>old</code> | removed | light, dark | `#123456` | none |  |

        | Check | | Before | After | Limit | Where |
        | --- | --- | --- | --- | --- | --- |
        | <code>pair-contrast</code> muted on page | light | PASS 7.00 | **FAIL** 2.84 | 4.5 | <code>design/tokens.css:1</code> |

        """)
  }

  @Test func `text from files is escaped in Markdown`() {
    var new = Self.after
    new["rules.yml"] = Self.rules.replacing(
      "foreground: [ink, muted]", with: "foreground: 'a|`b<c>*'")
    new["design/tokens.css"] = ":root { --page: #fff; --a\\|\\`b\\<c\\>\\*: #eee }"
    let output = shell(Self.before, new).run("diff", "main", "--format", "markdown").output
    #expect(output.contains("| <code>a&#124;&#96;b&lt;c&gt;&#42;</code> |"))
    #expect(output.contains("</code> a&#124;&#96;b&lt;c&gt;&#42; on page"))
  }

  @Test func `what was put right ends with 0`() {
    let run = shell(Self.after, Self.before).run("diff", "main")
    #expect(run.status == .success)
    #expect(run.output.contains("FAIL -> PASS  pair-contrast: muted on page"))
    #expect(run.output.contains("1 is\nnone any more"))
  }

  @Test func `nothing changed is said`() {
    let run = shell(Self.after, Self.after).run("diff", "main")
    #expect(run.status == .success)
    #expect(run.output == "No token and no verdict changed.\n")
  }

  // 2.84 was a finding before as well: it is nobody's fault now.
  @Test func `an old finding is no new one`() {
    var new = Self.after
    new["design/tokens.css"] = new["design/tokens.css"]?.replacing("#ff6030", with: "#ff6a3d")
    let run = shell(Self.after, new).run("diff", "main")
    #expect(run.status == .success)
    #expect(run.output.contains("changed  brand  #ff6030 -> #ff6a3d"))
    #expect(!run.output.contains("Verdicts"))
  }

  @Test func `one appearance can be asked for`() {
    let run = shell().run("diff", "main", "--appearance", "dark")
    #expect(run.status == .success)
    #expect(!run.output.contains("muted"))
    #expect(run.output.contains("added    brand  - -> #ff6030  dark"))
  }

  @Test func `warnings count when they are asked to`() {
    let warned = [Self.before, Self.after].map { files in
      files.merging(["rules.yml": Self.rules + "rules: {pair-contrast: warning}\n"]) { $1 }
    }
    #expect(shell(warned[0], warned[1]).run("diff", "main").status == .success)
    #expect(shell(warned[0], warned[1]).run("diff", "main", "--strict").status == .findings)
  }

  @Test func `each time has its own rules dot yml`() {
    var old = Self.before
    old["rules.yml"] = Self.rules.replacing("as: text", with: "min: 2")
    old["design/tokens.css"] = Self.after["design/tokens.css"]
    let run = shell(old, Self.after).run("diff", "main")
    #expect(run.output.contains("PASS -> FAIL  pair-contrast: muted on page"))
    #expect(!run.output.contains("Tokens\n"))
  }

  @Test func `a revision without rules dot yml makes everything new`() {
    let run = shell(["readme.md": ""], Self.after).run("diff", "main")
    #expect(run.error == "rules.yml: note: is not in main: everything is new\n")
    #expect(run.output.contains("added    page"))
    #expect(run.output.contains("none -> FAIL"))
  }

  @Test func `what was wrong then is a note, what is wrong now an error`() {
    var broken = Self.before
    broken["rules.yml"] = Self.rules + "tokns: []\n"
    let old = shell(broken, Self.before).run("diff", "main")
    #expect(old.status == .success)
    #expect(old.error.contains("rules.yml:6:1: note: at main: unknown key tokns"))
    let new = shell(Self.before, broken).run("diff", "main")
    #expect(new.status == .unusable)
    #expect(new.error.contains("rules.yml:6:1: error: unknown key tokns"))
  }

  @Test(arguments: ["mian", "", "main:x"]) func `an unknown revision is refused`(_ name: String) {
    let run = shell().run("diff", name)
    #expect(run.status == .unusable)
    #expect(run.error.contains("there is no revision \(name)"))
    #expect(run.output.isEmpty)
  }

  @Test func `a revision never becomes a flag of git's`() {
    #expect(
      shell().run("diff", "--", "--output=x").error.contains("there is no revision --output=x"))
  }

  @Test func `without git, rules or a known format nothing is compared`() {
    #expect(Shell(Self.after).run("diff", "main").error.contains("git can't be run"))
    #expect(Shell().run("diff", "main").error.contains("there is no rules.yml"))
    #expect(shell().run("diff").status == .unusable)
    for format in Reporters.all.map(\.name)
    where !["table", "markdown", "json"].contains(format) {
      #expect(
        shell().run("diff", "main", "-f", format).error.contains("-f can't be \(format)"))
    }
  }

  @Test func `from a folder below, the same files are compared`() {
    func moved(_ files: [String: String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: files.map { ("web/" + $0.key, $0.value) })
    }
    var shell = Shell()
    shell.files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: moved(Self.after).map { ("/project/" + $0.key, $0.value) }),
      in: "/project/web/design")
    shell.git = MemoryGit(prefix: "web/design/", revisions: ["main": moved(Self.before)])
    let run = shell.run("diff", "main")
    #expect(run.status == .findings)
    #expect(run.output.contains("tokens.css:1:45"))
  }

  @Test func `links and asset catalogues are read as they were`() {
    let rules = "tokens: [now.css, App/Assets.xcassets]\nappearances: [light]\n"
    func catalogue(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0x60", "blue": "0x30", "alpha": "1.000"}}}],
        "info": {"author": "xcode", "version": 1}}
      """
    }
    let path = "App/Assets.xcassets/Brand.colorset/Contents.json"
    var shell = Shell([
      "rules.yml": rules, "now.css": ":root { --ink: #111 }", path: catalogue("0xFE"),
    ])
    var git = MemoryGit(revisions: [
      "main": [
        "rules.yml": rules, "design/a.css": ":root { --ink: #222 }", path: catalogue("0xFF"),
      ]
    ])
    git.links = ["now.css": "design/a.css"]
    shell.git = git
    let output = shell.run("diff", "main").output
    #expect(output.contains("changed  ink    #222222 -> #111111"))
    #expect(output.contains("changed  Brand  #ff6030 -> #fe6030"))
  }

  /// Each kind of number as the reports have it: a ratio, the two ends of one, a distance. By WCAG's formula
  /// #595959 has 7.004 and #949494 3.033 on white, black on a fifth of white over black 1.662, over e6 of it 16.82; #767676 and
  /// #777777 are 0.0034 apart in OKLab.
  @Test func `numbers of every kind stand beside what they were`() {
    let rules = """
      version: 1
      tokens: [t.css]
      appearances: [light]
      screens: [s.yml]
      pairs: [{foreground: ink, background: veil, min: 3}]
      distinct: [{tokens: [a, b], min-delta-e: 0.1, vision: [normal]}]

      """
    let screen = """
      version: 1
      screen: home
      states: [idle, busy]
      background: page
      elements: [{id: t, kind: text, color: hint, size: 12, states: [busy]}]

      """
    let old =
      ":root { --page: #fff; --hint: #595959; --ink: #000; --veil: #ffffffe6; --a: #000; --b: #767676 }"
    let new =
      ":root { --page: #fff; --hint: #949494; --ink: #000; --veil: #ffffff33; --a: #777; --b: #767676 }"
    let shell = shell(
      ["rules.yml": rules, "s.yml": screen, "t.css": old],
      ["rules.yml": rules, "s.yml": screen, "t.css": new])
    let output = shell.run("diff", "main").output
    for part in [
      "light, screen home, state busy; 3.03, was 7.00; limit 4.5\n",
      "PASS -> UNDECIDED  pair-contrast: ink on veil\n    light; 1.66-21.00, was 16.82-21.00; limit 3\n",
      "PASS -> FAIL  token-distinct: a and b\n    light; 0.0034, was 0.5658; limit 0.1\n",
      // Only its opacity is another: no distance of colours says that.
      "changed  veil  #ffffffe6 -> #ffffff33  light\n",
    ] {
      #expect(output.contains(part), "\(output)")
    }
    let markdown = shell.run("diff", "main", "-f", "markdown").output
    #expect(
      markdown.contains("| light, screen home, state busy | PASS 7.00 | **FAIL** 3.03 | 4.5 |"))
    #expect(markdown.contains("**UNDECIDED** 1.66-21.00 | 3 |"))
    #expect(markdown.contains("| `#ffffffe6` | `#ffffff33` |  |"))
  }

  /// A ceiling is another measurement: black on white is 21, #595959 on white 7.0047….
  @Test func `a limit that was measured is shown as measurements are`() {
    let rules = """
      version: 1
      tokens: [t.css]
      appearances: [light]
      order: [{tokens: [first, second], on: page}]

      """
    let old = ":root { --page: #fff; --first: #595959; --second: #949494 }"
    let new = ":root { --page: #fff; --first: #595959; --second: #000 }"
    let shell = shell(
      ["rules.yml": rules, "t.css": old], ["rules.yml": rules, "t.css": new])
    let output = shell.run("diff", "main").output
    #expect(output.contains("contrast-order: "), "\(output)")
    #expect(output.contains("limit 7.00\n"), "\(output)")
    let markdown = shell.run("diff", "main", "-f", "markdown").output
    #expect(markdown.contains("| 7.00 |"), "\(markdown)")
  }

  @Test func `a long list ends in how many more there are`() {
    func files(_ value: String) -> [String: String] {
      let tokens = (0..<205).map { "--t\($0): \(value);" }.joined(separator: " ")
      return [
        "rules.yml": "version: 1\ntokens: [t.css]\nappearances: [light]\n",
        "t.css": ":root { \(tokens) }",
      ]
    }
    let run = shell(files("#111"), files("#222")).run("diff", "main", "-f", "markdown")
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("| <code>t") }.count == 200)
    #expect(run.output.contains("\nand 5 more\n"))
    let table = shell(files("#111"), files("#222")).run("diff", "main").output
    #expect(table.contains("205 tokens changed"))
  }
}
