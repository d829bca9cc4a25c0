package import Diagnostics

/// A file that tokens are read from, and what the configuration says of it.
package struct TokenSource: Sendable {
  package var file: SourceFile
  /// The name of a format in `TokenFormats.all`; nil: told by extension and content.
  package var format: String?
  /// The one appearance that all of the file holds for; nil: as the file says.
  package var appearance: String?
  /// How Swift source makes colours, where that is the project's own.
  package var initializers = SwiftInitializers()
  /// Whether it was found by a pattern or in a folder, so that it need not hold any tokens as long as
  /// others that `statedAt` names do.
  package var isOneOfMany = false
  /// Where the configuration names the file, for problems about the naming.
  package var statedAt: Location?

  package init(
    file: SourceFile, format: String? = nil, appearance: String? = nil, statedAt: Location? = nil
  ) {
    self.file = file
    self.format = format
    self.appearance = appearance
    self.statedAt = statedAt
  }
}
