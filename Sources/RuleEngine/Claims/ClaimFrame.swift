import Diagnostics

/// What stands around a ratio outside of its own sentence: the row's colour, the column's head.
struct ClaimFrame {
  /// The row's colour or colours; none in running text.
  var subjects: [ClaimOperand] = []
  /// A name in the row's first code that nothing defines.
  var unknownSubject: String?
  /// The foreground that the column's head or the row's own column for it names.
  var foregrounds: [ClaimOperand]?
  var backgrounds: [ClaimOperand]?
  /// A background in the head or the row that nothing defines.
  var unknownBackground: String?
  /// The column's ratios are floors: "Minimum".
  var isFloor = false
  /// The appearances that the column's head names: one for all of its ratios, or one for each of a cell's.
  var appearances: [ClaimAppearance] = []
  /// Whether each ratio holds in all of these: "In light and dark:" before a list.
  var isOfAll = false
  /// Those of a cell's ratios in their order, by the column's head or by the columns before it.
  var order: [ClaimAppearance] = []
  var isTable = false
  /// The column is of another time: "Before".
  var isOfAnotherTime = false
  /// The column has two ratios in a cell, of which the second is today's: "Before / after".
  var isBeforeAndNow = false
}

extension ClaimFrame {
  /// The pairs that a ratio of a sentence is stated for.
  func pairs(at ratio: Int, in sentence: ClaimSentence) throws(ClaimGap) -> [Claim.Pair] {
    if isOfAnotherTime || isBeforeAndNow && sentence.isFirstOfTwo(ratio) { throw .anotherTime }
    if !isBeforeAndNow {
      if sentence.isRangeEnd(ratio) { throw .range }
      if let run = sentence.placeInRun(of: ratio), run.count != order.count { throw .severalRatios }
    }
    if sentence.isDenied(ratio) { throw .negated }
    if sentence.isOfAnotherTime(ratio) { throw .anotherTime }
    if sentence.isLevelFloor(ratio) { throw .levelFloor }
    if let on = sentence.onAfter(ratio), let pair = sentence.pair(on: on) {
      let own = foregrounds(of: pair, at: ratio, in: sentence)
      return try product(own, pair, in: sentence)
    }
    if let pair = spelledPair(at: ratio, in: sentence) {
      return try product(foregrounds(spelled: pair, in: sentence), pair, in: sentence)
    }
    return try framedPairs(at: ratio, in: sentence)
  }

  /// The appearances that a ratio of a sentence holds for, as far as any are named.
  func appearances(at ratio: Int, in sentence: ClaimSentence) -> [ClaimAppearance] {
    if let run = sentence.placeInRun(of: ratio), run.count == order.count {
      return [order[run.place]]
    }
    let named = sentence.appearances(at: ratio)
    if !named.isEmpty { return named }
    // "Dark, high contrast" is one or two.
    if appearances.contains(.moreContrast) { return [.moreContrast] }
    return isOfAll ? appearances : Array(appearances.prefix(1))
  }

  private func spelledPair(
    at ratio: Int, in sentence: ClaimSentence
  ) -> ClaimSentence.SpelledPair? {
    sentence.pairAfter(ratio) ?? sentence.pairBefore(ratio) ?? sentence.pairBetween(ratio)
      ?? sentence.pairAround(ratio)
  }

  /// "7.2 : 1 on ink": in a row the row's colour is meant, unless one stands before the number.
  private func foregrounds(
    of pair: ClaimSentence.SpelledPair, at ratio: Int, in sentence: ClaimSentence
  ) -> [ClaimOperand] {
    if isTable {
      if let operand = sentence.operandBefore(ratio) { return [operand] }
      if let foregrounds { return foregrounds }
      if !subjects.isEmpty { return subjects }
    }
    return sentence.spokenOf(before: ratio)
  }

  /// "A on B is 3.0 : 1". In a row, "coral text on B" describes the row's own colour.
  private func foregrounds(
    spelled pair: ClaimSentence.SpelledPair, in sentence: ClaimSentence
  ) -> [ClaimOperand] {
    if isTable, !subjects.isEmpty {
      let isOfRow = if case .it = pair.background { false } else { !pair.isTight }
      if pair.foregrounds.isEmpty || isOfRow { return subjects }
    }
    if !pair.foregrounds.isEmpty { return pair.foregrounds }
    return sentence.spokenOf(before: pair.range.lowerBound)
  }

  private func product(
    _ foregrounds: [ClaimOperand], _ pair: ClaimSentence.SpelledPair, in sentence: ClaimSentence
  ) throws(ClaimGap) -> [Claim.Pair] {
    let backgrounds = try backgrounds(of: pair, in: sentence)
    guard !foregrounds.isEmpty else {
      if let unknownSubject { throw .unknownName(unknownSubject) }
      throw .noForeground
    }
    if foregrounds.count > 1, !isTable, sentence.ratioIndexes.count > 1 {
      throw .severalForegrounds
    }
    return Self.product(foregrounds, backgrounds)
  }

  private func backgrounds(
    of pair: ClaimSentence.SpelledPair, in sentence: ClaimSentence
  ) throws(ClaimGap) -> [ClaimOperand] {
    switch pair.background {
    case .operands(let operands): return operands
    case .unknown(let span): throw .unknownName(sentence.text(span))
    case .it:
      if !subjects.isEmpty { return subjects }
      if let unknownSubject { throw .unknownName(unknownSubject) }
      guard let operand = sentence.antecedent(of: pair) else { throw .noBackground }
      return [operand]
    }
  }

  /// The colours that the row and the column's head name.
  private func framedPairs(
    at ratio: Int, in sentence: ClaimSentence
  ) throws(ClaimGap) -> [Claim.Pair] {
    let before = sentence.operandBefore(ratio)
    guard isTable else { throw before == nil ? .noColor : .noBackground }
    let foregrounds = before.map { [$0] } ?? foregrounds ?? subjects
    if foregrounds.isEmpty, let unknownSubject { throw .unknownName(unknownSubject) }
    guard let backgrounds else {
      if let unknownBackground { throw .unknownName(unknownBackground) }
      throw foregrounds.isEmpty ? .noColor : .noBackground
    }
    guard !foregrounds.isEmpty else { throw .noForeground }
    let pairs = Self.product(foregrounds, backgrounds)
    guard pairs.allSatisfy(\.isOfOneToken) else { return pairs }
    // Nobody states the ratio of a colour with itself: "ink 15.9 : 1" names the other by a plain word, or it is not said.
    guard let other = sentence.operandBefore(ratio, isWeak: true) else { throw .noForeground }
    return Self.product([other], backgrounds)
  }

  static func product(_ foregrounds: [ClaimOperand], _ backgrounds: [ClaimOperand]) -> [Claim.Pair]
  {
    foregrounds.flatMap { foreground in
      backgrounds.map {
        Claim.Pair(foreground: foreground.reference, background: $0.reference)
      }
    }
  }
}
