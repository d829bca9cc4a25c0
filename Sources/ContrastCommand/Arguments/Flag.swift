/// A flag of the command line, as data: parsing, help, completions and the manual come from it.
package struct Flag: Hashable, Sendable {
  /// Without the dashes: `config`.
  package let name: String
  package let short: Character?
  /// What its value is called in the help; nil for a switch.
  package let value: String?
  /// The only values that it takes; empty means any.
  package let choices: [String]
  /// Other words that it takes for them.
  package let synonyms: [String]
  /// Values that it often takes, for completions; any other may be right too.
  package let hints: [String]
  /// What holds where it is not given, for the help.
  package let standard: String?
  package let isRepeatable: Bool
  /// One sentence with a full stop.
  package let summary: String
  /// The commands that take it; empty means all.
  package let commands: [CommandName]

  init(
    _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [],
    synonyms: [String] = [], hints: [String] = [], standard: String? = nil,
    isRepeatable: Bool = false, commands: [CommandName] = [],
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.synonyms = synonyms
    self.hints = hints
    self.standard = standard
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.commands = commands
  }

  package func isTaken(by command: CommandName) -> Bool {
    commands.isEmpty || commands.contains(command)
  }
}
