package import Diagnostics

/// A complex selector of Selectors 4: compounds joined by combinators.
package struct CSSSelector: Hashable, Sendable {
  package enum Combinator: Hashable, Sendable {
    case descendant, child, nextSibling, subsequentSibling, column
  }

  /// What one element must be: simple selectors without a combinator between them.
  package struct Compound: Hashable, Sendable {
    /// How it hangs on the compound before; nil for the first, unless the selector is relative as in
    /// `> p`.
    package var combinator: Combinator?
    package var simples: [CSSSimpleSelector]
    package var span: Span
  }

  package var compounds: [Compound]
  package var span: Span

  /// Whether it begins with a combinator, as selectors in nested rules and in `:has()` may.
  package var isRelative: Bool { compounds.first?.combinator != nil }

  /// Whether `&` stands in it, at any depth.
  package var hasNesting: Bool {
    compounds.contains { $0.simples.contains { $0.hasNesting } }
  }
}

/// A simple selector of Selectors 4 §5–§14 or CSS Nesting.
package indirect enum CSSSimpleSelector: Hashable, Sendable {
  /// `*`
  case universal
  /// An element name as written; its namespace prefix, if it has one, is dropped.
  case type(String)
  case id(String)
  case `class`(String)
  case attribute(CSSAttributeSelector)
  /// A pseudo-class, its name in lower case and without its colon.
  case pseudoClass(String, CSSPseudoArguments)
  case pseudoElement(String, CSSPseudoArguments)
  /// `&`
  case nesting

  var hasNesting: Bool {
    switch self {
    case .nesting: true
    case .pseudoClass(_, let arguments), .pseudoElement(_, let arguments):
      arguments.selectors.contains { $0.hasNesting }
    default: false
    }
  }
}

/// What stands in the brackets of a functional pseudo-class.
package enum CSSPseudoArguments: Hashable, Sendable {
  /// There are no brackets.
  case none
  /// `:is(a, b)`: a selector list. What can't be read in a forgiving list (`:is`, `:where`) is left out.
  case selectors([CSSSelector])
  /// `:lang(en)`, or `:nth-child(2n of .a)` with the selectors behind `of`.
  case text(String, of: [CSSSelector])

  /// The selectors in it, if any.
  package var selectors: [CSSSelector] {
    switch self {
    case .none: []
    case .selectors(let selectors), .text(_, let selectors): selectors
    }
  }
}

/// `[name operator value flag]`
package struct CSSAttributeSelector: Hashable, Sendable {
  package enum Match: Hashable, Sendable {
    /// `[a]`
    case exists
    /// `=`, `~=`, `|=`, `^=`, `$=`, `*=`
    case equals, includes, dash, prefix, suffix, substring
  }

  package var name: String
  package var match: Match
  /// The value without quotes and escapes; empty for `exists`.
  package var value: String
  /// Whether the flag `i` makes the value match in any ASCII case.
  package var ignoresCase: Bool
}

/// How strong a selector is (Selectors 4 §17): ids, then classes, then types.
package struct CSSSpecificity: Hashable, Comparable, Sendable {
  package var ids: Int
  package var classes: Int
  package var types: Int

  package init(_ ids: Int = 0, _ classes: Int = 0, _ types: Int = 0) {
    self.ids = ids
    self.classes = classes
    self.types = types
  }

  package static func < (left: CSSSpecificity, right: CSSSpecificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }

  package static func + (left: CSSSpecificity, right: CSSSpecificity) -> CSSSpecificity {
    CSSSpecificity(
      left.ids + right.ids, left.classes + right.classes, left.types + right.types)
  }
}

extension CSSSelector {
  /// The selector's specificity. `&` counts as the most specific selector of the rule around, which is
  /// `nesting` (CSS Nesting §4).
  package func specificity(nesting: CSSSpecificity = CSSSpecificity()) -> CSSSpecificity {
    compounds.reduce(CSSSpecificity()) { sum, compound in
      compound.simples.reduce(sum) { $0 + $1.specificity(nesting: nesting) }
    }
  }

  /// The highest specificity in a list.
  package static func highest(
    _ selectors: [CSSSelector], nesting: CSSSpecificity
  ) -> CSSSpecificity {
    selectors.map { $0.specificity(nesting: nesting) }.max() ?? CSSSpecificity()
  }
}

extension CSSSimpleSelector {
  func specificity(nesting: CSSSpecificity) -> CSSSpecificity {
    switch self {
    case .universal: CSSSpecificity()
    case .type: CSSSpecificity(0, 0, 1)
    case .id: CSSSpecificity(1, 0, 0)
    case .class, .attribute: CSSSpecificity(0, 1, 0)
    case .nesting: nesting
    case .pseudoClass("where", _): CSSSpecificity()
    case .pseudoClass(let name, .selectors(let list))
    where ["is", "not", "has", "matches", "-webkit-any", "-moz-any"].contains(name):
      CSSSelector.highest(list, nesting: nesting)
    case .pseudoClass(_, let arguments):
      CSSSpecificity(0, 1, 0) + CSSSelector.highest(arguments.selectors, nesting: nesting)
    case .pseudoElement(_, let arguments):
      CSSSpecificity(0, 0, 1) + CSSSelector.highest(arguments.selectors, nesting: nesting)
    }
  }
}
