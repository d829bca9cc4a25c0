import Diagnostics
import SourceTrees

/// The terms of one sentence or cell, and the ways to tie a ratio in it to colours.
struct ClaimSentence {
  let terms: ArraySlice<ClaimTerm>
  /// The text that the terms' spans count in.
  let source: MarkdownText

  /// A term or a run of them as written.
  func text(_ span: Span) -> String {
    String(decoding: source.utf8[span.range.clamped(to: source.utf8.indices)], as: UTF8.self)
  }

  /// How many words may stand between a colour and "on", and between "on" and a colour.
  private static let nearWords = 2
  /// How many terms may stand between a pair and its ratio.
  private static let farTerms = 14
  /// How far back a sentence is searched, and how long a list is read: so that time stays linear.
  static let searchedTerms = 80
  static let listLength = 16

  func term(_ index: Int) -> ClaimTerm? { terms.indices.contains(index) ? terms[index] : nil }

  var ratioIndexes: [Int] { terms.indices.filter { terms[$0].isRatio } }

  enum Background {
    case operands([ClaimOperand])
    /// "it".
    case it
    case unknown(Span)
  }

  /// The background that follows an "on".
  func background(after on: Int) -> (background: Background, end: Int)? {
    var index = on + 1
    var words = 0
    while let term = term(index), term.isPlain, words <= Self.nearWords {
      if !term.isFiller { words += 1 }
      index += 1
    }
    guard let first = term(index) else { return unknownBackground(from: on + 1) }
    if first.isIt { return (.it, index + 1) }
    if case .unknown = first.kind { return (.unknown(first.span), index + 1) }
    guard let operand = first.operand, words <= Self.nearWords, !(operand.isWeak && words > 0)
    else {
      return unknownBackground(from: on + 1)
    }
    return list(from: index, operand)
  }

  /// A list of colours: "canvas, surface and sunken". One that a ratio follows begins a claim of
  /// its own.
  private func list(from start: Int, _ first: ClaimOperand) -> (background: Background, end: Int) {
    var operands = [first]
    var end = start + 1
    while term(end)?.isJoint == true, operands.count < Self.listLength {
      var next = end + 1
      while let term = term(next), term.isJoint || term.isFiller, next - end < 4 { next += 1 }
      guard let operand = term(next)?.operand, beginsNoClaim(next) else { break }
      operands.append(operand)
      end = next + 1
    }
    return (.operands(operands), end)
  }

  private func beginsNoClaim(_ operand: Int) -> Bool {
    var index = operand + 1
    while let term = term(index), term.isFiller || term.isPlain, index - operand < 4 { index += 1 }
    guard let next = term(index) else { return true }
    return !next.isRatio && !next.isOn
  }

  private func unknownBackground(from start: Int) -> (background: Background, end: Int)? {
    var end = start
    while let term = term(end), term.isPlain || term.isAnd, end - start < 4 { end += 1 }
    while end > start, term(end - 1)?.isAnd == true { end -= 1 }
    guard end > start, let first = term(start), let last = term(end - 1) else { return nil }
    return (.unknown(first.span.union(last.span)), end)
  }

  /// The colours that stand before an "on": "white text on", "A and B on".
  func foregrounds(before on: Int) -> [ClaimOperand] {
    var index = on - 1
    var words = 0
    while let term = term(index), term.isPlain, words <= Self.nearWords {
      words += 1
      index -= 1
    }
    guard words <= Self.nearWords, let operand = term(index)?.operand,
      !(operand.isWeak && words > 0)
    else { return [] }
    return listEnding(at: index, operand)
  }

  private func listEnding(at end: Int, _ last: ClaimOperand) -> [ClaimOperand] {
    var operands = [last]
    var index = end - 1
    while term(index)?.isJoint == true, operands.count < Self.listLength {
      var before = index
      while term(before)?.isJoint == true, index - before < 4 { before -= 1 }
      // The background of an earlier pair is no foreground of this one.
      guard let operand = term(before)?.operand, !isBackground(before) else { break }
      operands.append(operand)
      index = before - 1
    }
    return operands.reversed()
  }

  /// Whether a colour follows an "on".
  func isBackground(_ operand: Int) -> Bool {
    var index = operand - 1
    var steps = 0
    while let term = term(index), term.isPlain || term.isJoint || term.operand != nil, steps < 12 {
      index -= 1
      steps += 1
    }
    guard term(index)?.isOn == true, let found = background(after: index) else { return false }
    return operand < found.end
  }
}

extension ClaimSentence {
  /// A pair that the sentence spells out.
  struct SpelledPair {
    var foregrounds: [ClaimOperand]
    var background: Background
    /// Whether the foreground stands right before the "on": "white on coral", not "white text on".
    var isTight = true
    /// The range of its terms.
    var range: Range<Int>
  }

  /// "A on B" around the "on" at an index. The foreground may be missing.
  func pair(on: Int) -> SpelledPair? {
    guard let found = background(after: on) else { return nil }
    return SpelledPair(
      foregrounds: foregrounds(before: on), background: found.background,
      isTight: term(on - 1)?.operand != nil, range: on..<found.end)
  }

  /// The pair that stands before a ratio: "A on B is 3.0 : 1".
  func pairBefore(_ ratio: Int) -> SpelledPair? {
    var index = ratio - 1
    let first = max(terms.startIndex, ratio - Self.farTerms)
    // "over 7 : 1" is a limit, not a pair.
    if term(index)?.isLimitingOn == true { index -= 1 }
    while index >= first, !terms[index].isOn {
      if terms[index].isRatio, !isOfSamePair(ratio) { return nil }
      index -= 1
    }
    guard index >= first, var pair = pair(on: index), pair.range.upperBound <= ratio else {
      return nil
    }
    let between = pair.range.upperBound..<ratio
    let named = between.filter { terms[$0].operand != nil }
    if pair.foregrounds.isEmpty, let last = named.last, let operand = terms[last].operand {
      // "On canvas, A is 16.9 : 1".
      pair.foregrounds = [operand]
      return pair
    }
    return named.isEmpty ? pair : nil
  }

  /// The pair that stands behind a ratio: "3.0 : 1 for white on coral", "3.0 : 1 (white on coral)".
  func pairAfter(_ ratio: Int) -> SpelledPair? {
    var index = ratio + 1
    while let term = term(index), term.isFiller || term.isOpen || term.isDash, index - ratio < 4 {
      index += 1
    }
    guard term(index)?.operand != nil else { return nil }
    var on = index + 1
    while let term = term(on), term.isPlain || term.isJoint || term.operand != nil, on - index < 8 {
      on += 1
    }
    guard term(on)?.isOn == true, let pair = pair(on: on), !pair.foregrounds.isEmpty,
      term(pair.range.upperBound)?.isRatio != true
    else { return nil }
    return pair
  }

  /// "between A and B is 3.0 : 1", "3.0 : 1 between A and B", "A / B: 3.0 : 1".
  func pairBetween(_ ratio: Int) -> SpelledPair? {
    if let pair = slashPair(endingAt: lastBefore(ratio)) { return pair }
    let after = ratio + 1
    if term(after)?.isBetween == true { return pair(between: after) }
    let first = max(terms.startIndex, ratio - Self.farTerms)
    for index in stride(from: ratio - 1, through: first, by: -1) where terms[index].isBetween {
      guard let pair = pair(between: index), pair.range.upperBound <= ratio else { return nil }
      return pair
    }
    return nil
  }

  private func lastBefore(_ ratio: Int) -> Int {
    var index = ratio - 1
    while let term = term(index), term.isFiller || term.isOpen, ratio - index < 4 { index -= 1 }
    return index
  }

  private func slashPair(endingAt index: Int) -> SpelledPair? {
    guard let second = term(index)?.operand, term(index - 1)?.isSlash == true,
      let first = term(index - 2)?.operand
    else { return nil }
    return SpelledPair(
      foregrounds: [first], background: .operands([second]), range: index - 2..<index + 1)
  }

  private func pair(between index: Int) -> SpelledPair? {
    var next = index + 1
    while term(next)?.isPlain == true, next - index < 4 { next += 1 }
    guard let first = term(next)?.operand else { return nil }
    var second = next + 1
    while let term = term(second), term.isPlain || term.isJoint, second - next < 5 { second += 1 }
    guard let last = term(second)?.operand else { return nil }
    return SpelledPair(
      foregrounds: [first], background: .operands([last]), range: index..<second + 1)
  }

  /// "`#C2410C` (white 5.2 : 1)": the colour in front of the bracket is the background.
  func pairAround(_ ratio: Int) -> SpelledPair? {
    var index = ratio - 1
    while let term = term(index), term.isPlain, ratio - index < 3 { index -= 1 }
    guard let foreground = term(index)?.operand, term(index - 1)?.isOpen == true else { return nil }
    guard let background = term(index - 2)?.operand else { return nil }
    return SpelledPair(
      foregrounds: [foreground], background: .operands([background]), range: index - 2..<ratio)
  }

  /// The "on" behind a ratio: "7.2 : 1 on ink".
  func onAfter(_ ratio: Int) -> Int? {
    var index = ratio + 1
    while let term = term(index), index - ratio < 5 {
      switch term.kind {
      case .on: return index
      case .filler, .plus, .relation: index += 1
      case .word where ["text", "or", "as", "measured"].contains(text(term.span)): index += 1
      default: return nil
      }
    }
    return nil
  }

  /// The colour right before a ratio: "white 5.1 : 1"; a plain word only where `isWeak` asks for one.
  func operandBefore(_ ratio: Int, isWeak: Bool = false) -> ClaimOperand? {
    var index = ratio - 1
    while let term = term(index), isLeadIn(term), ratio - index < 5 { index -= 1 }
    guard let operand = term(index)?.operand, operand.isWeak == isWeak, !isBackground(index) else {
      return nil
    }
    return operand
  }

  private func isLeadIn(_ term: ClaimTerm) -> Bool {
    if case .relation = term.kind { return true }
    return term.isPlain
  }

  /// The colours that a sentence speaks of when it comes to a ratio: the last ones before it that
  /// are no background.
  func spokenOf(before ratio: Int) -> [ClaimOperand] {
    let first = max(terms.startIndex, ratio - Self.searchedTerms)
    for index in stride(from: ratio - 1, through: first, by: -1) {
      guard let operand = terms[index].operand, !operand.isWeak, !isBackground(index) else {
        continue
      }
      return listEnding(at: index, operand)
    }
    return []
  }

  /// The colour that "it" stands for in running text: the one named before the bracket or before
  /// the pair.
  func antecedent(of pair: SpelledPair) -> ClaimOperand? {
    let own = Set(pair.foregrounds.map(\.span))
    let first = max(terms.startIndex, pair.range.lowerBound - Self.searchedTerms)
    for index in stride(from: pair.range.lowerBound - 1, through: first, by: -1) {
      if let operand = terms[index].operand, !operand.isWeak, !own.contains(operand.span) {
        return operand
      }
    }
    return nil
  }
}
