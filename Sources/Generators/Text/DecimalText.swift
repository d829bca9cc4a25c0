/// Numbers as source text, the same on every platform.
enum DecimalText {
  /// Rounded, halves away from zero, to so many decimals at most; trailing zeros left out, and never
  /// "-0".
  static func rounded(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let units = Int64((value * scale).rounded())
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + padded.dropLast(decimals)
      + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The nearest number with so many decimals.
  static func round(_ value: Double, decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (value * scale).rounded() / scale
  }

  /// The fewest digits that read back to the same double, without an exponent where Swift has none.
  static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if abs(value) < 1e15, value == value.rounded() { return String(Int64(value)) }
    let text = value.description
    // 1e-05 and the like are noise of a conversion; the format's readers know no exponents.
    return text.contains("e") ? rounded(value, decimals: 12) : text
  }

  /// Exactly so many decimals: `1.000`.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let text = rounded(value, decimals: decimals)
    let point = text.firstIndex(of: ".")
    let count = point.map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    let zeros = String(repeating: "0", count: max(0, decimals - count))
    return text + (point == nil && decimals > 0 ? "." : "") + zeros
  }
}
