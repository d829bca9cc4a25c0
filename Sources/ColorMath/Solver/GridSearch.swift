/// The nearest colour that meets every demand among those that a coarse notation can say: whole
/// percentages, two decimals.
///
/// The nearest 8-bit colour lies where demands begin to be met; from there the grid is searched a few steps
/// in each direction, by distance from the colour that was asked about.
struct GridSearch {
  /// How many steps of each component are tried. Two corners of the cell around a colour lie on the side
  /// where demands are met; what lies farther is for demands that leave a narrow range.
  private static let reach = 4

  private let problem: Solver.Problem
  private let quantiser: Quantiser
  private let isGrey: Bool

  init(_ problem: Solver.Problem, _ quantiser: Quantiser) {
    self.problem = problem
    self.quantiser = quantiser
    isGrey = problem.origin.y == 0
  }

  /// The nearest one whose cell holds a colour of the hue; if there is none, the nearest one.
  func search(around place: Color) -> Solver.Suggestion? {
    let candidates = candidates(around: place).sorted { $0.deltaE < $1.deltaE }
    var other: Solver.Suggestion?
    for candidate in candidates where problem.isMet(by: candidate.color) {
      if isGrey || isOfHue(candidate.color) { return candidate }
      other = other ?? candidate
    }
    return other
  }

  private func candidates(around place: Color) -> [Solver.Suggestion] {
    let middle = (place.components(in: quantiser.space) * quantiser.scale).rounded(
      .toNearestOrAwayFromZero)
    var candidates: [Solver.Suggestion] = []
    let reach = Self.reach
    for first in -reach...reach {
      for second in -reach...reach {
        for third in -reach...reach {
          let steps = middle + SIMD3(Double(first), Double(second), Double(third))
          guard let color = color(steps) else { continue }
          candidates.append(
            Solver.Suggestion(color: color, deltaE: color.deltaEOK(to: problem.color)))
        }
      }
    }
    return candidates
  }

  /// A colour of the grid, where it can be said and is in gamut; of a grey, only greys.
  private func color(_ steps: SIMD3<Double>) -> Color? {
    var components = steps / quantiser.scale
    if quantiser.space == problem.color.space {
      // What has no effect stays as it is written.
      let powerless = Color(quantiser.space, components).powerless
      for index in 0..<3 where powerless.contains(.component(index)) {
        components[index] = problem.color.components[index]
      }
    }
    let color = Color(
      quantiser.space, components, alpha: problem.color.alpha, missing: problem.color.missing)
    guard isSayable(components), color.isInGamut(of: problem.gamut) else { return nil }
    guard isGrey else { return color }
    return Color(.oklch, color.components(in: .oklch)).powerless.contains(.third) ? color : nil
  }

  /// Saturation, whiteness and chroma are not below 0; whiteness and blackness not above 100 together.
  private func isSayable(_ components: SIMD3<Double>) -> Bool {
    switch quantiser.space {
    case .hsl: components.y >= 0
    case .hwb: components.y >= 0 && components.z >= 0 && components.y + components.z <= 100
    case .lch: components.y >= 0
    default: true
    }
  }

  /// Whether the corners of the grid's cell around a colour lie on both sides of the hue's plane.
  private func isOfHue(_ color: Color) -> Bool {
    var (left, right, ahead) = (false, false, false)
    for corner in 0..<8 {
      let signs = SIMD3<Double>(
        corner & 1 == 0 ? -0.5 : 0.5, corner & 2 == 0 ? -0.5 : 0.5, corner & 4 == 0 ? -0.5 : 0.5)
      let lab = Color(quantiser.space, color.components + signs / quantiser.scale)
        .components(in: .oklab)
      let across = problem.plane.offset(of: lab)
      left = left || across <= 0
      right = right || across >= 0
      let direction = problem.plane.direction
      ahead = ahead || lab.y * direction.x + lab.z * direction.y >= 0
    }
    return left && right && ahead
  }
}
