import Synchronization

/// A text file as it was read: its path as users know it, its bytes, and where its lines begin.
///
/// Lines end with LF, CRLF or a lone CR and are found in bytes, since `"\r\n"` is one `Character`.
/// A UTF-8 byte-order mark stays in `bytes`, so that offsets are the file's own; readers begin at
/// `contentStart`.
package final class SourceFile: Sendable {
  /// The path as it is reported: relative to the working directory where that is possible.
  package let path: String
  package let bytes: [UInt8]
  /// Found when the first place is asked for: most files are read without one.
  private let foundLines = Mutex<SourceLines?>(nil)

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
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

  /// The byte offset at which each line begins; the first is 0.
  package var lineStarts: [UInt32] { lines.starts }

  private var lines: SourceLines {
    foundLines.withLock { found in
      let lines = found ?? SourceLines(bytes)
      found = lines
      return lines
    }
  }

  /// The line and column, 1-based, of a byte offset. Columns count UTF-16 units, as LSP and SARIF do.
  package func position(at offset: Int) -> Position {
    lines.position(at: offset, in: bytes, contentStart: contentStart)
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

  /// As people and editors write it: `design/tokens.css:3:5`. Where many are written, `Output` takes them
  /// without making a text of each.
  package var place: String {
    var output = Output(capacity: file.path.utf8.count + 12)
    output.write(place: self)
    return output.text
  }

  package static func == (left: Location, right: Location) -> Bool {
    left.span == right.span && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(span)
  }
}

extension Output {
  /// `design/tokens.css:3:5`
  package mutating func write(place location: Location) {
    let start = location.start
    write(location.file.path)
    write(byte: UInt8(ascii: ":"))
    write(start.line)
    write(byte: UInt8(ascii: ":"))
    write(start.column)
  }
}
