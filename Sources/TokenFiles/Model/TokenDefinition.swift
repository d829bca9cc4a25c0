package import Diagnostics

/// One place that gives a token a value.
package struct TokenDefinition: Sendable {
  package var token: TokenID
  package var value: TokenValue
  /// The appearances that it holds in.
  package var appearances: AppearanceMask
  /// Of two definitions that hold in one appearance the higher wins, then the later.
  package var precedence: TokenPrecedence
  /// An index into `TokenSystem.files`.
  package var file: Int32
  /// Where the token's name stands.
  package var name: Span
  /// Where its value stands: what a fix replaces.
  package var written: Span
  package var claim: TokenClaim

  package init(
    token: TokenID, value: TokenValue, appearances: AppearanceMask,
    precedence: TokenPrecedence = .base,
    file: Int32, name: Span, written: Span, claim: TokenClaim = .unknown
  ) {
    self.token = token
    self.value = value
    self.appearances = appearances
    self.precedence = precedence
    self.file = file
    self.name = name
    self.written = written
    self.claim = claim
  }
}

/// What a definition is said to be, whatever its value: by `$type`, or by its name.
package enum TokenClaim: UInt8, Hashable, Sendable {
  case color, unknown
  /// Nothing, and so little that a reference into nothing is no finding: any constant of a program.
  case silent
  /// A length, a font, a duration.
  case other
}

/// What a definition says, before aliases are resolved. Numbers are indexes into the reading.
package enum TokenValue: Hashable, Sendable {
  /// A literal colour.
  case color(Int32)
  /// Two literal colours by colour scheme: `light-dark(a, b)`.
  case lightDark(Int32, Int32)
  /// Another token's value, unchanged.
  case alias(TokenID)
  /// What becomes a colour once the tokens that it refers to are known.
  case expression(Int32)
  /// No value at all: CSS's `initial`.
  case unset
  /// What the token is without the declarations of this cascade layer.
  case revertLayer
  /// A value that is no colour and does not claim to be: a length, a font.
  case notColor
  /// A value that claims to be a colour and can't be read, or whose value nobody can know here.
  case problem(Int32)
}

/// Why a token has no colour in an appearance.
package struct TokenProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Claims to be a colour and can't be read.
    case unreadable
    /// Refers to a name that nothing defines.
    case undefinedAlias
    /// Refers to a token that has no value in this appearance, or is not a colour.
    case unsuitableAlias
    case cycle
    /// A colour that only the system knows: `CanvasText`, `systemBackground`.
    case valueUnknown
  }

  package var kind: Kind
  /// One sentence without a full stop: "color-a → color-b → color-a is a cycle".
  package var message: String
  package var location: Location
  package var help: String?
  /// The token at which the problem lies: the token itself, or the last of its alias chain. For a
  /// cycle, the first of it that was met.
  package var cause: TokenID
  /// The place of the cause, where that is another.
  package var related: [Note]

  package init(
    _ kind: Kind, _ message: String, at location: Location, cause: TokenID, help: String? = nil,
    related: [Note] = []
  ) {
    self.kind = kind
    self.message = message
    self.location = location
    self.cause = cause
    self.help = help
    self.related = related
  }
}
