import Diagnostics
import Reporters

/// The manual page in the man macros, from the tables of commands and flags.
struct ManualPage {
  private var output = Output()

  static var source: [UInt8] {
    var page = ManualPage()
    page.write()
    return page.output.take()
  }

  private mutating func write() {
    line(".TH CONTRAST 1 \"\" \"contrast \(Command.version)\"")
    section("NAME")
    line("contrast \\- checks the contrast of a design system's colours")
    section("SYNOPSIS")
    line(".B contrast")
    line(".I COMMAND")
    line("[\\fIFLAG\\fR ...] [\\fIOPERAND\\fR ...]")
    section("DESCRIPTION")
    text(
      "Reads the colour tokens of a design system where they live, the manifests of its screens, and the "
        + "limits in rules.yml; measures every pair as it is really shown, by WCAG 2.2; and says what "
        + "holds and what does not, with the place and a colour that would pass.")
    section("COMMANDS")
    for command in Commands.all { write(command) }
    section("FLAGS OF EVERY COMMAND")
    for flag in Flag.all where flag.commands.isEmpty { write(flag) }
    section("FORMATS OF REPORTS")
    for reporter in Reporters.all { entry("\\fB\(escaped(reporter.name))\\fR", reporter.summary) }
    section("EXIT STATUS")
    for (status, meaning) in HelpText.exitStatuses { entry("\\fB\(status)\\fR", meaning) }
    section("ENVIRONMENT")
    for (name, meaning) in Self.environment { entry("\\fB\(escaped(name))\\fR", meaning) }
    section("FILES")
    entry(
      "\\fBrules.yml\\fR, \\fBcontrast.yml\\fR, \\fB.contrast.yml\\fR",
      "The configuration: the nearest in the working directory or a folder above it.")
  }

  private static let environment = [
    ("NO_COLOR", "Where it is not empty, output has no colours."),
    (
      "FORCE_COLOR, CLICOLOR_FORCE",
      "Output has colours although it does not go to a terminal."
    ),
    ("COLUMNS", "The width of output, where the terminal does not tell it."),
  ]

  private mutating func write(_ command: CommandDescription) {
    let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
    line(".SS \"\\fBcontrast \(command.name.rawValue)\\fR\(operands)\"")
    text(command.summary)
    for paragraph in command.details {
      line(".PP")
      text(paragraph)
    }
    for flag in command.flags where !flag.commands.isEmpty { write(flag) }
    for example in command.examples {
      line(".PP")
      line(".EX")
      text("    " + example.line)
      line(".EE")
      line(".RS 8")
      text(example.meaning)
      line(".RE")
    }
  }

  private mutating func write(_ flag: Flag) {
    let spellings = flag.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = flag.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    var meaning = flag.summary
    if !flag.choices.isEmpty { meaning += " One of " + flag.choices.joined(separator: ", ") + "." }
    if let standard = flag.standard { meaning += " Default: \(standard)." }
    entry(spellings + value, meaning)
  }

  private mutating func entry(_ term: String, _ meaning: String) {
    line(".TP")
    line(term)
    text(meaning)
  }

  private mutating func section(_ title: String) { line(".SH \(title)") }

  private mutating func line(_ markup: String) {
    output.write(markup)
    output.newline()
  }

  /// Plain text: a leading point or apostrophe would be a request.
  private mutating func text(_ text: String) {
    if text.hasPrefix(".") || text.hasPrefix("'") { output.write("\\&") }
    line(escaped(text))
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }
}
