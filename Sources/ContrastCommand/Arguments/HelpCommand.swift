import Diagnostics

extension CommandDescription {
  static let help = CommandDescription(
    name: .help, operands: "[COMMAND]", operandCount: 0...1,
    summary: "Says what a command does and what it takes.", details: [], examples: []
  ) { typed, surroundings, console throws(UsageError) in
    guard let name = typed.operands.first else {
      Command.showHelp(nil, typed, surroundings, &console)
      return .success
    }
    guard let command = CommandName(rawValue: name) else {
      throw UsageError(
        "there is no command \(name)",
        help: Suggestion.help(for: name, among: CommandName.allCases.map(\.rawValue)))
    }
    Command.showHelp(command, typed, surroundings, &console)
    return .success
  }
}
