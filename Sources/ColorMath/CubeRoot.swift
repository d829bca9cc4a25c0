/// The real cube root, within 1e-15 of the exact one relative to its size.
///
/// The exponent is divided by three in the bit pattern, which leaves 3.4 % of error; two steps of
/// Halley's method and one of Newton's bring that below rounding. Odd; 0, infinity and NaN come back
/// unchanged. The same bits on every platform, unlike the C library's `cbrt`.
@inline(__always)
func cubeRoot(_ value: Double) -> Double {
  let magnitude = value.magnitude
  guard magnitude >= 0x1p-1000, magnitude < .infinity else { return unusualCubeRoot(value) }
  var root = cubeRootEstimate(magnitude)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
  }
  root -= (root - magnitude / (root * root)) * (1.0 / 3)
  return value < 0 ? -root : root
}

/// The root of a positive number within 3.4 %: two thirds of the exponent's bias are added to a third of
/// the bits, less what makes the error as small above as below.
@inline(__always)
func cubeRootEstimate(_ value: Double) -> Double {
  Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
}

/// 0, infinity, NaN, and numbers near the smallest, which are scaled.
@inline(never)
private func unusualCubeRoot(_ value: Double) -> Double {
  guard value != 0, value.magnitude < 1 else { return value }
  let scaled = value * 0x1p600
  return scaled == 0 ? value : cubeRoot(scaled) * 0x1p-200
}

/// The cube roots of three values, with the three computed side by side.
@inline(__always)
func cubeRoots(_ value: SIMD3<Double>) -> SIMD3<Double> {
  let magnitude = SIMD3(value.x.magnitude, value.y.magnitude, value.z.magnitude)
  guard magnitude.x >= 0x1p-1000, magnitude.y >= 0x1p-1000, magnitude.z >= 0x1p-1000,
    magnitude.x < .infinity, magnitude.y < .infinity, magnitude.z < .infinity
  else { return SIMD3(cubeRoot(value.x), cubeRoot(value.y), cubeRoot(value.z)) }
  var root = SIMD3(
    cubeRootEstimate(magnitude.x), cubeRootEstimate(magnitude.y), cubeRootEstimate(magnitude.z))
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
  }
  root -= (root - magnitude / (root * root)) * (1.0 / 3)
  return SIMD3(
    value.x < 0 ? -root.x : root.x, value.y < 0 ? -root.y : root.y, value.z < 0 ? -root.z : root.z)
}
