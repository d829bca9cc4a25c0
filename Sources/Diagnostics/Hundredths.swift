/// A number as it is printed: whole hundredths, rounded down, so that 4.499 never looks like 4.50.
///
/// Rounding down is exact on doubles: the result is the largest `count` for which the double nearest
/// to `count / 100` is not above the number. 4.35, whose double lies a hair under 4.35, is 435.
package struct Hundredths: Hashable, Sendable {
  package var count: Int

  /// Nil for what has no hundredths: infinity, NaN, and numbers beyond 10^13.
  package init?(roundingDown value: Double) {
    guard abs(value) < 1e13 else { return nil }
    var count = Int(value * 100)
    if Double(count + 1) / 100 <= value { count += 1 }
    if Double(count) / 100 > value { count -= 1 }
    self.count = count
  }

  /// How far `value` lies above `reference`, rounded down: negative for everything below it, so a
  /// failure by 0.001 is -0.01 and never -0.00.
  ///
  /// Where `reference` is in whole hundredths, the three printed numbers add up.
  package init?(of value: Double, above reference: Double) {
    guard let upper = Hundredths(roundingDown: value),
      let lower = Hundredths(roundingDown: reference)
    else { return nil }
    if Double(lower.count) / 100 == reference {
      count = upper.count - lower.count
    } else if let margin = Hundredths(roundingDown: value - reference) {
      count = margin.count
    } else {
      return nil
    }
  }
}

extension Output {
  /// `4.49`; `-0.01`.
  package mutating func write(_ value: Hundredths) {
    if value.count < 0 { write(byte: UInt8(ascii: "-")) }
    let magnitude = abs(value.count)
    write(magnitude / 100)
    write(byte: UInt8(ascii: "."))
    write(byte: 0x30 + UInt8(magnitude / 10 % 10))
    write(byte: 0x30 + UInt8(magnitude % 10))
  }

  /// A number rounded down to two decimals; `unknown` for one that has none.
  package mutating func write(down value: Double) {
    if let hundredths = Hundredths(roundingDown: value) {
      write(hundredths)
    } else {
      write("unknown")
    }
  }

  /// At most four decimals, rounded down: enough to tell colours apart that are just different.
  package mutating func write(fine value: Double) {
    guard abs(value) < 1e9 else { return write(shortest: value) }
    let count = Double(Int(value * 10_000))
    write(shortest: (count + 1) / 10_000 <= value ? (count + 1) / 10_000 : count / 10_000)
  }

  /// The same with a sign always: `+0.67`.
  package mutating func write(signed value: Hundredths) {
    if value.count >= 0 { write(byte: UInt8(ascii: "+")) }
    write(value)
  }

  /// A number with the fewest digits that read back to the same double: `4.5`, `3`, `1e-07`.
  /// Infinity and NaN, which no format can say, are `null`.
  package mutating func write(shortest value: Double) {
    guard value.isFinite else { return write("null") }
    if abs(value) < 1e15, value == Double(Int(value)) { return write(Int(value)) }
    // One decimal, as most floors have.
    if 1..<1e6 ~= value, Double(Int(value * 10)) / 10 == value {
      write(Int(value))
      write(byte: UInt8(ascii: "."))
      return write(byte: 0x30 + UInt8(Int(value * 10) % 10))
    }
    write(value.description)
  }
}
