package import ColorMath
package import TokenFiles

/// Which roles a colour carries, answered by number.
///
/// A token carries the roles that name it. One that no role names carries those of the token that it
/// gets its value from, in any appearance, and so on along the chain: an alias means what it stands
/// for. A literal carries the roles that have its 8-bit colour in the appearance.
package struct RoleMembership: Sendable {
  /// Indexes into `Context.roles`, of token `i` at `starts[i]..<starts[i + 1]`.
  private var starts: [Int32]
  private var members: [Int32]
  /// By appearance of the token system: roles by 8-bit colour.
  private var literals: [[UInt32: [Int]]]

  /// In rising order.
  package func roles(of token: TokenID) -> ArraySlice<Int32> {
    let index = Int(token.index)
    guard index >= 0, index + 1 < starts.count else { return [] }
    return members[Int(starts[index])..<Int(starts[index + 1])]
  }

  package func carries(_ token: TokenID, role: Int) -> Bool {
    roles(of: token).contains(Int32(truncatingIfNeeded: role))
  }

  /// The roles that a colour of a manifest carries in one appearance, by its index.
  package func roles(of reference: ColorReference, in appearance: Int) -> [Int] {
    switch reference {
    case .token(let token): roles(of: token).map { Int($0) }
    case .literal(let literal):
      literals.indices.contains(appearance)
        ? literals[appearance][literal.packed.rgba] ?? [] : []
    case .unknown: []
    }
  }
}
