import Diagnostics
import TokenFiles

/// The tokens of two sides, joined by their names.
struct ParityJoin {
  struct Pair {
    var left: TokenID
    var right: TokenID
    /// What the right one should be called, where it is called otherwise.
    var expected: String?
  }

  private(set) var pairs: [Pair] = []
  /// Tokens of the left without a partner, with the name that it would have.
  private(set) var missingOnRight: [(token: TokenID, name: String)] = []
  private(set) var missingOnLeft: [TokenID] = []
  /// Rows of a table that neither side knows.
  private(set) var unknown: [(left: Placed<String>, right: Placed<String>)] = []

  init(_ parity: Parity) {
    switch parity.naming {
    case .same: join(parity.left.tokens, parity.right.tokens, nil)
    case .scheme(let scheme): join(parity.left.tokens, parity.right.tokens, scheme)
    case .table(let rows): join(parity.left.tokens, parity.right.tokens, rows)
    }
  }

  private mutating func join(
    _ left: TokenSystem, _ right: TokenSystem, _ scheme: NamingScheme?
  ) {
    var book = NameBook(right, scheme)
    var isMatched = [Bool](repeating: false, count: right.nameCount)
    for token in left.tokens {
      let name = left.name(token)
      let expected = scheme?.spelled(name) ?? name
      let partners = book.partners(of: expected)
      if partners.isEmpty { missingOnRight.append((token, expected)) }
      for partner in partners {
        isMatched[Int(partner.index)] = true
        let isSpelled = scheme?.isSpelled(right.name(partner), expected) ?? true
        pairs.append(Pair(left: token, right: partner, expected: isSpelled ? nil : expected))
      }
    }
    missingOnLeft = right.tokens.filter { !isMatched[Int($0.index)] }
  }

  private mutating func join(
    _ left: TokenSystem, _ right: TokenSystem,
    _ rows: [(left: Placed<String>, right: Placed<String>)]
  ) {
    for row in rows {
      switch (left[row.left.value], right[row.right.value]) {
      case (let first?, let second?):
        pairs.append(Pair(left: first, right: second, expected: nil))
      case (let first?, nil): missingOnRight.append((first, row.right.value))
      case (nil, let second?): missingOnLeft.append(second)
      case (nil, nil): unknown.append(row)
      }
    }
  }
}

/// The names of the right, to be looked up as they are spelled and, where that finds nothing, as they were
/// probably meant.
private struct NameBook {
  private var exact: [String: [TokenID]] = [:]
  /// Nil until it is asked for: mostly all names are spelled as they should be.
  private var folded: [String: [TokenID]]?
  private let tokens: TokenSystem
  private let scheme: NamingScheme?

  init(_ tokens: TokenSystem, _ scheme: NamingScheme?) {
    (self.tokens, self.scheme) = (tokens, scheme)
    var exact = exact
    forEachKey { exact[$0, default: []].append($1) }
    self.exact = exact
  }

  private func forEachKey(_ body: (String, TokenID) -> Void) {
    for token in tokens.tokens {
      let name = tokens.name(token)
      body(name, token)
      if scheme == nil || scheme == .path { continue }
      let member = NamingScheme.member(name)
      if member != name { body(member, token) }
    }
  }

  mutating func partners(of name: String) -> [TokenID] {
    if let found = exact[name] { return found }
    if scheme == nil { return [] }
    let folded = folded ?? foldAll()
    self.folded = folded
    return folded[NamingScheme.folded(name)] ?? []
  }

  private func foldAll() -> [String: [TokenID]] {
    var folded: [String: [TokenID]] = [:]
    forEachKey { folded[NamingScheme.folded($0), default: []].append($1) }
    return folded
  }
}
