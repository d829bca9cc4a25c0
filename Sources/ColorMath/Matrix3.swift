/// A 3×3 matrix, stored by column so that a product is three multiplications of vectors.
///
/// Those of the sources are computed properties and not stored ones: the compiler folds them into
/// constants, where a stored one would on Linux be asked for by a call at each use.
struct Matrix3: Sendable {
  let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Rows as they are printed in the sources.
  @inline(__always)
  init(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double),
    _ third: (Double, Double, Double)
  ) {
    columns = (
      SIMD3(first.0, second.0, third.0), SIMD3(first.1, second.1, third.1),
      SIMD3(first.2, second.2, third.2)
    )
  }

  init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (first, second, third)
  }

  static var identity: Matrix3 {
    Matrix3((1, 0, 0), (0, 1, 0), (0, 0, 1))
  }

  /// By cofactors; the matrix must have an inverse.
  var inverse: Matrix3 {
    let (a, b, c) = (
      Self.cross(columns.1, columns.2), Self.cross(columns.2, columns.0),
      Self.cross(columns.0, columns.1)
    )
    let determinant = (columns.0 * a).sum()
    let (x, y, z) = (a / determinant, b / determinant, c / determinant)
    return Matrix3((x.x, x.y, x.z), (y.x, y.y, y.z), (z.x, z.y, z.z))
  }

  static func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }

  var rows: [SIMD3<Double>] {
    (0..<3).map { SIMD3(columns.0[$0], columns.1[$0], columns.2[$0]) }
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
}
