import Diagnostics
import RuleEngine
import TokenFiles

/// A design system at one time: its tokens, and what the rules say of them.
struct DesignState {
  var tokens: TokenSystem
  var report: Report

  /// Reads and checks everything that a rules.yml names.
  init(_ path: String, in files: any FileSystem, _ options: Runner.Options) {
    let inputs = Inputs.gather(path, from: SourceStore(files))
    tokens = TokenSystem.read(
      inputs.tokens, appearances: inputs.configuration.appearanceSet, load: inputs.load)
    report = Runner.run(inputs, options: options)
  }

  /// Before there was a rules.yml: no tokens and no checks.
  init(emptyFor other: DesignState) {
    tokens = TokenSystem.read([], appearances: other.tokens.appearances)
    report = Report(
      version: other.report.version, appearances: other.report.appearances,
      rules: other.report.rules, checks: [], problems: [])
  }
}
