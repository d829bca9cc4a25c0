import Diagnostics
import SourceTrees

extension TokenFormat {
  /// The Design Tokens Community Group's format, 2025.10 and the drafts before it.
  static let dtcg = TokenFormat(
    name: "dtcg",
    summary: "Design Tokens Community Group JSON or YAML, 2025.10 and earlier drafts.",
    recognises: { $0.has(.dollarValue) || $0.has(.dollarExtends) },
    read: { source, reading in
      guard let tree = reading.parse(source.file) else { return }
      var tokens = TokenTree(tree, .dtcg, reading.appearances)
      tokens.read(into: &reading)
    })
}
