extension HuePlane {
  /// The largest chroma in sRGB of a lightness, 0 at and beyond black and white.
  ///
  /// The first at which a channel leaves 0…1: near hue 264 more chroma can be inside again.
  func maximumChroma(lightness: Double) -> Double {
    guard lightness > 0, lightness < 1 else { return 0 }
    var (low, high) = (0.0, 0.5)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      if isInGamut(lightness, middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The nearest colour of the plane in sRGB, as lightness and chroma.
  func nearestInGamut(_ lightness: Double, _ chroma: Double) -> SIMD2<Double> {
    if isInGamut(lightness, chroma) { return SIMD2(lightness, chroma) }
    let best = minimum(over: 0...1) { candidate in
      let missing = Swift.max(0, chroma - maximumChroma(lightness: candidate))
      return (candidate - lightness) * (candidate - lightness) + missing * missing
    }
    return SIMD2(best, Swift.min(chroma, maximumChroma(lightness: best)))
  }

  /// The point of the curve of a luminance, within sRGB, that is nearest to a lightness and chroma.
  func nearest(to point: SIMD2<Double>, luminance: Double) -> SIMD2<Double> {
    func on(_ chroma: Double) -> SIMD2<Double> {
      SIMD2(lightness(luminance: luminance, chroma: chroma), chroma)
    }
    let best = minimum(over: 0...Swift.min(point.y + 0.1, 0.5)) { chroma in
      let difference = on(chroma) - point
      return (difference * difference).sum()
    }
    if isInGamut(on(best).x, best) { return on(best) }
    var (low, high) = (0.0, best)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if isInGamut(on(middle).x, middle) { low = middle } else { high = middle }
    }
    return on(low)
  }

  /// The lightness of a luminance and a chroma, from a guess near it.
  func lightness(luminance: Double, chroma: Double, near guess: Double) -> Double {
    lightness(luminance: luminance, chroma: chroma)
  }

  /// Whether some colour of this hue, in gamut, is rounded to an 8-bit colour: whether the corners of
  /// its cell lie on both sides of the plane, and on the side of the hue.
  func meetsCell(of color: PackedColor) -> Bool {
    let codes = SIMD3(Int(color.red), Int(color.green), Int(color.blue))
    var (left, right, ahead) = (false, false, false)
    for corner in 0..<8 {
      let linear = SIMD3(
        SRGBTable.edge(codes.x + (corner & 1)), SRGBTable.edge(codes.y + (corner >> 1 & 1)),
        SRGBTable.edge(codes.z + (corner >> 2 & 1)))
      let lab = Matrix3.lmsToOKLab * cubeRoots(Matrix3.linearSRGBToLMS * linear)
      let across = lab.z * direction.x - lab.y * direction.y
      left = left || across <= 0
      right = right || across >= 0
      ahead = ahead || lab.y * direction.x + lab.z * direction.y >= 0
    }
    return left && right && ahead
  }
}

extension SRGBTable {
  /// The linear value between two codes: below `code`, and above `code − 1`; 1 at the end.
  static func edge(_ code: Int) -> Double { code < 256 ? thresholds[code] : 1 }
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
