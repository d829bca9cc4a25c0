package import Diagnostics

extension Output {
  /// A text broken to a width, its first line behind `indent` spaces and the others behind `hanging`.
  package mutating func write(
    lines text: CellText, width: Int, indent: Int = 0, hanging: Int? = nil
  ) {
    let hanging = hanging ?? indent
    let first = max(2, width - indent)
    let pieces =
      indent == hanging
      ? text.lines(width: first).map { text.part($0) }
      : text.broken(first: first, rest: max(2, width - hanging))
    for (number, line) in pieces.enumerated() {
      write(spaces: number == 0 ? indent : hanging)
      write(line)
      newline()
    }
  }
}
