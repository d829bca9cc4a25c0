import Diagnostics
import SourceTrees

/// In which appearance a ratio holds.
extension ClaimSentence {
  /// The appearances that are named for a ratio: behind it, "3.0 : 1 in dark", "3.0 : 1 (dark)", "3.0 : 1 in light and dark";
  /// before it, "in dark mode: 3.0 : 1", "dark 3.0 : 1"; or at the head of its sentence, "In dark, white on coral is 3.0 : 1".
  func appearances(at ratio: Int) -> [ClaimAppearance] {
    let behind = appearances(behind: ratio)
    if !behind.isEmpty { return behind }
    if let ahead = appearance(ahead: ratio) { return [ahead] }
    let several = appearances(ahead: ratio)
    return several.isEmpty ? leadingAppearances : several
  }

  /// "has in light and dark at least 4.5 : 1".
  private func appearances(ahead ratio: Int) -> [ClaimAppearance] {
    let first = max(terms.startIndex, ratio - Self.searchedTerms)
    for index in stride(from: ratio - 1, through: first, by: -1) {
      if terms[index].isRatio { return [] }
      if isIn(terms[index]) {
        let found = appearances(from: index + 1)
        return found.count > 1 ? found : []
      }
    }
    return []
  }

  private var leadingAppearances: [ClaimAppearance] {
    guard let first = terms.first else { return [] }
    if isIn(first) { return appearances(from: terms.startIndex + 1) }
    guard case .appearance = first.kind else { return [] }
    let found = appearances(from: terms.startIndex)
    // Each name and what joins it to the next, "Light, high contrast:"; the last may have "mode" behind it.
    var last = terms.startIndex
    for _ in found.dropFirst() { last = endOfMode(last) + 2 }
    return isColon(behind: endOfMode(last)) ? found : []
  }

  /// "light", "light and dark", "light, dark and brand" from an index on.
  private func appearances(from start: Int) -> [ClaimAppearance] {
    var found: [ClaimAppearance] = []
    var index = start
    while term(index)?.isFiller == true, index - start < 3 { index += 1 }
    while case .appearance(let appearance) = term(index)?.kind, found.count < Self.listLength {
      found.append(appearance)
      let end = endOfMode(index)
      guard term(end + 1)?.isJoint == true else { break }
      index = end + 2
    }
    return found
  }

  /// The index of the word "mode" behind an appearance's name, or the name's own.
  private func endOfMode(_ index: Int) -> Int {
    ClaimKeywords.modes.contains(word(at: index + 1) ?? "") ? index + 1 : index
  }

  func appearances(behind ratio: Int) -> [ClaimAppearance] {
    if case .appearance(let index) = term(ratio + 1)?.kind, endsItem(endOfMode(ratio + 1) + 1) {
      return [index]
    }
    guard let next = term(ratio + 1), next.isOpen || isIn(next) else { return [] }
    let found = appearances(from: ratio + 2)
    // "4.5 : 1 (dark: 6.1 : 1)" says where the next one holds.
    if found.count == 1, term(endOfMode(ratio + 2) + 1)?.isRatio == true { return [] }
    return found
  }

  /// The one appearance that is named between a ratio and the one before it, as such and not as part of a colour's name.
  func appearance(ahead ratio: Int) -> ClaimAppearance? {
    let first = max(terms.startIndex, ratio - Self.searchedTerms)
    var found: ClaimAppearance?
    for index in stride(from: ratio - 1, through: first, by: -1) {
      if terms[index].isRatio { break }
      guard case .appearance(let appearance) = terms[index].kind else { continue }
      if found != nil { return nil }
      let end = endOfMode(index)
      // "has high contrast, 7 : 1" is no name.
      let isBeside = end == ratio - 1 && (end > index || !isOfContrast(terms[index]))
      let isNamed =
        isBeside || isColon(behind: end)
        || term(index - 1).map { isIn($0) || isFor($0) || $0.isOpen } ?? false
      guard isNamed, term(index - 1)?.isOn != true else { return nil }
      found = appearance
    }
    return found
  }

  private func isFor(_ term: ClaimTerm) -> Bool {
    ["for", "für"].contains(text(term.span).lowercased())
  }

  /// Whether a name is made of words that may as well describe a ratio.
  private func isOfContrast(_ term: ClaimTerm) -> Bool {
    ClaimKeywords.contrast.contains { text(term.span).lowercased().hasSuffix($0) }
  }

  /// Whether nothing follows that belongs to the word before: "6.1 : 1 dark, …", not "… dark text".
  private func endsItem(_ index: Int) -> Bool {
    guard let term = term(index) else { return true }
    return term.isStop || term.isClose || term.isComma || term.isSlash
  }

  /// Whether a colon stands right behind a word, where it is no sign of a ratio.
  private func isColon(behind index: Int) -> Bool {
    guard let end = term(index).map({ Int($0.span.end) }), end < source.utf8.count else {
      return false
    }
    return source.utf8[end] == UInt8(ascii: ":")
  }

  /// The appearance of what stands below a heading: "Dark", "Dark mode contrast". Nil within for one that is of none
  /// by name, "High contrast"; nil where the heading says nothing of appearances.
  var headedAppearance: ClaimAppearance?? {
    if let named = namedAppearance { return named }
    let words = terms.indices.map { text(terms[$0].span).lowercased() }
    return zip(words, words.dropFirst()).contains {
      ClaimKeywords.more.contains($0) && ClaimKeywords.contrast.contains($1)
    }
      ? .some(nil) : nil
  }

  /// The one appearance that a heading or cell names, as such: "Dark", "Dark mode support", "Colours (dark)", "Text in dark
  /// mode"; not "Dark text".
  var namedAppearance: ClaimAppearance? {
    var found: ClaimAppearance?
    for index in terms.indices {
      guard case .appearance(let appearance) = terms[index].kind else { continue }
      if found != nil { return nil }
      let end = endOfMode(index)
      let before = term(index - 1), after = term(end + 1)
      let isNamed =
        end > index || before.map { isIn($0) || $0.isOpen || $0.isComma } ?? false
        || after.map { $0.isOpen || $0.isFiller } ?? terms[..<index].allSatisfy { isSymbol($0) }
        || isColon(behind: end)
      guard isNamed else { return nil }
      found = appearance
    }
    return found
  }

  /// The appearances that a line in front of a list or a table is of: "Dark mode:", "In dark mode, text has:", and "Dark mode" alone. Empty
  /// for any other.
  var announcedAppearances: [ClaimAppearance] {
    guard ratioIndexes.isEmpty else { return [] }
    if endsWithColon {
      if let named = namedAppearance { return [named] }
      return leadingAppearances
    }
    let isOnlyName = terms.indices.allSatisfy { index in
      if case .appearance = terms[index].kind { return true }
      return terms[index].isOpen || terms[index].isClose || isSymbol(terms[index])
        || ClaimKeywords.modes.contains(word(at: index) ?? "")
    }
    return isOnlyName ? namedAppearance.map { [$0] } ?? [] : []
  }

  private var endsWithColon: Bool {
    guard let last = source.utf8.lastIndex(where: { $0 > 0x20 }) else { return false }
    return source.utf8[last] == UInt8(ascii: ":")
      || last >= 2 && source.utf8[last - 2...last].elementsEqual("：".utf8)
  }

  /// A picture or a number: "🌙 Dark", "2. Dark".
  private func isSymbol(_ term: ClaimTerm) -> Bool {
    !text(term.span).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private func isIn(_ term: ClaimTerm) -> Bool {
    if case .word = term.kind {
      ["in", "im"].contains(text(term.span).lowercased())
    } else {
      false
    }
  }
}
