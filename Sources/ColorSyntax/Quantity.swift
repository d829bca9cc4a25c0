/// A number with its dimension, as calculations work with it (CSS Values 4, "Type Checking").
struct Quantity {
  /// In canonical units: degrees, pixels, seconds.
  var value: Double
  var dimension = Dimension()

  /// Powers of the base types: `10px * 2deg / 5px` is an angle to the power of one.
  struct Dimension: Hashable {
    var percent: Int8 = 0
    var angle: Int8 = 0
    var length: Int8 = 0
    var time: Int8 = 0

    static let number = Dimension()
    static let percentage = Dimension(percent: 1)
    static let degrees = Dimension(angle: 1)

    /// The powers added (`sign` 1) or subtracted (−1).
    func combined(_ other: Dimension, sign: Int8) -> Dimension {
      Dimension(
        percent: percent &+ sign &* other.percent, angle: angle &+ sign &* other.angle,
        length: length &+ sign &* other.length, time: time &+ sign &* other.time)
    }
  }

  enum Kind { case number, percent, angle, other }

  var kind: Kind {
    if dimension == .number { return .number }
    if dimension == .percentage { return .percent }
    return dimension == .degrees ? .angle : .other
  }

  /// nil for a unit whose size is not known here. A literal −0 is 0 (CSS Values 4,
  /// "Infinities, NaN, and Signed Zero").
  init?(_ numeric: Numeric) {
    value = numeric.value * numeric.unit.factor + 0
    switch numeric.unit {
    case .number: break
    case .percent: dimension.percent = 1
    case .degree, .gradian, .radian, .turn: dimension.angle = 1
    case .second, .millisecond: dimension.time = 1
    case .relativeLength, .unknown: return nil
    default: dimension.length = 1
    }
  }

  init(_ value: Double, _ dimension: Dimension = .number) {
    self.value = value
    self.dimension = dimension
  }
}
