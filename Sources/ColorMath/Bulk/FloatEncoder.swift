/// Encoding of linear sRGB in single precision to 8 bits, which says where it cannot be sure.
struct FloatEncoder: Sendable {
  /// How far off a linear component can be: the error of single precision through the matrices, with
  /// the cube roots of L, M and S up to 1.25.
  static let doubt: Float = 1.6e-5

  private let starts = SRGBTable.starts
  private let thresholds = SRGBTable.thresholds.map { Float($0) }

  static let shared = FloatEncoder()

  func withTables(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Float>) -> Void
  ) {
    starts.withUnsafeBufferPointer { starts in
      thresholds.withUnsafeBufferPointer { thresholds in body(starts, thresholds) }
    }
  }

  struct Codes {
    let color: PackedColor
    /// No channel lies so close to a threshold that it could be the other code.
    let isCertain: Bool

    @inline(__always)
    init(
      _ red: Float, _ green: Float, _ blue: Float, starts: UnsafeBufferPointer<UInt8>,
      thresholds: UnsafeBufferPointer<Float>
    ) {
      let r = Channel(red, starts, thresholds)
      let g = Channel(green, starts, thresholds)
      let b = Channel(blue, starts, thresholds)
      color = PackedColor(rgba: r.code << 24 | g.code << 16 | b.code << 8 | 0xFF)
      isCertain =
        r.distance > FloatEncoder.doubt && g.distance > FloatEncoder.doubt
        && b.distance > FloatEncoder.doubt
    }
  }

  private struct Channel {
    let code: UInt32
    /// To the nearest threshold, or farther than matters.
    let distance: Float

    @inline(__always)
    init(
      _ value: Float, _ starts: UnsafeBufferPointer<UInt8>,
      _ thresholds: UnsafeBufferPointer<Float>
    ) {
      let clipped = value > 0 ? (value < 1 ? value : 1) : 0
      let start = Int(starts[Int(clipped * Float(SRGBTable.cells))])
      let (below, above) = (thresholds[start], thresholds[start + 1])
      code = UInt32(truncatingIfNeeded: start) + (clipped >= above ? 1 : 0)
      let toBelow = start == 0 ? 1 : clipped - below
      let toAbove = (clipped - above).magnitude
      distance = toBelow < toAbove ? toBelow : toAbove
    }
  }
}
