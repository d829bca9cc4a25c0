package import Diagnostics
package import TokenFiles

/// All that a run reads, as files: the command has found and read them.
package struct Inputs: Sendable {
  package var configuration: Configuration
  package var tokens: [TokenSource]
  package var screens: [SourceFile]
  /// The documents of `Configuration.claims`.
  package var claims: [ClaimSource]
  package var sources: [SourceFile]
  /// The files of both sides of `Configuration.parity`.
  package var parity: [ParitySource]
  /// What could not be read, and what the configuration's own reading found.
  package var problems: [Problem]
  /// Gives files that a token file refers to, by path.
  package var load: @Sendable (String) -> SourceFile?

  package init(
    configuration: Configuration, tokens: [TokenSource] = [], screens: [SourceFile] = [],
    claims: [ClaimSource] = [], sources: [SourceFile] = [], parity: [ParitySource] = [],
    problems: [Problem] = [],
    load: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) {
    self.configuration = configuration
    self.tokens = tokens
    self.screens = screens
    self.claims = claims
    self.sources = sources
    self.parity = parity
    self.problems = problems
    self.load = load
  }
}

extension Inputs {
  /// Every file that is read, once each: rules.yml first.
  package var files: [SourceFile] {
    var seen: Set<String> = []
    return
      (configuration.files + tokens.map(\.file) + screens + claims.map(\.file) + sources
      + parity.map(\.source.file))
      .filter { seen.insert($0.path).inserted }
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

/// A file of one side of an entry of `parity`.
package struct ParitySource: Sendable {
  /// An index into `Configuration.parity`.
  package var entry: Int
  package var isLeft: Bool
  package var source: TokenSource

  package init(entry: Int, isLeft: Bool, source: TokenSource) {
    self.entry = entry
    self.isLeft = isLeft
    self.source = source
  }
}
