/// A format that sheets are written in.
package struct SheetFormat: Sendable {
  /// As the command line names it.
  package let name: String
  /// One sentence with a full stop.
  package let summary: String
  /// The file that is written, or the ending of the folder.
  package let ending: String
  /// Whether it is a folder of files.
  package let isFolder: Bool
  /// Names of appearances that the format can't say.
  package let leavesOut: @Sendable (TokenSheet) -> [String]
  let files: @Sendable (TokenSheet, Options) throws(GeneratorError) -> [GeneratedFile]

  package struct Options: Sendable {
    /// Entries for Display P3 in an asset catalogue.
    package var displayP3 = false
    package init(displayP3: Bool = false) { self.displayP3 = displayP3 }
  }

  /// The files; the path of a single one is empty.
  package func write(
    _ sheet: TokenSheet, _ options: Options = Options()
  ) throws(GeneratorError) -> [GeneratedFile] {
    try files(sheet, options)
  }
}

/// Every format that sheets are written in.
package enum SheetFormats {
  package static let all: [SheetFormat] = [.css, .swift, .xcassets, .dtcg, .markdown, .json]

  package static func named(_ name: String) -> SheetFormat? { all.first { $0.name == name } }
}
