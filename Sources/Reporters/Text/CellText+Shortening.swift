extension CellText {
  /// The text in at most `width` columns: what is too long loses its middle, since names that are
  /// alike differ at their ends.
  package func elided(to width: Int) -> CellText {
    guard self.width > width else { return self }
    let room = width - Self.gap.utf8.count
    guard room > 1 else { return CellText(String(repeating: ".", count: max(0, width))) }
    let head = prefix(columns: (room + 1) / 2)
    let tail = suffix(columns: room / 2)
    return CellText(
      String(decoding: bytes[bytes(head)], as: UTF8.self) + Self.gap
        + String(decoding: bytes[bytes(tail)], as: UTF8.self))
  }

  private static let gap = "..."

  private func prefix(columns: Int) -> Range<Int> {
    var used = 0
    var end = 0
    while end < count, used + width(at: end) <= columns {
      used += width(at: end)
      end += 1
    }
    return 0..<end
  }

  private func suffix(columns: Int) -> Range<Int> {
    var used = 0
    var start = count
    while start > 0, used + width(at: start - 1) <= columns {
      used += width(at: start - 1)
      start -= 1
    }
    return start..<count
  }

  /// The characters of each line when the text is broken to `width` columns: at spaces where that is
  /// possible, else behind the joints of a name or beside a wide character, else anywhere.
  package func lines(width: Int) -> [Range<Int>] {
    if self.width <= width { return [0..<count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = lineEnd(from: start, width: max(width, 2))
      var visible = end
      while visible > start, byte(at: visible - 1) == Self.space { visible -= 1 }
      lines.append(start..<visible)
      start = end
      while start < count, byte(at: start) == Self.space { start += 1 }
    }
    return lines
  }

  /// The lines of a text of which the first stands behind something else: with the columns that are left there,
  /// and those of the others. Where there is little left, the first line is empty.
  package func broken(first: Int, rest: Int) -> [CellText] {
    if width <= first { return [self] }
    var start = 0
    var lines = [CellText("")]
    if first >= Self.leastRoom, let line = self.lines(width: first).first {
      lines = [part(line)]
      start = line.upperBound
      while start < count, byte(at: start) == Self.space { start += 1 }
    }
    let others = part(start..<count)
    return lines + others.lines(width: rest).map { others.part($0) }
  }

  private static let leastRoom = 20

  private static let space = UInt8(ascii: " ")

  /// The end of the line that begins at `start`: always at least one character behind it.
  private func lineEnd(from start: Int, width: Int) -> Int {
    var used = 0
    var index = start
    var afterSpace = start
    var afterJoint = start
    while index < count {
      let columns = self.width(at: index)
      let byte = byte(at: index)
      if used + columns > width {
        // A space at the edge may hang over it: it is not shown.
        if byte == Self.space { return index }
        // A line that would be left nearly empty is filled with the beginning of the long word.
        if afterSpace > start, 2 * (afterSpace - start) >= index - start || afterJoint <= afterSpace
        {
          return afterSpace
        }
        return afterJoint > start ? afterJoint : max(index, start + 1)
      }
      used += columns
      index += 1
      if byte == Self.space { afterSpace = index }
      if columns == 2 || Self.isJoint(byte) { afterJoint = index }
    }
    return count
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
}
