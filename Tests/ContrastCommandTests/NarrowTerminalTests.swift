import ColorMath
import ContrastCommand
import Reporters
import RuleEngine
import Testing

/// Nothing is wider than the terminal where it can be broken: in every command, down to 40 columns.
@Suite struct NarrowTerminalTests {
  static let widths = [40, 60, 80, 120]

  private static let files = [
    "rules.yml": """
    version: 1
    tokens: [design/tokens.css]
    screens: [screens/*.yml]
    claims: [{file: design/claims.md}]
    appearances: [light, dark, light-high-contrast, dark-high-contrast]
    pairs: [{foreground: [color-text-*], background: [color-bg-*]}]
    distinct: [{tokens: [color-text-*], min-delta-e: 0.3}]
    waivers:
      - rule: pair-contrast
        subject: color-text-of-a-name-that-is-long on color-bg-canvas
        reason: A reason that is told at such a length that it has to be broken in every terminal.

    """,
    "design/tokens.css": """
    :root {
      --color-bg-canvas: #faf9f5; --color-bg-讲清楚了: #f5f2e9; --color-text-primary: #171717;
      --color-text-of-a-name-that-is-long: #888; --color-text-glass: rgb(0 0 0 / 0.4);
      --color-text-from-others: var(--color-text-of-a-name-that-is-long);
    }
    .dark { --color-bg-canvas: #121110; --color-text-primary: #eeeeee; --color-text-glass: #fff8; }
    @media (prefers-contrast: more) { :root { --color-text-of-a-name-that-is-long: #555; } }
    @media (prefers-contrast: more) { .dark { --color-bg-canvas: #000; } }
    """,
    "design/claims.md":
      "`color-text-primary` on `color-bg-canvas` is 16.2 : 1 and 3 : 1 elsewhere.\n",
    "screens/start.yml": """
    screen: start
    background: color-bg-canvas
    elements:
      - {id: a-title-that-is-long, kind: text, color: color-text-of-a-name-that-is-long, size: 17}

    """,
  ]

  /// Every command with `--help`, and what each writes for people: with what is good and what can't be used.
  private static let lines: [[String]] =
    [
      [], ["--help"], ["help"], ["help", "check"], ["--version"], ["rulez"], ["check", "--colour"],
    ]
    + Commands.all.map { [$0.name.rawValue, "--help"] }
    + [
      ["check"], ["check", "--failures-only"], ["check", "--quiet"],
      ["check", "--format", "nothing"],
      ["check", "nowhere.css"], ["pair", "#777", "#fff"],
      ["pair", "#777", "#fff", "--size", "18.5", "--weight", "bold"],
      ["pair", "rgb(0 0 0 / 0.5)", "#fff"], ["pair", "rgb(0 0 0 / 0.5)", "#fff8"],
      ["pair", "color(display-p3 0.2 0.3 0.4)", "oklch(0.55 0.2 250 / 0.9)"],
      ["pair", "zzz", "#fff"],
      ["pair", "oklch(0.5759 0.0971 52.31)", "white"], ["pair", "#fff"],
      ["convert", "oklch(0.7 0.4 150)"],
      ["convert", "color(prophoto-rgb 0 1 0)", "--gamut", "clip"],
      ["convert", "oklch(0.7 0.4 150 / 0.123456)", "--gamut", "none"], ["convert", "oklch(zzz)"],
      ["matrix"], ["matrix", "color-text-*"], ["matrix", "nothing-*"],
      ["tokens"], ["tokens", "design/tokens.css"], ["fix"], ["fix", "--max-delta-e", "0.001"],
      ["palette", "#ff6030"], ["palette", "210deg", "--ensure", "AA"], ["palette", "#808080"],
      ["palette", "#ff6030", "--out", "made"], ["palette"], ["emit"], ["rules"],
      ["explain", "#777", "#fff"], ["explain", "#7778", "#fff8", "--over", "white"],
      ["explain", "#fff8", "#0008"], ["explain", "color-text-primary", "color-bg-canvas"],
      ["explain", "no-such-rule"], ["diff", "main"], ["diff", "nothing"], ["schema"], ["init"],
      ["simulate", "#d33a2c", "oklch(0.7 0.1 150 / 0.5)"], ["simulate", "zzz"],
    ]

  /// Columns of a line without what paints it.
  private static func width(_ line: Substring) -> Int {
    var text = ""
    var isEscape = false
    for character in line {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { text.append(character) }
      if isEscape, character == "m" { isEscape = false }
    }
    return text.displayWidth
  }

  private static func shell(_ columns: Int, _ color: String) -> Shell {
    var before = files
    before["design/tokens.css"] = files["design/tokens.css"]?.replacing("#171717", with: "#bbbbbb")
    var shell = Shell(files)
    shell.git = MemoryGit(revisions: ["main": before])
    shell.environment = ["COLORTERM": color]
    shell.terminal = Terminal(outputIsTerminal: true, errorIsTerminal: true, columns: columns)
    return shell
  }

  @Test(arguments: widths, ["", "truecolor"])
  func `no line of any command is wider than the terminal`(_ columns: Int, _ color: String) {
    for arguments in Self.lines {
      let run = Self.shell(columns, color).run(arguments)
      #expect(!(run.output + run.error).isEmpty)
      for line in (run.output + run.error).split(separator: "\n") {
        // One word, such as a place, may be.
        let isOneWord = !line.drop { $0 == " " }.contains(" ")
        #expect(
          Self.width(line) <= columns || isOneWord, "\(arguments.joined(separator: " ")): \(line)")
      }
    }
  }

  /// But for the files of examples, which would be others if they were broken.
  @Test(arguments: widths)
  func `no line of a rule's page is wider than the terminal`(_ columns: Int) {
    for rule in Rules.ids {
      let run = Self.shell(columns, "").run("explain", rule)
      for line in run.output.split(separator: "\n") where !line.hasPrefix("    ") {
        #expect(Self.width(line) <= columns, "\(rule): \(line)")
      }
    }
  }

  @Test(arguments: widths)
  func `no text is lost where lines are broken`(_ columns: Int) {
    for arguments in [
      ["rules"], ["palette", "#ff6030"], ["pair", "#777", "#fff"], ["diff", "main"],
      ["matrix", "--help"],
    ] {
      let whole = Self.shell(200, "").run(arguments + ["--color", "never"])
      let broken = Self.shell(columns, "").run(arguments + ["--color", "never"])
      let letters = { (text: String) in text.filter { !" \\\n".contains($0) }.sorted() }
      #expect(
        letters(whole.output) == letters(broken.output),
        "\(arguments)")
    }
  }

  /// Tokens take a line for each row of appearances.
  @Test func `four appearances stand in rows under the name where there is no room beside it`() {
    let rows = { (columns: Int) -> [Substring] in
      let lines = Self.shell(columns, "").run("tokens").output.split(separator: "\n")
      guard let first = lines.firstIndex(where: { $0.hasPrefix("color-bg-canvas") }) else {
        return []
      }
      return Array(lines[first..<min(first + 4, lines.count)])
    }
    #expect(rows(80).prefix(1).map { $0.split(separator: " ").count } == [5])
    #expect(
      rows(60).prefix(2) == [
        "color-bg-canvas", "  #faf9f5       #121110       #faf9f5       #000000",
      ])
    #expect(
      rows(40).prefix(3) == [
        "color-bg-canvas", "  #faf9f5            #121110", "  #faf9f5            #000000",
      ])
  }

  @Test(arguments: [
    ("contrast check", 36, ["contrast check"]),
    (
      "contrast check --format sarif --output report.sarif --format table", 36,
      ["contrast check --format sarif \\", "--output report.sarif \\", "--format table"]
    ),
    (
      "contrast explain '#fff' 'oklch(0.7 0.2 40)' --size 17 --weight bold", 36,
      ["contrast explain '#fff' \\", "'oklch(0.7 0.2 40)' --size 17 \\", "--weight bold"]
    ),
    ("x \"a b  c\" 'd \" e'", 8, ["x \\", "\"a b  c\" \\", "'d \" e'"]), ("", 10, [""]),
    ("averyveryverylongword b", 10, ["averyveryverylongword \\", "b"]),
  ])
  func `commands are broken so that they can be pasted`(
    _ command: String, _ width: Int, _ lines: [String]
  ) {
    #expect(ShellLine.lines(of: command, width: width) == lines)
    // A backslash and a line's end are nothing to a shell.
    #expect(
      lines.joined(separator: "\n").replacing(" \\\n", with: " ")
        == command.replacing("  c", with: "  c"))
  }
}
