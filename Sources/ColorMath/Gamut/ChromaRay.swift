/// The colours of one lightness and hue in OKLab.
struct ChromaRay {
  let grey: SIMD3<Double>
  let direction: SIMD3<Double>
  /// The cube roots of L, M and S of the grey, and what chroma adds to them.
  let roots: SIMD3<Double>
  let slope: SIMD3<Double>

  init(lightness: Double, hue: Double) {
    grey = SIMD3(lightness, 0, 0)
    direction = Polar.toRectangular(SIMD3(0, 1, hue))
    roots = Matrix3.oklabToLMS * grey
    slope = Matrix3.oklabToLMS * direction
  }

  @inline(__always)
  func linear(chroma: Double, _ cube: GamutCube) -> SIMD3<Double> {
    cube.linear(roots: roots + slope * chroma)
  }

  /// ΔE OK between the colour of a chroma and linear components.
  @inline(__always)
  func difference(chroma: Double, _ linear: SIMD3<Double>, _ cube: GamutCube) -> Double {
    DeltaE.ok(grey + direction * chroma, cube.oklab(linear: linear))
  }

  /// Each linear component as a polynomial of chroma.
  func cubics(_ cube: GamutCube) -> [Cubic] {
    let terms = [
      roots * roots * roots, 3 * roots * roots * slope, 3 * roots * slope * slope,
      slope * slope * slope,
    ].map { cube.lmsToLinear * $0 }
    return (0..<3).map { channel in
      Cubic(
        coefficients: SIMD4(
          terms[0][channel], terms[1][channel], terms[2][channel], terms[3][channel]))
    }
  }
}
