/// A simulation at its full severity as what it is in linear sRGB: one matrix, or one on either side of a plane through the
/// greys. For who has to draw it without this library, as a page does.
package struct LinearVision: Hashable, Sendable {
  /// Nine numbers, the rows of red, green and blue: for all colours, or for those on the positive side of `plane`.
  package var matrix: [Double]
  /// The matrix of the other side.
  package var other: [Double]?
  /// The plane's normal over linear red, green and blue, its largest part 1 or -1.
  package var plane: [Double]?
}

extension VisionDeficiency {
  /// The simulation by a model. Greyscale needs none.
  package func linear(model: VisionModel) -> LinearVision {
    if model == .brettel1997, let cone {
      let halves = Brettel1997.halves(missing: cone)
      let largest = (0..<3).reduce(0) { max($0, abs(halves.plane[$1])) }
      return LinearVision(
        matrix: Self.matrix(halves.first), other: Self.matrix(halves.second),
        plane: (0..<3).map { halves.plane[$0] / largest })
    }
    return LinearVision(matrix: Self.matrix { simulate($0, model: model, severity: 1) })
  }

  /// The matrix of a linear function, from what it makes of red, green and blue.
  private static func matrix(_ function: (SIMD3<Double>) -> SIMD3<Double>) -> [Double] {
    let columns = [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1]].map(function)
    return (0..<3).flatMap { row in columns.map { $0[row] } }
  }
}
