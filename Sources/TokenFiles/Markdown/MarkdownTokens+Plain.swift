import ColorSyntax
import Diagnostics
import SourceTrees

/// Rows such as ``| `--color-ink` | `#1a1a1a` |``, as which most are written, read as they stand: to tell
/// markup from text takes many times as long.
extension MarkdownTokens {
  /// Reads a row whose name is a variable in code and whose values are colours in code; false where any of
  /// them is something else, and then nothing is read.
  func readPlain(
    _ row: MarkdownRow, _ nameColumn: Int, _ columns: MarkdownColumns,
    into reading: inout TokenReading
  ) -> Bool {
    guard let values = columns.fixedValues, let name = row.code(nameColumn) else { return false }
    return document.file.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[name.range])
      guard Self.isVariable(text) else { return false }
      // Mostly there is one column, for which no array is made.
      var read: [(Span, CSSColor)] = []
      for (column, _) in values.dropLast() {
        guard let value = Self.color(row, column, bytes) else { return false }
        read.append(value)
      }
      guard let last = values.last, let color = Self.color(row, last.column, bytes) else {
        return false
      }
      let token = TokenID(reading.names.intern(UnsafeBufferPointer(rebasing: text[2...])))
      for (value, column) in zip(read, values) {
        define(token, name, value, column.match, &reading)
      }
      define(token, name, color, last.match, &reading)
      return true
    }
  }

  /// Whether a text is `--` and a name in ASCII, as `MarkdownCellReader` knows names.
  private static func isVariable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 3...200 ~= text.count, text[0] == 0x2D, text[1] == 0x2D else { return false }
    var hasLetter = false
    for byte in text {
      guard byte > 0x20, byte < 0x80, byte.isNameByte || !MarkdownCellReader.isBracket(byte) else {
        return false
      }
      hasLetter = hasLetter || byte.isLetter
    }
    return hasLetter
  }

  private static func color(
    _ row: MarkdownRow, _ column: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (Span, CSSColor)? {
    guard let span = row.code(column),
      let color = CSSColor(UnsafeBufferPointer(rebasing: bytes[span.range]))
    else { return nil }
    return (span, color)
  }

  private func define(
    _ token: TokenID, _ name: Span, _ value: (span: Span, color: CSSColor),
    _ match: AppearanceWords.Match, _ reading: inout TokenReading
  ) {
    reading.definitions.append(
      TokenDefinition(
        token: token, value: reading.add(value.color, of: token, at: value.span),
        appearances: match.mask, precedence: TokenPrecedence(rank: match.rank),
        file: reading.currentFile, name: name, written: value.span, claim: .unknown))
  }
}
