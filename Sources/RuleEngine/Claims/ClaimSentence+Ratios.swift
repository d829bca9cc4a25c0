import Diagnostics
import SourceTrees

/// What the words beside a ratio say of it: limits, negations, ranges.
extension ClaimSentence {
  /// What the words beside a ratio say of it.
  func relation(at ratio: Int) -> StatedRatio.Relation {
    let before = relationBefore(ratio)
    // "below the 4.5 : 1 minimum".
    if before == .lessThan { return .lessThan }
    guard let after = relationAfter(ratio) else { return before ?? .equal }
    // "is not 4.5 : 1 or more".
    return isNegation(endingAt: ratio - 1) ? after.opposite ?? after : after
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
    // "fails AA (4.5 : 1)".
    while ratio - index <= 4, isFiller(index) || isLevel(index) || isOpen(index, before: ratio) {
      index -= 1
    }
    guard case .relation(let relation, let side) = term(index)?.kind, side != .after else {
      return nil
    }
    if isNegation(endingAt: index - 1) { return relation.opposite }
    return isMissed(index) ? .lessThan : relation
  }

  private func isFiller(_ index: Int) -> Bool { term(index)?.isFiller == true }

  private func isOpen(_ index: Int, before ratio: Int) -> Bool {
    index == ratio - 1 && term(index)?.isOpen == true
  }

  /// Whether a word is a level of WCAG, which stands for its floor.
  private func isLevel(_ index: Int) -> Bool {
    ["aa", "aaa"].contains(word(at: index) ?? "")
  }

  /// "misses the required", "doesn't meet the minimum of": what is missed is a floor.
  private func isMissed(_ floor: Int) -> Bool {
    var index = floor - 1
    while floor - index <= 3, isFiller(index) { index -= 1 }
    if case .relation(.lessThan, let side) = term(index)?.kind { return side != .after }
    return false
  }

  /// Whether a ratio says what a level asks for, and nothing of a pair: "17.4 : 1 (AAA, 7 : 1)", "AAA (7 : 1)", "large text only
  /// (3 : 1)".
  func isLevelFloor(_ ratio: Int) -> Bool {
    guard relation(at: ratio) == .equal else { return false }
    var index = ratio - 1
    while ratio - index <= 3,
      term(index)?.isOpen == true || term(index)?.isComma == true || isFiller(index)
    {
      index -= 1
    }
    if isLevel(index) { return true }
    guard term(ratio - 1)?.isOpen == true, word(at: index) == "text" else { return false }
    return ClaimKeywords.large.contains(word(at: index - 1) ?? "") || isFiller(index + 1)
  }

  /// Whether a ratio is said of another time or another colour: "was 3.9 : 1, now 4.5 : 1", "used to be", "would be".
  func isOfAnotherTime(_ ratio: Int) -> Bool {
    var index = ratio - 1
    while ratio - index <= 3, isFiller(index), !ClaimKeywords.was.contains(plain(index) ?? "") {
      index -= 1
    }
    if ClaimKeywords.reaching.contains(plain(index) ?? "") { index -= 1 }
    let word = plain(index) ?? ""
    if ClaimKeywords.was.contains(word) {
      return (ratio + 1...ratio + Self.searchedTerms).contains {
        ClaimKeywords.now.contains(plain($0) ?? "")
      }
    }
    return ClaimKeywords.elsewhere.contains(word) || word == "to" && plain(index - 1) == "used"
  }

  /// Whether a ratio is another of the pair before it: "4.5 : 1 (dark: 6.1 : 1)", "was 3.9 : 1, now 4.5 : 1".
  func isOfSamePair(_ ratio: Int) -> Bool {
    !appearances(behind: ratio).isEmpty || appearance(ahead: ratio) != nil
      || ClaimKeywords.now.contains(plain(ratio - 1) ?? "")
  }

  /// The text of a word or filler at an index, in small letters.
  private func plain(_ index: Int) -> String? {
    guard let term = term(index), term.isPlain || term.isDash else { return nil }
    return text(term.span).lowercased()
  }

  /// Whether all that is said of a ratio is that it is another, "is not 4.5 : 1", or that there is no such pair:
  /// "no text on canvas is below 4.5 : 1".
  func isDenied(_ ratio: Int) -> Bool {
    // In German the negation stands behind: "erreicht 4,5 : 1 nicht".
    isOfNoPair(ratio) || word(at: ratio + 1) == "nicht"
      || relation(at: ratio) == .equal && isNegation(endingAt: ratio - 1)
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
  func word(at index: Int) -> String? {
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
}
