/// A contrast ratio as a document states it: `4.5 : 1 or more`.
package struct StatedRatio: Hashable, Sendable {
  /// What the document says about the number.
  package enum Relation: Hashable, Sendable {
    case equal, atLeast, moreThan, atMost, lessThan

    /// What holds where this does not: "not below 3 : 1" is at least that. Of `equal` there is no such
    /// relation.
    var opposite: Relation? {
      switch self {
      case .equal: nil
      case .atLeast: .lessThan
      case .moreThan: .atMost
      case .atMost: .moreThan
      case .lessThan: .atLeast
      }
    }
  }

  /// The number as written: "4.5 : 1".
  package var text: String
  package var value: Double
  /// How many digits stand behind the decimal point.
  package var decimals: Int
  package var relation: Relation

  package init(text: String, value: Double, decimals: Int, relation: Relation = .equal) {
    self.text = text
    self.value = value
    self.decimals = decimals
    self.relation = relation
  }

  /// Whether a measured ratio makes the statement true.
  ///
  /// A plain number is true when it is the measured one rounded, or rounded down, to the decimals
  /// written; a limit is compared as it stands.
  package func holds(for measured: Double) -> Bool {
    switch relation {
    case .equal: isRounded(measured)
    case .atLeast: measured >= value
    case .moreThan: measured > value
    case .atMost: measured <= value
    case .lessThan: measured < value
    }
  }

  /// Both sides are whole numbers of units of the last digit, so that the comparison is exact.
  private func isRounded(_ measured: Double) -> Bool {
    let scale = Self.power(decimals)
    let stated = (value * scale).rounded()
    let scaled = measured * scale
    return scaled.rounded(.down) == stated || scaled.rounded() == stated
  }

  /// Where the measured ratio lies between two bounds: true or false for all of them, or nil.
  package func holds(from low: Double, to high: Double) -> Bool? {
    switch relation {
    case .atLeast, .moreThan, .atMost, .lessThan:
      let atLow = holds(for: low)
      return atLow == holds(for: high) ? atLow : nil
    case .equal:
      let unit = 1 / Self.power(decimals)
      if high < value - unit / 2 || low >= value + unit { return false }
      return low == high ? holds(for: low) : nil
    }
  }

  private static func power(_ decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<max(0, min(decimals, 12)) { scale *= 10 }
    return scale
  }
}

extension StatedRatio {
  /// The measured ratio as it could be written in place of the stated one, with as many decimals and the same decimal
  /// mark: rounded down and rounded, "7.57 or 7.58", or one where they are the same. A limit's number is not replaced
  /// by a measurement, so this is for plain numbers.
  package func corrected(_ measured: Double) -> String {
    let scaled = measured * Self.power(decimals)
    guard scaled.isFinite, scaled >= 0, scaled < 1e15 else { return "" }
    let (down, nearest) = (Int(scaled.rounded(.down)), Int(scaled.rounded()))
    return down == nearest ? written(down) : "\(written(down)) or \(written(nearest))"
  }

  /// A number of units of the last digit.
  private func written(_ units: Int) -> String {
    let digits = String(units)
    guard decimals > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let mark = text.contains(",") ? "," : "."
    return padded.dropLast(decimals) + mark + padded.suffix(decimals)
  }
}
