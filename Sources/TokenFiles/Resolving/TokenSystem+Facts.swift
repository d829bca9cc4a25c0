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

  /// Files that were read and hold no colour token.
  package var filesWithoutTokens: [SourceFile] {
    var holds = [Bool](repeating: false, count: files.count)
    for id in tokens {
      for index in definitionIndexes(of: id) { holds[Int(definitions[Int(index)].file)] = true }
    }
    let broken = Set(problems.compactMap { $0.path })
    return files.indices.filter { index in
      !holds[index] && !broken.contains(files[index].path)
        && !containers.contains(Int32(truncatingIfNeeded: index))
    }.map { files[$0] }
  }

  /// Colour tokens whose names differ only by letter case or by Unicode form, each group in the order
  /// of definition.
  package var lookalikes: [[TokenID]] {
    var groups: [String: [TokenID]] = [:]
    var order: [String] = []
    for id in tokens {
      // Strings are equal when they are canonically equivalent, whatever their Unicode form.
      let key = name(id).lowercased()
      if groups[key, default: []].isEmpty { order.append(key) }
      groups[key, default: []].append(id)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }
  }
}
