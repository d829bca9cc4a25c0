import Diagnostics

/// A token that a pattern with captures matched, and the text of each capture.
package struct TokenMatch: Hashable, Sendable {
  package var token: TokenID
  package var captures: [String: String]
}

extension TokenSystem {
  /// The colour token of a name, with or without CSS's `--`.
  package subscript(name: String) -> TokenID? {
    guard let id = id(named: name) else { return nil }
    return isColor(id) ? id : nil
  }

  /// The number of any name that a file defines or refers to, colour or not.
  package func id(named name: String) -> TokenID? {
    if let index = names.find(name) { return TokenID(index) }
    guard name.hasPrefix("--"), let index = names.find(String(name.dropFirst(2))) else {
      return nil
    }
    return TokenID(index)
  }

  package func isColor(_ id: TokenID) -> Bool {
    palettes.contains { palette in
      guard palette.entries.indices.contains(Int(id.index)) else { return false }
      let state = palette.entries[Int(id.index)].state
      return state == .color || state == .problem
    }
  }

  /// The colour tokens that a name, a glob (`color-text-*`) or a pattern with captures
  /// (`button-{x}-label`) names, in the order of their definition.
  package func matches(_ pattern: String) -> [TokenMatch] {
    if let id = self[pattern] { return [TokenMatch(token: id, captures: [:])] }
    let pattern = NamePattern(pattern)
    guard !pattern.isLiteral else { return [] }
    return tokens.compactMap { id in
      pattern.captures(in: name(id)).map { TokenMatch(token: id, captures: $0) }
    }
  }

  /// The tokens that two patterns name, each of the first with each of the second whose captures of
  /// the same name agree.
  package func pairs(_ first: String, _ second: String) -> [(TokenID, TokenID)] {
    let shared = Set(NamePattern(first).captureNames)
      .intersection(NamePattern(second).captureNames).sorted()
    var groups: [[String]: [TokenID]] = [:]
    for match in matches(second) {
      groups[shared.map { match.captures[$0] ?? "" }, default: []].append(match.token)
    }
    return matches(first).flatMap { match in
      (groups[shared.map { match.captures[$0] ?? "" }] ?? []).map { (match.token, $0) }
    }
  }

  /// "did you mean color-text?", or nil where no colour token's name is near.
  package func suggestion(for name: String) -> String? {
    let name = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    return Suggestion.help(for: name, among: tokens.lazy.map { self.name($0) })
  }
}
