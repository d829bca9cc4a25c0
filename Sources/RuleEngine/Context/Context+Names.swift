import TokenFiles

extension Context {
  /// The name that a reference is printed by: the token's, or the literal as written.
  package func name(of reference: ColorReference) -> String {
    switch reference {
    case .token(let token): tokens.name(token)
    case .literal(let literal): literal.text
    case .unknown(let text): text.isEmpty ? "an unreadable colour" : text
    }
  }

  /// A colour's name, or "gradient a … b".
  func name(of paint: PaintReference) -> String {
    switch paint.content {
    case .solid(let reference): return name(of: reference)
    case .gradient(let stops):
      guard let first = stops.first, let last = stops.last else { return "gradient" }
      return "gradient " + name(of: first) + " … " + name(of: last)
    }
  }

  /// The name where it is a token's.
  func tokenName(_ reference: ColorReference) -> String? {
    if case .token(let token) = reference { tokens.name(token) } else { nil }
  }
}
