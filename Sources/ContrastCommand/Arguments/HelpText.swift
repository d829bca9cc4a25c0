import Diagnostics
import Reporters

/// The help of a command, or of all, from the tables.
struct HelpText {
  private var output = Output()
  private let width: Int
  private let depth: Presentation.ColorDepth

  static func bytes(
    for command: CommandName?, width: Int, depth: Presentation.ColorDepth
  ) -> [UInt8] {
    var help = HelpText(width: min(width, 100), depth: depth)
    if let description = Commands.all.first(where: { $0.name == command }) {
      help.write(description)
    } else {
      help.writeOverview()
    }
    return help.output.take()
  }

  private init(width: Int, depth: Presentation.ColorDepth) {
    self.width = max(width, 40)
    self.depth = depth
  }

  private mutating func writeOverview() {
    paragraph("contrast \(Command.version): checks the contrast of a design system's colours.")
    usage("contrast COMMAND [FLAG ...] [OPERAND ...]")
    heading("Commands")
    for description in Commands.all {
      entry(
        description.name.rawValue
          + (description.operands.isEmpty ? "" : " " + description.operands),
        description.summary)
    }
    heading("Flags of every command")
    for flag in Flag.all where flag.commands.isEmpty { entry(flag) }
    heading("Exit status")
    for (status, meaning) in Self.exitStatuses { entry(status, meaning) }
    output.newline()
    paragraph("contrast COMMAND --help says more about each.")
  }

  static let exitStatuses = [
    (
      "0",
      "Everything passed, is waived or skipped, or is a warning (without --strict). Also where none of the "
        + "files that are passed, staged or changed takes part in any check."
    ),
    ("1", "There are findings: errors, with --strict warnings too."),
    (
      "2",
      "The command line, rules.yml or an input could not be used, or nothing at all was checked."
    ),
  ]

  private mutating func write(_ description: CommandDescription) {
    paragraph(description.summary)
    let operands = description.operands.isEmpty ? "" : " " + description.operands
    usage("contrast \(description.name.rawValue) [FLAG ...]\(operands)")
    for text in description.details {
      output.newline()
      paragraph(text)
    }
    heading("Flags")
    for flag in Flag.all where flag.isTaken(by: description.name) { entry(flag) }
    guard !description.examples.isEmpty else { return }
    heading("Examples")
    for example in description.examples {
      for (number, line) in ShellLine.lines(of: example.line, width: width - 4).enumerated() {
        output.write(spaces: number == 0 ? 2 : 4)
        output.write(line)
        output.newline()
      }
      paragraph(example.meaning, indent: 6)
    }
  }

  private mutating func usage(_ line: String) {
    output.newline()
    output.styled(.heading, depth) { $0.write("Usage:") }
    let text = CellText(line)
    let lines = text.lines(width: width - Self.usageColumn)
    for (number, range) in lines.enumerated() {
      output.write(spaces: number == 0 ? 1 : Self.usageColumn)
      output.write(text, range)
      output.newline()
    }
  }

  private static let usageColumn = 7

  private mutating func heading(_ text: String) {
    output.newline()
    output.styled(.heading, depth) { $0.write(text) }
    output.newline()
  }

  private mutating func entry(_ flag: Flag) {
    var left = flag.short.map { "-\($0), " } ?? "    "
    left += "--" + flag.name + (flag.value.map { " " + $0 } ?? "")
    var right = flag.summary
    if !flag.choices.isEmpty { right += " One of " + flag.choices.joined(separator: ", ") + "." }
    if let standard = flag.standard { right += " Default: \(standard)." }
    entry(left, right)
  }

  /// A name and what it means, side by side; under each other where the name is long.
  private mutating func entry(_ left: String, _ right: String) {
    let column = width < Self.leastForColumns ? 8 : 26
    output.write(spaces: 2)
    output.write(left)
    if left.utf8.count > column - 4 {
      output.newline()
      return paragraph(right, indent: column)
    }
    let text = CellText(right)
    for (number, line) in text.lines(width: width - column).enumerated() {
      output.write(spaces: number == 0 ? column - 2 - left.utf8.count : column)
      output.write(text, line)
      output.newline()
    }
  }

  /// In fewer columns there is no room for two texts side by side.
  private static let leastForColumns = 56

  private mutating func paragraph(_ text: String, indent: Int = 0) {
    output.write(lines: CellText(text), width: width, indent: indent)
  }
}
