/// Every command, in the order of the help.
package enum CommandName: String, Hashable, Sendable, CaseIterable {
  case check, pair, convert, matrix, simulate, tokens, fix, palette, emit, diff, explain, rules
  case initialise = "init"
  case schema, completions, manual, help
}
