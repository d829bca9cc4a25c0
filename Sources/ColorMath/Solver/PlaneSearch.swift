/// The nearest colour of a hue that meets every demand, however it is written and whatever it depends
/// on: a search over lightness and chroma that measures each colour as it is rounded.
struct PlaneSearch {
  let problem: Solver.Problem
  private var best: Solver.Suggestion?

  init(problem: Solver.Problem) { self.problem = problem }

  mutating func search() -> Solver.Suggestion? {
    // A coarse net over the plane, then finer ones around the best of the one before.
    scan(
      centre: SIMD2(0.5, problem.origin.y / 2), half: SIMD2(0.5, problem.origin.y / 2), count: 40)
    var half = SIMD2(1.0 / 40, problem.origin.y / 40)
    for _ in 0..<6 {
      guard let best else { return nil }
      let polar = best.color.components(in: .oklch)
      scan(centre: SIMD2(polar.x, polar.y), half: half, count: 12)
      half /= 4
    }
    return best
  }

  private mutating func scan(centre: SIMD2<Double>, half: SIMD2<Double>, count: Int) {
    for row in 0...count {
      let lightness = centre.x + half.x * (2 * Double(row) / Double(count) - 1)
      for column in 0...count {
        let chroma = centre.y + half.y * (2 * Double(column) / Double(count) - 1)
        consider(lightness, chroma)
        if half.y == 0 { break }
      }
    }
  }

  private mutating func consider(_ lightness: Double, _ chroma: Double) {
    guard lightness >= 0, lightness <= 1, chroma >= 0 else { return }
    let exact = Color(.oklch, lightness, chroma, problem.origin.z, alpha: problem.color.alpha)
    let written = problem.quantiser.rounded(exact)
    let distance = written.deltaEOK(to: problem.color)
    guard distance < best?.deltaE ?? .infinity else { return }
    guard written.isInGamut(of: problem.gamut), problem.isMet(by: written) else { return }
    best = Solver.Suggestion(color: written, deltaE: distance)
  }
}
