import ColorMath
import ColorSyntax
import Diagnostics
import Reporters
import TokenFiles

/// Tokens for people: a row a token, a column an appearance.
struct TokenTable {
  var output: Output
  /// The line that is being put together.
  var line = Output()
  let system: TokenSystem
  let presentation: Presentation
  /// Appearances in which all tokens are the same share a column.
  let columns: [[Int]]
  private let nameWidth: Int
  /// Columns that stand beside each other: all of them, unless the terminal is too narrow.
  private let strips: [ArraySlice<[Int]>]
  /// Whether the colours stand under the name, since there is no room for them beside it.
  private let isStacked: Bool
  private let cellWidth: Int

  /// `#rrggbbaa`, and two columns for the swatch.
  private static let leastCell = 12
  private static let narrowestName = 18
  static let longestText = 400

  /// Passes the table on in pieces, so that it need not all be held.
  static func write(
    _ system: TokenSystem, _ appearances: [Int], _ presentation: Presentation,
    to passOn: ([UInt8]) -> Void
  ) {
    var table = TokenTable(system, appearances, presentation)
    table.writeHeading()
    for token in system.tokens {
      table.write(token)
      table.output.pour(into: passOn)
    }
    table.output.newline()
    table.output.write(system.tokens.count.counted("colour token") + "\n")
    table.output.pourRest(into: passOn)
  }

  private init(_ system: TokenSystem, _ appearances: [Int], _ presentation: Presentation) {
    self.system = system
    self.presentation = presentation
    columns = Self.columns(system, appearances)
    let longest = system.tokens.lazy.map { system.nameLength($0) }.max() ?? 0
    let room = presentation.width - columns.count * Self.leastCell - 2
    // The last cell has no gap behind it.
    let gap = presentation.color == .trueColor ? 0 : 2
    isStacked = room + gap < Self.narrowestName
    nameWidth =
      isStacked
      ? max(Self.narrowestName, presentation.width - 2)
      : max(Self.narrowestName, min(room, longest))
    strips = isStacked ? Self.strips(columns, width: presentation.width - 2) : [columns[...]]
    let beside = max(1, strips.first?.count ?? 1)
    cellWidth = isStacked ? max(Self.leastCell, (presentation.width - 2) / beside) : Self.leastCell
    output = Output()
  }

  /// As few as the width allows, as long as each other.
  private static func strips(_ columns: [[Int]], width: Int) -> [ArraySlice<[Int]>] {
    let most = max(1, width / leastCell)
    let count = (columns.count + most - 1) / most
    let length = (columns.count + count - 1) / max(1, count)
    return stride(from: 0, to: columns.count, by: max(1, length)).map {
      columns[$0..<min($0 + length, columns.count)]
    }
  }

  private static func columns(_ system: TokenSystem, _ appearances: [Int]) -> [[Int]] {
    var columns: [[Int]] = []
    for appearance in appearances {
      let same = columns.firstIndex { members in
        members.first.map { system.looksSame($0, appearance) } ?? false
      }
      if let same { columns[same].append(appearance) } else { columns.append([appearance]) }
    }
    return columns
  }

  /// The names of the appearances that look the same.
  private func title(_ column: [Int]) -> String {
    if column.count > 1, column.count == system.appearances.count { return "every appearance" }
    return column.map { system.appearances.all[$0].name }.joined(separator: ", ")
  }

  private mutating func writeHeading() {
    if isStacked {
      output.styled(.heading, presentation.color) { $0.write("Token") }
      output.newline()
    }
    for strip in strips { writeHeading(strip) }
  }

  private mutating func writeHeading(_ strip: ArraySlice<[Int]>) {
    let headings = strip.map { CellText(title($0)) }
    let breaks = headings.map { $0.lines(width: cellWidth - 2) }
    for line in 0..<(breaks.map(\.count).max() ?? 0) {
      var row = Output()
      let isNamed = line == 0 && !isStacked
      row.write(CellText(isNamed ? "Token" : ""), paddedTo: isStacked ? 2 : nameWidth + 2)
      for (heading, lines) in zip(headings, breaks) {
        let text = line < lines.count ? heading.part(lines[line]) : CellText("")
        row.write(text, paddedTo: cellWidth)
      }
      output.styled(.heading, presentation.color) { $0.write(bytes: row.trimmed) }
      output.newline()
    }
  }

  /// Written where it belongs and not put together first: there may be half a million of them.
  private mutating func write(_ token: TokenID) {
    let start = output.bytes.count
    let isElided = writeName(token)
    for strip in strips {
      if isStacked {
        output.trimSpaces(from: start)
        output.newline()
        output.write(spaces: 2)
      }
      for column in strip { write(token, column[0]) }
    }
    output.trimSpaces(from: start)
    output.newline()
    writeOrigin(token, isElided: isElided)
    for column in columns { writeProblem(token, column) }
  }

  /// Writes the name into its column, and says whether it lost its middle.
  private mutating func writeName(_ token: TokenID) -> Bool {
    let width = nameWidth + 2
    let start = output.bytes.count
    system.writeName(token, to: &output)
    let count = output.bytes.count - start
    // A space at least stands between it and the first colour.
    if count < width, output.isPlainASCII(from: start) {
      output.write(spaces: width - count)
      return false
    }
    output.drop(from: start)
    let name = CellText(system.name(token))
    output.write(name.width < width ? name : name.elided(to: nameWidth), paddedTo: width)
    return name.width >= width
  }

  private mutating func write(_ token: TokenID, _ appearance: Int) {
    guard let color = system.palettes[appearance].color(token) else {
      let isAbsent = if case .absent = system.palettes[appearance][token] { true } else { false }
      output.write(isAbsent ? "-" : "?")
      return output.write(spaces: cellWidth - 1)
    }
    var left = cellWidth
    if presentation.color == .trueColor {
      let opaque = color.packed.opaque.rgba
      output.swatch(opaque, on: opaque, "  ")
      output.write(" ")
      left -= 3
    }
    let hex = color.packed.hex
    output.write(hex)
    output.write(spaces: left - hex.utf8.count)
  }

  private mutating func writeProblem(_ token: TokenID, _ column: [Int]) {
    guard case .unresolved(let problem) = system.palettes[column[0]][token] else { return }
    writeLines("\(title(column)): \(problem.message)")
  }

  mutating func writeLines(_ text: String) {
    let cells = CellText(text).elided(to: Self.longestText)
    for line in cells.lines(width: presentation.width - 2) {
      output.write(spaces: 2)
      output.styled(.faint, presentation.color) { $0.write(cells.part(line)) }
      output.newline()
    }
  }
}

extension TokenSystem {
  /// Whether no token differs between two appearances.
  fileprivate func looksSame(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (palettes[left], palettes[right])
    if left.isOne(with: right) { return true }
    return tokens.allSatisfy { token in
      if let first = left.color(token), let second = right.color(token) {
        return first.packed == second.packed
      }
      return switch (left[token], right[token]) {
      case (.absent, .absent): true
      case (.unresolved(let first), .unresolved(let second)): first.message == second.message
      default: false
      }
    }
  }
}
