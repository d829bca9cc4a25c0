/// Encoding of linear sRGB in single precision to 8 bits, which says where it cannot be sure.
///
/// 0…1 falls into 4,097 cells, each around a multiple of 1/4096. Codes are wider than cells, so that of
/// each cell only the nearest threshold matters: a code below it, the next above.
struct FloatEncoder: Sendable {
  /// How far off a linear component can be: the error of single precision through the matrices, with
  /// the cube roots of L, M and S up to 1.25.
  static let doubt: Float = 1.6e-5

  private static let cells = 4096

  private let thresholds: [Float]
  private let bases: [UInt8]

  static let shared = FloatEncoder()

  private init() {
    let all = SRGBTable.thresholds
    let nearest = (0...Self.cells).map { cell -> Int in
      let middle = Double(cell) / Double(Self.cells)
      let above = Int(SRGBEncoder.shared.code(middle)) + 1
      guard above > 1 else { return 1 }
      let isNearer = all[above] - middle < middle - all[above - 1]
      return isNearer ? above : above - 1
    }
    thresholds = nearest.map { Float(all[$0]) }
    bases = nearest.map { UInt8($0 - 1) }
  }

  /// The cell of a value within 0…1: rounding happens as 2²³ is added, whose last digit is 1.
  @inline(__always)
  static func cell(of value: Float) -> Int32 {
    let shifted = value * Float(cells) + 8388608
    return Int32(bitPattern: shifted.bitPattern) & 0x1FFF
  }

  struct Tables {
    fileprivate let thresholds: UnsafePointer<Float>
    fileprivate let bases: UnsafePointer<UInt8>

    /// The code of a value, and how far it lies from the threshold to the next code.
    @inline(__always)
    func code(_ value: Float, cell: Int32) -> (code: UInt32, distance: Float) {
      let offset = value - thresholds[Int(cell)]
      return (UInt32(bases[Int(cell)]) &+ (offset >= 0 ? 1 : 0), offset.magnitude)
    }
  }

  func withTables(_ body: (Tables) -> Void) {
    thresholds.withUnsafeBufferPointer { thresholds in
      bases.withUnsafeBufferPointer { bases in
        guard let thresholds = thresholds.baseAddress, let bases = bases.baseAddress else { return }
        body(Tables(thresholds: thresholds, bases: bases))
      }
    }
  }
}
