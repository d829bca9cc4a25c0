/// What one argument of a colour function may be, and what it means as a component.
struct Channel {
  enum Kind { case plain, hue }

  /// The name that stands for the origin's component in relative colours.
  var keyword: UInt64
  var kind = Kind.plain
  /// A number n means n / `numberDivisor`.
  var numberDivisor = 1.0
  /// A percentage p means p · `percentFactor` / `percentDivisor`: two steps, so that 10 % of 0.4 is
  /// 0.04 exactly.
  var percentFactor = 1.0
  var percentDivisor = 1.0

  /// 100 % is `full`, in the scale that numbers have.
  static func plain(_ keyword: StaticString, full: Double) -> Channel {
    Channel(
      keyword: packed(keyword), percentFactor: full == 1 ? 1 : full >= 100 ? full / 100 : full,
      percentDivisor: full >= 100 ? 1 : 100)
  }

  /// 8 bits: 255 and 100 % are 1 (CSS Color 4 §5.1).
  static func byte(_ keyword: StaticString) -> Channel {
    Channel(keyword: packed(keyword), numberDivisor: 255, percentDivisor: 100)
  }

  static let hue = Channel(keyword: packed("h"), kind: .hue)

  /// The value that the channel keyword has: on the scale of numbers.
  @inline(__always) func keywordValue(_ component: Double) -> Double { component * numberDivisor }
}
