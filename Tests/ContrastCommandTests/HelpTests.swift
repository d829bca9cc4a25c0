import ContrastCommand
import Reporters
import Testing

@Suite struct HelpTests {
  @Test func `the help names every command and flag`() {
    let help = Shell().run("--help")
    #expect(help.status == .success)
    #expect(help.error.isEmpty)
    for command in CommandName.allCases { #expect(help.output.contains("  \(command.rawValue)")) }
    #expect(help.output.contains("--color WHEN"))
    #expect(
      help.output.contains("nothing at all was checked") || help.output.contains("Exit status"))
    #expect(Shell().run("help").output == help.output)
    #expect(Shell().run("-h").output == help.output)
  }

  @Test(arguments: CommandName.allCases)
  func `each command has its own help`(_ command: CommandName) {
    let help = Shell().run(command.rawValue, "--help")
    #expect(help.status == .success)
    #expect(help.output.contains("Usage: contrast \(command.rawValue)"))
    for flag in Flag.all {
      let listed =
        help.output.contains("--\(flag.name)\n") || help.output.contains("--\(flag.name) ")
      if flag.isTaken(by: command) { #expect(listed, "\(flag.name)") }
    }
    #expect(Shell().run("help", command.rawValue).output == help.output)
    #expect(Shell().run("--help", command.rawValue).output == help.output)
  }

  @Test func `help keeps to the width of the terminal`() {
    for width in [50, 80, 120] {
      var shell = Shell()
      shell.environment["COLUMNS"] = String(width)
      for command in CommandName.allCases {
        let lines = shell.run(command.rawValue, "--help").output.split(separator: "\n")
        let text = lines.filter { !$0.hasPrefix("  contrast ") && !$0.hasPrefix("Usage") }
        #expect(text.allSatisfy { String($0).displayWidth <= width })
      }
    }
  }

  @Test func `the version is said on a line`() {
    #expect(Shell().run("--version").output == "contrast \(Command.version)\n")
    #expect(Shell().run("-V", "check").output == "contrast \(Command.version)\n")
  }

  @Test func `a command line that can't be used ends with 2 and says so on standard error`() {
    for arguments in [
      [], ["nonsense"], ["check", "--nope"], ["pair", "#fff"], ["explain"], ["rules", "x"],
      ["help", "chek"],
    ] {
      let run = Shell().run(arguments)
      #expect(run.status == .unusable, "\(arguments)")
      #expect(run.output.isEmpty)
      #expect(run.error.hasPrefix("contrast: error: "))
    }
  }

  @Test func `what was typed is cleaned before it reaches the terminal`() {
    let run = Shell().run("chec\u{1B}[31mk")
    #expect(!run.error.contains("\u{1B}"))
    #expect(run.error.contains("\\u{1b}"))
  }
}
