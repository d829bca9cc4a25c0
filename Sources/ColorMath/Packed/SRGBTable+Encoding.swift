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

  /// `starts[n]` is the code of the linear value n / 4096. The codes are wider than such a cell, so at
  /// most one threshold lies within it.
  static let starts: [UInt8] = {
    var code = 0
    return (0...cells).map { cell in
      while thresholds[code + 1] <= Double(cell) / Double(cells) { code += 1 }
      return UInt8(code)
    }
  }()

  static let cells = 4096

  /// The 8-bit code of a linear value: the same as of `SRGBTransfer.encode`, times 255, rounded,
  /// for every input, without a power. Below 0 and what is not a number is 0; above 1 is 255.
  @inline(__always)
  static func code(linear value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 255 }
    let start = starts[Int(value * Double(cells))]
    return value >= thresholds[Int(start) + 1] ? start &+ 1 : start
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
