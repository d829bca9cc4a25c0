import Diagnostics

/// A shell that completion is written for.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  var script: [UInt8] {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

extension CommandDescription {
  static let completions = CommandDescription(
    name: .completions, operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    operandCount: 1...1, summary: "Writes a script by which a shell completes command lines.",
    details: [
      "Put it where the shell looks: for bash in ~/.local/share/bash-completion/completions/contrast, "
        + "for zsh as _contrast in a folder of $fpath, for fish in "
        + "~/.config/fish/completions/contrast.fish."
    ],
    examples: [("contrast completions fish --output contrast.fish", "For one shell.")],
    operandChoices: CompletionShell.allCases.map(\.rawValue)
  ) { typed, surroundings, console throws(UsageError) in
    let name = typed.operands.first ?? ""
    guard let shell = CompletionShell(rawValue: name) else {
      let names = CompletionShell.allCases.map(\.rawValue)
      throw UsageError(
        "there are no completions for \(name)",
        help: Suggestion.help(for: name, among: names)
          ?? "there are some for " + names.joined(separator: ", "))
    }
    return console.write(shell.script, to: typed.value(.output), surroundings.files)
  }

  static let manual = CommandDescription(
    name: .manual, operands: "", operandCount: 0...0, summary: "Writes the manual page.",
    details: ["It is in the man macros of troff, for man and mandoc."],
    examples: [
      ("contrast manual --output contrast.1", "man ./contrast.1 shows it then.")
    ]
  ) { typed, surroundings, console throws(UsageError) in
    console.write(ManualPage.source, to: typed.value(.output), surroundings.files)
  }
}

extension Flag {
  /// What may stand as its value.
  enum Completion { case nothing, file, choices([String]) }

  var completion: Completion {
    if value == nil { return .nothing }
    if !choices.isEmpty || !hints.isEmpty { return .choices(choices + hints) }
    return value == "FILE" || value == "PATH" ? .file : .nothing
  }

  /// `--config`, and `-c` where there is one.
  var spellings: [String] { ["--" + name] + (short.map { ["-" + String($0)] } ?? []) }
}

extension CommandDescription {
  /// Whether its operands are files or folders.
  var takesFiles: Bool { operands.contains("FILE") || operands.contains("PATH") }

  var flags: [Flag] { Flag.all.filter { $0.isTaken(by: name) } }
}
