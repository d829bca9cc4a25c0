/// The nearest 8-bit sRGB colour of a hue whose luminance is allowed.
///
/// The 8-bit colours of a hue are those that some colour of the hue, in gamut, is rounded to. In the
/// plane of lightness and chroma the allowed ones end at curves of one luminance. The search begins
/// where such a curve is nearest, follows it both ways, and looks at the 8-bit colours along it, until
/// the curve itself is farther away than the best that was found.
struct EightBitSearch {
  let origin: SIMD3<Double>
  let originLab: SIMD3<Double>
  let plane: HuePlane
  let limits: [Solver.Limit]
  let allowed: LuminanceSet
  let alpha: Double

  private var bestDistance = Double.infinity
  private var bestColor: PackedColor?

  init(_ problem: Solver.Problem, limits: [Solver.Limit], allowed: LuminanceSet) {
    origin = problem.origin
    originLab = Polar.toRectangular(problem.origin)
    plane = problem.plane
    alpha = problem.color.alpha
    self.limits = limits
    self.allowed = allowed
  }

  mutating func search() -> Solver.Suggestion? {
    if origin.y == 0 { searchGreys() } else { searchPlane() }
    return bestColor.map {
      Solver.Suggestion(color: Color($0), deltaE: bestDistance)
    }
  }

  private mutating func searchGreys() {
    for code in UInt8.min...UInt8.max { consider(PackedColor(red: code, green: code, blue: code)) }
  }

  private mutating func searchPlane() {
    let start = plane.nearestInGamut(origin.x, origin.y)
    let luminance = plane.luminance(start.x, start.y)
    // The interval that is nearer first, so that the other can end at once.
    let levels = allowed.intervals.map {
      Swift.min(Swift.max(luminance, $0.lowerBound), $0.upperBound)
    }
    for level in levels.sorted(by: { ($0 - luminance).magnitude < ($1 - luminance).magnitude }) {
      follow(level)
    }
  }

  /// Looks along the curve of one luminance.
  private mutating func follow(_ level: Double) {
    let nearest = plane.nearest(to: SIMD2(origin.x, origin.y), luminance: level)
    for sign in [1.0, -1] { follow(level, from: nearest, sign: sign) }
  }

  private mutating func follow(_ level: Double, from start: SIMD2<Double>, sign: Double) {
    var point = start
    var last: SIMD3<Int>?
    while distance(point) <= bestDistance + Self.cell {
      let linear = plane.linear(point.x, point.y)
      guard Gamut.isInside(linear, tolerance: Self.margin) else { return }
      let codes = SIMD3(
        Int(SRGBTable.code(linear: linear.x)), Int(SRGBTable.code(linear: linear.y)),
        Int(SRGBTable.code(linear: linear.z)))
      if codes != last { considerNeighbours(of: codes) }
      last = codes
      point.y += sign * Self.step
      guard point.y >= 0 else { return }
      point.x = plane.lightness(luminance: level, chroma: point.y, near: point.x)
    }
  }

  /// How far an 8-bit colour can lie from the curve that it belongs to, in ΔE OK.
  private static let cell = 0.004
  /// How far the curve is followed out of gamut, in linear light: half a step at the light end.
  private static let margin = 0.005
  /// Chroma that changes no channel by more than about two of 255 steps.
  private static let step = 0.0006

  private func distance(_ point: SIMD2<Double>) -> Double {
    let (l, c) = (point.x - origin.x, point.y - origin.y)
    return (l * l + c * c).squareRoot()
  }

  private mutating func considerNeighbours(of codes: SIMD3<Int>) {
    for red in Swift.max(codes.x - 1, 0)...Swift.min(codes.x + 1, 255) {
      for green in Swift.max(codes.y - 1, 0)...Swift.min(codes.y + 1, 255) {
        for blue in Swift.max(codes.z - 1, 0)...Swift.min(codes.z + 1, 255) {
          consider(PackedColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
        }
      }
    }
  }

  private mutating func consider(_ candidate: PackedColor) {
    let luminance = candidate.luminance
    guard limits.allSatisfy({ $0.isMet(by: luminance) }) else { return }
    let distance = DeltaE.ok(originLab, candidate.oklab)
    guard distance < bestDistance, origin.y == 0 || plane.meetsCell(of: candidate) else { return }
    (bestDistance, bestColor) = (distance, candidate)
  }
}
