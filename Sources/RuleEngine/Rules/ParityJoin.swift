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
    let book = NameBook(right, scheme)
    var isMatched = Set<TokenID>()
    for token in left.tokens {
      let name = left.name(token)
      let expected = scheme?.spelled(name) ?? name
      let partners = book.partners(of: expected)
      if partners.isEmpty { missingOnRight.append((token, expected)) }
      for partner in partners {
        isMatched.insert(partner)
        let isSpelled = scheme?.isSpelled(right.name(partner), expected) ?? true
        pairs.append(Pair(left: token, right: partner, expected: isSpelled ? nil : expected))
      }
    }
    missingOnLeft = right.tokens.filter { !isMatched.contains($0) }
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
  private var folded: [String: [TokenID]] = [:]
  private let isFolding: Bool

  init(_ tokens: TokenSystem, _ scheme: NamingScheme?) {
    isFolding = scheme != nil
    for token in tokens.tokens {
      let name = tokens.name(token)
      let member = scheme == nil || scheme == .path ? name : NamingScheme.member(name)
      for key in member == name ? [name] : [name, member] {
        exact[key, default: []].append(token)
        if isFolding { folded[NamingScheme.folded(key), default: []].append(token) }
      }
    }
  }

  func partners(of name: String) -> [TokenID] {
    exact[name] ?? (isFolding ? folded[NamingScheme.folded(name)] ?? [] : [])
  }
}
