package import Diagnostics
package import TokenFiles

/// A named meaning with limits, its names looked up.
package struct Role: Sendable {
  package var name: String
  /// Where rules.yml names it.
  package var location: Location
  /// The tokens that it owns.
  package var tokens: [TokenID] = []
  /// Kinds and uses, one of which an element must have; empty means no limit.
  package var only: [UsageLimit] = []
  package var never: [UsageLimit] = []
  package var perScreen: PerScreenLimit?
  package var minContrast: Placed<Double>?
  /// Backgrounds on which `minContrast` must hold whatever the screens show.
  package var on: [Placed<TokenID>] = []
  package var minSize: Placed<TextSize>?
  /// Indexes into `Context.textStyles`; empty means no limit.
  package var textStyles: [Int] = []
  /// What text and icons on it may have; nil means no limit.
  package var carries: ColorLimit?
  package var neverOn: ColorLimit?
  package var onlyOn: ColorLimit?
  package var labelled: Placed<Bool>?
  package var why: String?
}

/// A kind or a use that a role is limited to or kept from. A name may be both.
package struct UsageLimit: Sendable {
  package var name: String
  package var kind: ElementKind?
  /// An index into `Context.uses`.
  package var use: Int?
  package var location: Location
}

/// Tokens and roles that a limit names.
package struct ColorLimit: Sendable {
  package var tokens: [TokenID] = []
  /// Indexes into `Context.roles`.
  package var roles: [Int] = []
  /// As written, for messages.
  package var names: [String] = []
  package var location: Location
}

/// `per-screen`: at most so many elements of a state carry the role.
package struct PerScreenLimit: Sendable {
  package struct Exception: Sendable {
    /// Names of states.
    package var states: [String]
    /// Indexes into `Context.uses`.
    package var uses: [Int]
  }
  package var max: Int
  package var exceptions: [Exception]
  package var location: Location
}
