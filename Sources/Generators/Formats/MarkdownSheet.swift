import ColorMath
import ColorSyntax
import Diagnostics
import TokenFiles

extension SheetFormat {
  /// A table for people, with the contrast that was measured.
  package static let markdown = SheetFormat(
    name: "markdown", summary: "A Markdown table of the roles, with measured contrast.",
    ending: ".md", isFolder: false, leavesOut: { _ in [] }
  ) { sheet, _ throws(GeneratorError) in
    var writer = MarkdownSheetWriter(sheet, try FormatNames(sheet, NameRule.cell))
    return [GeneratedFile("", writer.write())]
  }
}

/// Writes a sheet as a table. The ratios are those of the first appearance, rounded down, in the words in
/// which `contrast check` finds claims again: `7.25 : 1 on canvas`.
struct MarkdownSheetWriter {
  private let sheet: TokenSheet
  private let names: [String]
  private let byName: [String: Int]
  private var output = Output()

  init(_ sheet: TokenSheet, _ names: FormatNames) {
    self.sheet = sheet
    self.names = names.all
    var byName: [String: Int] = [:]
    for (index, token) in sheet.tokens.enumerated() { byName[token.name] = index }
    self.byName = byName
  }

  mutating func write() -> [UInt8] {
    output.write("# Colours\n")
    for line in sheet.header {
      output.newline()
      output.write(line)
      output.newline()
    }
    var start = 0
    for index in sheet.tokens.indices {
      guard index > start, sheet.tokens[index].section != nil else { continue }
      writeTable(start..<index)
      start = index
    }
    writeTable(start..<sheet.tokens.count)
    return output.take()
  }

  private mutating func writeTable(_ range: Range<Int>) {
    output.newline()
    if let section = range.first.flatMap({ sheet.tokens[$0].section }) {
      output.write("## \(section)\n\n")
    }
    let ratios = range.map { contrast(of: $0) }
    let hasRatios = ratios.contains { !$0.isEmpty }
    var heads = ["Token"] + sheet.appearances.names
    if hasRatios { heads.append("Contrast in \(sheet.appearances.names.first ?? "")") }
    writeRow(heads)
    writeRow(heads.map { _ in "---" })
    for (index, ratio) in zip(range, ratios) {
      let token = sheet.tokens[index]
      let cells = sheet.appearances.all.indices.map { appearance in
        token.color(appearance, in: sheet.appearances).map { "`\($0.cssText)`" } ?? ""
      }
      writeRow(["`\(code(names[index]))`"] + cells + (hasRatios ? [ratio] : []))
    }
  }

  private mutating func writeRow(_ cells: [String]) {
    output.write("| " + cells.joined(separator: " | ") + " |\n")
  }

  /// A name that is also a colour (`red`) is told by the dashes of a custom property.
  private func code(_ name: String) -> String {
    (try? CSSColor.parse(name)) == nil ? name : "--" + name
  }

  private func contrast(of index: Int) -> String {
    sheet.pairs.compactMap { pair -> String? in
      guard byName[pair.foreground] == index, let background = byName[pair.background],
        let front = sheet.tokens[index].color(0, in: sheet.appearances),
        let back = sheet.tokens[background].color(0, in: sheet.appearances), back.alpha >= 1
      else { return nil }
      var text = Output()
      text.write(down: Contrast.measure(foreground: front, over: back).lowest)
      return text.text + " : 1 on `\(code(names[background]))`"
    }.joined(separator: ", ")
  }
}
