/// The contrast of every colour with every other.
///
/// A ratio is the larger of a·(1/b) and b·(1/a), a and b being the luminances plus 0.05: no division
/// for each pair. It may differ from `contrast(with:)` in the last digit: it is for tables and
/// counts, verdicts are for `Contrast.measure`.
public struct ContrastMatrix: Sendable {
  private let lights: [Double]
  private let reciprocals: [Double]

  /// How many colours there are.
  public var count: Int { lights.count }

  public init(_ colors: [PackedColor]) { self.init(luminances: colors.map(\.luminance)) }

  public init(luminances: [Double]) {
    lights = luminances.map { Swift.max($0, 0) + WCAG.flare }
    reciprocals = lights.map { 1 / $0 }
  }

  /// Writes the ratios of one colour with all into `ratios`, which must have room for `count`; with
  /// less room, as many as fit.
  public func row(_ index: Int, into ratios: UnsafeMutableBufferPointer<Double>) {
    guard lights.indices.contains(index) else { return }
    let (light, reciprocal) = (lights[index], reciprocals[index])
    let room = Swift.min(count, ratios.count)
    lights.withUnsafeBufferPointer { lights in
      reciprocals.withUnsafeBufferPointer { reciprocals in
        for column in 0..<room {
          let (up, down) = (light * reciprocals[column], lights[column] * reciprocal)
          ratios[column] = up > down ? up : down
        }
      }
    }
  }

  /// The ratios of one colour with all.
  public func row(_ index: Int) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { ratios, initialized in
      row(index, into: ratios)
      initialized = lights.indices.contains(index) ? count : 0
    }
  }

  /// Goes through the rows with one piece of memory for all of them.
  public func forEachRow(_ body: (_ index: Int, _ ratios: UnsafeBufferPointer<Double>) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { ratios in
      for index in 0..<count {
        row(index, into: ratios)
        body(index, UnsafeBufferPointer(ratios))
      }
    }
  }

  /// How many pairs of different colours reach a floor: over the sorted luminances, without a ratio
  /// for each pair.
  public func pairs(reaching floor: Double) -> Int {
    let sorted = lights.sorted()
    var (total, first) = (0, 0)
    // For every lighter colour, those dark enough are the first ones, and ever more of them.
    for (index, light) in sorted.enumerated() {
      while first < index, light >= sorted[first] * floor { first += 1 }
      total += first
    }
    return total
  }
}
