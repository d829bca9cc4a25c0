package import Diagnostics
package import TokenFiles

/// What a pair must reach.
package enum Floor: Hashable, Sendable {
  case text, largeText, nonText
  /// A ratio of the project's own.
  case minimum(Double)
}

/// A foreground on a background, declared in rules.yml or inferred from names.
package struct DeclaredPair: Sendable {
  package var foreground: TokenID
  package var background: TokenID
  package var floor: Floor
  /// Where rules.yml declares it: the foreground's name, or `infer`.
  package var location: Location
  package var isInferred: Bool

  package init(
    foreground: TokenID, background: TokenID, floor: Floor, location: Location,
    isInferred: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.floor = floor
    self.location = location
    self.isInferred = isInferred
  }
}

extension DeclaredPair {
  /// Both tokens as one number.
  var key: UInt64 {
    UInt64(UInt32(bitPattern: foreground.index)) << 32
      | UInt64(UInt32(bitPattern: background.index))
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
  /// The document's own words for colours, small letters, in the order of rules.yml.
  package var names: [String: ColorReference]
  /// The appearance that its claims hold for.
  package var appearance: Int
}
