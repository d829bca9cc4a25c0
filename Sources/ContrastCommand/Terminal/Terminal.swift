package import Reporters

/// What is known of the terminal, if there is one.
package struct Terminal: Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Nil where the terminal doesn't say, or there is none.
  package var columns: Int?

  package init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool, errorIsTerminal: Bool, columns: Int?
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
  }
}

/// `--color`.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto, always, never
}

extension Surroundings {
  /// The colours that a stream gets: by `--color`, then a non-empty `NO_COLOR`, then `FORCE_COLOR` or
  /// `CLICOLOR_FORCE`, then `TERM=dumb`, then whether the stream is a terminal.
  package func colorDepth(_ choice: ColorChoice, isTerminal: Bool) -> Presentation.ColorDepth {
    switch choice {
    case .never: return .none
    case .always: return fullDepth
    case .auto: break
    }
    if isSet("NO_COLOR") { return .none }
    if isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE") { return fullDepth }
    if environment["TERM"] == "dumb" || !isTerminal { return .none }
    return fullDepth
  }

  /// Columns that text is broken to: of the terminal, else `COLUMNS`, else 80.
  package var width: Int {
    let stated = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(terminal.columns ?? stated ?? 80, 1000)
  }

  private var fullDepth: Presentation.ColorDepth {
    ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .trueColor : .basic
  }

  private func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }

  /// `FORCE_COLOR=0`, `FORCE_COLOR=false` and `CLICOLOR_FORCE=0` force nothing.
  private func isForced(_ name: String) -> Bool {
    isSet(name) && !["0", "false"].contains(environment[name])
  }
}
