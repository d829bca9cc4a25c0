/// What a bare identifier means as a colour.
enum ColorKeyword {
  case named(UInt32)
  case transparent
  case currentColor
  /// The place in `SystemColors.all`.
  case system(Int)

  /// Looks the word up; nil for anything outside the closed list.
  static func find(_ word: Word) -> ColorKeyword? { table[word] }

  private static let table: WordTable<ColorKeyword> = {
    var entries: [(Word, ColorKeyword)] = NamedColors.all.map { (Word($0.name), .named($0.rgb)) }
    for (index, entry) in SystemColors.all.enumerated() {
      entries.append((Word(entry.keyword), .system(index)))
    }
    entries.append((Word("transparent"), .transparent))
    entries.append((Word("currentcolor"), .currentColor))
    return WordTable(entries)
  }()
}
