extension Scene {
  /// The range of the contrast over all parameters.
  ///
  /// The signed ratio is a continuous function on a connected domain: where it takes values on both
  /// sides of 1, it is 1 somewhere. Its extremes are searched by `SceneDescent`.
  /// - Returns: the range, and the pair at its lower end.
  func contrastRange() -> (contrast: ClosedRange<Double>, pair: SeenPair) {
    guard parameterCount > 0 else {
      let pair = pair(at: [])
      return (pair.contrast...pair.contrast, pair)
    }
    guard isSearchable else { return (bounds.contrast, worstOfStarts) }
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
    let ends = [1.0, -1].map { sign in
      isMonotonic
        ? corner(sign: -sign)
        : descend(from: worst, sign: sign, backdropOnly: true).point
    }
    return ends.map { pair(at: $0).contrast }.max() ?? 1
  }

  /// The parameters at which the signed ratio is lowest (`sign` 1) or highest (−1).
  private func extreme(sign: Double) -> [Double] {
    if isMonotonic { return corner(sign: sign) }
    let found = starts.map { descend(from: $0, sign: sign) }
    return found.min { $0.value < $1.value }?.point ?? corner(sign: sign)
  }

  /// All parameters at the end where the background is brightest (`sign` 1) or darkest.
  private func corner(sign: Double) -> [Double] {
    [Double](repeating: sign > 0 ? 1 : 0, count: parameterCount)
  }

  /// Where the search begins. What has but one step that is not fixed is searched whole from anywhere;
  /// several are first set alike, at each end and between.
  private var starts: [[Double]] {
    variableSteps == 1 ? [[Double](repeating: 0.5, count: parameterCount)] : diagonal
  }

  private var variableSteps: Int {
    steps.count { $0.parameterCount > 0 } + (foreground.parameterCount > 0 ? 1 : 0)
  }

  private func descend(
    from start: [Double], sign: Double, backdropOnly: Bool = false
  ) -> (point: [Double], value: Double) {
    var descent = SceneDescent(self, from: start, sign: sign)
    descent.run(backdropOnly: backdropOnly)
    return (descent.point, descent.value)
  }
}

/// Where a smooth function of 0…1 is least: samples, then golden section around the best of them,
/// unless that is an end towards which the function falls.
func minimum(
  samples: Int, of function: (Double) -> Double
) -> (position: Double, value: Double) {
  let width = 1 / Double(samples)
  var best = (position: 0.0, value: function(0))
  for index in 1...samples {
    let position = index == samples ? 1 : Double(index) * width
    let value = function(position)
    if value < best.value { best = (position, value) }
  }
  let inside = best.position == 0 ? 1e-5 : 1 - 1e-5
  if best.position == 0 || best.position == 1, function(inside) >= best.value { return best }
  let range = Swift.max(best.position - width, 0)...Swift.min(best.position + width, 1)
  let position = minimum(over: range, precision: 1e-8, of: function)
  let value = function(position)
  return value < best.value ? (position, value) : best
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
    guard isSearchable else { return bounds.backgroundLuminance }
    let (brightest, darkest) = (luminance(extreme(sign: 1)), luminance(extreme(sign: -1)))
    return min(darkest, brightest)...max(darkest, brightest)
  }
}
