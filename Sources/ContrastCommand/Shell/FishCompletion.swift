import Diagnostics

/// Completion for fish, from the tables of commands and flags.
enum FishCompletion {
  static var script: [UInt8] {
    var output = Output()
    output.write(
      """
      # fish completion for contrast, written by: contrast completions fish
      complete -c contrast -f

      """)
    for command in Commands.all {
      output.write(
        "complete -c contrast -n __fish_use_subcommand -a \(command.name.rawValue)"
          + " -d \(quoted(command.summary))\n")
      let condition = "'__fish_seen_subcommand_from \(command.name.rawValue)'"
      if command.takesFiles { output.write("complete -c contrast -n \(condition) -F\n") }
      for choice in command.operandChoices {
        output.write("complete -c contrast -n \(condition) -a \(choice)\n")
      }
    }
    for flag in Flag.all { write(flag, to: &output) }
    return output.take()
  }

  private static func write(_ flag: Flag, to output: inout Output) {
    output.write("complete -c contrast")
    if !flag.commands.isEmpty {
      let names = flag.commands.map(\.rawValue).joined(separator: " ")
      output.write(" -n '__fish_seen_subcommand_from \(names)'")
    }
    output.write(" -l \(flag.name)")
    if let short = flag.short { output.write(" -s \(String(short))") }
    switch flag.completion {
    case .nothing: if flag.value != nil { output.write(" -x") }
    case .file: output.write(" -r -F")
    case .choices(let names): output.write(" -x -a \(quoted(names.joined(separator: " ")))")
    }
    output.write(" -d \(quoted(flag.summary))\n")
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
