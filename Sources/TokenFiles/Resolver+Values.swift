import ColorMath
import ColorSyntax
import Diagnostics

extension Resolver {
  /// Gives a token the value of another, unchanged.
  mutating func takeOver(_ token: Int32, from target: TokenID) {
    let entry = entries[Int(target.index)]
    entries[Int(token)].from = target.index
    switch entry.state {
    case .color: finish(token, .color, entry.value)
    case .problem: finish(token, .problem, inherited(entry.value, by: token))
    case .notColor:
      if claim(of: token) == .color {
        finish(token, .problem, notAColor(token, target))
      } else {
        finish(token, .notColor)
      }
    case .absent, .unvisited, .visiting:
      if claim(of: token) == .other {
        finish(token, .notColor)
      } else {
        finish(token, .problem, missing(token, target))
      }
    }
  }

  func claim(of token: Int32) -> TokenClaim { definition(token).claim }

  func definition(_ token: Int32) -> TokenDefinition {
    reading.definitions[Int(entries[Int(token)].definition)]
  }

  /// Puts an expression together and reads it as a colour.
  mutating func evaluate(_ token: Int32, _ expression: TokenExpression) {
    if case .reference(let target, let fallback) = expression.parts.first,
      expression.parts.count == 1
    {
      if let fallback, !hasValue(target) { return evaluate(token, TokenExpression(fallback)) }
      return takeOver(token, from: target)
    }
    finish(token, .notColor)
  }

  func hasValue(_ target: TokenID) -> Bool {
    let state = entries[Int(target.index)].state
    return state == .color || state == .notColor
  }
}
