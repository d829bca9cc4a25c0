/// A text size as written: points by default, CSS px where it says so.
package enum TextSize: Hashable, Sendable {
  case points(Double)
  case pixels(Double)

  /// CSS px, with so many of them in a point.
  package func pixels(perPoint: Double) -> Double {
    switch self {
    case .points(let points): points * perPoint
    case .pixels(let pixels): pixels
    }
  }
}
