package import Diagnostics

/// A condition of `@media`, `@supports`, `@container` or `@custom-media`: tests joined by `and`, `or`
/// and `not` (Media Queries 4 §3, CSS Conditional 3 §6).
package indirect enum CSSCondition: Hashable, Sendable {
  /// A media type in lower case: `screen`, `print`, `all`.
  case mediaType(String)
  /// `(prefers-color-scheme: dark)`, `(width >= 600px)`, `(color: oklch(0 0 0))`
  case feature(CSSMediaFeature)
  case not(CSSCondition)
  case and([CSSCondition])
  case or([CSSCondition])
  /// A function such as `selector(…)` of `@supports`: its name in lower case, and its arguments.
  case function(String, arguments: Span)
  /// Something in brackets that has no meaning yet; its truth is unknown (Media Queries 4 §3.1).
  case unknown(Span)
}

/// A media feature, or a declaration that `@supports` asks for.
package struct CSSMediaFeature: Hashable, Sendable {
  package enum Comparison: Hashable, Sendable {
    case less, lessOrEqual, equal, greaterOrEqual, greater

    /// The same seen from the other side: `400px <= width` is `width >= 400px`.
    var mirrored: Comparison {
      switch self {
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .equal: .equal
      case .greaterOrEqual: .lessOrEqual
      case .greater: .less
      }
    }
  }

  /// One test of the feature's value, with the feature on the left.
  package struct Test: Hashable, Sendable {
    package var comparison: Comparison
    /// The value as it is written, without whitespace around it.
    package var value: String
    package var span: Span
  }

  /// The name in lower case; custom media names such as `--OSdark` keep theirs.
  package var name: String
  /// None for `(color)`, one for `(a: b)` and `(a > b)`, two for `(1px < a < 2px)`.
  package var tests: [Test]
  package var span: Span

  /// The value of `(name: value)`, in lower case; nil for any other form.
  package var value: String? {
    tests.count == 1 && tests[0].comparison == .equal ? tests[0].value.lowercased() : nil
  }
}

/// One query of a media query list. The list holds when any of its queries does.
package struct CSSMediaQuery: Hashable, Sendable {
  /// nil where the query can't be read: it is then `not all` and never holds (Media Queries 4 §3.2).
  package var condition: CSSCondition?
  package var span: Span
  /// Why it can't be read.
  package var error: CSSSyntaxError?

  /// Reads a media query list. An empty one is always true and has no queries.
  package static func list(_ bytes: [UInt8], in range: Range<Int>) -> [CSSMediaQuery] {
    let tokens = CSSTokenList(bytes, in: range)
    return list(tokens, 0..<tokens.count)
  }

  package static func list(_ text: String) -> [CSSMediaQuery] {
    let bytes = Array(text.utf8)
    return list(bytes, in: 0..<bytes.count)
  }

  static func list(_ tokens: CSSTokenList, _ range: Range<Int>) -> [CSSMediaQuery] {
    let range = tokens.trimmed(range)
    guard !range.isEmpty else { return [] }
    let parser = CSSConditionParser(tokens: tokens)
    return tokens.split(range, at: .comma).map { part in
      do throws(CSSSyntaxError) {
        return CSSMediaQuery(condition: try parser.query(part), span: tokens.span(part))
      } catch {
        return CSSMediaQuery(condition: nil, span: tokens.span(part), error: error)
      }
    }
  }
}

extension CSSCondition {
  /// Reads the condition of `@supports`, or of `@container` behind its name.
  package static func parse(
    _ bytes: [UInt8], in range: Range<Int>
  ) throws(CSSSyntaxError) -> CSSCondition {
    let tokens = CSSTokenList(bytes, in: range)
    let all = tokens.trimmed(0..<tokens.count)
    return try CSSConditionParser(tokens: tokens).condition(all, depth: 0, allowsOr: true)
  }

  package static func parse(_ text: String) throws(CSSSyntaxError) -> CSSCondition {
    let bytes = Array(text.utf8)
    return try parse(bytes, in: 0..<bytes.count)
  }
}

extension CSSNode {
  /// The media queries of an `@media` rule's prelude.
  package var mediaQueries: [CSSMediaQuery] {
    CSSMediaQuery.list(tree.file.bytes, in: prelude.range)
  }

  /// The condition of an `@supports` rule.
  package func condition() throws(SourceError) -> CSSCondition {
    do {
      return try CSSCondition.parse(tree.file.bytes, in: prelude.range)
    } catch {
      throw SourceError(error.message, at: tree.file.location(error.span))
    }
  }
}
