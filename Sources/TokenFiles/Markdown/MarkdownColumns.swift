import SourceTrees

/// Which column of a table names tokens, and which hold values, for which appearances.
struct MarkdownColumns {
  /// The column of names, if there is one.
  private(set) var name: Int?
  /// Columns for an appearance each, or else columns of values of which the first that fits counts.
  private(set) var values: [(column: Int, match: AppearanceWords.Match)] = []
  private var isOneOf = false

  init(_ table: MarkdownTable, words: AppearanceWords, fallback: AppearanceWords.Match) {
    let heads = Array(table.header.cells).map { $0.text.string.lowercased() }
    name = Self.nameColumn(heads) ?? Self.columnOfNames(table) ?? Self.colorColumn(heads, table)
    var general: [Int] = []
    for (column, head) in heads.enumerated() where column != name {
      let said = Set(NameWords.words(of: head))
      if let match = words.match(head), match.rank > 0 {
        values.append((column, match))
      } else if !said.isDisjoint(with: Self.valueWords) {
        general.append(column)
      }
    }
    if values.isEmpty {
      values = general.map { ($0, fallback) }
      isOneOf = true
    }
  }

  /// The values of a row: one for each appearance; of several general ones the first with a literal
  /// colour, or else the first with anything.
  func chosenValues(in row: MarkdownRow) -> [(column: Int, match: AppearanceWords.Match)] {
    guard isOneOf, values.count > 1 else { return values }
    let read = values.map { value in
      (value, row.cell(value.column).map { MarkdownCellReader($0.text).values } ?? [])
    }
    let chosen =
      read.first { $0.1.contains { $0.isLiteral } } ?? read.first { !$0.1.isEmpty }
    return chosen.map { [$0.0] } ?? []
  }

  /// The columns of values whatever a row says in them; nil where its cells decide.
  var fixedValues: [(column: Int, match: AppearanceWords.Match)]? {
    isOneOf && values.count > 1 ? nil : values
  }

  private static func nameColumn(_ heads: [String]) -> Int? {
    heads.firstIndex { !nameWords.isDisjoint(with: NameWords.words(of: $0)) }
  }

  /// Without a telling head, the first column with names in code, as `--color-bg`.
  private static func columnOfNames(_ table: MarkdownTable) -> Int? {
    (0..<min(table.columnCount, 8)).first { column in
      table.rows.prefix(3).contains { row in
        row.cell(column)?.text.code.first.map { piece in
          row.cell(column)?.text.string(piece).hasPrefix("--") ?? false
        } ?? false
      }
    }
  }

  /// `Color | Hex`: the colour's name, where its value has a column of its own.
  private static func colorColumn(_ heads: [String], _ table: MarkdownTable) -> Int? {
    guard let first = heads.first,
      ["color", "colour", "颜色", "色"].contains(first.trimmingPrefix { $0 == " " }),
      heads.dropFirst().contains(where: { !valueWords.isDisjoint(with: NameWords.words(of: $0)) })
    else { return nil }
    let isNames = table.rows.prefix(3).allSatisfy { row in
      row.cell(0).map { MarkdownCellReader($0.text).values.isEmpty } ?? false
    }
    return isNames ? 0 : nil
  }

  private static let nameWords: Set<String> = [
    "token", "tokens", "variable", "variables", "property", "name", "名称", "变量",
  ]
  private static let valueWords: Set<String> = [
    "value", "values", "hex", "color", "colour", "default", "resolved", "rgb", "rgba", "hsl",
    "oklch", "code", "值", "色值", "颜色",
  ]
}
