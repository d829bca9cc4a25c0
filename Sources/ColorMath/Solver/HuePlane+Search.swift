extension HuePlane {
  /// The largest chroma in sRGB of a lightness, 0 at and beyond black and white.
  func maximumChroma(lightness: Double) -> Double {
    Gamut.maximumChroma(lightness: lightness, hue: hue, in: .srgb)
  }

  /// The largest chroma of a lightness, from that of a lightness near by.
  func maximumChroma(lightness: Double, near chroma: Double) -> Double {
    guard lightness > 0, lightness < 1 else { return 0 }
    var width = 1e-3
    var (low, high) = (Swift.max(0, chroma - width), chroma + width)
    while low > 0, !isInGamut(lightness, low) {
      width *= 2
      (low, high) = (Swift.max(0, low - width), low)
    }
    while isInGamut(lightness, high) {
      width *= 2
      (low, high) = (high, high + width)
    }
    while high - low > 1e-5 {
      let middle = (low + high) / 2
      if isInGamut(lightness, middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The nearest colour of the plane in sRGB, as lightness and chroma.
  func nearestInGamut(_ lightness: Double, _ chroma: Double) -> SIMD2<Double> {
    if isInGamut(lightness, chroma) { return SIMD2(lightness, chroma) }
    var edge = maximumChroma(lightness: Swift.min(Swift.max(lightness, 0.01), 0.99))
    let best = minimum(over: 0...1, precision: 1e-6) { candidate in
      edge = maximumChroma(lightness: candidate, near: edge)
      let missing = Swift.max(0, chroma - edge)
      return (candidate - lightness) * (candidate - lightness) + missing * missing
    }
    return SIMD2(best, Swift.min(chroma, maximumChroma(lightness: best, near: edge)))
  }

  /// The point of the curve of a luminance with the largest chroma in sRGB, up to that of a point.
  func edge(luminance: Double, below point: SIMD2<Double>) -> SIMD2<Double> {
    var low = SIMD2(lightness(luminance: luminance, chroma: 0), 0)
    var high = point
    while high.y - low.y > 1e-6 {
      let chroma = (low.y + high.y) / 2
      let middle = SIMD2(lightness(luminance: luminance, chroma: chroma, near: high), chroma)
      if isInGamut(middle.x, middle.y) { low = middle } else { high = middle }
    }
    return low
  }

  /// The point of the curve of a luminance that is nearest to another point, in gamut or not: along
  /// the tangent to where the other point lies square to it, and back to the curve.
  func foot(of point: SIMD2<Double>, luminance: Double) -> SIMD2<Double> {
    var foot = SIMD2(lightness(luminance: luminance, chroma: point.y), point.y)
    for _ in 0..<40 {
      let gradient = gradient(foot.x, foot.y)
      let tangent = SIMD2(-gradient.y, gradient.x)
      let square = (tangent * tangent).sum()
      guard square > 0 else { break }
      let along = ((point - foot) * tangent).sum() / square
      let chroma = Swift.max(0, foot.y + along * tangent.y)
      let step = chroma - foot.y
      foot = SIMD2(lightness(luminance: luminance, chroma: chroma, near: foot), chroma)
      if step.magnitude < 1e-7 { break }
    }
    return foot
  }

  /// How far a colour in OKLab lies off the plane, to the side of larger hues.
  func offset(of lab: SIMD3<Double>) -> Double { lab.z * direction.x - lab.y * direction.y }

  /// How far a colour of codes and the corners of its cell lie apart across the plane, by the slopes of
  /// OKLab over linear sRGB.
  func reach(of codes: SIMD3<Int>, _ linear: SIMD3<Double>, slopes: Matrix3) -> Double {
    let edges = SRGBEdges.shared
    func part(_ code: Int, _ value: Double, _ slope: SIMD3<Double>) -> Double {
      let edge = edges[code]
      return Swift.max(edge.y - value, value - edge.x) * offset(of: slope).magnitude
    }
    return part(codes.x, linear.x, slopes.columns.0) + part(codes.y, linear.y, slopes.columns.1)
      + part(codes.z, linear.z, slopes.columns.2)
  }

  /// Whether some colour of this hue, in gamut, is rounded to 8-bit codes.
  func meetsCell(of codes: SIMD3<Int>) -> Bool {
    let edges = SRGBEdges.shared
    return meetsCell(edges[codes.x], edges[codes.y], edges[codes.z])
  }

  /// Whether some colour of this hue lies in a cell between linear values of red, green and blue: whether
  /// its corners lie on both sides of the plane, and on the side of the hue.
  func meetsCell(_ red: SIMD2<Double>, _ green: SIMD2<Double>, _ blue: SIMD2<Double>) -> Bool {
    let reds = SIMD4(red.x, red.y, red.y, red.x)
    let greens = SIMD4(green.x, green.y, green.x, green.y)
    let otherGreens = SIMD4(green.y, green.x, green.y, green.x)
    let blues = SIMD4(blue.x, blue.y, blue.x, blue.y)
    // Four corners of which no two share an edge: mostly they lie on both sides.
    var sides = Sides()
    sides.add(Lanes(reds, greens, blues), of: self)
    if !sides.areMet { sides.add(Lanes(reds, otherGreens, blues), of: self) }
    return sides.areMet
  }

  /// On which sides of a hue's half-plane corners lie.
  private struct Sides {
    private var left = false
    private var right = false
    private var ahead = false

    var areMet: Bool { left && right && ahead }

    mutating func add(_ linear: Lanes, of plane: HuePlane) {
      let lab = Matrix3.lmsToOKLab * (GamutCube.srgb.linearToLMS * linear).cubeRoots
      let across = lab.z * plane.direction.x - lab.y * plane.direction.y
      let along = lab.y * plane.direction.x + lab.z * plane.direction.y
      left = left || any(across .<= 0)
      right = right || any(across .>= 0)
      ahead = ahead || any(along .>= 0)
    }
  }
}

/// The linear values between which a colour has a code: below, and up to the next; 1 at the end.
///
/// Unchecked, since what the pointer leads to is written once, before anyone has it, and never freed.
struct SRGBEdges: @unchecked Sendable {
  private let edges: UnsafePointer<SIMD2<Double>>

  static let shared = SRGBEdges()

  private init() {
    let limits = SRGBTable.thresholds
    let memory = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: 256)
    for code in 0..<256 {
      (memory + code).initialize(to: SIMD2(limits[code], code < 255 ? limits[code + 1] : 1))
    }
    edges = UnsafePointer(memory)
  }

  /// Of a code, 0…255.
  @inline(__always)
  subscript(code: Int) -> SIMD2<Double> { edges[code & 0xFF] }
}

/// Where a function that falls and then rises is least, by golden section.
func minimum(
  over range: ClosedRange<Double>, precision: Double = 1e-9, of function: (Double) -> Double
) -> Double {
  var (low, high) = (range.lowerBound, range.upperBound)
  let golden = 0.6180339887498949
  var (left, right) = (high - golden * (high - low), low + golden * (high - low))
  var (atLeft, atRight) = (function(left), function(right))
  while high - low > precision {
    if atLeft <= atRight {
      (high, right, atRight) = (right, left, atLeft)
      left = high - golden * (high - low)
      atLeft = function(left)
    } else {
      (low, left, atLeft) = (left, right, atRight)
      right = low + golden * (high - low)
      atRight = function(right)
    }
  }
  return atLeft <= atRight ? left : right
}
