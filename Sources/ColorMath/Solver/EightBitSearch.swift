/// The nearest 8-bit sRGB colour of a hue whose luminance is allowed.
///
/// The 8-bit colours of a hue are those that some colour of the hue, in gamut, is rounded to. In the
/// plane of lightness and chroma the allowed ones end at curves of one luminance. The search begins
/// where such a curve is nearest, follows it both ways, and looks at the 8-bit colours along it, until
/// the curve itself is farther away than the best that was found.
struct EightBitSearch {
  private let origin: SIMD3<Double>
  private let originLab: SIMD3<Double>
  private let plane: HuePlane
  private let limits: [Solver.Limit]
  private let allowed: LuminanceSet
  private let linear = SRGBTable.linear
  private let encoder = SRGBEncoder.shared

  private var bestDistance = Double.infinity
  private var bestColor: PackedColor?

  init(_ problem: Solver.Problem, limits: [Solver.Limit], allowed: LuminanceSet) {
    origin = problem.origin
    originLab = Polar.toRectangular(problem.origin)
    plane = problem.plane
    self.limits = limits
    self.allowed = allowed
  }

  mutating func search() -> Solver.Suggestion? {
    if origin.y == 0 { searchGreys() } else { searchPlane() }
    return bestColor.map { Solver.Suggestion(color: Color($0), deltaE: bestDistance) }
  }

  private mutating func searchGreys() {
    for code in UInt8.min...UInt8.max {
      let grey = PackedColor(red: code, green: code, blue: code)
      guard limits.allSatisfy({ $0.isMet(by: grey.luminance) }) else { continue }
      let distance = DeltaE.ok(originLab, grey.oklab)
      if distance < bestDistance { (bestDistance, bestColor) = (distance, grey) }
    }
  }

  private mutating func searchPlane() {
    let point = SIMD2(origin.x, origin.y)
    let inside = plane.nearestInGamut(point.x, point.y)
    let luminance = plane.luminance(inside.x, inside.y)
    let ends = allowed.intervals.map { interval in
      let level = Swift.min(Swift.max(luminance, interval.lowerBound), interval.upperBound)
      let end = End(interval: interval, level: level, foot: plane.foot(of: point, luminance: level))
      return (end, distance(end.foot))
    }
    // The nearer one first, so that the other ends at once.
    for (end, _) in ends.sorted(by: { $0.1 < $1.1 }) { search(end, inside) }
  }

  /// Where the luminances of an interval end towards the colour.
  private struct End {
    let interval: ClosedRange<Double>
    let level: Double
    /// The point of that luminance that is nearest to the colour, in gamut or not.
    let foot: SIMD2<Double>
  }

  private mutating func search(_ end: End, _ inside: SIMD2<Double>) {
    let isLimited = !plane.isInGamut(end.foot.x, end.foot.y)
    let start = isLimited ? plane.edge(luminance: end.level, below: end.foot) : end.foot
    follow(.luminance, end, from: start)
    // The gamut's edge is nearer than the curve where it leads away from it towards the colour.
    guard isLimited || inside != SIMD2(origin.x, origin.y) else { return }
    let corner = end.interval.contains(plane.luminance(inside.x, inside.y)) ? inside : start
    follow(.gamut, end, from: corner)
  }

  /// A line along which the nearest colours lie.
  private enum Path {
    /// Of one luminance, the end of what is allowed.
    case luminance
    /// Of the largest chroma in gamut.
    case gamut
  }

  private func advance(
    _ point: SIMD2<Double>, by step: Double, along path: Path, _ end: End
  ) -> SIMD2<Double> {
    switch path {
    case .luminance:
      let chroma = Swift.max(0, point.y + step)
      return SIMD2(plane.lightness(luminance: end.level, chroma: chroma, near: point), chroma)
    case .gamut:
      let lightness = Swift.min(Swift.max(point.x + step, 0), 1)
      return SIMD2(lightness, plane.maximumChroma(lightness: lightness, near: point.y))
    }
  }

  /// A point of a path: its colour, and the 8-bit one that it is rounded to.
  private struct Place {
    let point: SIMD2<Double>
    let linear: SIMD3<Double>
    let codes: SIMD3<Int>
  }

  private func place(at point: SIMD2<Double>) -> Place {
    let linear = plane.linear(point.x, point.y)
    let codes = SIMD3(
      Int(encoder.code(linear.x)), Int(encoder.code(linear.y)), Int(encoder.code(linear.z)))
    return Place(point: point, linear: linear, codes: codes)
  }

  /// Follows a path both ways.
  private mutating func follow(_ path: Path, _ end: End, from start: SIMD2<Double>) {
    let place = place(at: start)
    let slack = considerNeighbours(of: place, but: nil, path, end)
    for sign in [1.0, -1] { follow(path, end, from: place, slack, sign: sign) }
  }

  /// Follows a path in steps that change no channel by more than one code.
  private mutating func follow(
    _ path: Path, _ end: End, from start: Place, _ slack: Slack, sign: Double
  ) {
    var (last, slack) = (start, slack)
    var step = Self.firstStep
    while true {
      let next = place(at: advance(last.point, by: sign * step, along: path, end))
      let change = largestChange(last.codes, next.codes)
      if change > 1, step > Self.leastStep {
        step /= 2
        continue
      }
      if change > 0 { slack = considerNeighbours(of: next, but: last.codes, path, end) }
      if next.point == last.point || isBeyond(next, slack, path, end) { return }
      if change == 0 { step *= 1.5 }
      last = next
    }
  }

  private static let firstStep = 0.0006
  private static let leastStep = 1e-6
  /// How far the curve is followed out of gamut, in linear light: half a step at the light end.
  private static let margin = 0.005

  /// How far the middle of an 8-bit colour's cell can lie off the plane that meets it, in ΔE OK.
  private static func reach(_ lightness: Double) -> Double { lightness > 0.2 ? 0.0035 : 0.04 }

  /// What colours near a point have that the plane has not there.
  private struct Slack {
    /// How far they can lie off the plane.
    let reach: Double
    /// How fast luminance changes within the plane, and across it.
    let steepness: (within: Double, across: Double)
  }

  /// Whether no colour near a point, and near those farther on, can be the nearest.
  ///
  /// A colour that lies off the plane can have a luminance that is allowed where the plane's is not yet.
  private func isBeyond(_ place: Place, _ slack: Slack, _ path: Path, _ end: End) -> Bool {
    switch path {
    case .luminance:
      let ahead = slack.steepness.across / slack.steepness.within * slack.reach
      if distance(place.point) > bestDistance + ahead { return true }
      return !Gamut.isInside(place.linear, tolerance: Self.margin)
    case .gamut:
      if distance(place.point) > bestDistance + slack.reach { return true }
      let luminance = plane.luminance(place.point.x, place.point.y)
      let ahead = slack.steepness.within * slack.reach
      return luminance < end.interval.lowerBound - ahead
        || luminance > end.interval.upperBound + ahead
    }
  }

  private func distance(_ point: SIMD2<Double>) -> Double {
    let (l, c) = (point.x - origin.x, point.y - origin.y)
    return (l * l + c * c).squareRoot()
  }

  private func largestChange(_ from: SIMD3<Int>, _ to: SIMD3<Int>) -> Int {
    Swift.max(abs(from.x - to.x), abs(from.y - to.y), abs(from.z - to.z))
  }

  /// How deep within what is allowed a colour near a point can be and still be the nearest.
  private func greatestDepth(_ point: SIMD2<Double>, _ slack: Slack, _ end: End) -> Double {
    let within = slack.steepness.within * (1 + 0.02 / Swift.max(point.x, 0.02))
    return within * (bestDistance - distance(end.foot)) + slack.steepness.across * slack.reach
  }

  /// Looks at the 27 colours around one, but for those around `seen`.
  private mutating func considerNeighbours(
    of place: Place, but seen: SIMD3<Int>?, _ path: Path, _ end: End
  ) -> Slack {
    let codes = place.codes
    let near = Neighbourhood(linear: linear(codes), origin: originLab)
    let reach = Swift.min(near.reach(of: codes, plane), Self.reach(place.point.x))
    let slack = Slack(
      reach: reach, steepness: plane.steepness(place.point.x, place.point.y))
    let deepest = path == .luminance ? greatestDepth(place.point, slack, end) : .infinity
    let low = Swift.max(end.interval.lowerBound - 1e-12, end.level - deepest)
    let high = Swift.min(end.interval.upperBound + 1e-12, end.level + deepest)
    for red in Swift.max(codes.x - 1, 0)...Swift.min(codes.x + 1, 255) {
      let isNewRed = seen.map { abs($0.x - red) > 1 } ?? true
      let redOffset = near.offset + near.slopes.columns.0 * (linear[red] - near.color.x)
      for green in Swift.max(codes.y - 1, 0)...Swift.min(codes.y + 1, 255) {
        let isNewGreen = isNewRed || (seen.map { abs($0.y - green) > 1 } ?? true)
        let greenOffset = redOffset + near.slopes.columns.1 * (linear[green] - near.color.y)
        for blue in Swift.max(codes.z - 1, 0)...Swift.min(codes.z + 1, 255) {
          guard isNewGreen || (seen.map { abs($0.z - blue) > 1 } ?? true) else { continue }
          let luminance = WCAG.luminance(linear[red], linear[green], linear[blue])
          guard luminance >= low, luminance <= high else { continue }
          let offset = greenOffset + near.slopes.columns.2 * (linear[blue] - near.color.z)
          let limit = bestDistance + near.error
          guard (offset * offset).sum() < limit * limit,
            plane.offset(of: offset).magnitude <= reach
          else { continue }
          consider(SIMD3(red, green, blue), luminance)
        }
      }
    }
    return slack
  }

  private func linear(_ codes: SIMD3<Int>) -> SIMD3<Double> {
    SIMD3(linear[codes.x], linear[codes.y], linear[codes.z])
  }

  private mutating func consider(_ codes: SIMD3<Int>, _ luminance: Double) {
    let lab = GamutCube.srgb.oklab(linear: linear(codes))
    let distance = DeltaE.ok(originLab, lab)
    guard distance < bestDistance, plane.offset(of: lab).magnitude < Self.reach(lab.x),
      limits.allSatisfy({ $0.isMet(by: luminance) }), plane.meetsCell(of: codes)
    else { return }
    bestDistance = distance
    bestColor = PackedColor(
      red: UInt8(truncatingIfNeeded: codes.x), green: UInt8(truncatingIfNeeded: codes.y),
      blue: UInt8(truncatingIfNeeded: codes.z))
  }
}

/// OKLab around a colour as a linear function of linear sRGB, which spares cube roots.
private struct Neighbourhood {
  let color: SIMD3<Double>
  /// From the origin to the colour, in OKLab.
  let offset: SIMD3<Double>
  /// What linear red, green and blue add.
  let slopes: Matrix3
  /// By how much a distance to one of the 27 neighbours can be off: the curvature of the cube root,
  /// over a step of the code; near black nothing is known.
  let error: Double

  init(linear: SIMD3<Double>, origin: SIMD3<Double>) {
    color = linear
    let roots = cubeRoots(GamutCube.srgb.linearToLMS * linear)
    let lab = Matrix3.lmsToOKLab * roots
    offset = lab - origin
    let rates = 1 / (3 * roots * roots)
    let columns = GamutCube.srgb.linearToLMS.columns
    slopes = Matrix3(
      columns: Matrix3.lmsToOKLab * (columns.0 * rates), Matrix3.lmsToOKLab * (columns.1 * rates),
      Matrix3.lmsToOKLab * (columns.2 * rates))
    error = lab.x > 0.2 ? 3e-4 : .infinity
  }

  /// How far off the plane one of the 27 neighbours can lie whose cell meets it: more than its corners
  /// do, since cells grow from code to code, and the slopes with them.
  func reach(of codes: SIMD3<Int>, _ plane: HuePlane) -> Double {
    error < .infinity ? 1.3 * plane.reach(of: codes, color, slopes: slopes) + 1e-4 : .infinity
  }
}
