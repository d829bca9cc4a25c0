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

/// What was read of one file.
struct CorpusCount {
  /// Places where a colour, or a reference to one, is written.
  var places = 0
  /// Tokens that have such a place here.
  var tokens = 0
  /// Tokens without a value in the first appearance in which they should have one.
  var problems = 0

  init(_ system: TokenSystem, _ file: Int32) {
    var seen: Set<UInt32> = []
    var names: Set<TokenID> = []
    let colors = Set(system.tokens)
    for definition in system.definitions where definition.file == file {
      guard colors.contains(definition.token), definition.value != .notColor,
        definition.value != .unset
      else { continue }
      names.insert(definition.token)
      seen.insert(UInt32(definition.written.start))
    }
    places = seen.count
    tokens = names.count
    problems = names.count { id in
      system.palettes.contains { if case .unresolved = $0[id] { true } else { false } }
    }
  }
}
