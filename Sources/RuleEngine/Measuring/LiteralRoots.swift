import TokenFiles

/// The token at which each token's literal stands: the end of its alias chain. What a walk along a
/// chain finds is kept for every token on it, so that long chains are walked once.
struct LiteralRoots {
  private let tokens: TokenSystem
  /// By appearance of the token system, by token; -1 where it is not known yet.
  private var roots: [[Int32]]

  init(_ tokens: TokenSystem) {
    self.tokens = tokens
    roots = Array(repeating: [], count: tokens.palettes.count)
  }

  mutating func root(of token: TokenID, in appearance: Int) -> TokenID {
    guard roots.indices.contains(appearance), token.index >= 0 else { return token }
    var path: [Int32] = []
    var current = token
    var root: Int32 = -1
    while root < 0 {
      root = known(current, in: appearance)
      if root >= 0 { break }
      path.append(current.index)
      roots[appearance][Int(current.index)] = Self.onTheWay
      guard let next = tokens.alias(of: current, in: appearance),
        known(next, in: appearance) != Self.onTheWay
      else {
        root = current.index
        break
      }
      current = next
    }
    for index in path { roots[appearance][Int(index)] = root }
    return TokenID(Int(root))
  }

  /// On the way to a root; met again, the chain runs in a circle.
  private static let onTheWay: Int32 = -2

  private mutating func known(_ token: TokenID, in appearance: Int) -> Int32 {
    let index = Int(token.index)
    let count = roots[appearance].count
    if index >= count {
      roots[appearance] += Array(repeating: -1, count: max(index + 1, count * 2) - count)
    }
    return roots[appearance][index]
  }
}
