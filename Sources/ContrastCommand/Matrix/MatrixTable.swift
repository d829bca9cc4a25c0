import ColorMath
import ColorSyntax
import Diagnostics
import Reporters

/// The matrix for people: numbered tokens, in as many strips of columns as the width asks for.
struct MatrixTable {
  private var output: Output
  private let matrix: TokenMatrix
  private let presentation: Presentation
  private let nameWidth: Int

  /// ` 17.01a`: a space, five places and a mark; one more where intervals have a mark in front.
  private let cell: Int

  /// Passes the table on in strips.
  static func write(
    _ matrix: TokenMatrix, _ presentation: Presentation, to passOn: ([UInt8]) -> Void
  ) {
    var table = MatrixTable(matrix, presentation)
    table.write(to: passOn)
  }

  private init(_ matrix: TokenMatrix, _ presentation: Presentation) {
    self.matrix = matrix
    self.presentation = presentation
    let longest = matrix.entries.lazy.map { $0.name.displayWidth }.max() ?? 0
    nameWidth = min(longest, max(12, presentation.width / 2 - 6))
    cell = matrix.hasIntervals ? 8 : 7
    output = Output()
  }

  private mutating func write(to passOn: ([UInt8]) -> Void) {
    output.styled(.heading, presentation.color) { $0.write(CellText(matrix.appearance)) }
    output.newline()
    writeFaint("Rows are foregrounds, columns backgrounds. A: 7 or more, a: 4.5, +: 3.")
    if matrix.hasIntervals {
      writeFaint(
        "~: the lower end of an interval, since nothing says what lies behind a translucent background; ?: "
          + "its upper end would have a better mark, so that it is undecided.")
    }
    let room = presentation.width - nameWidth - numberWidth - 1
    let strip = max(1, room / cell)
    var start = 0
    while start < matrix.entries.count {
      let end = min(start + strip, matrix.entries.count)
      writeStrip(start..<end)
      passOn(output.take())
      start = end
    }
    writeMissing()
    passOn(output.take())
  }

  private mutating func writeFaint(_ text: String) {
    let cells = CellText(text)
    for line in cells.lines(width: presentation.width) {
      output.styled(.faint, presentation.color) { $0.write(cells.part(line)) }
      output.newline()
    }
  }

  private var numberWidth: Int { String(matrix.entries.count).utf8.count }

  private mutating func writeStrip(_ columns: Range<Int>) {
    output.newline()
    output.write(spaces: numberWidth + 1 + nameWidth)
    for column in columns {
      write(
        right: String(column + 1), width: cell - 1, isLast: column + 1 == columns.upperBound)
    }
    output.newline()
    for row in matrix.entries.indices {
      write(right: String(row + 1), width: numberWidth)
      output.write(" ")
      output.write(CellText(matrix.entries[row].name), paddedTo: nameWidth)
      for column in columns { write(row, column, isLast: column + 1 == columns.upperBound) }
      output.newline()
    }
  }

  /// A word over or in the numbers of a column, with room for the mark.
  private mutating func write(right text: String, width: Int, isLast: Bool = true) {
    output.write(spaces: width - text.utf8.count)
    output.write(text)
    if !isLast { output.write(" ") }
  }

  private mutating func write(_ row: Int, _ column: Int, isLast: Bool) {
    if row == column { return write(right: "-", width: cell - 1, isLast: isLast) }
    let ratio = matrix.contrast(row, on: column)
    var text = Output()
    if ratio.upperBound > ratio.lowerBound { text.write("~") }
    text.write(down: ratio.lowerBound)
    output.write(spaces: cell - 1 - text.bytes.count)
    let (mark, style) = Self.mark(ratio)
    output.styled(style, presentation.color) { output in
      output.write(bytes: text.bytes)
      if mark != " " || !isLast { output.write(mark) }
    }
  }

  /// Of an interval that of both ends, or that it has none.
  private static func mark(_ ratio: ClosedRange<Double>) -> (String, TerminalStyle) {
    let (low, high) = (mark(ratio.lowerBound), mark(ratio.upperBound))
    return low.0 == high.0 ? low : ("?", TerminalStyle(.undecided))
  }

  private static func mark(_ ratio: Double) -> (String, TerminalStyle) {
    if ratio >= WCAG.textFloor(isLarge: false, level: .aaa) { return ("A", .pass) }
    if ratio >= WCAG.textFloor(isLarge: false, level: .aa) { return ("a", .pass) }
    return ratio >= WCAG.nonTextFloor ? ("+", .waived) : (" ", .failure)
  }

  private mutating func writeMissing() {
    output.newline()
    guard !matrix.missing.isEmpty else { return }
    let names = CellText("No colour here: " + matrix.missing.joined(separator: ", ")).elided(
      to: 400)
    output.write(lines: names, width: presentation.width)
    output.newline()
  }
}
