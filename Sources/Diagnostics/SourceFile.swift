/// A text file as it was read: its path as users know it, its bytes, and where its lines begin.
///
/// Lines end with LF, CRLF or a lone CR and are found in bytes, since `"\r\n"` is one `Character`.
/// A UTF-8 byte-order mark stays in `bytes`, so that offsets are the file's own; readers begin at
/// `contentStart`.
package final class SourceFile: Sendable {
  /// The path as it is reported: relative to the working directory where that is possible.
  package let path: String
  package let bytes: [UInt8]
  /// The byte offset at which each line begins; the first is 0.
  package let lineStarts: [UInt32]
  /// For long lines, such as a whole minified file: columns without counting from the line's start.
  private let columns: UTF16Columns

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let lineStarts = Self.findLineStarts(bytes)
    self.lineStarts = lineStarts
    self.columns = UTF16Columns(bytes, lineStarts: lineStarts)
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// 3 behind a UTF-8 byte-order mark, otherwise 0.
  package var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text of a span; bytes that are not UTF-8 become U+FFFD.
  package func text(_ span: Span) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  package func location(_ span: Span) -> Location { Location(file: self, span: span) }

  /// The line and column, 1-based, of a byte offset. Columns count UTF-16 units, as LSP and SARIF do.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    var start = Int(lineStarts[line])
    if line == 0 { start = min(contentStart, offset) }
    guard offset - start > 2 * UTF16Columns.stride else {
      return Position(line: line + 1, column: 1 + UTF16Columns.count(bytes, start..<offset))
    }
    let columns = columns.count(bytes, upTo: offset) - columns.count(bytes, upTo: start)
    return Position(line: line + 1, column: 1 + columns)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func findLineStarts(_ bytes: [UInt8]) -> [UInt32] {
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
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let other = word ^ (byte &* 0x0101_0101_0101_0101)
    return ~(((other & low) &+ low) | other | low)
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

/// A line and a column, both 1-based; the column in UTF-16 units.
package struct Position: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A place in a file.
package struct Location: Hashable, Sendable {
  package var file: SourceFile
  package var span: Span

  package init(file: SourceFile, span: Span) {
    self.file = file
    self.span = span
  }

  package var start: Position { file.position(at: Int(span.start)) }
  package var end: Position { file.position(at: Int(span.end)) }

  package static func == (left: Location, right: Location) -> Bool {
    left.span == right.span && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(span)
  }
}
