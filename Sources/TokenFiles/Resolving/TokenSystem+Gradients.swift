package import ColorSyntax

/// Tokens that are gradients of CSS, whose stops are tokens below their name.
package struct TokenGradients: Sendable {
  /// One value of a gradient: how many stops it has, and the way between them that it states.
  package struct Form: Sendable {
    package var count: Int
    package var path: GradientPath?
  }

  /// By the number of the definition that it is the value of.
  fileprivate var forms: [Int32: Form] = [:]
  /// By a stop: the gradient that it belongs to, and which one it is.
  fileprivate var heads: [TokenID: (token: TokenID, index: Int)] = [:]

  init(_ reading: TokenReading) {
    for gradient in reading.gradients {
      let head = reading.definitions[gradient.definition].token
      forms[Int32(truncatingIfNeeded: gradient.definition)] = Form(
        count: gradient.stops.count, path: gradient.path)
      for (index, stop) in gradient.stops.enumerated() {
        heads[reading.definitions[stop].token] = (head, index)
      }
    }
  }
}

extension TokenSystem {
  package var hasGradients: Bool { !gradients.heads.isEmpty }

  /// The gradient that a stop belongs to.
  package func gradient(of stop: TokenID) -> TokenID? { gradients.heads[stop]?.token }

  /// What a gradient is in an appearance; nil where it is none there.
  package func form(of gradient: TokenID, in appearance: Int) -> TokenGradients.Form? {
    guard hasGradients, palettes.indices.contains(appearance),
      case let entries = palettes[appearance].entries, entries.indices.contains(Int(gradient.index))
    else { return nil }
    return gradients.forms[entries[Int(gradient.index)].definition]
  }

  /// Whether a token has no colour in an appearance since a gradient stands there, or one with fewer stops.
  package func isSpared(_ token: TokenID, in appearance: Int) -> Bool {
    guard hasGradients else { return false }
    if form(of: token, in: appearance) != nil { return true }
    guard let head = gradients.heads[token] else { return false }
    return form(of: head.token, in: appearance).map { head.index >= $0.count } ?? true
  }

  /// The token at the end of an alias chain, where it is the same in every appearance: of
  /// `--page: var(--hero)`, `hero`.
  package func source(of token: TokenID) -> TokenID {
    let ends = Set(
      palettes.indices.map { chain(of: token, in: $0).last ?? token })
    return ends.count == 1 ? ends.first ?? token : token
  }
}
