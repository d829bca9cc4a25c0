extension ChromaRay {
  /// Four colours of the ray in linear light, and what clipping makes of them.
  struct Trials {
    let chromas: SIMD4<Double>
    let red: SIMD4<Double>
    let green: SIMD4<Double>
    let blue: SIMD4<Double>
    /// Clipping leaves the colour as it is.
    let isInside: SIMDMask<SIMD4<Int64>>
    /// ΔE OK between the colour and the clipped one.
    let differences: SIMD4<Double>

    func clipped(_ lane: Int) -> SIMD3<Double> { SIMD3(red[lane], green[lane], blue[lane]) }
  }

  /// Tries four chromas at once.
  @inline(__always)
  func trials(chromas: SIMD4<Double>, _ cube: GamutCube) -> Trials {
    let linear = cube.lmsToLinear * Lanes(roots, plus: slope, times: chromas).cubes
    let clipped = linear.clipped
    let lab = Matrix3.lmsToOKLab * (cube.linearToLMS * clipped).cubeRoots
    let own = Lanes(grey, plus: direction, times: chromas)
    let (l, a, b) = (own.x - lab.x, own.y - lab.y, own.z - lab.z)
    return Trials(
      chromas: chromas, red: clipped.x, green: clipped.y, blue: clipped.z,
      isInside: (clipped.x .== linear.x) .& (clipped.y .== linear.y) .& (clipped.z .== linear.z),
      differences: (l * l + a * a + b * b).squareRoot())
  }
}

/// Three components of four colours, one colour a lane.
struct Lanes {
  var x: SIMD4<Double>
  var y: SIMD4<Double>
  var z: SIMD4<Double>

  @inline(__always)
  init(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  @inline(__always)
  init(_ start: SIMD3<Double>, plus slope: SIMD3<Double>, times factors: SIMD4<Double>) {
    self.init(
      start.x + slope.x * factors, start.y + slope.y * factors, start.z + slope.z * factors)
  }

  @inline(__always)
  var cubes: Lanes { Lanes(x * x * x, y * y * y, z * z * z) }

  @inline(__always)
  var cubeRoots: Lanes { Lanes(Self.roots(x), Self.roots(y), Self.roots(z)) }

  /// Within 0…1; what is not a number is 0.
  @inline(__always)
  var clipped: Lanes { Lanes(Self.unit(x), Self.unit(y), Self.unit(z)) }

  @inline(__always)
  private static func unit(_ value: SIMD4<Double>) -> SIMD4<Double> {
    let above = SIMD4<Double>.zero.replacing(with: value, where: value .> 0)
    return SIMD4<Double>.one.replacing(with: above, where: above .< 1)
  }

  /// The lanes' cube roots within 2e-14: without the last step of `cubeRoot`.
  @inline(__always)
  private static func roots(_ value: SIMD4<Double>) -> SIMD4<Double> {
    guard all((value .>= 0x1p-1000) .& (value .< .infinity)) else {
      return SIMD4(cubeRoot(value.x), cubeRoot(value.y), cubeRoot(value.z), cubeRoot(value.w))
    }
    var root = SIMD4(
      cubeRootEstimate(value.x), cubeRootEstimate(value.y), cubeRootEstimate(value.z),
      cubeRootEstimate(value.w))
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
  }

  @inline(__always)
  static func * (matrix: Matrix3, lanes: Lanes) -> Lanes {
    let (first, second, third) = matrix.columns
    return Lanes(
      first.x * lanes.x + second.x * lanes.y + third.x * lanes.z,
      first.y * lanes.x + second.y * lanes.y + third.y * lanes.z,
      first.z * lanes.x + second.z * lanes.y + third.z * lanes.z)
  }
}
