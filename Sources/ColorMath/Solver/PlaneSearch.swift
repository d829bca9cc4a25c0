/// The nearest colour of a hue that meets every demand, however it is written and whatever it depends
/// on: each colour that is looked at is rounded first and measured as it is then.
///
/// Along one chroma the allowed lightnesses end where some demand is just met. The search looks
/// inward from these ends until the rounded colour passes, for the chromas around the nearest of them,
/// then in ever smaller steps around the best. On a coarse grid of OKLCH it looks at the colours of the
/// grid only.
struct PlaneSearch {
  private let problem: Solver.Problem
  private let origin: SIMD3<Double>
  /// The luminances that are allowed, where luminance alone decides.
  private let allowed: LuminanceSet?
  private var best: Solver.Suggestion?
  /// Lightness and chroma of the best before rounding.
  private var place = SIMD2<Double>.zero

  /// The steps of lightness and chroma of a coarse grid.
  private let grid: SIMD2<Double>?

  init(_ problem: Solver.Problem, allowed: LuminanceSet?, isOnGrid: Bool = false) {
    self.problem = problem
    self.allowed = allowed
    origin = problem.origin
    let scale = problem.quantiser.scale
    grid = isOnGrid ? SIMD2(1 / scale.x, 1 / scale.y) : nil
  }

  private var bestDistance: Double { best?.deltaE ?? .infinity }

  mutating func search() -> Solver.Suggestion? {
    if allowed == nil {
      scan(around: origin.y, upTo: origin.y * 1.5, spacing: Swift.max(origin.y / 12, 1e-3))
      scan(around: place.y, upTo: place.y + 0.02, spacing: 0.002)
    } else {
      let feet = feet
      let reach = feet.map(\.y).reduce(origin.y, Swift.max)
      let middle = feet.min { distance($0.x, $0.y) < distance($1.x, $1.y) }
      // On a grid the nearest colour may lie some way along the curve.
      let margin = grid == nil ? 0.01 : 0.15
      scan(around: middle?.y ?? origin.y, upTo: reach + margin, spacing: 0.0008)
    }
    polish()
    return best
  }

  /// For each interval of what is allowed, the point of its end that is nearest to the colour.
  private var feet: [SIMD2<Double>] {
    let point = SIMD2(origin.x, origin.y)
    return levels.map { problem.plane.foot(of: point, luminance: $0.luminance) }
  }

  private func distance(_ lightness: Double, _ chroma: Double) -> Double {
    let (l, c) = (lightness - origin.x, chroma - origin.y)
    return (l * l + c * c).squareRoot()
  }

  /// Looks at chromas from one outward, between 0 and a largest one.
  private mutating func scan(around middle: Double, upTo largest: Double, spacing: Double) {
    guard origin.y > 0 else { return probe(chroma: 0) }
    var (middle, spacing, offset) = (middle, spacing, 0.0)
    if let step = grid?.y {
      middle = (middle / step).rounded() * step
      spacing = Swift.max(1, (spacing / step).rounded()) * step
    }
    while middle - offset >= 0 || middle + offset <= largest {
      if middle - offset >= 0 { probe(chroma: middle - offset) }
      if offset > 0, middle + offset <= largest { probe(chroma: middle + offset) }
      offset += spacing
    }
    probe(chroma: 0)
  }

  private mutating func probe(chroma: Double) {
    guard abs(chroma - origin.y) < bestDistance else { return }
    for end in ends(chroma: chroma) { probe(from: end, chroma: chroma) }
  }

  /// Steps inward from an end until a colour passes, or none farther on could be the nearest.
  private mutating func probe(from end: End, chroma: Double) {
    var (start, offset) = (end.lightness, 0.0)
    let step = grid?.x ?? Self.step
    if grid != nil {
      start = (start / step).rounded(end.inward > 0 ? .up : .down) * step
    }
    while offset < 1 {
      let lightness = start + end.inward * offset
      guard lightness >= 0, lightness <= 1 else { return }
      // Rounding can bring a colour a little nearer than its place.
      let leadsAway = (lightness - origin.x) * end.inward > 0
      if leadsAway, distance(lightness, chroma) > bestDistance + 1e-5 { return }
      if consider(lightness, chroma) { return }
      offset += grid == nil ? Swift.max(step, offset / 8) : step
    }
  }

  /// A tenth of what 8 bits resolve in lightness.
  private static let step = 0.0004

  /// Ever smaller steps around the best.
  private mutating func polish() {
    guard best != nil else { return }
    let sizes = grid.map { [$0] } ?? [1e-4, 1e-4, 2e-5, 5e-6].map { SIMD2(repeating: $0) }
    for size in sizes {
      let middle = place
      for row in -6...6 {
        // A grey stays one.
        for column in origin.y > 0 ? -6...6 : 0...0 {
          let lightness = middle.x + Double(row) * size.x
          _ = consider(lightness, Swift.max(0, middle.y + Double(column) * size.y))
        }
      }
    }
  }

  /// Whether the colour passes as it is rounded; it becomes the best where it is nearer.
  private mutating func consider(_ lightness: Double, _ chroma: Double) -> Bool {
    guard distance(lightness, chroma) < bestDistance + 1e-5,
      problem.mayPass(lightness, chroma)
    else { return false }
    let exact = Color(.oklch, lightness, chroma, origin.z, alpha: problem.color.alpha)
    let written = problem.quantiser.rounded(exact)
    let distance = written.deltaEOK(to: problem.color)
    guard distance < bestDistance, written.isInGamut(of: problem.gamut), problem.isMet(by: written)
    else { return false }
    best = Solver.Suggestion(color: written, deltaE: distance)
    place = SIMD2(lightness, chroma)
    return true
  }

  /// A lightness at which the demands begin to be met, and on which side they are.
  private struct End {
    let lightness: Double
    let inward: Double
  }

  private func ends(chroma: Double) -> [End] {
    if allowed == nil { return crossings(chroma: chroma) }
    return levels.flatMap { level, inward in
      let lightness = problem.plane.lightness(luminance: level, chroma: chroma)
      return inward == 0
        ? [1.0, -1].map { End(lightness: lightness, inward: $0) }
        : [End(lightness: lightness, inward: inward)]
    }
  }

  /// For each interval of what is allowed, its luminance nearest to the colour's, and whether the
  /// others are lighter (1), darker (−1) or on both sides (0).
  private var levels: [(luminance: Double, inward: Double)] {
    let luminance = problem.plane.luminance(origin.x, origin.y)
    return (allowed?.intervals ?? []).map { interval in
      if luminance < interval.lowerBound { return (interval.lowerBound, 1) }
      if luminance > interval.upperBound { return (interval.upperBound, -1) }
      return (luminance, 0)
    }
  }

  /// Where the unrounded colour begins or ceases to pass, by samples and bisection; and the colour's
  /// own lightness.
  private func crossings(chroma: Double) -> [End] {
    func passes(_ lightness: Double) -> Bool {
      problem.isMet(
        by: Color(.oklch, lightness, chroma, origin.z, alpha: problem.color.alpha))
    }
    let own = [1.0, -1].map { End(lightness: origin.x, inward: $0) }
    let samples = (0...40).map { (Double($0) / 40, passes(Double($0) / 40)) }
    return zip(samples, samples.dropFirst()).filter { $0.1 != $1.1 }.map { first, second in
      var (low, high) = (first.0, second.0)
      for _ in 0..<14 {
        let middle = (low + high) / 2
        if passes(middle) == first.1 { low = middle } else { high = middle }
      }
      return first.1 ? End(lightness: low, inward: -1) : End(lightness: high, inward: 1)
    } + (passes(origin.x) ? own : [])
  }
}

extension Solver.Problem {
  /// Whether a colour of the plane can pass, before it is rounded: a quick look at its luminance, and
  /// at that of its 8-bit colour, which spares most of the full measurements.
  fileprivate func mayPass(_ lightness: Double, _ chroma: Double) -> Bool {
    guard let limits, gamut == .srgb else { return true }
    let linear = plane.linear(lightness, chroma)
    guard Gamut.isInside(linear, tolerance: 1e-4) else { return false }
    let shown = PackedColor(linear: linear, alpha: 1).luminance
    let luminance = WCAG.luminance(linear.x, linear.y, linear.z)
    return limits.allSatisfy { $0.isMet(by: shown) && $0.isMet(by: luminance) }
  }
}
