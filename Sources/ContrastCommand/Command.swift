import Diagnostics
import Reporters

/// The command line: arguments in, exit status out.
package enum Command {
  package static let version = "0.1.0"

  /// Runs a command.
  ///
  /// - Parameter arguments: what was typed behind the program's name.
  package static func run(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
    var console = Console(
      surroundings,
      errorDepth: surroundings.colorDepth(.auto, isTerminal: surroundings.terminal.errorIsTerminal))
    var status = ExitStatus.unusable
    do throws(UsageError) {
      let typed = try ArgumentParser.parse(arguments)
      console = Console(
        surroundings,
        errorDepth: surroundings.colorDepth(
          typed.colorChoice, isTerminal: surroundings.terminal.errorIsTerminal))
      status = try run(typed, surroundings, &console)
    } catch {
      console.report("error", error.message, help: error.help)
    }
    if let failure = console.failure {
      console.report("error", "standard output could not be written: \(failure)")
      return .unusable
    }
    return status
  }

  private static func run(
    _ typed: TypedArguments, _ surroundings: Surroundings, _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    if typed.has(.version) {
      console.print(Array("contrast \(version)\n".utf8))
      return .success
    }
    if typed.has(.help) {
      showHelp(typed.command, typed, surroundings, &console)
      return .success
    }
    guard let name = typed.command, let command = Commands.named(name) else {
      throw UsageError("which command?", help: "contrast --help lists them")
    }
    try checkOperands(typed, command)
    return try command.run(typed, surroundings, &console)
  }

  static func showHelp(
    _ command: CommandName?, _ typed: TypedArguments, _ surroundings: Surroundings,
    _ console: inout Console
  ) {
    let depth = surroundings.colorDepth(
      typed.colorChoice, isTerminal: surroundings.terminal.outputIsTerminal)
    console.print(HelpText.bytes(for: command, width: surroundings.width, depth: depth))
  }

  private static func checkOperands(
    _ typed: TypedArguments, _ command: CommandDescription
  ) throws(UsageError) {
    guard !command.operandCount.contains(typed.operands.count) else { return }
    let usage = "usage: contrast \(command.name.rawValue) \(command.operands)"
    if typed.operands.count > command.operandCount.upperBound {
      let extra = typed.operands[command.operandCount.upperBound]
      throw UsageError("one argument too many: \(extra)", help: usage)
    }
    throw UsageError("contrast \(command.name.rawValue) needs more arguments", help: usage)
  }
}

extension TypedArguments {
  var colorChoice: ColorChoice {
    value(.color).flatMap { ColorChoice(rawValue: $0) } ?? .auto
  }
}

extension Surroundings {
  /// How results look on standard output.
  func presentation(_ typed: TypedArguments) -> Presentation {
    Presentation(
      width: width,
      color: colorDepth(typed.colorChoice, isTerminal: terminal.outputIsTerminal))
  }
}
