/// Every command, in the order of the help.
package enum Commands {
  package static let all: [CommandDescription] = [
    .check, .pair, .convert, .matrix, .simulate, .tokens, .fix, .palette, .emit, .diff, .explain,
    .rules,
    .initialise, .schema, .completions, .manual, .help,
  ]

  package static func named(_ name: CommandName) -> CommandDescription? {
    all.first { $0.name == name }
  }
}
