import ColorMath
import ColorSyntax
import Diagnostics
import Reporters
import TokenFiles

/// Tokens for people: a row a token, a column an appearance.
struct TokenTable {
  private var output: Output
  private let system: TokenSystem
  private let presentation: Presentation
  /// Appearances in which all tokens are the same share a column.
  private let columns: [[Int]]
  private let nameWidth: Int

  /// `#rrggbbaa`, and two columns for the swatch.
  private static let cellWidth = 12
  private static let narrowestName = 18

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
    table.output.write(system.tokens.count)
    table.output.write(system.tokens.count == 1 ? " colour token\n" : " colour tokens\n")
    table.output.pourRest(into: passOn)
  }

  private init(_ system: TokenSystem, _ appearances: [Int], _ presentation: Presentation) {
    self.system = system
    self.presentation = presentation
    columns = Self.columns(system, appearances)
    let longest = system.tokens.lazy.map { system.name($0).utf8.count }.max() ?? 0
    let room = presentation.width - columns.count * Self.cellWidth - 2
    nameWidth = max(Self.narrowestName, min(room, longest))
    output = Output()
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

  private mutating func writeHeading() {
    let headings = columns.map { members in
      CellText(members.map { system.appearances.all[$0].name }.joined(separator: ", "))
    }
    let breaks = headings.map { $0.lines(width: Self.cellWidth - 2) }
    for line in 0..<(breaks.map(\.count).max() ?? 0) {
      var row = Output()
      row.write(CellText(line == 0 ? "Token" : ""), paddedTo: nameWidth + 2)
      for (heading, lines) in zip(headings, breaks) {
        let text = line < lines.count ? heading.part(lines[line]) : CellText("")
        row.write(text, paddedTo: Self.cellWidth)
      }
      output.styled(.heading, presentation.color) { $0.write(bytes: row.trimmed) }
      output.newline()
    }
  }

  private mutating func write(_ token: TokenID) {
    let name = CellText(system.name(token))
    var row = Output()
    row.write(name, paddedTo: nameWidth + 2)
    for column in columns { write(token, column[0], into: &row) }
    output.write(bytes: row.trimmed)
    output.newline()
    writeOrigin(token, isElided: name.width > nameWidth + 2 ? name : nil)
    for column in columns { writeProblem(token, column) }
  }

  private func write(_ token: TokenID, _ appearance: Int, into row: inout Output) {
    guard case .color(let color) = system.palettes[appearance][token] else {
      if case .absent = system.palettes[appearance][token] {
        return row.write(CellText("-"), paddedTo: Self.cellWidth)
      }
      return row.write(CellText("?"), paddedTo: Self.cellWidth)
    }
    var left = Self.cellWidth
    if presentation.color == .trueColor {
      let opaque = color.packed.opaque.rgba
      row.swatch(opaque, on: opaque, "  ")
      row.write(" ")
      left -= 3
    }
    row.write(CellText(color.packed.hex), paddedTo: left)
  }

  /// The alias chain and the place, under the name.
  private mutating func writeOrigin(_ token: TokenID, isElided name: CellText?) {
    var text = ""
    if let name { text += name.text + "; " }
    if let said = system.deprecations[token] {
      text += said.isEmpty ? "deprecated; " : "deprecated (\(said)); "
    }
    let chain = chain(token)
    if !chain.isEmpty {
      text += "from " + chain.prefix(Self.shown).map { system.name($0) }.joined(separator: " from ")
      text += chain.count > Self.shown ? " and more, " : ", "
    }
    if let location = system.location(of: token) {
      let start = location.start
      text += "\(location.file.path):\(start.line):\(start.column)"
    }
    writeLines(text)
  }

  /// How many names of an alias chain are shown.
  private static let shown = 4

  /// The tokens that the value comes through, in the first appearance in which there are any; one more
  /// than is shown, to tell that there are more.
  private func chain(_ token: TokenID) -> [TokenID] {
    for column in columns {
      let chain = system.chain(of: token, in: column[0], limit: Self.shown + 1)
      if !chain.isEmpty { return chain }
    }
    return []
  }

  private mutating func writeProblem(_ token: TokenID, _ column: [Int]) {
    guard case .unresolved(let problem) = system.palettes[column[0]][token] else { return }
    let names = column.map { system.appearances.all[$0].name }.joined(separator: ", ")
    writeLines("\(names): \(problem.message)")
  }

  private mutating func writeLines(_ text: String) {
    let cells = CellText(text).elided(to: 400)
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
    tokens.allSatisfy { token in
      switch (palettes[left][token], palettes[right][token]) {
      case (.color(let first), .color(let second)): first.packed == second.packed
      case (.absent, .absent): true
      case (.unresolved(let first), .unresolved(let second)): first.message == second.message
      default: false
      }
    }
  }
}
