import ContrastCommand
import Reporters
import Testing

@Suite struct StreamTests {
  @Test func `a closed pipe is no error`() {
    var shell = Shell()
    shell.outputFault = .closed
    for arguments in [["--help"], ["rules"], ["pair", "#fff", "#000"], ["convert", "red"]] {
      let run = shell.run(arguments)
      #expect(run.status == .success)
      #expect(run.error.isEmpty)
    }
  }

  @Test func `a full disk is an error`() {
    var shell = Shell()
    shell.outputFault = .failed("No space left on device")
    let run = shell.run("pair", "#fff", "#000")
    #expect(run.status == .unusable)
    #expect(
      run.error
        == "contrast: error: standard output could not be written: No space left on device\n")
  }

  @Test func `somebody who types is told what is waited for`() {
    var shell = Shell()
    shell.input = ["red\n"]
    shell.terminal.inputIsTerminal = true
    let run = shell.run("convert", "--to", "hex")
    #expect(run.error == "contrast: note: reads a colour a line from standard input, to its end\n")
    #expect(run.output == "#ff0000\n")
  }

  /// What could be read has its result; the rest is not silently taken for the end.
  @Test(arguments: [["convert", "--to", "hex"], ["simulate", "--vision", "greyscale"], ["pair"]])
  func `an input that breaks off is an error`(_ arguments: [String]) {
    var shell = Shell()
    shell.input = [arguments[0] == "pair" ? "red\twhite\nblue" : "red\nblue"]
    shell.inputFault = .failed("Input/output error")
    let run = shell.run(arguments)
    #expect(run.status == .unusable)
    #expect(
      run.error == "contrast: error: standard input could not be read: Input/output error\n")
    #expect(run.output.split(separator: "\n").count >= 1)
    #expect(!run.output.contains("blue"))
  }

  @Test func `a text that breaks off is not checked`() {
    var shell = Shell(["rules.yml": "tokens: [t.css]\n", "t.css": ":root { --a: #fff }"])
    shell.input = [":root { --a: #f"]
    shell.inputFault = .failed("Input/output error")
    let run = shell.run("check", "--stdin-filename", "t.css")
    #expect(run.status == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("standard input could not be read: Input/output error"))
  }

  @Test func `a byte-order mark is no part of the first line`() {
    var shell = Shell()
    shell.input = ["\u{FEFF}red\nlime\n"]
    #expect(shell.run("convert", "--to", "hex").output == "#ff0000\n#00ff00\n")
  }

  @Test func `a closed pipe ends a run of many lines`() {
    var shell = Shell()
    shell.outputFault = .closed
    shell.input = Array(repeating: "red\n", count: 1000)
    #expect(shell.run("convert").status == .success)
  }

  /// A line for each command that writes something, whatever it finds.
  private static let commands: [[String]] =
    Reporters.all.map { ["check", "--format", $0.name] } + [
      ["tokens"], ["tokens", "--format", "json"], ["tokens", "design/tokens.css"], ["matrix"],
      ["matrix", "--format", "json"], ["pair", "#777", "#fff", "--format", "json"],
      ["convert", "red", "--to", "hex"], ["simulate", "red"], ["diff", "main"],
      ["diff", "main", "--format", "markdown"], ["fix"], ["palette", "#3A73B5"],
      ["palette", "#3A73B5", "--format", "css"], ["emit", "css"], ["emit", "json"],
      ["explain", "pair-contrast"], ["explain", "#777", "#fff"], ["rules"], ["schema", "rules"],
      ["completions", "zsh"], ["manual"], ["help"], ["check", "--help"], ["--version"],
    ]

  @Test(arguments: commands)
  func `every command says that a disk is full, and nothing of a closed pipe`(
    _ arguments: [String]
  ) {
    var shell = Shell(CheckTests.project)
    shell.git = MemoryGit(revisions: ["main": ["rules.yml": ""]])
    let usual = shell.run(arguments)
    #expect(!usual.output.isEmpty)
    shell.outputFault = .closed
    let closed = shell.run(arguments)
    #expect(closed.status == usual.status)
    #expect(closed.error == usual.error)
    shell.outputFault = .failed("No space left on device")
    let full = shell.run(arguments)
    #expect(full.status == .unusable)
    #expect(full.error.hasSuffix("could not be written: No space left on device\n"))
  }

  @Test(
    arguments: Reporters.all.map { ["check", "--format", $0.name, "--output", "x"] } + [
      ["emit", "css", "--out", "x.css"], ["palette", "#3A73B5", "--out", "x"], ["fix", "--write"],
      ["schema", "rules", "--output", "x"], ["completions", "zsh", "--output", "x"],
      ["manual", "--output", "x"], ["check", "--write-baseline", "x"], ["init"],
    ])
  func `every command says that a file can't be written, and leaves none`(_ arguments: [String]) {
    var files = CheckTests.project
    if arguments == ["init"] { files["rules.yml"] = nil }
    files["design/tokens.css"] = ":root { --coral: #ff6030; --paper: #fff; --ink: #999; }"
    if arguments == ["fix", "--write"] {
      files["rules.yml", default: ""] += "pairs: [{foreground: ink, background: paper}]\n"
    }
    let shell = Shell(files)
    shell.files.failWriting(.failed("No space left on device"))
    let run = shell.run(arguments)
    #expect(run.status == .unusable)
    #expect(run.error.contains("can't be written: No space left on device"), "\(run.error)")
    for name in ["x", "x.css", "x/DesignSystem.swift"] { #expect(shell.files.text(name) == nil) }
    #expect(shell.files.text("design/tokens.css") == files["design/tokens.css"])
  }
}
