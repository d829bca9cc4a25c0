package import Diagnostics
package import TokenFiles

/// What a pair must reach.
package enum Floor: Hashable, Sendable {
  case text, largeText, nonText
  /// A ratio of the project's own.
  case minimum(Double)
}

/// What one place declares or infers: the floor is that of all of its pairs.
package struct PairDeclaration: Sendable {
  package var floor: Floor
  /// Where rules.yml declares it: the foreground's name, or `infer`.
  package var location: Location
  package var isInferred = false
}

/// A foreground on a background, and which declaration it is of.
package struct DeclaredPair: Sendable {
  package var foreground: TokenID
  package var background: TokenID
  /// An index into `DeclaredPairs.declarations`.
  var declaration: Int32

  /// Both tokens as one number.
  var key: UInt64 { ScreenPairs.key(foreground, background) }
}

/// Pairs and what declares them, which is kept apart: pairs are many, and are copied and compared a lot.
package struct DeclaredPairs: Sendable, RandomAccessCollection {
  private(set) var declarations: [PairDeclaration] = []
  private var pairs: [DeclaredPair] = []

  package var startIndex: Int { 0 }
  package var endIndex: Int { pairs.count }
  package subscript(_ index: Int) -> DeclaredPair { pairs[index] }

  package func floor(of pair: DeclaredPair) -> Floor { declarations[Int(pair.declaration)].floor }

  func declaration(of pair: DeclaredPair) -> PairDeclaration {
    declarations[Int(pair.declaration)]
  }

  /// Appends those of one declaration that `isWanted`.
  mutating func append(
    _ declaration: PairDeclaration, _ found: [(TokenID, TokenID)],
    where isWanted: (DeclaredPair) -> Bool = { _ in true }
  ) {
    let number = Int32(truncatingIfNeeded: declarations.count)
    declarations.append(declaration)
    for (foreground, background) in found {
      let pair = DeclaredPair(
        foreground: foreground, background: background, declaration: number)
      if isWanted(pair) { pairs.append(pair) }
    }
  }
}

/// `order`: contrast on one background never rises from one token to the next.
package struct ContrastOrderEntry: Sendable {
  package var tokens: [Placed<TokenID>]
  package var background: Placed<TokenID>
  package var location: Location
}

/// `distinct`: tokens that must be told apart.
package struct DistinctSet: Sendable {
  package var tokens: [Placed<TokenID>]
  /// In ΔE OK.
  package var minimum: Double
  package var visions: [VisionName]
  package var location: Location
}

/// `derived`: a token that is another at an opacity.
package struct DerivedToken: Sendable {
  package var token: Placed<TokenID>
  package var from: Placed<TokenID>
  /// 0…1.
  package var opacity: Double
  package var location: Location
}

/// A document whose stated ratios are measured again.
package struct ClaimDocument: Sendable {
  package var file: SourceFile
  /// The document's own words for colours, in small letters.
  package var names: [String: ColorReference]
  /// The appearance that its claims hold for.
  package var appearance: Int
}
