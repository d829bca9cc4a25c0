/// Linear sRGB to 8 bits: the same as of `SRGBTransfer.encode`, times 255, rounded, for every input,
/// without a power.
///
/// 0…1 falls into 4,097 cells, each around a multiple of 1/4096. The codes are wider than a cell, so
/// that at most one threshold lies within it: a cell knows the code at its lower end, and one
/// comparison says whether the value has the next.
///
/// Unchecked, since what the pointers lead to is written once, before anyone has them, and never freed.
struct SRGBEncoder: @unchecked Sendable {
  private let starts: UnsafePointer<UInt8>
  private let thresholds: UnsafePointer<Double>

  static let shared = SRGBEncoder()

  private static let cells = 4096

  private init() {
    let limits = SRGBTable.thresholds
    var code = 0
    let codes = (0...Self.cells).map { cell -> UInt8 in
      while limits[code + 1] <= (Double(cell) - 0.5) / Double(Self.cells) { code += 1 }
      return UInt8(code)
    }
    starts = Self.kept(codes)
    thresholds = Self.kept(limits)
  }

  private static func kept<Value>(_ values: [Value]) -> UnsafePointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return UnsafePointer(memory.baseAddress ?? .allocate(capacity: 1))
  }

  /// The 8-bit code of a linear value. Below 0 and what is not a number is 0; above 1 is 255.
  @inline(__always)
  func code(_ value: Double) -> UInt8 {
    let clipped = value > 0 ? (value < 1 ? value : 1) : 0
    // Adding 2⁵², whose last digit is 1, rounds to a whole number of cells.
    let shifted = clipped * Double(Self.cells) + 0x1p52
    let start = starts[Int(truncatingIfNeeded: shifted.bitPattern & 0x1FFF)]
    return start &+ (clipped >= thresholds[Int(start) &+ 1] ? 1 : 0)
  }
}
