package import Diagnostics

/// One of `pairs`: foregrounds and backgrounds that are used together, or a way to infer them.
package struct PairEntry: Sendable {
  package var location: Location
  package var foreground: [Placed<String>] = []
  package var background: [Placed<String>] = []
  package var purpose: Placed<PairPurpose>?
  /// A ratio of the project's own.
  package var minimum: Placed<Double>?
  package var infer: Placed<PairInference>?
  /// Whether `infer` is written, if it could be read or not.
  package var hasInfer = false
}

/// `as`: what a pair is used for, which decides its floor.
package enum PairPurpose: String, Hashable, Sendable, CaseIterable {
  case text
  case largeText = "large-text"
  case nonText = "non-text"
}

/// `infer`: where pairs come from that nobody declares.
package enum PairInference: String, Hashable, Sendable, CaseIterable {
  case onNames = "on-names"
}

/// One of `order`: contrast against one background never rises down the list.
package struct OrderEntry: Sendable {
  package var location: Location
  package var tokens: [Placed<String>] = []
  /// Each background is an order by itself.
  package var on: [Placed<String>] = []
}

/// One of `distinct`: colours that must be told apart.
package struct DistinctEntry: Sendable {
  package var location: Location
  package var tokens: [Placed<String>] = []
  package var minDeltaE: Placed<Double>?
  package var vision: [Placed<VisionName>] = []

  /// Where an entry has no `min-delta-e`. In ΔE OK.
  static let defaultMinimum = 0.1
  /// Where an entry names none; `grey` is only asked about where it is named.
  static let defaultVisions: [VisionName] = [.normal, .protan, .deutan, .tritan]
}

/// Whose eyes `distinct` asks about.
package enum VisionName: String, Hashable, Sendable, CaseIterable {
  case normal, protan, deutan, tritan, grey
}

/// One of `derived`: a token that is another at an opacity.
package struct DerivedEntry: Sendable {
  package var location: Location
  package var token: Placed<String>?
  package var from: Placed<String>?
  package var opacity: Placed<Double>?
}

/// One of `parity`: the same colours in two places.
package struct ParityEntry: Sendable {
  package var location: Location
  package var left: [PathPattern] = []
  package var right: [PathPattern] = []
  /// A naming scheme by name.
  package var names: Placed<NamingScheme>?
  /// Or a table: the name on the left, the name on the right.
  package var table: [(left: Placed<String>, right: Placed<String>)] = []
}
