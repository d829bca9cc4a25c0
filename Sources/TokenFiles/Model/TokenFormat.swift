package import Diagnostics

/// A format of token files: how it is told and how it is read.
package struct TokenFormat: Sendable {
  /// As rules.yml names it: `css`, `dtcg`.
  package var name: String
  /// What it is, in one sentence with a full stop.
  package var summary: String
  /// Whether a file looks like one of this format: by its path, then its bytes.
  package var recognises: @Sendable (FileSketch) -> Bool
  /// Adds the file's definitions and problems to a reading.
  package var read: @Sendable (TokenSource, inout TokenReading) -> Void
  /// The paths of other files that a file reads in its own way, so that they are not read by
  /// themselves: what a resolver document or `@import` names.
  package var takes: @Sendable (SourceFile) -> [String]

  package init(
    name: String, summary: String, recognises: @escaping @Sendable (FileSketch) -> Bool,
    takes: @escaping @Sendable (SourceFile) -> [String] = { _ in [] },
    read: @escaping @Sendable (TokenSource, inout TokenReading) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.recognises = recognises
    self.read = read
    self.takes = takes
  }
}

/// Every format that can be read. The first that recognises a file reads it.
package enum TokenFormats {
  package static let all: [TokenFormat] = [
    .css, .assetCatalog, .tokensStudio, .dtcgResolver, .figmaVariables, .figmaExport, .dtcg,
    .theo, .spectrumList, .styleDictionary, .plain, .markdown, .swift, .android,
  ]

  package static func named(_ name: String) -> TokenFormat? { all.first { $0.name == name } }
}
