/// The curve that the steps of a ramp lie on.
///
/// With t from 0 to 1: L = 0.97 − t · (0.97 − 0.15), C = base + sin(π t) · peak. A position is t in
/// thousandths, so that step i of eleven is at 100 i, and lightness has five decimals at most.
struct RampCurve: Hashable, Sendable {
  var hue: Double
  var base: Double
  var peak: Double

  static let positions = 0...1000

  static func lightness(at position: Int) -> Double {
    Double(97_000 - 82 * position) / 100_000
  }

  /// Five decimals.
  func chroma(at position: Int) -> Double {
    let sine = LibC.sine(Double.pi * Double(position) / 1000)
    return (base + sine * peak).rounded(decimals: 5)
  }
}
