/// What a bare identifier means as a colour.
enum ColorKeyword {
  case named(UInt32)
  case transparent
  case currentColor
  /// The place in `SystemColors.all`.
  case system(Int)

  /// Looks the word up; nil for anything outside the closed list.
  static func find(_ word: Word) -> ColorKeyword? { table[word] }

  private static let table: [Word: ColorKeyword] = {
    var table: [Word: ColorKeyword] = [:]
    table.reserveCapacity(256)
    for entry in NamedColors.all { table[Word(entry.name)] = .named(entry.rgb) }
    for (index, entry) in SystemColors.all.enumerated() {
      table[Word(entry.keyword)] = .system(index)
    }
    table[Word("transparent")] = .transparent
    table[Word("currentcolor")] = .currentColor
    return table
  }()
}
