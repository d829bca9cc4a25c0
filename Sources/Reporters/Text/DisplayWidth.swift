extension Unicode.Scalar {
  /// Columns on a terminal: 2 for East Asian wide ones, 0 for combining ones, else 1.
  package var displayWidth: Int {
    if value < 0x300 { return 1 }
    if WidthTable.zero.covers(value) { return 0 }
    return WidthTable.wide.covers(value) ? 2 : 1
  }
}

extension Character {
  /// Columns on a terminal, of what is drawn as one: a base with its marks, a flag, an emoji sequence; two at most
  /// (UAX #11, UTS #51). Letters that are joined to one, as those of Devanagari, have a column each.
  package var displayWidth: Int {
    var width = 0
    var scalars = 0
    for scalar in unicodeScalars {
      // Variation selector 16 asks for the emoji, which is wide.
      if scalar.value == 0xFE0F, scalars > 0 { width = 2 }
      // Two regional indicators make a flag.
      if 0x1F1E6...0x1F1FF ~= scalar.value, scalars == 1 { width = 2 }
      width += scalar.displayWidth
      scalars += 1
    }
    return min(width, 2)
  }
}

extension String {
  /// Columns on a terminal.
  package var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension [UInt32] {
  /// Whether one of the pairs of first and last that stand here in rising order holds a value.
  fileprivate func covers(_ value: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > self[2 * middle + 1] {
        low = middle + 1
      } else if value < self[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
