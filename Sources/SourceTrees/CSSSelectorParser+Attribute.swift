import Diagnostics

/// Attribute selectors (Selectors 4 §6).
extension CSSSelectorParser {
  /// `[name]`, `[name=value]`, `[ns|name ~= "value" i]` from its bracket.
  func attribute(_ index: inout Int) throws(CSSSyntaxError) -> CSSSimpleSelector {
    let bracket = index
    let contents = tokens.trimmed(tokens.contents(of: bracket))
    guard tokens.closer(of: bracket) < tokens.count else {
      throw failure("this [ is not closed", bracket..<bracket + 1)
    }
    index = tokens.after(bracket)
    let parts = contents.filter { !tokens[$0].isTrivia }
    var at = try attributeName(parts, bracket)
    let name = tokens.text(of: tokens[parts[at]])
    at += 1
    guard at < parts.count else {
      return .attribute(
        CSSAttributeSelector(name: name, match: .exists, value: "", ignoresCase: false))
    }
    let match = try attributeMatch(parts, &at)
    guard at < parts.count, [.ident, .string].contains(tokens[parts[at]].kind) else {
      throw failure(
        "expected a value: a name, or a text in quotes", valuePlace(parts, at, index - 1))
    }
    let value = tokens.text(of: tokens[parts[at]])
    return .attribute(
      CSSAttributeSelector(
        name: name, match: match, value: value, ignoresCase: try flag(parts, at + 1)))
  }

  private func valuePlace(_ parts: [Int], _ at: Int, _ closer: Int) -> Range<Int> {
    let index = at < parts.count ? parts[at] : closer
    return index..<index + 1
  }

  /// The position of the name in the parts, behind a namespace if there is one.
  private func attributeName(_ parts: [Int], _ bracket: Int) throws(CSSSyntaxError) -> Int {
    var at = 0
    let isBarred = { (at: Int) -> Bool in
      at + 1 < parts.count && tokens.isDelim(tokens[parts[at]], 0x7C)
        && tokens[parts[at + 1]].kind == .ident
    }
    if isBarred(0) {
      at = 1
    } else if isBarred(1), isNamespace(tokens[parts[0]]) {
      at = 2
    }
    guard at < parts.count, tokens[parts[at]].kind == .ident else {
      throw failure("expected the name of an attribute", bracket..<bracket + 1)
    }
    return at
  }

  private func isNamespace(_ token: CSSToken) -> Bool {
    token.kind == .ident || tokens.isDelim(token, 0x2A)
  }

  private func attributeMatch(
    _ parts: [Int], _ at: inout Int
  ) throws(CSSSyntaxError) -> CSSAttributeSelector.Match {
    let sign = tokens[parts[at]]
    if tokens.isDelim(sign, 0x3D) {
      at += 1
      return .equals
    }
    let matches: [UInt8: CSSAttributeSelector.Match] = [
      0x7E: .includes, 0x7C: .dash, 0x5E: .prefix, 0x24: .suffix, 0x2A: .substring,
    ]
    guard sign.kind == .delim, let match = matches[tokens.bytes[Int(sign.span.start)]],
      at + 1 < parts.count, tokens.isDelim(tokens[parts[at + 1]], 0x3D)
    else {
      throw failure("expected one of = ~= |= ^= $= *=", parts[at]..<parts[at] + 1)
    }
    at += 2
    return match
  }

  private func flag(_ parts: [Int], _ at: Int) throws(CSSSyntaxError) -> Bool {
    guard at < parts.count else { return false }
    let token = tokens[parts[at]]
    let isLast = at + 1 == parts.count && token.kind == .ident
    if isLast, tokens.isNamed(token, "i") { return true }
    if isLast, tokens.isNamed(token, "s") { return false }
    throw failure("expected ] or one of the flags i and s", parts[at]..<parts[at] + 1)
  }
}
