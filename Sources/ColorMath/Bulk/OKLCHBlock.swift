/// A block of OKLCH colours on its way to 8-bit sRGB in single precision.
struct OKLCHBlock {
  static let size = 512

  private var red = [Float](repeating: 0, count: size)
  private var green = [Float](repeating: 0, count: size)
  private var blue = [Float](repeating: 0, count: size)
  /// The largest cube root of L, M and S, by magnitude.
  private var largest = [Float](repeating: 0, count: size)

  private let encoder = FloatEncoder.shared
  private let toRoots = FloatMatrix(.oklabToLMS)
  private let toLinear = FloatMatrix(GamutCube.srgb.lmsToLinear)

  /// With roots up to this, hues up to two turns, and the error of each step in single precision, linear
  /// components are within `FloatEncoder.doubt`.
  private static let limit: Float = 1.25

  mutating func convert(
    _ lightness: UnsafeBufferPointer<Double>, _ chroma: UnsafeBufferPointer<Double>,
    _ hue: UnsafeBufferPointer<Double>, _ range: Range<Int>,
    into colors: UnsafeMutableBufferPointer<PackedColor>
  ) {
    linearize(
      UnsafeBufferPointer(rebasing: lightness[range]), UnsafeBufferPointer(rebasing: chroma[range]),
      UnsafeBufferPointer(rebasing: hue[range]))
    encoder.withTables { starts, thresholds in
      for index in range {
        let slot = index - range.lowerBound
        let codes = FloatEncoder.Codes(
          red[slot], green[slot], blue[slot], starts: starts, thresholds: thresholds)
        colors[index] =
          codes.isCertain && largest[slot] <= Self.limit
          ? codes.color
          : PackedColor(oklch: SIMD3(lightness[index], chroma[index], hue[index]))
      }
    }
  }

  /// Plain loops over arrays: the compiler vectorises them.
  private mutating func linearize(
    _ lightness: UnsafeBufferPointer<Double>, _ chroma: UnsafeBufferPointer<Double>,
    _ hue: UnsafeBufferPointer<Double>
  ) {
    let (roots, linear) = (toRoots, toLinear)
    red.withUnsafeMutableBufferPointer { red in
      green.withUnsafeMutableBufferPointer { green in
        blue.withUnsafeMutableBufferPointer { blue in
          largest.withUnsafeMutableBufferPointer { largest in
            for index in 0..<lightness.count {
              let turn = Float(hue[index]) * (1 / 360)
              let (sine, cosine) = sineAndCosine(turn: turn)
              let c = Float(chroma[index])
              let (l, a, b) = (Float(lightness[index]), c * cosine, c * sine)
              let x = roots.x.0 * l + roots.x.1 * a + roots.x.2 * b
              let y = roots.y.0 * l + roots.y.1 * a + roots.y.2 * b
              let z = roots.z.0 * l + roots.z.1 * a + roots.z.2 * b
              // A hue of many turns has lost its digits: it counts as too large.
              let excess = turn.magnitude <= 2 ? 0 : Float.infinity
              largest[index] = larger(larger(x.magnitude, y.magnitude), larger(z.magnitude, excess))
              let (u, v, w) = (x * x * x, y * y * y, z * z * z)
              red[index] = linear.x.0 * u + linear.x.1 * v + linear.x.2 * w
              green[index] = linear.y.0 * u + linear.y.1 * v + linear.y.2 * w
              blue[index] = linear.z.0 * u + linear.z.1 * v + linear.z.2 * w
            }
          }
        }
      }
    }
  }
}

/// `max` without its care for NaN, which keeps loops from being vectorised; NaN gives the second.
@inline(__always)
private func larger(_ left: Float, _ right: Float) -> Float { left > right ? left : right }

/// The sine and cosine of 2π·turn, within 4e-7, for a few turns.
///
/// The turn is brought to −½…½ by adding and taking away a number whose last digit is 1; then the
/// sine to −¼…¼, where a polynomial of degree 9 serves.
@inline(__always)
private func sineAndCosine(turn: Float) -> (sine: Float, cosine: Float) {
  let rounder: Float = 12582912
  let rest = turn - ((turn + rounder) - rounder)
  let size = rest.magnitude
  let fold = size > 0.25 ? 0.5 - size : size
  let sine = quarterSine(fold)
  return (rest < 0 ? -sine : sine, quarterSine(0.25 - size))
}

/// sin(2πx) for −¼…¼: Taylor's coefficients, the last adjusted to the range.
@inline(__always)
private func quarterSine(_ x: Float) -> Float {
  let square = x * x
  let inner = -76.70586 + square * (42.058693 + square * -15.094643 + square * square * 3.20)
  return x * (6.2831853 + square * (-41.341702 + square * (81.60525 + square * inner)))
}

/// A matrix in single precision, by rows.
private struct FloatMatrix {
  let x: (Float, Float, Float)
  let y: (Float, Float, Float)
  let z: (Float, Float, Float)

  init(_ matrix: Matrix3) {
    let rows = matrix.rows.map { (Float($0.x), Float($0.y), Float($0.z)) }
    (x, y, z) = (rows[0], rows[1], rows[2])
  }
}
