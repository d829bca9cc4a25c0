import Diagnostics

/// A value that refers to other tokens in more than one place, or with a fallback.
package struct TokenExpression: Sendable {
  /// In source order.
  let parts: [Part]
  /// Every token in the parts and their fallbacks, in source order.
  let references: [TokenID]
  /// For each of those, the number of the first that is not in its fallback.
  let fallbackEnds: [Int]
  /// Whether it may hold what design tools know and CSS does not: `set_alpha(#fff, 0.5)`, arithmetic.
  let isLoose: Bool

  enum Part: Sendable {
    case text([UInt8])
    /// A token's value; `fallback` where it has none, as in `var(--a, #fff)`.
    indirect case reference(TokenID, fallback: [Part]?)
  }

  init(_ parts: [Part], isLoose: Bool = false) {
    self.parts = parts
    self.isLoose = isLoose
    var found: (tokens: [TokenID], ends: [Int]) = ([], [])
    Self.addReferences(in: parts, to: &found)
    (references, fallbackEnds) = found
  }

  private static func addReferences(
    in parts: [Part], to found: inout (tokens: [TokenID], ends: [Int])
  ) {
    for case .reference(let token, let fallback) in parts {
      let number = found.tokens.count
      found.tokens.append(token)
      found.ends.append(number + 1)
      guard let fallback else { continue }
      addReferences(in: fallback, to: &found)
      found.ends[number] = found.tokens.count
    }
  }

  /// Whether its text may differ by colour scheme.
  var mentionsSchemes: Bool { Self.mentionsSchemes(parts) }

  private static func mentionsSchemes(_ parts: [Part]) -> Bool {
    parts.contains { part in
      switch part {
      case .text(let bytes):
        String(decoding: bytes, as: UTF8.self).lowercased().hasText("light-dark")
      case .reference(_, let fallback): fallback.map { mentionsSchemes($0) } ?? false
      }
    }
  }

  /// With other tokens in the place of those that it refers to.
  func mapped(_ body: (TokenID) -> TokenID) -> TokenExpression {
    TokenExpression(Self.mapped(parts, body), isLoose: isLoose)
  }

  private static func mapped(_ parts: [Part], _ body: (TokenID) -> TokenID) -> [Part] {
    parts.map { part in
      guard case .reference(let token, let fallback) = part else { return part }
      return .reference(body(token), fallback: fallback.map { mapped($0, body) })
    }
  }
}
