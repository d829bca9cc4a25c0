import ColorMath

/// Checks that leave nothing out, too slow for a debug build.
enum Exhaustive {
  /// How many of all 16,777,216 sRGB colours do not come back from OKLCH unchanged.
  static func changedByOKLCH() -> Int {
    var changed = 0
    for value in UInt32(0)..<0x100_0000 {
      let color = PackedColor(rgba: value << 8 | 0xFF)
      if PackedColor(oklch: color.oklch) != color { changed += 1 }
    }
    return changed
  }
}
