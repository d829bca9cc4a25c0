extension SRGBTable {
  /// `thresholds[n]` is the smallest linear value that is encoded as `n` or more; 0 for 0, and
  /// infinity at 256, where a search ends.
  static let thresholds: [Double] = (0...256).map { code in
    switch code {
    case 0: 0
    case 256: .infinity
    default: smallestValue(encodedAs: UInt8(code))
    }
  }

  /// Bisection on the bit pattern, so that the answer is the last one of `encode` itself.
  private static func smallestValue(encodedAs code: UInt8) -> Double {
    let middle = (Double(code) - 0.5) / 255
    let estimate = SRGBTransfer.decode(middle)
    var low = (estimate * (1 - 1e-7)).bitPattern
    var high = (estimate * (1 + 1e-7)).bitPattern
    while low + 1 < high {
      let between = (low + high) / 2
      let encoded = SRGBTransfer.encode(Double(bitPattern: between))
      if PackedColor.byte(encoded) >= code { high = between } else { low = between }
    }
    return Double(bitPattern: high)
  }
}
