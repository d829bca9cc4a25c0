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
    return united(NamePattern.all(pattern).map { matches($0) }, by: \.token)
  }

  private func matches(_ pattern: NamePattern) -> [TokenMatch] {
    guard !pattern.isLiteral else {
      return literal(pattern).map { [TokenMatch(token: $0, captures: [:])] } ?? []
    }
    return candidates(pattern).compactMap { id in
      pattern.captures(in: name(id)).map { TokenMatch(token: id, captures: $0) }
    }
  }

  /// The same, where nobody asks what the captures stand for.
  package func tokens(matching pattern: String) -> [TokenID] {
    if let id = self[pattern] { return [id] }
    return united(NamePattern.all(pattern).map { tokens(matching: $0) }, by: \.self)
  }

  private func tokens(matching pattern: NamePattern) -> [TokenID] {
    guard !pattern.isLiteral else { return literal(pattern).map { [$0] } ?? [] }
    let candidates = candidates(pattern)
    return pattern.hasOneRun ? candidates : candidates.filter { pattern.matches(name($0)) }
  }

  /// The token whose name a pattern without anything that stands for another spells.
  private func literal(_ pattern: NamePattern) -> TokenID? {
    self[String(decoding: pattern.prefix, as: UTF8.self)]
  }

  /// What several patterns found, each token once, in the order of their definition.
  private func united<Found>(_ found: [[Found]], by token: (Found) -> TokenID) -> [Found] {
    if found.count == 1 { return found[0] }
    var seen: Set<TokenID> = []
    return found.joined().filter { seen.insert(token($0)).inserted }
      .sorted { token($0).index < token($1).index }
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
  /// - Parameter found: What `tokens(matching:)` gave for both.
  package func pairs(
    _ first: String, _ second: String, found: (first: [TokenID], second: [TokenID])? = nil
  ) -> [(TokenID, TokenID)] {
    let (lefts, rights) = (NamePattern.all(first), NamePattern.all(second))
    guard lefts.count == 1, rights.count == 1, let left = lefts.first, let right = rights.first
    else { return groupedPairs(first, lefts, second, rights) }
    if left.hasOneRun, right.hasOneRun, left.captureNames == right.captureNames,
      left.captureNames.count == 1, self[first] == nil, self[second] == nil
    {
      return pairsOfOneCapture(
        left, found?.first ?? candidates(left), right, found?.second ?? candidates(right))
    }
    return groupedPairs(first, lefts, second, rights)
  }

  private func groupedPairs(
    _ first: String, _ lefts: [NamePattern], _ second: String, _ rights: [NamePattern]
  ) -> [(TokenID, TokenID)] {
    let shared = Set(lefts.flatMap(\.captureNames)).intersection(rights.flatMap(\.captureNames))
      .sorted()
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
    _ left: NamePattern, _ first: [TokenID], _ right: NamePattern, _ second: [TokenID]
  ) -> [(TokenID, TokenID)] {
    if standAlike(first, left, second, right) { return Array(zip(first, second)) }
    var captures = NameTable()
    var partners: [TokenID] = []
    for id in second {
      names.withName(Int(id.index)) { name in
        guard let run = right.run(in: name) else { return }
        if captures.intern(UnsafeBufferPointer(rebasing: name[run])) == partners.count {
          partners.append(id)
        }
      }
    }
    return first.compactMap { id in
      names.withName(Int(id.index)) { name in
        guard let run = left.run(in: name),
          let found = captures.find(UnsafeBufferPointer(rebasing: name[run]))
        else { return nil }
        return (id, partners[found])
      }
    }
  }

  /// Whether two patterns find the same captures in the same order, as in groups that are made alike.
  private func standAlike(
    _ first: [TokenID], _ left: NamePattern, _ second: [TokenID], _ right: NamePattern
  ) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { one, other in
      names.withName(Int(one.index)) { name in
        names.withName(Int(other.index)) { otherName in
          guard let run = left.run(in: name), let other = right.run(in: otherName) else {
            return false
          }
          return name[run].elementsEqual(otherName[other])
        }
      }
    }
  }

  /// Below, at or above 0 as the bytes of one name come before those of another, are the same, or come
  /// after.
  package func nameOrder(_ first: TokenID, _ second: TokenID) -> Int {
    if first == second { return 0 }
    return names.withName(Int(first.index)) { first in
      names.withName(Int(second.index)) { first.lexicographicallyPrecedes($0) ? -1 : 1 }
    }
  }

  /// "did you mean color-text?", or nil where no colour token's name is near.
  package func suggestion(for name: String) -> String? {
    let name = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
    return Suggestion.help(for: name, among: tokens.lazy.map { self.name($0) })
  }
}
