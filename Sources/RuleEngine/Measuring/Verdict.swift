import ColorMath
import Diagnostics

/// What a measurement means against a floor.
struct Verdict {
  var outcome: Outcome
  var measured: Measure?
  /// What the numbers alone do not say. One sentence.
  var detail: String?
  var related: [Note]

  init(_ result: Measurer.Result, floor: Double) {
    measured = result.measure
    (outcome, detail, related) = (.undecided, nil, [])
    switch result {
    case .ratio(let ratio): outcome = ratio >= floor ? .pass : .fail
    case .unknown(let gap): (detail, related) = (gap.reason, gap.related)
    case .measured(let measurement):
      guard let reaches = measurement.reaches(floor) else {
        detail = Self.backdropUnknown
        return
      }
      outcome = reaches ? .pass : .fail
    }
  }

  static let backdropUnknown =
    "Nothing opaque is stated behind the background, and the ratio depends on it."

  /// Where a colour passes as written and fails as it is shown in 8 bits, or the other way round.
  static func roundingDecides(_ measurement: ContrastMeasurement, _ floor: Double) -> String? {
    guard measurement.isKnown else { return nil }
    if measurement.exact.lowerBound >= floor {
      return "As written it passes; the 8-bit sRGB colours that it becomes do not."
    }
    if measurement.eightBit.lowerBound >= floor {
      return "As 8-bit sRGB it passes; the colours as written do not."
    }
    return nil
  }
}
