extension Gamut {
  /// Chroma reduction in OKLCH by ray tracing: CSS Color 4, "Ray Trace Gamut Mapping", as coloraide has it.
  ///
  /// A ray from the grey of the same lightness to the colour, in linear light, meets the surface of
  /// the RGB cube; the point is corrected to the colour's lightness and hue, and the next ray goes
  /// there. Four rays; lightness at or above 1 is white, at or below 0 black.
  ///
  /// - Returns: linear-light components, each within 0…1.
  static func rayTrace(oklch: SIMD3<Double>, into cube: GamutCube) -> SIMD3<Double> {
    if oklch.x >= 1 { return .one }
    guard oklch.x > 0 else { return .zero }
    let lab = Polar.toRectangular(oklch)
    var anchor = cube.linear(roots: Matrix3.oklabToLMS * SIMD3(oklch.x, 0, 0))
    var point = cube.linear(roots: Matrix3.oklabToLMS * lab)
    var last = point
    for round in 0..<4 {
      if round > 0 {
        let polar = Polar.fromRectangular(cube.oklab(linear: point))
        let corrected = Polar.toRectangular(SIMD3(oklch.x, polar.y, oklch.z))
        point = cube.linear(roots: Matrix3.oklabToLMS * corrected)
      }
      guard let surface = exit(from: anchor, towards: point) else { break }
      // An anchor closer to the surface makes for a better next ray.
      if round > 0 && isInside(point, tolerance: 0) { anchor = point }
      (point, last) = (surface, surface)
    }
    return clipped(last)
  }

  /// Where a ray meets the cube 0…1, by the slab method: where it leaves it, or enters it when it
  /// starts outside. Nil where it misses the cube or has no length.
  private static func exit(
    from start: SIMD3<Double>, towards end: SIMD3<Double>
  ) -> SIMD3<Double>? {
    let direction = end - start
    guard distance(direction) > 1e-12 else { return nil }
    var (near, far) = (-Double.infinity, Double.infinity)
    for axis in 0..<3 {
      guard direction[axis] != 0 else {
        if start[axis] < 0 || start[axis] > 1 { return nil }
        continue
      }
      let first = -start[axis] / direction[axis]
      let second = (1 - start[axis]) / direction[axis]
      near = Swift.max(near, Swift.min(first, second))
      far = Swift.min(far, Swift.max(first, second))
    }
    guard near <= far, far >= 0, far.isFinite else { return nil }
    return start + direction * (near < 0 ? far : near)
  }

  private static func distance(_ direction: SIMD3<Double>) -> Double {
    Swift.max(direction.max(), -direction.min())
  }
}
