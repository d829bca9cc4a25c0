import ColorMath
import ColorSyntax
import Diagnostics

extension TokenReading {
  /// The value that a text without references is.
  mutating func add(_ text: ValueText, of token: TokenID, at span: Span) -> TokenValue {
    switch text {
    case .color(let color): add(color, of: token, at: span)
    case .notColor: .notColor
    case .unset: .unset
    case .revertLayer: .revertLayer
    case .unreadable(let error):
      add(
        TokenProblem(
          .unreadable, "\(names.name(Int(token.index))) is no colour: \(error.message)",
          at: location(span),
          cause: token, help: error.hint))
    }
  }

  /// The value that a text with `var()` in it is.
  mutating func addVariables(
    _ text: UnsafeBufferPointer<UInt8>, of token: TokenID, at span: Span
  ) -> TokenValue {
    switch VariableParser.parse(text, names: &names) {
    case .parts(let parts): add(parts)
    case .malformed:
      add(
        TokenProblem(
          .unreadable, "\(names.name(Int(token.index))) holds a var() that can't be read",
          at: location(span), cause: token, help: "write var(--name, fallback)"))
    }
  }

  /// The value of a text that is said to be a colour.
  mutating func addColor(
    _ text: UnsafeBufferPointer<UInt8>, of token: TokenID, at span: Span
  ) -> TokenValue {
    do throws(ColorSyntaxError) {
      return add(try CSSColor.parse(text), of: token, at: span)
    } catch {
      return add(.unreadable(error), of: token, at: span)
    }
  }

  mutating func add(_ color: CSSColor, of token: TokenID, at span: Span) -> TokenValue {
    switch color {
    case .color(let color, let isLegacy): return add(TokenColor(color, isLegacy: isLegacy))
    case .lightDark(let light, let dark):
      guard case .color(let first) = add(light, of: token, at: span),
        case .color(let second) = add(dark, of: token, at: span)
      else { return unknown(color.css, token, span) }
      return .lightDark(first, second)
    case .currentColor, .system: return unknown(color.css, token, span)
    }
  }

  private mutating func unknown(_ css: String, _ token: TokenID, _ span: Span) -> TokenValue {
    add(
      TokenProblem(
        .valueUnknown,
        "\(names.name(Int(token.index))) is \(css), whose value only the page knows",
        at: location(span),
        cause: token))
  }

  /// References and text: an alias where there is but one reference and no text.
  mutating func add(_ parts: [TokenExpression.Part], isLoose: Bool = false) -> TokenValue {
    if parts.count == 1, case .reference(let target, nil) = parts[0] { return .alias(target) }
    return add(TokenExpression(parts, isLoose: isLoose))
  }
}

extension TokenColor {
  init(_ color: Color) { self.init(color, packed: color.packed) }
}
