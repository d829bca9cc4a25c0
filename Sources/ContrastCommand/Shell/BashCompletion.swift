import Diagnostics

/// Completion for bash 3.2 and later, from the tables of commands and flags.
enum BashCompletion {
  static var script: [UInt8] {
    var output = Output()
    output.write(
      """
      # bash completion for contrast, written by: contrast completions bash
      _contrast() {
        local IFS=$'\\n' current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(Commands.all.map(\.name.rawValue).joined(separator: "|"))) command=$word; break ;;
          esac
        done
        case $command:$previous in

      """)
    for flag in Flag.all where flag.value != nil { write(flag, to: &output) }
    output.write(
      """
        esac
        case $command in

      """)
    for command in Commands.all { write(command, to: &output) }
    output.write(
      """
          *) COMPREPLY=($(compgen -W \(words(overview)) -- "$current")) ;;
        esac
      }
      complete -F _contrast contrast

      """)
    return output.take()
  }

  private static var overview: [String] {
    Commands.all.map(\.name.rawValue)
      + Flag.all.filter(\.commands.isEmpty).map { "--" + $0.name }
  }

  private static func write(_ flag: Flag, to output: inout Output) {
    let reply =
      switch flag.completion {
      case .nothing: "COMPREPLY=()"
      case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
      case .choices(let names): "COMPREPLY=($(compgen -W \(words(names)) -- \"$current\"))"
      }
    output.write("    \(patterns(flag).joined(separator: "|"))) \(reply); return ;;\n")
  }

  /// A flag that means something else to other commands is told by the command before it.
  private static func patterns(_ flag: Flag) -> [String] {
    let isShared = Flag.all.count { $0.name == flag.name } > 1
    let commands = isShared ? flag.commands.map(\.rawValue) : ["*"]
    return commands.flatMap { command in flag.spellings.map { "\(command):\($0)" } }
  }

  private static func write(_ command: CommandDescription, to output: inout Output) {
    let flags = command.flags.map { "--" + $0.name }
    output.write("    \(command.name.rawValue))\n")
    output.write("      case $current in\n")
    output.write("        -*) COMPREPLY=($(compgen -W \(words(flags)) -- \"$current\")) ;;\n")
    let files = command.takesFiles ? "-f" : ""
    let choices =
      command.operandChoices.isEmpty && command.takesFiles
      ? "" : "-W " + words(command.operandChoices)
    let sources = [files, choices].filter { !$0.isEmpty }.joined(separator: " ")
    let operands = "COMPREPLY=($(compgen \(sources) -- \"$current\"))"
    output.write("        *) \(operands) ;;\n")
    output.write("      esac ;;\n")
  }

  /// One word a line, since file names with spaces make the line break the separator.
  private static func words(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n") + "'"
  }
}
