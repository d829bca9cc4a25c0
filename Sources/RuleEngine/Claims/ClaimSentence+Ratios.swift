import Diagnostics
import SourceTrees

/// What the words beside a ratio say of it: limits, negations, ranges, appearances.
extension ClaimSentence {
  /// What the words beside a ratio say of it.
  func relation(at ratio: Int) -> StatedRatio.Relation {
    relationAfter(ratio) ?? relationBefore(ratio) ?? .equal
  }

  private func relationAfter(_ ratio: Int) -> StatedRatio.Relation? {
    var index = ratio + 1
    if term(index)?.isOpen == true { index += 1 }
    switch term(index)?.kind {
    case .plus: return index == ratio + 1 ? .atLeast : nil
    case .relation(let relation, let side): return side == .before ? nil : relation
    default: return nil
    }
  }

  private func relationBefore(_ ratio: Int) -> StatedRatio.Relation? {
    var index = ratio - 1
    if case .on(isLimit: true) = term(index)?.kind { return .moreThan }
    while ratio - index <= 4, term(index)?.isFiller == true { index -= 1 }
    if case .relation(let relation, let side) = term(index)?.kind, side != .after {
      return isNegation(endingAt: index - 1) ? relation.opposite : relation
    }
    return nil
  }

  /// Whether all that is said of a ratio is that it is another, "is not 4.5 : 1", or that there is no such pair:
  /// "no text on canvas is below 4.5 : 1".
  func isDenied(_ ratio: Int) -> Bool {
    isOfNoPair(ratio) || relation(at: ratio) == .equal && isNegation(endingAt: ratio - 1)
  }

  /// Whether the clause that a ratio ends says "no" or the like.
  private func isOfNoPair(_ ratio: Int) -> Bool {
    let first = max(terms.startIndex, ratio - Self.searchedTerms)
    for index in stride(from: ratio - 1, through: first, by: -1) {
      if terms[index].isRatio || terms[index].isComma || terms[index].isOpen { return false }
      if ClaimKeywords.noPair.contains(word(at: index) ?? "") { return true }
    }
    return false
  }

  /// "not", "never", "isn't", also with a verb behind it: "must not fall".
  private func isNegation(endingAt end: Int) -> Bool {
    var index = end
    while end - index < 4, let term = term(index),
      term.isFiller || ClaimKeywords.falling.contains(word(at: index) ?? "")
    {
      index -= 1
    }
    guard let last = word(at: index) else { return false }
    if ClaimKeywords.negations.contains(last) { return true }
    // An apostrophe parts words.
    return last == "t" && ClaimKeywords.contracted.contains(word(at: index - 1) ?? "")
  }

  /// The plain word at an index, in small letters.
  private func word(at index: Int) -> String? {
    guard let term = term(index), case .word = term.kind else { return nil }
    return text(term.span).lowercased()
  }

  /// Whether a ratio is one end of a range: "3 : 1 – 4.5 : 1", "3–4.5 : 1", "between 3 : 1 and 4.5 : 1".
  func isRangeEnd(_ ratio: Int) -> Bool {
    let before = term(ratio - 1), after = term(ratio + 1)
    if before?.isDash == true, isNumber(upTo: ratio) { return true }
    if before?.isDash == true, term(ratio - 2)?.isRatio == true { return true }
    if after?.isDash == true, term(ratio + 2)?.isRatio == true { return true }
    if before?.isBetween == true { return true }
    return before?.isAnd == true && term(ratio - 2)?.isRatio == true
      && term(ratio - 3)?.isBetween == true
  }

  /// The place of a ratio among several that are said in one breath, "4.54 : 1 / 6.08 : 1", and how many they are.
  /// Nil for one that stands alone, and where an appearance or a background is named behind one of them.
  func placeInRun(of ratio: Int) -> (place: Int, count: Int)? {
    var first = ratio
    while term(first - 1)?.isJoint == true, term(first - 2)?.isRatio == true,
      ratio - first < Self.listLength
    {
      first -= 2
    }
    var last = ratio
    while term(last + 1)?.isJoint == true, term(last + 2)?.isRatio == true,
      last - ratio < Self.listLength
    {
      last += 2
    }
    let run = stride(from: first, through: last, by: 2)
    guard first < last,
      !run.contains(where: { appearance(behind: $0) != nil || onAfter($0) != nil })
    else { return nil }
    return ((ratio - first) / 2, (last - first) / 2 + 1)
  }

  /// Whether a bare number stands before the dash before a ratio, "3–4.5 : 1", and is no end of a name:
  /// "is 3 – 4.5 : 1", not "step 3 – 4.5 : 1".
  private func isNumber(upTo ratio: Int) -> Bool {
    guard let number = term(ratio - 2), let dash = term(ratio - 1), let end = term(ratio),
      case .word = number.kind,
      number.span.end == dash.span.start && dash.span.end == end.span.start
        || term(ratio - 3)?.isFiller == true
    else { return false }
    return text(number.span).utf8.allSatisfy(ClaimLexer.isNumeric)
  }

  /// The appearance named right behind a ratio, "3.0 : 1 in dark", "3.0 : 1 (dark)", "3.0 : 1 dark", or at the head of its
  /// sentence: "In dark, white on coral is 3.0 : 1", "Dark mode: white on coral is 3.0 : 1".
  func appearance(at ratio: Int) -> Int? { appearance(behind: ratio) ?? leadingAppearance }

  private var leadingAppearance: Int? {
    guard let first = terms.first else { return nil }
    if case .appearance(let index) = first.kind {
      let next = terms.startIndex + 1
      let last = ClaimKeywords.modes.contains(word(at: next) ?? "") ? next : next - 1
      return isColon(behind: last) ? index : nil
    }
    guard isIn(first) else { return nil }
    guard case .appearance(let index) = term(terms.startIndex + 1)?.kind else { return nil }
    return term(terms.startIndex + 2)?.isAnd == true ? nil : index
  }

  func appearance(behind ratio: Int) -> Int? {
    if case .appearance(let index) = term(ratio + 1)?.kind, endsItem(ratio + 2) { return index }
    guard let next = term(ratio + 1), next.isOpen || isIn(next) else { return nil }
    guard case .appearance(let index) = term(ratio + 2)?.kind else { return nil }
    // "in light and dark" says nothing new.
    if term(ratio + 3)?.isJoint == true, case .appearance = term(ratio + 4)?.kind { return nil }
    return index
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
  var headedAppearance: Int?? {
    if let named = namedAppearance { return named }
    let words = terms.indices.map { text(terms[$0].span).lowercased() }
    return zip(words, words.dropFirst()).contains {
      ClaimKeywords.more.contains($0) && $1 == "contrast"
    }
      ? .some(nil) : nil
  }

  private var namedAppearance: Int? {
    var found: Int?
    for index in terms.indices {
      if case .appearance(let appearance) = terms[index].kind {
        if found != nil { return nil }
        found = appearance
      } else if !terms[index].isFiller, !ClaimKeywords.modes.contains(word(at: index) ?? "") {
        return nil
      }
    }
    return found
  }

  private func isIn(_ term: ClaimTerm) -> Bool {
    if case .word = term.kind { text(term.span).lowercased() == "in" } else { false }
  }
}
