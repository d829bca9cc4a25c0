import TokenFiles

extension Context {
  /// The name that a reference is printed by: the token's, or the literal as written.
  package func name(of reference: ColorReference) -> String {
    switch reference {
    case .token(let token): tokens.name(token)
    case .literal(let literal): literal.text
    case .unknown(let name): name
    }
  }
}
