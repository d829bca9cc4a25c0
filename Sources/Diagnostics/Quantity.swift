/// What a check's `measured` and `required` count, and which side of `required` passes.
package struct Quantity: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    /// A contrast ratio, n : 1.
    case ratio
    /// How often something occurs.
    case count
    /// CSS px, or points where the project's points are px.
    case pixels
    /// A colour difference, ΔE OK.
    case difference
  }

  package enum Bound: Hashable, Sendable {
    case atLeast, atMost
    /// `required` is what something else states, and `measured` is what it should be.
    case exactly
  }

  package var unit: Unit
  package var bound: Bound

  package init(_ unit: Unit, _ bound: Bound) {
    self.unit = unit
    self.bound = bound
  }

  /// CSS px as they are printed: with two decimals at most, rounded down as ratios are.
  package static func shownPixels(_ value: Double) -> Double {
    let nearest = (value * 100).rounded() / 100
    return nearest == value ? value : (value * 100).rounded(.down) / 100
  }

  /// A ratio that has a floor: what most rules measure.
  package static let contrast = Quantity(.ratio, .atLeast)
  /// A ratio that must not be higher than another.
  package static let contrastCeiling = Quantity(.ratio, .atMost)
  /// A ratio that a document states.
  package static let claim = Quantity(.ratio, .exactly)
  package static let count = Quantity(.count, .atMost)
  package static let size = Quantity(.pixels, .atLeast)
  package static let difference = Quantity(.difference, .atLeast)
}
