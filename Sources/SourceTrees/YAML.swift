package import Diagnostics

/// Reads YAML 1.2 streams (yaml.org/spec/1.2.2) by the core schema.
package enum YAML {
  /// How deep collections may lie in each other, aliases followed.
  package static let depthLimit = 1000

  /// How many nodes the aliases of one stream may stand for, all in all: a file that multiplies itself
  /// through aliases of aliases is refused, and whoever walks the tree need not count.
  package static let expansionLimit = 1_000_000

  /// The stream as one tree; throws the first thing that is wrong with it.
  ///
  /// A plain scalar's kind follows the core schema, its text stays as it is written, so that `004e89`
  /// and `1e2030` can be read as either. The merge key `<<` is of YAML 1.1: it is a key like any
  /// other. Errors are also two keys of one mapping with the same name, an alias that means a node
  /// around it, and bytes that are not UTF-8.
  package static func parse(_ file: SourceFile) throws(SourceError) -> DataTree {
    try SourceLimits.check(file)
    return try file.bytes.withUnsafeBufferPointer { bytes throws(SourceError) in
      var parser = YAMLParser(bytes: bytes)
      do throws(DataFailure) {
        try parser.parseStream(from: file.contentStart)
      } catch {
        throw error.located(in: file)
      }
      return DataTree(parser.builder, file: file)
    }
  }
}

extension YAML {
  /// What to do where a colour was taken for a comment.
  package static func quoteHelp(_ comment: String) -> String {
    "\(comment) is a comment here; to make it a value, quote it: \"\(comment)\""
  }
}
