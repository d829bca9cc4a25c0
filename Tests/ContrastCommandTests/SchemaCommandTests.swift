import ContrastCommand
import Diagnostics
import SourceTrees
import Testing

@Suite struct SchemaCommandTests {
  @Test(arguments: ["rules", "screen", "report"])
  func `a schema is written to standard output or to a file`(_ name: String) throws {
    let shell = Shell()
    let run = shell.run("schema", name)
    #expect(run.status == .success)
    #expect(try JSON.parse(SourceFile(path: "s", text: run.output)).root["$defs"] != nil)
    #expect(shell.run("schema", name, "-o", "s.json").output.isEmpty)
    #expect(shell.files.text("s.json") == run.output)
  }

  @Test func `a name that is none gets a suggestion`() {
    let run = Shell().run("schema", "rule")
    #expect(run.status == .unusable)
    #expect(run.error.contains("did you mean rules?"))
  }

  @Test func `a file that can't be written is an error`() {
    let shell = Shell()
    shell.files.failWriting(.notPermitted)
    let run = shell.run("schema", "rules", "--output", "s.json")
    #expect(run.status == .unusable)
    #expect(run.error == "s.json: error: can't be written: not permitted\n")
  }
}

@Suite struct GeneratedShellTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know every command, flag and choice`(_ shell: String) {
    let script = Shell().run("completions", shell).output
    for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
    for flag in Flag.all {
      #expect(
        script.contains(shell == "fish" ? "-l \(flag.name)" : "--\(flag.name)"), "\(flag.name)")
      for choice in flag.choices { #expect(script.contains(choice)) }
    }
    #expect(script.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
  }

  @Test func `quotes in descriptions are balanced`() {
    for shell in ["zsh", "fish"] {
      let script = Shell().run("completions", shell).output
      let lines = script.split(separator: "\n").filter { $0.contains("--") || $0.contains("-l ") }
      for line in lines {
        let quotes = line.replacing("'\\''", with: "").replacing("\\'", with: "").filter {
          $0 == "'"
        }
        #expect(quotes.count % 2 == 0, "\(line)")
      }
    }
  }

  @Test func `the manual names every command and flag and has no text that is a request`() {
    let page = Shell().run("manual").output
    for command in CommandName.allCases { #expect(page.contains("contrast \(command.rawValue)")) }
    for flag in Flag.all {
      #expect(page.contains("\\-\\-" + flag.name.replacing("-", with: "\\-")), "\(flag.name)")
    }
    let requests: Set<Substring> = [
      ".TH", ".SH", ".SS", ".B", ".I", ".TP", ".PP", ".EX", ".EE", ".RS", ".RE",
    ]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }

  @Test func `an unknown shell gets an answer`() {
    let run = Shell().run("completions", "tcsh")
    #expect(run.status == .unusable)
    #expect(run.error.contains("there are some for bash, zsh, fish"))
  }
}

@Suite struct BaselineCommandTests {
  private let files = [
    "rules.yml": """
    tokens: [tokens.css]
    appearances: [light]
    pairs: [{foreground: ink, background: page}]
    """,
    "tokens.css": ":root { --page: #fff; --ink: #999; }\n",
  ]

  @Test func `written, accepted, worse, gone`() throws {
    let shell = Shell(files)
    let written = shell.run("check", "--write-baseline", "base.json")
    #expect(written.status == .success)
    #expect(written.error.contains("base.json: note: 1 finding written"))
    #expect(written.output.contains("1 waived"))
    #expect(shell.run("check").status == .findings)
    #expect(shell.run("check", "--baseline", "base.json").status == .success)
    shell.files.put(Array(":root { --page: #fff; --ink: #aaa; }\n".utf8), at: "tokens.css")
    let worse = shell.run("check", "--baseline", "base.json")
    #expect(worse.status == .findings)
    #expect(worse.output.contains("It got worse"))
    shell.files.put(Array(":root { --page: #fff; --ink: #000; }\n".utf8), at: "tokens.css")
    let gone = shell.run("check", "--baseline", "base.json")
    #expect(gone.status == .success)
    #expect(
      gone.error == "contrast: note: of the baseline, gone: pair-contrast: ink on page in light\n")
    #expect(shell.run("check", "--baseline", "base.json", "--quiet").error.isEmpty)
  }

  /// The keys of the file are the check's own; what is read again accepts the same findings, and only them.
  @Test func `screens, states and elements are kept, and a second one of a kind counts`() throws {
    let shell = Shell([
      "rules.yml": "tokens: [t.css]\nappearances: [light]\nscreens: [s.yml]\n",
      "t.css": ":root { --page: #fff; --ink: #999; }\n",
      "s.yml": """
      version: 1
      screen: home
      states: [idle, busy]
      background: page
      elements:
        - {id: a, kind: text, color: ink, size: 12, weight: 400}
        - {id: b, kind: text, color: ink, size: 12, weight: 400, states: [busy]}

      """,
    ])
    let written = shell.run("check", "--rule", "screen-contrast")
    #expect(written.status == .findings)
    #expect(shell.run("check", "--write-baseline", "base.json").status == .success)
    let text = try #require(shell.files.text("base.json"))
    for part in [#""screen":"home""#, #""state":"busy""#, #""element":"#] {
      #expect(text.replacing("\": ", with: "\":").contains(part), "\(text)")
    }
    #expect(shell.run("check", "--baseline", "base.json").status == .success)
    let screen = try #require(shell.files.text("s.yml"))
    shell.files.put(
      Array((screen + "  - {id: c, kind: text, color: ink, size: 12, weight: 400}\n").utf8),
      at: "s.yml")
    #expect(shell.run("check", "--baseline", "base.json").status == .findings)
    shell.files.put(
      Array(screen.split(separator: "\n").dropLast().joined(separator: "\n").utf8), at: "s.yml")
    let less = shell.run("check", "--baseline", "base.json")
    #expect(less.status == .success)
    shell.files.put(Array(screen.replacing("ink", with: "page").utf8), at: "s.yml")
    #expect(shell.run("check", "--baseline", "base.json").error.contains("on screen home"))
  }

  @Test func `one that can't be read is a problem, and all findings count`() {
    let run = Shell(files).run("check", "--baseline", "none.json")
    #expect(run.status == .unusable)
    #expect(run.error.contains("none.json: error: no such file"))
    #expect(run.error.contains("--write-baseline FILE makes one"))
    #expect(run.output.contains("1 failed"))
  }

  @Test(arguments: [
    ["--rule", "pair-contrast"], ["-a", "light"], ["tokens.css"], ["--baseline", "b"],
  ])
  func `a part of the findings is no baseline`(_ arguments: [String]) {
    let shell = Shell(files)
    let run = shell.run(["check", "--write-baseline", "base.json"] + arguments)
    #expect(run.status == .unusable)
    #expect(shell.files.text("base.json") == nil)
  }

  @Test func `nothing is written where inputs could not be used`() {
    let shell = Shell(files)
    shell.files.put(
      Array("tokens: [tokens.css, gone.css]\npairs: [{foreground: ink, background: page}]\n".utf8),
      at: "rules.yml")
    let run = shell.run("check", "--write-baseline", "base.json")
    #expect(run.status == .unusable)
    #expect(shell.files.text("base.json") == nil)
    #expect(run.error.isEmpty == false)
  }
}
