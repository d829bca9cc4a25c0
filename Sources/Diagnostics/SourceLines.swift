/// Where the lines of a text begin.
struct SourceLines: Sendable {
  /// Byte offsets; the first is 0.
  let starts: [UInt32]
  /// For long lines, such as a whole minified file: columns without counting from the line's start.
  private let columns: UTF16Columns

  init(_ bytes: [UInt8]) {
    starts = Self.findStarts(bytes)
    columns = UTF16Columns(bytes, lineStarts: starts)
  }

  func position(at offset: Int, in bytes: [UInt8], contentStart: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = index(of: offset)
    var start = Int(starts[line])
    if line == 0 { start = min(contentStart, offset) }
    guard offset - start > 2 * UTF16Columns.stride else {
      return Position(line: line + 1, column: 1 + UTF16Columns.count(bytes, start..<offset))
    }
    let columns = columns.count(bytes, upTo: offset) - columns.count(bytes, upTo: start)
    return Position(line: line + 1, column: 1 + columns)
  }

  private func index(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func findStarts(_ bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var index = 0
      while index + 8 <= buffer.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        var breaks = matches(word, 0x0A) | matches(word, 0x0D)
        while breaks != 0 {
          addLine(index + breaks.trailingZeroBitCount >> 3, buffer, &starts)
          breaks &= breaks &- 1
        }
        index += 8
      }
      while index < buffer.count {
        if buffer[index] == 0x0A || buffer[index] == 0x0D { addLine(index, buffer, &starts) }
        index += 1
      }
    }
    return starts
  }

  /// The top bit of each byte of the word that is `byte`.
  @inline(__always)
  private static func matches(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    ByteSearch.zeroBytes(word ^ (byte &* 0x0101_0101_0101_0101))
  }

  /// The line break at `index` ends a line, unless it is the first half of CRLF.
  @inline(__always)
  private static func addLine(
    _ index: Int, _ buffer: UnsafeBufferPointer<UInt8>, _ starts: inout [UInt32]
  ) {
    if buffer[index] == 0x0D, index + 1 < buffer.count, buffer[index + 1] == 0x0A { return }
    starts.append(UInt32(truncatingIfNeeded: index + 1))
  }
}
