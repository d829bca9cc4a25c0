/// A place in a line, counted in bytes and in columns, for tabs stop at every fourth column.
struct MarkdownLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the line, before its line break.
  let end: Int
  private(set) var offset: Int
  private var column = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.end = min(end, bytes.count)
    self.offset = start
  }

  /// The whitespace that comes next: how many columns, and where it ends.
  var indentation: (columns: Int, end: Int) {
    var column = column
    var offset = offset
    while offset < end {
      if bytes[offset] == 0x20 {
        column += 1
      } else if bytes[offset] == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
      offset += 1
    }
    return (column - self.column, offset)
  }

  /// Whether nothing but whitespace is left.
  var isBlank: Bool { indentation.end == end }

  /// The byte behind the indentation; 0 where the line is blank.
  var first: UInt8 {
    let start = indentation.end
    return start < end ? bytes[start] : 0
  }

  func peek(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Goes on by columns of whitespace; a tab may be taken in part.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      if bytes[offset] == 0x09 {
        let width = 4 - column % 4
        let step = min(width, left)
        column += step
        left -= step
        if step == width { offset += 1 }
      } else {
        guard bytes[offset] == 0x20 else { return }
        offset += 1
        column += 1
        left -= 1
      }
    }
  }

  mutating func skipIndentation() {
    let (columns, end) = indentation
    column += columns
    offset = end
  }

  /// Goes on by bytes that are no tabs.
  mutating func skip(bytes count: Int) {
    offset = min(offset + count, end)
    column += count
  }
}
