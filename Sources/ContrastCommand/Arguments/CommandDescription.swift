/// A command, as data: what it is for and what it takes.
package struct CommandDescription: Sendable {
  package let name: CommandName
  /// Its operands as the usage line shows them: `[PATH ...]`.
  package let operands: String
  /// How many operands it takes.
  package let operandCount: ClosedRange<Int>
  /// One sentence with a full stop.
  package let summary: String
  /// Paragraphs for its own help.
  package let details: [String]
  /// Command lines, each with what it does.
  package let examples: [(line: String, meaning: String)]
  /// Words that its operands may be, for completions; where it takes files, those of the first operand.
  package var operandChoices: [String] = []
  let run: @Sendable (TypedArguments, Surroundings, inout Console) throws(UsageError) -> ExitStatus
}

/// What is wrong with a command line.
package struct UsageError: Error, Hashable, Sendable {
  /// One sentence without a full stop.
  package var message: String
  package var help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
