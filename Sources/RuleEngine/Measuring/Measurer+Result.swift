import ColorMath
import Diagnostics

extension Measurer {
  /// What can be said about the contrast of two colours.
  enum Result {
    case ratio(Double)
    case measured(ContrastMeasurement)
    case unknown(ColorGap)
  }
}

extension Measurer.Result {
  /// The ratio, where it is one number.
  var known: Double? {
    switch self {
    case .ratio(let ratio): ratio
    case .measured(let measurement): measurement.isKnown ? measurement.lowest : nil
    case .unknown: nil
    }
  }

  /// As a check states it; nil where a colour is not known.
  var measure: Measure? {
    switch self {
    case .ratio(let ratio): .value(ratio)
    case .measured(let found):
      found.isKnown
        ? .value(found.lowest) : .between(found.measured.lowerBound, found.measured.upperBound)
    case .unknown: nil
    }
  }
}
