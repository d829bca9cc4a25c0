package import Diagnostics

/// A token of CSS Syntax 3 §4, with its place. Comments are tokens here, since suppressions live there.
package struct CSSToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case ident, function, atKeyword
    /// `#` and a name; an identifier in `idHash`, so `#fff` and `#a1`, but not `#123`.
    case hash, idHash
    case string, badString, url, badURL
    case number, percentage, dimension
    case delim, whitespace, comment
    /// `<!--` and `-->`.
    case openMark, closeMark
    case colon, semicolon, comma
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
  }

  package var kind: Kind
  package var span: Span
  /// The part that carries the meaning: a name without `@`, `#` or `(`, the inside of a string, the
  /// address of a URL, the digits of a number. Escapes still stand in it.
  package var content: Span
  /// Of a number: whether it is written without a point and exponent.
  package var isInteger = false

  /// Where a dimension's unit stands; empty for other tokens.
  package var unit: Span {
    kind == .dimension ? Span(Int(content.end), Int(span.end)) : Span(Int(span.end), Int(span.end))
  }

  /// What it means, with its escapes resolved, in the bytes it was read from.
  func text(in bytes: [UInt8]) -> String {
    let range = content.range
    // A backslash that stands alone is no escape.
    if kind == .delim, bytes[range.lowerBound] == 0x5C { return "\\" }
    // In a string that the end of the text cuts off behind a backslash, that means nothing (§4.3.5).
    let isCut = kind == .string && CSSText.endsInBackslash(bytes, range)
    return CSSText.decode(bytes, isCut ? range.dropLast() : range)
  }

  /// Whether it is whitespace or a comment.
  package var isTrivia: Bool { kind == .whitespace || kind == .comment }

  /// Whether it opens something that a closing bracket must end: `(`, `[`, `{` or a function.
  package var isOpener: Bool {
    switch kind {
    case .function, .openParenthesis, .openBracket, .openBrace: true
    default: false
    }
  }

  /// Whether it is `)`, `]` or `}`.
  package var isCloser: Bool {
    kind == .closeParenthesis || kind == .closeBracket || kind == .closeBrace
  }

  /// Whether it is a closing bracket that fits this opening one.
  package func closes(_ opener: CSSToken) -> Bool {
    switch kind {
    case .closeParenthesis: opener.kind == .openParenthesis || opener.kind == .function
    case .closeBracket: opener.kind == .openBracket
    case .closeBrace: opener.kind == .openBrace
    default: false
    }
  }
}
