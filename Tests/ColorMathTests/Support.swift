import ColorMath
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension PackedColor {
  /// From a literal such as 0xFF0080.
  init(_ rgb: UInt32) { self.init(rgba: rgb << 8 | 0xFF) }

  /// From text such as `#ff0080`.
  init?(hex: String) {
    guard hex.utf8.first == 0x23, hex.utf8.count == 7,
      let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(value)
  }

  var hex: String {
    let digits = String(rgba >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Color {
  /// An opaque or translucent 8-bit colour from a literal such as 0xFF0080.
  init(hex rgb: UInt32, alpha: Double = 1) {
    self.init(PackedColor(rgb))
    self.alpha = alpha
  }
}

extension TabSeparatedTable.Row {
  /// The 8-bit colour in a column.
  func packed(_ column: String) -> PackedColor { PackedColor(hex: self[column]) ?? PackedColor(0) }
}

/// The largest difference between two triples; a component that one of them lacks must be lacking, or
/// powerless, in the other.
func distance(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> Double {
  let difference = left - right
  return max(abs(difference.x), abs(difference.y), abs(difference.z))
}

/// Rows that failed, said in one issue: how many, and the first few.
struct Failures {
  private(set) var rows: [String] = []
  private(set) var checked = 0

  mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    checked += 1
    if !holds { rows.append(message()) }
  }

  /// Records an issue where a row failed.
  func report(_ what: String = "", _ location: SourceLocation = #_sourceLocation) {
    guard !rows.isEmpty else { return }
    let first = rows.prefix(12).joined(separator: "\n")
    Issue.record("\(what) \(rows.count) of \(checked):\n\(first)", sourceLocation: location)
  }
}

/// Whether the tests that look at everything shall run: in a release build, or where the environment
/// asks for it.
enum Exhaustive {
  static let isWanted: Bool = {
    #if DEBUG
      getenv("CONTRAST_EXHAUSTIVE") != nil
    #else
      true
    #endif
  }()
}

extension PackedColor {
  /// Whether some colour that is rounded to this one, of channels with so many steps, has a hue: on a net over all of those
  /// there are some on either side of the hue's plane.
  func holdsHue(_ degrees: Double, steps: Double) -> Bool {
    let angle = degrees * .pi / 180
    let across = SIMD3(0, -sin(angle), cos(angle))
    let middle = Color(self).components
    var sides: (low: Double, high: Double) = (.infinity, -.infinity)
    for place in 0..<343 {
      let net = SIMD3(Double(place / 49), Double(place / 7 % 7), Double(place % 7))
      let encoded = (middle + (net / 6 - 0.5) / steps).clamped(
        lowerBound: .zero, upperBound: .one)
      let lab = Color(.srgb, encoded.x, encoded.y, encoded.z).components(in: .oklab)
      let side = (lab * across).sum()
      sides = (min(sides.low, side), max(sides.high, side))
    }
    return sides.low <= 0 && sides.high >= 0
  }
}
