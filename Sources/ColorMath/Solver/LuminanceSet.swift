/// The relative luminances that contrast floors allow: closed intervals within 0…1, in order.
///
/// A floor f against a backdrop between the luminances a and b forbids everything between
/// (a + 0.05) / f − 0.05 and (b + 0.05) · f − 0.05.
struct LuminanceSet {
  private(set) var intervals: [ClosedRange<Double>] = [0...1]

  /// What a floor forbids, as an open interval that may reach beyond 0…1.
  static func forbidden(by floor: Double, against backdrop: ClosedRange<Double>) -> Range<Double> {
    guard floor > 1 else { return 0..<0 }
    let low = (backdrop.lowerBound + WCAG.flare) / floor - WCAG.flare
    let high = (backdrop.upperBound + WCAG.flare) * floor - WCAG.flare
    return low..<Swift.max(low, high)
  }

  /// Takes away an open interval.
  mutating func remove(_ forbidden: Range<Double>) {
    guard !forbidden.isEmpty else { return }
    intervals = intervals.flatMap { interval -> [ClosedRange<Double>] in
      var rest: [ClosedRange<Double>] = []
      if interval.lowerBound <= forbidden.lowerBound {
        let end = Swift.min(interval.upperBound, forbidden.lowerBound)
        rest.append(interval.lowerBound...end)
      }
      if interval.upperBound >= forbidden.upperBound {
        let start = Swift.max(interval.lowerBound, forbidden.upperBound)
        rest.append(start...interval.upperBound)
      }
      return rest
    }
  }
}
