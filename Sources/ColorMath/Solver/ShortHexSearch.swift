/// The nearest colour of one hexadecimal digit a channel that meets every demand.
///
/// There are 4096 of them, so that all are looked at. As in 8 bits, those of the hue are the ones that
/// some colour of the hue, in gamut, is rounded to; of a grey, the 16 greys.
struct ShortHexSearch {
  private let problem: Solver.Problem
  private let origin: SIMD3<Double>
  private let alpha: UInt8

  init(_ problem: Solver.Problem) {
    self.problem = problem
    origin = Polar.toRectangular(problem.origin)
    alpha = PackedColor.byte(problem.color.alpha)
  }

  func search() -> Solver.Suggestion? {
    let isGrey = problem.origin.y == 0
    var candidates: [(distance: Double, digits: SIMD3<Int>)] = []
    for value in 0..<4096 {
      let digits = SIMD3(value >> 8, value >> 4 & 15, value & 15)
      guard !isGrey || digits == SIMD3(repeating: digits.x) else { continue }
      let color = color(digits)
      if let limits = problem.limits {
        let luminance = color.luminance
        guard limits.allSatisfy({ $0.isMet(by: luminance) }) else { continue }
      }
      candidates.append((DeltaE.ok(origin, color.oklab), digits))
    }
    // Of two at one distance the one that comes first: the darker.
    candidates.sort { ($0.distance, $0.digits.x) < ($1.distance, $1.digits.x) }
    return candidates.first { passes($0.digits, isGrey) }.map {
      Solver.Suggestion(color: Color(color($0.digits)), deltaE: $0.distance)
    }
  }

  private func passes(_ digits: SIMD3<Int>, _ isGrey: Bool) -> Bool {
    guard isGrey || isOfHue(digits) else { return false }
    return problem.limits != nil || problem.isMet(by: Color(color(digits)))
  }

  private func color(_ digits: SIMD3<Int>) -> PackedColor {
    func code(_ digit: Int) -> UInt8 { UInt8(truncatingIfNeeded: digit * 17) }
    return PackedColor(
      red: code(digits.x), green: code(digits.y), blue: code(digits.z), alpha: alpha)
  }

  private func isOfHue(_ digits: SIMD3<Int>) -> Bool {
    let edges = Self.edges
    return problem.plane.meetsCell(edges[digits.x], edges[digits.y], edges[digits.z])
  }

  /// The linear values between which a channel is rounded to a digit.
  private static let edges: [SIMD2<Double>] = (0..<16).map { digit in
    let middle = Double(digit)
    return SIMD2(
      SRGBTransfer.decode(Swift.max(0, middle - 0.5) / 15),
      SRGBTransfer.decode(Swift.min(15, middle + 0.5) / 15))
  }
}
