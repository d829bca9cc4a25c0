extension Double {
  /// The nearest number with so many decimals, halves away from zero.
  func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
