import Diagnostics
import SourceTrees

extension TokenFormat {
  /// Tables in documents: a row with a token's name and its colours.
  static let markdown = TokenFormat(
    name: "markdown",
    summary: "Markdown tables with a token in each row and its colours in columns.",
    recognises: { $0.kind == .markdown },
    read: { source, reading in
      let document = Markdown.parse(source.file)
      MarkdownTokens(document, appearances: reading.appearances).read(into: &reading)
    })
}

/// Reads every table that has a column of token names and a column of colours.
///
/// A column whose head names an appearance (Light, Dark mode, High contrast) holds for that; a column
/// of values holds for the appearance that a heading above the table names, or else for all.
struct MarkdownTokens {
  let document: MarkdownDocument
  let appearances: AppearanceSet
  let words: AppearanceWords
  let everywhere: AppearanceWords.Match

  init(_ document: MarkdownDocument, appearances: AppearanceSet) {
    self.document = document
    self.appearances = appearances
    words = AppearanceWords(appearances)
    everywhere = AppearanceWords.Match(mask: appearances.mask, rank: 0)
  }

  func read(into reading: inout TokenReading) {
    if let span = document.frontMatter { frontMatter(span, into: &reading) }
    var headings: [(level: Int, match: AppearanceWords.Match?)] = []
    for block in document.blocks {
      switch block.kind {
      case .heading(let level):
        headings.removeAll { $0.level >= level }
        headings.append((level, words.match(block.text.string)))
      case .table(let table):
        let match = headings.last { $0.match != nil }?.match ?? everywhere
        read(table, in: match, into: &reading)
      default: continue
      }
    }
  }

  private func read(
    _ table: MarkdownTable, in match: AppearanceWords.Match, into reading: inout TokenReading
  ) {
    let columns = MarkdownColumns(table, words: words, fallback: match)
    guard let nameColumn = columns.name, !columns.values.isEmpty else { return }
    for row in table.rows {
      if readPlain(row, nameColumn, columns, into: &reading) { continue }
      guard let cell = row.cell(nameColumn) else { continue }
      let names = MarkdownCellReader(cell.text).names
      guard !names.isEmpty else { continue }
      var before: MarkdownCellReader?
      for (column, match) in columns.chosenValues(in: row) {
        guard let cell = row.cell(column) else { continue }
        let values = MarkdownCellReader(cell.text)
        if before == nil || !values.isSame { before = values }
        add(names, before ?? values, match, &reading)
      }
    }
  }

  /// One value for one name; as many values as names in their order; or values that each follow the
  /// name of their appearance.
  private func add(
    _ names: [MarkdownCellReader.Item], _ cell: MarkdownCellReader, _ match: AppearanceWords.Match,
    _ reading: inout TokenReading
  ) {
    let values = cell.values
    if values.count > 1, names.count == 1, values.allSatisfy({ $0.label != nil }) {
      for value in values { addLabelled(names[0], value, &reading) }
    } else if names.count == values.count || names.count == 1 {
      for (name, value) in zip(names, values) { define(name, value, match, &reading) }
    }
  }

  private func addLabelled(
    _ name: MarkdownCellReader.Item, _ value: MarkdownCellReader.Item,
    _ reading: inout TokenReading
  ) {
    guard let label = value.label, let match = words.match(label) else {
      reading.leaveOut(value.label ?? "", at: value.span)
      return
    }
    define(name, value, match, &reading)
  }

  private func define(
    _ name: MarkdownCellReader.Item, _ item: MarkdownCellReader.Item,
    _ match: AppearanceWords.Match, _ reading: inout TokenReading
  ) {
    let token = reading.token(
      name.text.hasPrefix("--") ? String(name.text.dropFirst(2)) : name.text)
    let value = value(item, of: token, &reading)
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: match.mask,
        precedence: TokenPrecedence(rank: match.rank), file: reading.currentFile, name: name.span,
        written: item.span, claim: .unknown))
  }

  private func value(
    _ item: MarkdownCellReader.Item, of token: TokenID, _ reading: inout TokenReading
  ) -> TokenValue {
    var text = item.text
    if MarkdownCellReader.isProperty(text) {
      return .alias(reading.token(String(text.dropFirst(2))))
    }
    return text.withUTF8 { bytes in
      if VariableParser.isNeeded(bytes),
        case .parts(let parts) = VariableParser.parse(bytes, names: &reading.names)
      {
        return reading.add(parts)
      }
      if let parts = BraceReferences.parse(bytes, names: &reading.names) {
        return reading.add(parts)
      }
      guard ValueText.isChannels(item.text) else {
        return reading.add(ValueText(bytes, saysColor: false), of: token, at: item.span)
      }
      let css = Array("hsl(".utf8) + bytes + [0x29]
      return css.withUnsafeBufferPointer {
        reading.add(ValueText($0, saysColor: false), of: token, at: item.span)
      }
    }
  }

  /// The colours of a DESIGN.md: `colors:`, which `{colors.name}` refers to, and the literals of its
  /// `components:`.
  private func frontMatter(_ span: Span, into reading: inout TokenReading) {
    let range = span.range
    let padded = document.file.bytes[..<range.upperBound].enumerated().map { index, byte in
      index >= range.lowerBound || byte == 0x0A || byte == 0x0D ? byte : 0x20
    }
    let file = SourceFile(path: document.file.path, bytes: padded)
    guard let tree = try? YAML.parse(file) else { return }
    tree.withView { view in
      guard view.member("colors", of: view.rootEntry) != nil else { return }
      var colors = PlainColors(view, appearances, referencesBelow: "colors")
      colors.read(into: &reading)
    }
  }
}
