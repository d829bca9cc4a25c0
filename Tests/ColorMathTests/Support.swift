import ColorMath

extension PackedColor {
  /// From a literal such as 0xFF0080.
  init(_ rgb: UInt32) { self.init(rgba: rgb << 8 | 0xFF) }

  var hex: String {
    let digits = String(rgba >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Color {
  /// An opaque or translucent 8-bit colour from a literal such as 0xFF0080.
  init(hex rgb: UInt32, alpha: Double = 1) {
    self.init(PackedColor(rgb))
    self.alpha = alpha
  }
}
