package import Diagnostics

/// What an `@import` rule asks for (CSS Cascade 5 §2).
package struct CSSImport: Hashable, Sendable {
  /// The address, without quotes and escapes.
  package var address: String
  package var addressSpan: Span
  /// The cascade layer: `""` for a bare `layer`, nil without one.
  package var layer: String?
  /// What stands in `supports(…)`.
  package var supports: CSSCondition?
  /// The media queries; none when it always applies.
  package var media: [CSSMediaQuery]
}

extension CSSTree {
  /// The number of the first node before which imports must stand: a style rule, or an at-rule that a browser knows and
  /// that is neither an import itself nor a `@layer` without a block (CSS Cascade 5 §2).
  package var importsEnd: Int {
    for node in rules {
      if node.kind == .styleRule { return node.index }
      guard node.kind == .atRule, !node.isNamed("import"), node.hasBlock || !node.isNamed("layer")
      else { continue }
      if Self.closing.contains(node.name) { return node.index }
    }
    return count
  }

  /// What browsers know. Rules of tools, such as Tailwind's `@plugin`, are gone when a browser gets the sheet.
  private static let closing: Set<String> = [
    "container", "counter-style", "font-face", "font-feature-values", "font-palette-values",
    "function",
    "keyframes", "-webkit-keyframes", "layer", "media", "namespace", "page", "position-try",
    "property", "scope", "starting-style", "supports", "view-transition",
  ]
}

extension CSSNode {
  /// Reads an `@import` rule; nil for any other node, and where it has no address.
  package var importRule: CSSImport? {
    guard kind == .atRule, isNamed("import") else { return nil }
    let tokens = CSSTokenList(tree.file, in: prelude)
    return CSSImport(tokens)
  }
}

extension CSSImport {
  init?(_ tokens: CSSTokenList) {
    guard let first = tokens.tokens.first, let source = Self.address(tokens, first) else {
      return nil
    }
    address = tokens.text(of: source)
    addressSpan = source.content
    media = []
    var index = Self.skip(tokens.after(0), tokens)
    if index < tokens.count, tokens.isNamed(tokens[index], "layer") {
      if tokens[index].kind == .ident {
        layer = ""
        index = Self.skip(index + 1, tokens)
      } else if tokens[index].kind == .function {
        layer = tokens.source(tokens.span(tokens.trimmed(tokens.contents(of: index))))
        index = Self.skip(tokens.after(index), tokens)
      }
    }
    if index < tokens.count, tokens[index].kind == .function,
      tokens.isNamed(tokens[index], "supports")
    {
      supports = Self.supports(tokens, tokens.trimmed(tokens.contents(of: index)))
      index = tokens.after(index)
    }
    media = CSSMediaQuery.list(tokens, index..<tokens.count)
  }

  /// A string, a `url(…)`, or the string within `url("…")`.
  private static func address(_ tokens: CSSTokenList, _ first: CSSToken) -> CSSToken? {
    if first.kind == .string || first.kind == .url { return first }
    guard first.kind == .function, tokens.isNamed(first, "url") else { return nil }
    let inside = tokens.trimmed(tokens.contents(of: 0))
    return inside.first.map { tokens[$0] }.flatMap { $0.kind == .string ? $0 : nil }
  }

  private static func skip(_ index: Int, _ tokens: CSSTokenList) -> Int {
    var index = index
    while index < tokens.count, tokens[index].isTrivia { index += 1 }
    return index
  }

  /// `supports(display: grid)` holds a declaration, or a condition.
  private static func supports(_ tokens: CSSTokenList, _ range: Range<Int>) -> CSSCondition {
    let parser = CSSConditionParser(tokens: tokens)
    if let feature = parser.feature(range) { return .feature(feature) }
    return (try? parser.condition(range, depth: 0, allowsOr: true)) ?? .unknown(tokens.span(range))
  }
}
