import ColorMath
package import TokenFiles

/// Which roles a colour carries, answered by number.
///
/// A token carries the roles that name it. One that no role names carries those of the token that it
/// gets its value from, in any appearance, and so on along the chain: an alias means what it stands
/// for. A literal carries the roles that have its 8-bit colour in the appearance.
package struct RoleMembership: Sendable {
  /// Indexes into `Context.roles`, by token; empty for most.
  private var members: [[Int]]
  /// By appearance of the token system: roles by 8-bit colour.
  private var literals: [[UInt32: [Int]]]
  private let schemes: [Appearance.Scheme]

  init(roles: [Role], tokens: TokenSystem) {
    let count = (tokens.tokens.map { Int($0.index) }.max() ?? -1) + 1
    var named = [[Int]](repeating: [], count: count)
    for (index, role) in roles.enumerated() {
      for token in role.tokens where named.indices.contains(Int(token.index)) {
        named[Int(token.index)].append(index)
      }
    }
    members = named
    schemes = tokens.appearances.all.map(\.scheme)
    literals = tokens.palettes.map { _ in [:] }
    for appearance in tokens.palettes.indices where !roles.isEmpty {
      inherit(named, tokens, appearance)
      collectColors(roles, tokens, appearance)
    }
  }

  /// In rising order.
  package func roles(of token: TokenID) -> [Int] {
    members.indices.contains(Int(token.index)) ? members[Int(token.index)] : []
  }

  /// The roles that a colour of a manifest carries in one appearance, by its index.
  package func roles(of reference: ColorReference, in appearance: Int) -> [Int] {
    switch reference {
    case .token(let token): return roles(of: token)
    case .literal(let literal):
      guard literals.indices.contains(appearance),
        let color = literal.color(in: schemes[appearance])
      else { return [] }
      return literals[appearance][color.packed.rgba] ?? []
    case .unknown: return []
    }
  }

  /// Adds what tokens get along their chains, each link walked once.
  private mutating func inherit(_ named: [[Int]], _ tokens: TokenSystem, _ appearance: Int) {
    var inherited = [[Int]?](repeating: nil, count: named.count)
    for token in tokens.tokens {
      var path: [Int] = []
      var current: TokenID? = token
      var found: [Int] = []
      while let next = current, named.indices.contains(Int(next.index)) {
        let index = Int(next.index)
        if let known = inherited[index] ?? (named[index].isEmpty ? nil : named[index]) {
          found = known
          break
        }
        inherited[index] = []
        path.append(index)
        current = tokens.alias(of: next, in: appearance)
      }
      for index in path {
        inherited[index] = found
        members[index] = Self.union(members[index], found)
      }
    }
  }

  private mutating func collectColors(_ roles: [Role], _ tokens: TokenSystem, _ appearance: Int) {
    for index in roles.indices {
      for token in roles[index].tokens {
        guard let color = tokens.palettes[appearance].color(token) else { continue }
        // Roles come in rising order, so that one that is known is the last.
        if literals[appearance][color.packed.rgba]?.last == index { continue }
        literals[appearance][color.packed.rgba, default: []].append(index)
      }
    }
  }

  private static func union(_ first: [Int], _ second: [Int]) -> [Int] {
    second.isEmpty ? first : first.isEmpty ? second : Array(Set(first).union(second)).sorted()
  }
}
