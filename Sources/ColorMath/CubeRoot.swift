/// The real cube root, within 1e-15 of the exact one relative to its size.
///
/// The exponent is divided by three in the bit pattern, then two steps of Halley's method and one of
/// Newton's bring the remaining 5 % of error below rounding. Odd; 0, infinity and NaN come back
/// unchanged. Same bits on every platform, unlike the C library's `cbrt`.
@inline(__always)
func cubeRoot(_ value: Double) -> Double {
  let magnitude = value.magnitude
  guard magnitude >= 0x1p-1000, magnitude < .infinity else {
    return magnitude > 0 && magnitude < 0x1p-1000 ? cubeRoot(value * 0x1p300) * 0x1p-100 : value
  }
  var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
  }
  root -= (root - magnitude / (root * root)) / 3
  return value < 0 ? -root : root
}
