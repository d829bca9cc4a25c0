import ColorMath
import Diagnostics
import TokenFiles

/// Answers whether a limit of tokens and roles holds for a colour. What was found for a token is kept,
/// so that long alias chains are walked once.
struct LimitMatcher {
  private let context: Context
  let limit: ColorLimit
  private let tokens: Set<TokenID>
  /// By checked appearance; most limits never meet a literal.
  private lazy var colors: [Set<UInt32>] = context.appearances.map { appearance in
    Set(limit.tokens.compactMap { context.palette(appearance).color($0)?.packed.rgba })
  }
  /// By appearance of the token system.
  private var known: [[TokenID: Bool]]

  init(_ limit: ColorLimit, _ context: Context) {
    self.context = context
    self.limit = limit
    tokens = Set(limit.tokens)
    known = context.tokens.palettes.map { _ in [:] }
  }

  /// Whether any colour of a paint is among the limit's; nil where one can't be read.
  mutating func includes(_ paint: PaintReference) -> Bool? {
    var isUnknown = false
    for reference in paint.references {
      switch includes(reference) {
      case true?: return true
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }

  /// Whether every colour of a paint is among the limit's; nil where one can't be read.
  mutating func covers(_ paint: PaintReference) -> Bool? {
    var isUnknown = false
    for reference in paint.references {
      switch includes(reference) {
      case false?: return false
      case nil: isUnknown = true
      case true?: break
      }
    }
    return isUnknown ? nil : true
  }

  private mutating func includes(_ reference: ColorReference) -> Bool? {
    switch reference {
    case .token(let token): return includes(token)
    case .unknown: return nil
    case .literal(let literal):
      return zip(context.appearances, colors).contains { appearance, colors in
        let scheme = context.tokens.appearances.all[appearance.index].scheme
        if let color = literal.color(in: scheme), colors.contains(color.packed.rgba) { return true }
        let roles = context.membership.roles(of: reference, in: appearance.index)
        return roles.contains { limit.roles.contains($0) }
      }
    }
  }

  private mutating func includes(_ token: TokenID) -> Bool {
    let roles = context.membership.roles(of: token)
    return roles.contains { limit.roles.contains($0) }
      || context.appearances.contains { follow(token, in: $0.index) }
  }

  /// Whether a token is one of the limit's, or gets its value from one.
  private mutating func follow(_ token: TokenID, in appearance: Int) -> Bool {
    var way: [TokenID] = []
    var current: TokenID? = token
    var answer = false
    while let next = current {
      if let known = known[appearance][next] ?? (tokens.contains(next) ? true : nil) {
        answer = known
        break
      }
      known[appearance][next] = false
      way.append(next)
      current = context.tokens.alias(of: next, in: appearance)
    }
    for token in way { known[appearance][token] = answer }
    return answer
  }
}
