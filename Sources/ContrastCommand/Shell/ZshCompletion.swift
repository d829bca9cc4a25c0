import Diagnostics

/// Completion for zsh, from the tables of commands and flags.
enum ZshCompletion {
  static var script: [UInt8] {
    var output = Output()
    output.write(
      """
      #compdef contrast
      # zsh completion for contrast, written by: contrast completions zsh
      _contrast() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands=(

      """)
    for command in Commands.all {
      output.write("    \(quoted("\(command.name.rawValue):\(command.summary)"))\n")
    }
    output.write("  )\n  _arguments -C \\\n")
    for flag in Flag.all where flag.commands.isEmpty { write(flag, to: &output) }
    output.write(
      """
          '1:command:->command' '*::operand:->operand'
        case $state in
          command) _describe -t commands command commands ;;
          operand)
            case $words[1] in

      """)
    for command in Commands.all { write(command, to: &output) }
    output.write(
      """
            esac ;;
        esac
      }
      if [ "$funcstack[1]" = _contrast ]; then _contrast "$@"; else compdef _contrast contrast; fi

      """)
    return output.take()
  }

  private static func write(_ command: CommandDescription, to output: inout Output) {
    output.write("        \(command.name.rawValue)) _arguments \\\n")
    for flag in command.flags { write(flag, to: &output) }
    let words =
      command.operandChoices.isEmpty ? "" : "(\(command.operandChoices.joined(separator: " ")))"
    if command.takesFiles, !words.isEmpty { output.write("    \(quoted("1: :" + words)) \\\n") }
    let operands = command.takesFiles ? "*:file:_files" : "*: :" + words
    output.write("    \(quoted(operands)) ;;\n")
  }

  private static func write(_ flag: Flag, to output: inout Output) {
    let action: String
    switch flag.completion {
    case .nothing: action = flag.value.map { ":\($0): " } ?? ""
    case .file: action = ":\(flag.value ?? "FILE"):_files"
    case .choices(let names):
      action = ":\(flag.value ?? "VALUE"):(\(names.joined(separator: " ")))"
    }
    let text = "[\(bracketed(flag.summary))]\(action)"
    for spelling in flag.spellings {
      output.write("    \(quoted((flag.isRepeatable ? "*" : "") + spelling + text)) \\\n")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Brackets end a description, colons separate its parts.
  private static func bracketed(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
