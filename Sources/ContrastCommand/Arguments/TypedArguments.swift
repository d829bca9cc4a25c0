/// A command line as it was typed: the command, its flags in order, and the operands.
package struct TypedArguments: Hashable, Sendable {
  package var command: CommandName?
  /// Each flag with its value; a switch has none.
  package private(set) var flags: [Setting] = []
  package var operands: [String] = []

  package struct Setting: Hashable, Sendable {
    package var flag: Flag
    package var value: String?
  }

  package mutating func add(_ flag: Flag, _ value: String?) {
    flags.append(Setting(flag: flag, value: value))
  }

  package func has(_ flag: Flag) -> Bool { flags.contains { $0.flag.name == flag.name } }

  /// The value of a flag: the last, where it was given more than once.
  package func value(_ flag: Flag) -> String? {
    flags.last { $0.flag.name == flag.name }.flatMap(\.value)
  }

  package func values(_ flag: Flag) -> [String] {
    flags.compactMap { $0.flag.name == flag.name ? $0.value : nil }
  }
}
