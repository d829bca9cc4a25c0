extension Gamut {
  /// Chroma reduction in OKLCH by ray tracing, as in CSS Color 4 §13.2 and coloraide's `raytrace`.
  ///
  /// A ray from the grey of the same lightness to the colour, in linear light, meets the surface of
  /// the RGB cube; the point is corrected to the colour's lightness and hue, and the next ray starts
  /// towards it. Four rays; lightness at or above 1 is white, at or below 0 black.
  static func rayTrace(oklch: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
    if oklch.x >= 1 { return .one }
    guard oklch.x > 0 else { return .zero }
    let linear = linearSpace(of: space)
    var anchor = ColorSpace.convert(SIMD3(oklch.x, 0, oklch.z), from: .oklch, to: linear)
    var point = ColorSpace.convert(oklch, from: .oklch, to: linear)
    var last = point
    for round in 0..<4 {
      if round > 0 {
        var corrected = ColorSpace.convert(point, from: linear, to: .oklch)
        corrected.x = oklch.x
        corrected.z = oklch.z
        point = ColorSpace.convert(corrected, from: .oklch, to: linear)
      }
      guard let surface = exit(from: anchor, towards: point) else {
        point = last
        break
      }
      if round > 0 && isInside(point, tolerance: 0) { anchor = point }
      point = surface
      last = surface
    }
    return clipped(ColorSpace.convert(point, from: linear, to: space))
  }

  /// The linear-light form of an RGB space that has one of its own; the others serve as they are.
  private static func linearSpace(of space: ColorSpace) -> ColorSpace {
    switch space {
    case .srgb: .srgbLinear
    case .displayP3: .displayP3Linear
    default: space
    }
  }

  /// Where a ray leaves the cube 0…1, by the slab method; nil where it misses the cube or has no length.
  private static func exit(
    from start: SIMD3<Double>, towards end: SIMD3<Double>
  ) -> SIMD3<Double>? {
    let direction = end - start
    var near = -Double.infinity
    var far = Double.infinity
    for axis in 0..<3 where direction[axis].magnitude > 1e-15 {
      let first = -start[axis] / direction[axis]
      let second = (1 - start[axis]) / direction[axis]
      near = Swift.max(near, Swift.min(first, second))
      far = Swift.min(far, Swift.max(first, second))
    }
    guard far.isFinite, near <= far, far >= 0 else { return nil }
    return start + direction * far
  }
}
