/// An expression of Swift source, as far as colours are written with it.
package struct SwiftExpression: Sendable {
  package indirect enum Kind: Sendable {
    /// A number or string without interpolation; `SwiftSource.number` and `string` tell its value.
    case number(Int)
    case string(Int)
    /// A string with code in it.
    case interpolation
    /// A name, a keyword such as `true` or `self`, `$0`, or `#colorLiteral`.
    case name(String)
    /// `a.b`, or `.b` without a base.
    case member(SwiftExpression?, String)
    /// `f(a, b: c) { … }`; trailing closures are the last arguments.
    case call(SwiftExpression, [SwiftArgument])
    /// `a[b]`
    case index(SwiftExpression, [SwiftArgument])
    case closure(SwiftClosure)
    /// `[a, b]`
    case array([SwiftExpression])
    /// `[a: b]`
    case dictionary([(key: SwiftExpression, value: SwiftExpression)])
    /// `(a, b: c)`; brackets around one expression are left out.
    case tuple([SwiftArgument])
    /// `-a`, `!a`
    case prefix(String, SwiftExpression)
    /// `a / b`, by the precedence of the standard operators.
    case binary(String, SwiftExpression, SwiftExpression)
    /// `a ? b : c`
    case conditional(SwiftExpression, SwiftExpression, SwiftExpression)
    /// An `if` or `switch` that gives a value.
    case statement(SwiftStatement)
    /// What is not known here, or nested too deep.
    case unknown
  }

  package var kind: Kind
  /// The indices of its tokens.
  package var tokens: Range<Int>
}

/// One argument of a call, or one part of a tuple.
package struct SwiftArgument: Sendable {
  /// nil where there is none; a trailing closure has none unless it is a later one.
  package var label: String?
  package var value: SwiftExpression
}

/// `{ a, b in … }`
package struct SwiftClosure: Sendable {
  package var parameters: [String]
  /// The indices of the tokens of its statements, which `SwiftSource.statements` reads.
  package var body: Range<Int>
}

/// A statement, as far as values are chosen with it.
package indirect enum SwiftStatement: Sendable {
  case expression(SwiftExpression)
  /// `return a`; without a value, `return`.
  case returning(SwiftExpression?)
  /// `if a, b { … } else { … }`; an `else if` is the one statement of `otherwise`.
  case branch(conditions: [SwiftExpression], then: [SwiftStatement], otherwise: [SwiftStatement])
  /// `guard a else { … }`
  case guarding(conditions: [SwiftExpression], otherwise: [SwiftStatement])
  case switching(SwiftExpression, [SwiftCase])
  /// `let a = b`
  case binding(String, SwiftExpression)
  /// Anything else: loops, declarations, `#if` lines.
  case other(Range<Int>)
}

/// One case of a `switch`.
package struct SwiftCase: Sendable {
  /// The patterns between commas; none for `default`.
  package var patterns: [SwiftPattern]
  package var isDefault: Bool { patterns.isEmpty }
  package var body: [SwiftStatement]
  package var tokens: Range<Int>
}

/// One pattern of a case.
package struct SwiftPattern: Sendable {
  package var value: SwiftExpression
  /// What stands behind its `where`.
  package var condition: SwiftExpression?
}

/// A call found without reading what stands around it.
package struct SwiftCallSite: Sendable {
  /// The names before the bracket, joined by points: `["UIColor", "init"]`, or `["opacity"]` behind
  /// something else.
  package var path: [String]
  /// Whether a point stands before the path: `.opacity(0.5)`.
  package var isMember: Bool
  /// The index of the opening parenthesis; `SwiftSource.arguments` reads what it holds.
  package var parenthesis: Int
  /// The indices of the tokens from the path to the closing parenthesis.
  package var tokens: Range<Int>
}

extension SwiftSource {
  /// Reads the expression that some tokens are.
  package func expression(_ range: Range<Int>) -> SwiftExpression {
    SwiftExpressionReader(source: self, end: clamp(range).upperBound)
      .expression(clamp(range), depth: 0)
  }

  /// Reads the statements of a body: of a closure, a function, an accessor.
  package func statements(_ range: Range<Int>) -> [SwiftStatement] {
    SwiftExpressionReader(source: self, end: clamp(range).upperBound)
      .statements(clamp(range), depth: 0)
  }

  /// The arguments in the parentheses or brackets that open at an index.
  package func arguments(_ opener: Int) -> [SwiftArgument] {
    SwiftExpressionReader(source: self, end: closer(of: opener))
      .arguments(contents(of: opener), depth: 0)
  }

  private func clamp(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<tokens.count) }

  /// Every call with parentheses, in order, whatever it stands in.
  package var calls: [SwiftCallSite] {
    var result: [SwiftCallSite] = []
    for index in tokens.indices.dropFirst() where tokens[index].kind == .openParenthesis {
      if !tokens[index].startsLine, let call = call(index) { result.append(call) }
    }
    return result
  }

  private func call(_ parenthesis: Int) -> SwiftCallSite? {
    var start = parenthesis - 1
    guard tokens[start].kind == .identifier || tokens[start].kind == .pound else { return nil }
    var path = [name(start)]
    while start >= 2, tokens[start - 1].kind == .period, tokens[start - 2].kind == .identifier,
      path.count < 16
    {
      start -= 2
      path.insert(name(start), at: 0)
    }
    return SwiftCallSite(
      path: path, isMember: start > 0 && tokens[start - 1].kind == .period,
      parenthesis: parenthesis, tokens: start..<after(parenthesis))
  }
}
