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
    return candidates(pattern).compactMap { id in
      pattern.captures(in: name(id)).map { TokenMatch(token: id, captures: $0) }
    }
  }

  private func candidates(_ pattern: NamePattern) -> [TokenID] {
    let candidates = index.candidates(for: pattern, in: self) ?? tokens
    guard pattern.hasOneRun else { return candidates }
    return candidates.filter { id in
      names.withName(Int(id.index)) { pattern.run(in: $0) != nil }
    }
  }

  /// The tokens that two patterns name, each of the first with each of the second whose captures of
  /// the same name agree.
  package func pairs(_ first: String, _ second: String) -> [(TokenID, TokenID)] {
    let (left, right) = (NamePattern(first), NamePattern(second))
    if left.hasOneRun, right.hasOneRun, left.captureNames == right.captureNames,
      left.captureNames.count == 1, self[first] == nil, self[second] == nil
    {
      return pairsOfOneCapture(left, right)
    }
    let shared = Set(left.captureNames).intersection(right.captureNames).sorted()
    var groups: [[String]: [TokenID]] = [:]
    for match in matches(second) {
      groups[shared.map { match.captures[$0] ?? "" }, default: []].append(match.token)
    }
    return matches(first).flatMap { match in
      (groups[shared.map { match.captures[$0] ?? "" }] ?? []).map { (match.token, $0) }
    }
  }

  /// The common case, by bytes: a capture has one token at most on either side, since all else in the
  /// name is given.
  private func pairsOfOneCapture(
    _ left: NamePattern, _ right: NamePattern
  ) -> [(TokenID, TokenID)] {
    var captures = NameTable()
    var partners: [TokenID] = []
    for id in candidates(right) {
      names.withName(Int(id.index)) { name in
        guard let run = right.run(in: name) else { return }
        if captures.intern(UnsafeBufferPointer(rebasing: name[run])) == partners.count {
          partners.append(id)
        }
      }
    }
    return candidates(left).compactMap { id in
      names.withName(Int(id.index)) { name in
        guard let run = left.run(in: name),
          let found = captures.find(UnsafeBufferPointer(rebasing: name[run]))
        else { return nil }
        return (id, partners[found])
      }
    }
  }

  /// "did you mean color-text?", or nil where no colour token's name is near.
  package func suggestion(for name: String) -> String? {
    let name = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    return Suggestion.help(for: name, among: tokens.lazy.map { self.name($0) })
  }
}
