extension Scene {
  /// The range of the contrast over all parameters.
  ///
  /// The signed ratio is a continuous function on a connected domain: where it takes values on both
  /// sides of 1, it is 1 somewhere. Its extremes are searched coordinate by coordinate. For one image
  /// or an unknown backdrop that is exact: foreground and background luminance are sums over the
  /// channels, so a point that no channel alone can better is the best of all (the criterion of
  /// Dinkelbach for fractions).
  /// - Returns: the range, and the pair at its lower end.
  func contrastRange() -> (contrast: ClosedRange<Double>, pair: SeenPair) {
    guard parameterCount > 0 else {
      let pair = pair(at: [])
      return (pair.contrast...pair.contrast, pair)
    }
    let lowest = extreme(sign: 1)
    let highest = extreme(sign: -1)
    let (low, high) = (pair(at: lowest).signedRatio, pair(at: highest).signedRatio)
    let worst =
      low > 1 ? lowest : high < 1 ? highest : crossing(from: lowest, to: highest)
    let worstPair = pair(at: worst)
    let contrast = low <= 1 && high >= 1 ? 1 : worstPair.contrast
    let upper = showsBackdrop ? highestContrast(low > 1 ? lowest : highest) : contrast
    return (contrast...max(contrast, upper), worstPair)
  }

  /// A point between two at which foreground and background have the same luminance.
  private func crossing(from start: [Double], to end: [Double]) -> [Double] {
    func point(_ share: Double) -> [Double] {
      zip(start, end).map { $0 * (1 - share) + $1 * share }
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if pair(at: point(middle)).signedRatio < 1 { low = middle } else { high = middle }
    }
    return point(high)
  }

  /// The highest contrast over all backdrops with the gradients and images held where they are worst:
  /// no backdrop gives a better one everywhere.
  private func highestContrast(_ worst: [Double]) -> Double {
    let backdrop = paintParameterCount..<parameterCount
    return [1.0, -1].map {
      pair(at: extreme(sign: $0, from: [worst], coordinates: backdrop)).contrast
    }
    .max() ?? 1
  }

  /// The parameters at which the signed ratio is lowest (`sign` 1) or highest (−1).
  private func extreme(sign: Double) -> [Double] {
    extreme(sign: sign, from: starts, coordinates: 0..<parameterCount)
  }

  /// All parameters at the same place, at nine places: for a gradient the start, the end and between.
  private var starts: [[Double]] {
    (0...8).map { [Double](repeating: Double($0) / 8, count: parameterCount) }
  }

  private func extreme(
    sign: Double, from starts: [[Double]], coordinates: Range<Int>
  ) -> [Double] {
    var best = starts[0]
    var bestValue = Double.infinity
    for start in starts {
      var point = start
      var value = sign * pair(at: point).signedRatio
      for _ in 0..<50 {
        let before = value
        for coordinate in coordinates { improve(&point, &value, coordinate, sign) }
        if value >= before - 1e-14 { break }
      }
      if value < bestValue { (best, bestValue) = (point, value) }
    }
    return best
  }

  /// Moves one coordinate to where the signed ratio is lowest: nine samples, then golden section around
  /// the best of them.
  private func improve(
    _ point: inout [Double], _ value: inout Double, _ coordinate: Int, _ sign: Double
  ) {
    var trial = point
    func evaluate(_ position: Double) -> Double {
      trial[coordinate] = position
      return sign * pair(at: trial).signedRatio
    }
    func keep(_ position: Double, _ candidate: Double) {
      guard candidate < value else { return }
      (point[coordinate], value) = (position, candidate)
    }
    let samples = (0...8).map { (Double($0) / 8, evaluate(Double($0) / 8)) }
    guard let best = samples.min(by: { $0.1 < $1.1 }) else { return }
    keep(best.0, best.1)
    var (low, high) = (max(best.0 - 0.125, 0), min(best.0 + 0.125, 1))
    let golden = 0.6180339887498949
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (atLeft, atRight) = (evaluate(left), evaluate(right))
    while high - low > 1e-9 {
      if atLeft <= atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - golden * (high - low)
        atLeft = evaluate(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + golden * (high - low)
        atRight = evaluate(right)
      }
    }
    keep(left, atLeft)
    keep(right, atRight)
  }
}

extension Scene {
  /// The range of the background's luminance over all parameters; 0 where it is below.
  func luminanceRange() -> ClosedRange<Double> {
    // Against white, the ratio falls as the background's luminance rises.
    func luminance(_ parameters: [Double]) -> Double {
      max(0, pair(at: parameters).backgroundLuminance)
    }
    guard parameterCount > 0 else {
      let only = luminance([])
      return only...only
    }
    let (brightest, darkest) = (luminance(extreme(sign: 1)), luminance(extreme(sign: -1)))
    return min(darkest, brightest)...max(darkest, brightest)
  }
}
