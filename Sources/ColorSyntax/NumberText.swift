/// Numbers as text, for CSS and for what is generated: the fewest digits that read back to the same double, without an exponent
/// where that stays short, and never "-0" or "nan".
package enum NumberText {
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "0" : value < 0 ? "-3.4e38" : "3.4e38" }
    if value == 0 { return "0" }
    if abs(value) < 1e15, value == value.rounded() { return String(Int64(value)) }
    return plain(value.description)
  }

  /// Rounded, halves away from zero, to so many decimals at most; trailing zeros left out.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e5 else { return shortest(value) }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((value * scale).rounded())
    return fixed(scaled, decimals: decimals)
  }

  /// A whole number of units of the last decimal: 1230 with 3 decimals is "1.23".
  static func fixed(_ units: Int64, decimals: Int) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = units < 0 ? "-" : ""
    return sign + padded.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// With zeros until there are so many decimals.
  package static func padded(_ text: String, decimals: Int) -> String {
    let written = text.firstIndex(of: ".").map { text[$0...].utf8.count - 1 }
    let zeros = String(repeating: "0", count: max(0, decimals - (written ?? 0)))
    return text + (written == nil && !zeros.isEmpty ? "." : "") + zeros
  }

  /// Swift's shortest digits with the exponent written out, if it is not far from 0.
  private static func plain(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let mantissa = text[..<mark]
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop(while: { $0 == "-" }).split(separator: ".")
    let whole = parts.first ?? "0"
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = whole + fraction
    guard abs(exponent) <= 21 else {
      return sign + whole + (fraction.isEmpty ? "" : "." + fraction) + "e" + String(exponent)
    }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    return sign + digits + String(repeating: "0", count: max(0, exponent - fraction.count))
  }
}
