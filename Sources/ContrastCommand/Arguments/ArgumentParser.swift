import Diagnostics

/// Reads a command line by the table of flags.
///
/// `--flag value`, `--flag=value`, `-f value`, `-fvalue`, switches together as in `-qh`; flags may stand
/// before the command, among the operands and behind them; `--` ends them; `-` is an operand.
package struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var typed = TypedArguments()

  /// The command that flags before it are read for: some mean another thing to another command.
  private let expected: CommandName?

  private init(_ arguments: [String]) {
    rest = arguments[...]
    expected = arguments.lazy.compactMap { CommandName(rawValue: $0) }.first
  }

  package static func parse(_ arguments: [String]) throws(UsageError) -> TypedArguments {
    var parser = ArgumentParser(arguments)
    try parser.readAll()
    try parser.checkFlags()
    return parser.typed
  }

  private mutating func readAll() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { try take(operand) }
        return
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument.utf8.count > 1 {
        try readShort(argument)
      } else {
        try take(argument)
      }
    }
  }

  /// The first operand is the command.
  private mutating func take(_ operand: String) throws(UsageError) {
    guard typed.command == nil else { return typed.operands.append(operand) }
    guard let command = CommandName(rawValue: operand) else {
      throw UsageError(
        "there is no command \(operand)",
        help: Suggestion.help(for: operand, among: CommandName.allCases.map(\.rawValue))
          ?? "contrast --help lists them")
    }
    typed.command = command
  }

  /// The flag of the command, or else of any.
  private func flag(where matches: (Flag) -> Bool) -> Flag? {
    let found = Flag.all.filter(matches)
    let command = typed.command ?? expected
    return found.first { flag in command.map { flag.isTaken(by: $0) } ?? true } ?? found.first
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    guard let flag = flag(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    try set(flag, as: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = flag(where: { $0.short == letter }) else {
        throw unknown("-" + String(letter))
      }
      if flag.value == nil {
        try set(flag, as: "-" + String(letter), attached: nil)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        return try set(
          flag, as: "-" + String(letter), attached: letters.isEmpty ? nil : String(letters))
      }
    }
  }

  private mutating func set(
    _ flag: Flag, as written: String, attached: String?
  ) throws(UsageError) {
    guard let valueName = flag.value else {
      if attached != nil { throw UsageError("\(written) takes no value") }
      return typed.add(flag, nil)
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(written) needs a value: \(written) \(valueName)")
    }
    guard !value.isEmpty else {
      throw UsageError("\(written) needs a value: \(written) \(valueName)")
    }
    guard flag.choices.isEmpty || flag.choices.contains(value) || flag.synonyms.contains(value)
    else {
      throw UsageError(
        "\(written) can't be \(value)",
        help: Suggestion.help(for: value, among: flag.choices)
          ?? "it is one of " + flag.choices.joined(separator: ", "))
    }
    let earlier = typed.value(flag)
    if !flag.isRepeatable, let earlier, earlier != value {
      throw UsageError("\(written) is given twice: \(earlier) and \(value)")
    }
    typed.add(flag, value)
  }

  private func unknown(_ written: String) -> UsageError {
    let known = Flag.all.filter { flag in typed.command.map { flag.isTaken(by: $0) } ?? true }
    let suggestion = Suggestion.help(for: written, among: known.map { "--" + $0.name })
    return UsageError(
      "there is no flag \(written)",
      help: suggestion ?? "-- stands before operands that begin with -")
  }

  /// Every flag must be one that the command takes.
  private func checkFlags() throws(UsageError) {
    guard let command = typed.command else { return }
    for setting in typed.flags where !setting.flag.isTaken(by: command) {
      let others = setting.flag.commands.map { "contrast " + $0.rawValue }.joined(separator: ", ")
      throw UsageError(
        "contrast \(command.rawValue) does not take --\(setting.flag.name)",
        help: "it is for " + others)
    }
  }
}
