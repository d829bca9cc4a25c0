import Diagnostics

/// A number as a cell of the table shows it; knows its width without being written.
enum Figure {
  case none
  /// `3.01`.
  case down(Hundredths)
  /// `-1.49`.
  case signed(Hundredths)
  /// `0.0049`: a difference, which is small.
  case fine(Double)
  /// `2`, `17.5px`.
  case number(Double, Quantity.Unit)
  /// `4.5` for a floor, `<=1` for a ceiling, `=16.9` for what must be met exactly.
  case limit(Quantity.Bound, Double)
  /// `<=7.21`: a ceiling that was measured itself.
  case ceiling(Hundredths)
  /// `1.00-21.00`.
  case range(Hundredths, Hundredths)
  /// `1-2`, `12-17.5px`.
  case numbers(Double, Double, Quantity.Unit)
  /// `0.0049-0.02`.
  case fineRange(Double, Double)

  /// In columns; all of it is ASCII.
  var width: Int {
    switch self {
    case .none: 0
    case .down(let value): value.width
    case .signed(let value): value.width + (value.count < 0 ? 0 : 1)
    case .fine(let value): Self.fineWidth(value)
    case .fineRange(let low, let high): Self.fineWidth(low) + 1 + Self.fineWidth(high)
    case .number(let value, let unit): Self.width(value) + Self.name(unit).utf8.count
    case .limit(let bound, let value): Self.sign(bound).utf8.count + Self.width(value)
    case .ceiling(let value): 2 + value.width
    case .range(let low, let high): low.width + 1 + high.width
    case .numbers(let low, let high, let unit):
      Self.width(low) + 1 + Self.width(high) + Self.name(unit).utf8.count
    }
  }

  func write(into output: inout Output) {
    switch self {
    case .none: break
    case .down(let value): output.write(value)
    case .signed(let value): output.write(signed: value)
    case .fine(let value): output.write(fine: value)
    case .fineRange(let low, let high):
      output.write(fine: low)
      output.write("-")
      output.write(fine: high)
    case .number(let value, let unit):
      output.write(shortest: value)
      output.write(Self.name(unit))
    case .limit(let bound, let value):
      output.write(Self.sign(bound))
      output.write(shortest: value)
    case .ceiling(let value):
      output.write(Self.sign(.atMost))
      output.write(value)
    case .range(let low, let high):
      output.write(low)
      output.write("-")
      output.write(high)
    case .numbers(let low, let high, let unit):
      output.write(shortest: low)
      output.write("-")
      output.write(shortest: high)
      output.write(Self.name(unit))
    }
  }

  private static func sign(_ bound: Quantity.Bound) -> String {
    switch bound {
    case .atLeast: ""
    case .atMost: "<="
    case .exactly: "="
    }
  }

  private static func name(_ unit: Quantity.Unit) -> String { unit == .pixels ? "px" : "" }

  private static func fineWidth(_ value: Double) -> Int {
    var output = Output()
    output.write(fine: value)
    return output.bytes.count
  }

  private static func width(_ value: Double) -> Int {
    if value == 4.5 { return 3 }
    if 0..<10 ~= value, value == Double(Int(value)) { return 1 }
    var output = Output()
    output.write(shortest: value)
    return output.bytes.count
  }
}

extension Hundredths {
  /// In columns, with its sign where it is negative.
  fileprivate var width: Int {
    var rest = abs(count) / 1000
    var digits = 4
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits + (count < 0 ? 1 : 0)
  }
}
