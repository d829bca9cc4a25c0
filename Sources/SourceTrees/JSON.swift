package import Diagnostics

/// Reads JSON texts.
package enum JSON {
  package enum Dialect: Sendable {
    /// RFC 8259 to the letter.
    case strict
    /// JSON5, which contains JSONC: comments, trailing commas, names without quotes, single quotes.
    case json5
  }

  /// How deep objects and arrays may lie in each other.
  package static let depthLimit = 1000

  /// The text as a tree; throws the first thing that is wrong with it.
  ///
  /// A byte-order mark is skipped. Errors are also: two members of one object with the same name, half a
  /// surrogate pair (no text has it), bytes that are not UTF-8, and nesting beyond `depthLimit`.
  package static func parse(
    _ file: SourceFile, dialect: Dialect = .strict
  ) throws(SourceError) -> DataTree {
    try SourceLimits.check(file)
    return try file.bytes.withUnsafeBufferPointer { bytes throws(SourceError) in
      var parser = JSONParser(bytes: bytes, dialect: dialect)
      do throws(DataFailure) {
        try parser.parse(from: file.contentStart)
      } catch {
        throw error.located(in: file)
      }
      return DataTree(parser.builder, file: file)
    }
  }
}
