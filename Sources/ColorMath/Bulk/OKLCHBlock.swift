/// Blocks of OKLCH colours on their way to 8-bit sRGB in single precision.
///
/// A block is an array for each channel, in memory that is set aside once, so that the arithmetic is a
/// plain loop that the compiler turns into vectors.
struct OKLCHBlock {
  static let size = 512

  private let red: Channel
  private let green: Channel
  private let blue: Channel
  /// The largest cube root of L, M and S, by magnitude.
  private let largest: UnsafeMutablePointer<Float>

  private let encoder = FloatEncoder.shared
  private let toRoots = FloatMatrix(.oklabToLMS)
  private let toLinear = FloatMatrix(GamutCube.srgb.lmsToLinear)

  /// With roots up to this, hues up to two turns, and the error of each step in single precision, linear
  /// components are within `FloatEncoder.doubt`.
  private static let limit: Float = 1.25

  /// Of each colour one linear component, clipped to 0…1, and its cell in the encoder.
  private struct Channel {
    let values: UnsafeMutablePointer<Float>
    let cells: UnsafeMutablePointer<Int32>
  }

  /// The components of colours, in arrays of one length.
  struct Input {
    let lightness: UnsafePointer<Double>
    let chroma: UnsafePointer<Double>
    let hue: UnsafePointer<Double>
    let count: Int

    fileprivate func dropping(_ start: Int, keeping count: Int) -> Input {
      Input(lightness: lightness + start, chroma: chroma + start, hue: hue + start, count: count)
    }
  }

  /// Converts all of the input into as many colours.
  static func convert(_ input: Input, into colors: UnsafeMutablePointer<PackedColor>) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * size) { values in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * size) { cells in
        guard let values = values.baseAddress, let cells = cells.baseAddress else { return }
        let block = OKLCHBlock(values: values, cells: cells)
        for start in stride(from: 0, to: input.count, by: size) {
          let part = input.dropping(start, keeping: Swift.min(size, input.count - start))
          block.linearize(part)
          block.encode(part, into: colors + start)
        }
      }
    }
  }

  private init(values: UnsafeMutablePointer<Float>, cells: UnsafeMutablePointer<Int32>) {
    red = Channel(values: values, cells: cells)
    green = Channel(values: values + Self.size, cells: cells + Self.size)
    blue = Channel(values: values + 2 * Self.size, cells: cells + 2 * Self.size)
    largest = values + 3 * Self.size
  }

  private func encode(_ input: Input, into colors: UnsafeMutablePointer<PackedColor>) {
    encoder.withTables { tables in
      for index in 0..<input.count {
        let r = tables.code(red.values[index], cell: red.cells[index])
        let g = tables.code(green.values[index], cell: green.cells[index])
        let b = tables.code(blue.values[index], cell: blue.cells[index])
        let nearest = smaller(smaller(r.distance, g.distance), b.distance)
        colors[index] =
          nearest > FloatEncoder.doubt && largest[index] <= Self.limit
          ? PackedColor(rgba: r.code << 24 | g.code << 16 | b.code << 8 | 0xFF)
          : PackedColor(
            oklch: SIMD3(input.lightness[index], input.chroma[index], input.hue[index]))
      }
    }
  }

  private func linearize(_ input: Input) {
    let (roots, linear) = (toRoots, toLinear)
    for index in 0..<input.count {
      let turn = Float(input.hue[index]) * (1 / 360)
      let (sine, cosine) = sineAndCosine(turn: turn)
      let c = Float(input.chroma[index])
      let (l, i, j) = (Float(input.lightness[index]), c * cosine, c * sine)
      let x = l + roots.x.1 * i + roots.x.2 * j
      let y = l + roots.y.1 * i + roots.y.2 * j
      let z = l + roots.z.1 * i + roots.z.2 * j
      // A hue of many turns has lost its digits: it counts as too large.
      let excess = turn.magnitude <= 2 ? 0 : Float.infinity
      largest[index] = larger(larger(x.magnitude, y.magnitude), larger(z.magnitude, excess))
      let (u, v, w) = (x * x * x, y * y * y, z * z * z)
      let r = clipped(linear.x.0 * u + linear.x.1 * v + linear.x.2 * w)
      let g = clipped(linear.y.0 * u + linear.y.1 * v + linear.y.2 * w)
      let b = clipped(linear.z.0 * u + linear.z.1 * v + linear.z.2 * w)
      (red.values[index], green.values[index], blue.values[index]) = (r, g, b)
      red.cells[index] = FloatEncoder.cell(of: r)
      green.cells[index] = FloatEncoder.cell(of: g)
      blue.cells[index] = FloatEncoder.cell(of: b)
    }
  }
}

/// `max` and `min` without their care for NaN, which keeps loops from being vectorised; NaN gives the
/// second.
@inline(__always)
private func larger(_ left: Float, _ right: Float) -> Float { left > right ? left : right }

@inline(__always)
private func smaller(_ left: Float, _ right: Float) -> Float { left < right ? left : right }

/// Within 0…1; NaN is 0.
@inline(__always)
private func clipped(_ value: Float) -> Float { smaller(larger(value, 0), 1) }

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

/// sin(2πx) for −¼…¼, within 2e-7: fitted so that the largest error is smallest.
@inline(__always)
private func quarterSine(_ x: Float) -> Float {
  let s = x * x
  return x * (6.2831852 + s * (-41.341655 + s * (81.601004 + s * (-76.549782 + s * 39.536705))))
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
