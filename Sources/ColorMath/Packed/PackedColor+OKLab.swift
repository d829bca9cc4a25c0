extension PackedColor {
  /// The colour in OKLab, from the table of linear values.
  public var oklab: SIMD3<Double> {
    let table = SRGBTable.linear
    let linear = SIMD3(table[Int(red)], table[Int(green)], table[Int(blue)])
    return GamutCube.srgb.oklab(linear: linear)
  }

  /// The colour in OKLCH; the hue is 0 where the chroma is 0.
  public var oklch: SIMD3<Double> { Polar.fromRectangular(oklab) }

  /// The nearest 8-bit colour of OKLCH components, each channel clipped to 0…1. The hue in degrees.
  public init(oklch: SIMD3<Double>, alpha: UInt8 = 255) {
    let roots = Matrix3.oklabToLMS * Polar.toRectangular(oklch)
    let linear = GamutCube.srgb.linear(roots: roots)
    self.init(linear: linear, opacity: alpha)
  }
}
