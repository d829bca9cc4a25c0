/// A value that refers to other tokens in more than one place, or with a fallback.
package struct TokenExpression: Sendable {
  /// In source order.
  let parts: [Part]
  /// Every token in the parts and their fallbacks, in source order.
  let references: [TokenID]

  enum Part: Sendable {
    case text([UInt8])
    /// A token's value; `fallback` where it has none, as in `var(--a, #fff)`.
    indirect case reference(TokenID, fallback: [Part]?)
  }

  init(_ parts: [Part]) {
    self.parts = parts
    references = Self.references(in: parts)
  }

  private static func references(in parts: [Part]) -> [TokenID] {
    var found: [TokenID] = []
    for case .reference(let token, let fallback) in parts {
      found.append(token)
      if let fallback { found += references(in: fallback) }
    }
    return found
  }
}
