import ContrastCommand
import Diagnostics
import Reporters
import RuleEngine
import SourceTrees
import Testing

/// The words that commands take and offer.
@Suite struct CommandWordTests {
  private func shell() -> Shell {
    Shell([
      "rules.yml": "version: 1\ntokens: [t.css]\nappearances: [light]\n",
      "t.css": ":root { --ink: #000; --paper: #fff }",
    ])
  }

  // MARK: Formats

  @Test(arguments: ["pair", "convert", "matrix", "simulate", "tokens", "rules"])
  func `a command's help lists the formats that it writes, and no others are taken`(_ name: String)
  {
    let help = shell().run(name, "--help").output
    #expect(help.contains("One of table, json."), "\(help)")
    for format in Reporters.all.map(\.name) where format != "table" && format != "json" {
      let run = shell().run(name, "--format", format)
      #expect(run.status == .unusable)
      #expect(run.error.contains("--format can't be \(format)"))
      #expect(run.error.contains("table") || run.error.contains("json"))
    }
  }

  @Test func `diff has Markdown as well, check has all`() {
    #expect(shell().run("diff", "--help").output.contains("One of table, markdown, json."))
    let help = shell().run("check", "--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("One of " + Reporters.all.map(\.name).joined(separator: ", ")))
  }

  @Test func `completions are as the help says`() {
    let bash = shell().run("completions", "bash").output
    #expect(bash.contains("pair:-f"))
    #expect(bash.contains("compgen -W $'table\\njson' --"))
    #expect(bash.contains("check:--format"))
    let fish = shell().run("completions", "fish").output
    #expect(fish.contains("-x -a 'table json'"))
    #expect(
      fish.contains("__fish_seen_subcommand_from diff' -l format -s f -x -a 'table markdown json'"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `rules, appearances and formats to emit are completed`(_ name: String) {
    let script = shell().run("completions", name).output
    for word in ["screen-contrast", "unused-waiver", "dark-high-contrast", "xcassets", "dtcg"] {
      #expect(script.contains(word), "\(word)")
    }
  }

  // MARK: Vision

  @Test(arguments: ["grey", "gray", "greyscale", "grayscale", "achromat", "achromatopsia"])
  func `shades of grey go by many names, in both places`(_ word: String) throws {
    let run = shell().run("simulate", "--vision", word, "--format", "json", "#ff0000")
    #expect(run.status == .success, "\(run.error)")
    #expect(run.output.contains("\"vision\":\"greyscale\""))
    #expect(distinct(word) == distinct("grey"))
    #expect(distinct(word).contains("ΔE OK"))
  }

  @Test(arguments: [("protanopia", "protan"), ("deuteranopia", "deutan"), ("tritanopia", "tritan")])
  func `so do the others`(_ row: (word: String, name: String)) {
    let run = shell().run("simulate", "--vision", row.word, "--format", "json", "#ff0000")
    #expect(run.output.contains("\"vision\":\"\(row.name)\""))
    #expect(distinct(row.word) == distinct(row.name))
    #expect(shell().run("simulate", "--vision", "protn", "#fff").error.contains("did you mean"))
  }

  /// The report of two colours that must be told apart.
  private func distinct(_ vision: String) -> String {
    let run = Shell([
      "rules.yml":
        "version: 1\ntokens: [t.css]\nappearances: [light]\n"
        + "distinct: [{tokens: [a, b], vision: [\(vision)], min-delta-e: 0.5}]\n",
      "t.css": ":root { --a: #d33a2c; --b: #1e9e6a }",
    ]).run("check", "--rule", "token-distinct", "--format", "csv")
    #expect(run.status == .findings, "\(run.error)")
    return run.output
  }

  @Test func `the schema has every word`() {
    let schema = shell().run("schema", "rules").output
    for word in ["normal", "grey", "gray", "greyscale", "achromat", "deuteranopia"] {
      #expect(schema.contains("\"\(word)\""), "\(word)")
    }
  }

  // MARK: Tokens where colours are meant

  @Test(arguments: [
    "color.text.primary", "color-text-primary", "Brand/accent", "--ink", "{color.ink}",
  ])
  func `a token's name is told from a colour`(_ name: String) {
    for arguments in [["pair"], ["explain"]] {
      let run = shell().run(arguments + ["--", name, "#fff"])
      #expect(run.status == .unusable)
      #expect(run.error.contains("expected"))
      #expect(run.error.contains("contrast matrix measures tokens"), "\(run.error)")
    }
  }

  @Test(arguments: ["rgb(1 2", "#12", "reed", "rgb(1-2 3 4)"])
  func `a colour with a mistake is taken for one`(_ text: String) {
    #expect(!shell().run("pair", text, "#fff").error.contains("matrix"))
  }

  // MARK: Rules

  @Test func `a rule that is written wrongly is told in check and fix`() {
    for command in ["check", "fix"] {
      let run = shell().run(command, "--rule", "screen-contrst")
      #expect(run.status == .unusable)
      #expect(run.error.contains("there is no rule screen-contrst"))
      #expect(run.error.contains("did you mean screen-contrast?"))
      #expect(shell().run(command, "--rule", "foo").error.contains("contrast rules lists them"))
    }
  }

  @Test(arguments: ["check", "fix", "diff", "matrix", "tokens"])
  func `without rules dot yml init is named`(_ command: String) {
    let run = Shell().run([command] + (command == "diff" ? ["main"] : []))
    #expect(run.status == .unusable)
    #expect(run.error.contains("there is no rules.yml"))
    #expect(run.error.contains("contrast init"), "\(run.error)")
  }

  @Test func `the exit statuses are told as they are`() {
    let help = shell().run("--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("or is a warning (without --strict)"))
    #expect(help.contains("none of the files that are passed, staged or changed takes part"))
  }
}
