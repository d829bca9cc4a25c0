package import ColorMath
package import Diagnostics

/// A token's number within its `TokenSystem`: what rules use instead of names.
package struct TokenID: Hashable, Comparable, Sendable {
  package var index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  package static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}

/// What a token is in one appearance.
package enum Resolution: Sendable {
  case color(ResolvedColor)
  /// No colour, and why: unreadable, undefined, a cycle, a system colour.
  case unresolved(TokenProblem)
  /// The token has no value in this appearance and none to fall back on.
  case absent
}

/// A colour with where it came from.
package struct ResolvedColor: Sendable {
  package var color: Color
  /// The tokens that the value came through, nearest first; empty for a literal.
  package var via: [TokenID]
  /// Where the token itself is defined in this appearance.
  package var location: Location
  /// Where the literal stands that the value comes from, and how it is written (the place of a fix).
  package var literal: Location

  package init(color: Color, via: [TokenID], location: Location, literal: Location) {
    self.color = color
    self.via = via
    self.location = location
    self.literal = literal
  }
}

/// Why a token has no colour in an appearance.
package struct TokenProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case unreadable, undefinedAlias, cycle, valueUnknown, collision
  }
  package var kind: Kind
  /// One sentence: "color-a → color-b → color-a is a cycle".
  package var message: String
  package var location: Location

  package init(_ kind: Kind, _ message: String, at location: Location) {
    self.kind = kind
    self.message = message
    self.location = location
  }
}
