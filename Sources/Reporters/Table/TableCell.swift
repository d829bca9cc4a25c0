import Diagnostics

/// What one check shows in its row: the outcome and the measured number, and under them the limit and
/// the margin.
struct TableCell {
  let outcome: Outcome
  let value: Figure
  let limit: Figure
  let margin: Figure

  /// Takes what it needs from the list, since copying a whole check costs more than the cell.
  init(_ checks: [Check], _ check: Int) {
    outcome = checks[check].outcome
    let quantity = checks[check].quantity
    let required = checks[check].required
    switch checks[check].measured {
    case nil:
      (value, limit, margin) = (.none, .none, .none)
    case .value(let measured):
      value = Self.figure(measured, quantity)
      limit = required.map { Self.limit($0, quantity) } ?? .none
      margin = required.flatMap { Self.margin(measured, $0, quantity) } ?? .none
    case .between(let low, let high):
      (value, limit, margin) = (.none, Self.range(low, high, quantity), .none)
    }
  }

  var hasSecondLine: Bool {
    if case .none = limit { return false }
    return true
  }

  private static func limit(_ required: Double, _ quantity: Quantity) -> Figure {
    if quantity == .contrastCeiling, let ceiling = Hundredths(roundingDown: required) {
      return .ceiling(ceiling)
    }
    let isSize = quantity.unit == .pixels
    return .limit(quantity.bound, isSize ? Quantity.shownPixels(required) : required)
  }

  private static func figure(_ measured: Double, _ quantity: Quantity) -> Figure {
    switch quantity.unit {
    case .ratio: Hundredths(roundingDown: measured).map { .down($0) } ?? .none
    case .difference: .fine(measured)
    case .count: .number(measured, .count)
    case .pixels: .number(Quantity.shownPixels(measured), .pixels)
    }
  }

  private static func range(_ low: Double, _ high: Double, _ quantity: Quantity) -> Figure {
    switch quantity.unit {
    case .count: return .numbers(low, high, .count)
    case .pixels: return .numbers(low, high, .pixels)
    case .difference: return .fineRange(low, high)
    case .ratio:
      guard let low = Hundredths(roundingDown: low), let high = Hundredths(roundingDown: high)
      else { return .none }
      return .range(low, high)
    }
  }

  /// Positive is room to spare; for a stated number, how far the measured one lies above it.
  private static func margin(_ measured: Double, _ required: Double, _ quantity: Quantity)
    -> Figure?
  {
    guard quantity.unit == .ratio else { return nil }
    return quantity.bound == .atMost
      ? Hundredths(of: required, above: measured).map { .signed($0) }
      : Hundredths(of: measured, above: required).map { .signed($0) }
  }
}

extension Outcome {
  /// The word that says it without colour.
  package var word: String {
    switch self {
    case .pass: "PASS"
    case .fail: "FAIL"
    case .undecided: "UNDECIDED"
    case .waived: "WAIVED"
    case .skipped: "SKIPPED"
    }
  }
}
