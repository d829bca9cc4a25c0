package import Diagnostics
package import TokenFiles

/// All that a run reads, as files: the command has found and read them.
package struct Inputs: Sendable {
  package var configuration: Configuration
  package var tokens: [TokenSource]
  package var screens: [SourceFile]
  /// By `Configuration.claims`: the document of each entry that could be read.
  package var claims: [ClaimSource]
  package var sources: [SourceFile]
  /// What could not be read, and what the configuration's own reading found.
  package var problems: [Problem]

  package init(
    configuration: Configuration, tokens: [TokenSource] = [], screens: [SourceFile] = [],
    claims: [ClaimSource] = [], sources: [SourceFile] = [], problems: [Problem] = []
  ) {
    self.configuration = configuration
    self.tokens = tokens
    self.screens = screens
    self.claims = claims
    self.sources = sources
    self.problems = problems
  }
}

/// The document of an entry of `claims`.
package struct ClaimSource: Sendable {
  /// An index into `Configuration.claims`.
  package var entry: Int
  package var file: SourceFile

  package init(entry: Int, file: SourceFile) {
    self.entry = entry
    self.file = file
  }
}

/// Runs the rules and says what they found.
package enum Runner {
  /// What of a run is wanted.
  package struct Options: Sendable {
    /// Names of appearances; empty means all.
    package var appearances: [String] = []
    /// Ids of rules; empty means all that the configuration does not turn off.
    package var rules: [String] = []
    package var skippedRules: [String] = []
    /// Paths as in `SourceFile.path`: only checks that these files take part in. Nil means all.
    package var paths: Set<String>?
    /// The day that waivers are held against.
    package var today: CalendarDay?
    package var version = ""

    package init() {}
  }

  package static func run(_ inputs: Inputs, options: Options = Options()) -> Report {
    Report(
      version: options.version, appearances: inputs.configuration.appearanceNames,
      rules: Rules.all.map { type(of: $0).description }, checks: [], problems: inputs.problems)
  }
}
