package import TokenFiles

/// A colour in one appearance, or why nobody can say which.
package enum KnownColor: Sendable {
  case color(TokenColor)
  /// One sentence without a full stop: "color-x has no value in dark".
  case unknown(String)
}

extension Context {
  /// The colour of a token in an appearance.
  package func color(of token: TokenID, in appearance: CheckedAppearance) -> KnownColor {
    switch palette(appearance)[token] {
    case .color(let color): .color(color)
    case .unresolved(let problem): .unknown(problem.message)
    case .absent: .unknown("\(tokens.name(token)) has no value in \(appearance.name)")
    }
  }

  /// The colour that a manifest, or a document's word, names, in an appearance.
  package func color(of reference: ColorReference, in appearance: CheckedAppearance) -> KnownColor {
    switch reference {
    case .token(let token): return color(of: token, in: appearance)
    case .literal(let literal):
      let scheme = tokens.appearances.all[appearance.index].scheme
      return literal.color(in: scheme).map { .color($0) }
        ?? .unknown("the value of \(literal.text) is not known here")
    case .unknown(let name):
      return .unknown(name.isEmpty ? "the colour can't be read" : "unknown token \(name)")
    }
  }

  /// The name that a reference is printed by: the token's, or the literal as written.
  package func name(of reference: ColorReference) -> String {
    switch reference {
    case .token(let token): tokens.name(token)
    case .literal(let literal): literal.text
    case .unknown(let name): name
    }
  }
}
