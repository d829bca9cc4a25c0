package import Diagnostics

/// One name that two definitions give a value in the same appearances.
package struct TokenCollision: Sendable {
  package var token: TokenID
  package var first: Location
  package var second: Location
  /// By index.
  package var appearances: AppearanceMask
  /// Whether both stand in one file, where the format says that one of them wins.
  package var isSameFile: Bool
  /// Whether both are written alike.
  package var isSameText: Bool
}

extension TokenSystem {
  /// Names that have two definitions for the same appearances: in two files, or in one with different
  /// texts, as where `[data-theme="dark"]` and `@media (prefers-color-scheme: dark)` drifted apart.
  ///
  /// A definition under fewer conditions than another is no collision with it but its fallback.
  package var collisions: [TokenCollision] {
    var collisions: [TokenCollision] = []
    for id in tokens where definitionIndexes(of: id).count > 1 {
      var firsts: [Level: TokenDefinition] = [:]
      for index in definitionIndexes(of: id) {
        let definition = definitions[Int(index)]
        guard !definition.appearances.isEmpty, !definition.precedence.isScoped,
          !definition.precedence.isLast
        else { continue }
        let level = Level(definition)
        guard let first = firsts[level] else {
          firsts[level] = definition
          continue
        }
        let collision = collision(first, definition)
        if !collision.isSameFile || !collision.isSameText { collisions.append(collision) }
      }
    }
    return collisions
  }

  /// What two definitions must share to be about the same.
  private struct Level: Hashable {
    var appearances: AppearanceMask
    var level: UInt64

    init(_ definition: TokenDefinition) {
      appearances = definition.appearances
      level = definition.precedence.level
    }
  }

  private func collision(
    _ first: TokenDefinition, _ second: TokenDefinition
  ) -> TokenCollision {
    TokenCollision(
      token: first.token, first: nameLocation(first), second: nameLocation(second),
      appearances: first.appearances, isSameFile: first.file == second.file,
      isSameText: text(of: first) == text(of: second))
  }

  private func nameLocation(_ definition: TokenDefinition) -> Location {
    Location(file: files[Int(definition.file)], span: definition.name)
  }

  private func text(of definition: TokenDefinition) -> String {
    files[Int(definition.file)].text(definition.written)
  }

  /// Files that were read and hold no colour token, nor import any. Of files that are named together, by a
  /// pattern or a folder, the first where none of them does.
  package var filesWithoutTokens: [SourceFile] {
    var holds = [Bool](repeating: false, count: files.count)
    for id in tokens {
      for index in definitionIndexes(of: id) { holds[Int(definitions[Int(index)].file)] = true }
    }
    for index in containers { holds[Int(index)] = true }
    if holds.contains(false), !steering.isEmpty {
      let held = Set(files.indices.lazy.filter { holds[$0] }.map { files[$0].path })
      for (index, file) in files.enumerated() where !holds[index] {
        holds[index] = !files(decidedBy: [file.path]).isDisjoint(with: held)
      }
    }
    var settled: Set<String> = []
    for (index, name) in groups where holds[Int(index)] { settled.insert(name) }
    let broken = Set(problems.compactMap { $0.path })
    return files.indices.filter { index in
      guard !holds[index], !broken.contains(files[index].path) else { return false }
      return groups[Int32(truncatingIfNeeded: index)].map { settled.insert($0).inserted } ?? true
    }.map { files[$0] }
  }

  /// Colour tokens whose names differ only by letter case or by Unicode form, each group in the order
  /// of definition. Names in files of different kinds are not held against each other: a constant of Swift
  /// is written otherwise than the token of JSON that it stands for.
  package var lookalikes: [[TokenID]] {
    // Names of small letters of ASCII are alike only when they are the same.
    guard names.haveForms else { return [] }
    var book = LookalikeBook(endings: files.map(\.fileExtension))
    // Most names are ASCII, and are folded byte by byte; where one is not, all go the long way, since
    // `K` may be the Kelvin sign.
    let isPlain = tokens.allSatisfy { id in
      names.withName(Int(id.index)) { name in name.allSatisfy { $0 < 0x80 } }
    }
    for id in tokens {
      let file = firstFile(of: id)
      if isPlain {
        names.withName(Int(id.index)) { book.add(id, folding: $0, file: file) }
      } else {
        book.add(id, named: name(id), file: file)
      }
    }
    return book.groups
  }

  /// Tokens whose names make groups of other tokens: `a.b` in one file and `a.b.c` in another. Tools that
  /// merge the files keep one of the two.
  package var overlaps: [(outer: TokenID, inner: TokenID)] {
    guard files.count > 1 else { return [] }
    var isColor = [Bool](repeating: false, count: names.count)
    for id in tokens { isColor[Int(id.index)] = true }
    var overlaps: [(outer: TokenID, inner: TokenID)] = []
    for inner in tokens {
      let outer = names.withName(Int(inner.index)) { name -> Int? in
        for end in name.indices where name[end] == UInt8(ascii: ".") {
          if let found = names.find(UnsafeBufferPointer(rebasing: name[..<end])), isColor[found] {
            return found
          }
        }
        return nil
      }
      if let outer = outer.map({ TokenID($0) }), firstFile(of: outer) != firstFile(of: inner) {
        overlaps.append((outer, inner))
      }
    }
    return overlaps
  }

  private func firstFile(of id: TokenID) -> Int32? {
    definitionIndexes(of: id).first.map { definitions[Int($0)].file }
  }

  /// Some files, and those whose tokens depend on them: that they import or select, and so on.
  package func files(decidedBy paths: Set<String>) -> Set<String> {
    var found = paths
    var rest = Array(paths)
    while let path = rest.popLast() {
      for other in steering[path] ?? [] where found.insert(other).inserted { rest.append(other) }
    }
    return found
  }
}
