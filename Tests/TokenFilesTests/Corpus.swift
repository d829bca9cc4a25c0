import Diagnostics
import SourceTrees
import TestSupport
import Testing

@testable import TokenFiles

/// Real token files beside the checkout, and an index that a script made of them.
struct Corpus {
  let folder = Repository.root + "/../shared/corpus"

  var exists: Bool { SourceTree.bytes(folder + "/INDEX.json") != nil }

  struct Entry: Sendable, CustomTestStringConvertible {
    var path: String
    var family: String
    /// The colours that the script counted, declarations or tokens by family.
    var colors: Int?
    var counts: [String: Int]
    var modes: [String]

    var testDescription: String { path }
  }

  func entries() throws -> [Entry] {
    let index = SourceFile(
      path: "INDEX.json", bytes: SourceTree.bytes(folder + "/INDEX.json") ?? [])
    return try JSON.parse(index).root.elements.map { node in
      var counts: [String: Int] = [:]
      node["counts"]?.members.forEach { counts[$0.key.text] = Int($0.value.number ?? 0) }
      return Entry(
        path: node["file"]?.text ?? "", family: node["family"]?.text ?? "",
        colors: counts["colour"], counts: counts,
        modes: node["modes"]?.members.map { $0.key.text } ?? [])
    }
  }

  func file(_ path: String) -> SourceFile? {
    SourceTree.bytes(folder + "/" + path).map { SourceFile(path: path, bytes: $0) }
  }

  /// A file alone, with those that it refers to.
  func read(_ path: String, format: String? = nil) -> TokenSystem {
    let source = file(path).map { TokenSource(file: $0, format: format) }
    return TokenSystem.read(source.map { [$0] } ?? [], discovers: true) { file($0) }
  }
}

/// What was read of one file, counted as the index counts.
struct CorpusCount {
  /// For style sheets, code and lists the places where a colour or a reference to one is written;
  /// elsewhere the tokens.
  let colors: Int

  init(_ system: TokenSystem, _ entry: Corpus.Entry) {
    let file = Int32(system.files.firstIndex { $0.path == entry.path } ?? -1)
    let known = Set(system.tokens)
    let definitions = system.definitions.filter { definition in
      definition.file == file && known.contains(definition.token)
        && definition.value != .notColor && definition.value != .unset
    }
    switch entry.family {
    case "css", "swift", "spectrum-json":
      colors = Set(definitions.map(\.written.start)).count
    default:
      colors = Set(definitions.map(\.token)).count { !Self.isPart($0, of: system) }
    }
  }

  /// Whether a token is a colour of a border, a shadow or a gradient: `card.color`, `glow.0.color`.
  private static func isPart(_ id: TokenID, of system: TokenSystem) -> Bool {
    var path = system.name(id).split(separator: ".")
    guard path.popLast() == "color" else { return false }
    if let last = path.last, Int(last) != nil { path.removeLast() }
    guard let whole = system.id(named: path.joined(separator: ".")) else { return false }
    return system.isDefined(whole) && !system.isColor(whole)
  }
}
