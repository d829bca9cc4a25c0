import Diagnostics

/// Several ratios that are said in one breath: "4.54 : 1 / 6.08 : 1", `4.54:1<br>6.08:1`, `—/6.08:1`.
extension ClaimSentence {
  /// The place of a ratio in such a run, and how many there are, with those that are left empty. Nil for one that stands
  /// alone, and where an appearance or a background is named behind one of them.
  func placeInRun(of ratio: Int) -> (place: Int, count: Int)? {
    var ratios = [ratio]
    var place = 0
    var first = ratio
    while place < Self.listLength, term(first - 1)?.isJoint == true,
      let start = itemStart(endingAt: first - 2)
    {
      if terms[start].isRatio { ratios.append(start) }
      first = start
      place += 1
    }
    var count = place + 1
    var last = ratio
    while count - place <= Self.listLength, term(last + 1)?.isJoint == true,
      let end = itemEnd(startingAt: last + 2)
    {
      if terms[end].isRatio { ratios.append(end) }
      last = end
      count += 1
    }
    guard count > 1,
      !ratios.contains(where: { !appearances(behind: $0).isEmpty || onAfter($0) != nil })
    else { return nil }
    return (place, count)
  }

  /// Whether exactly one ratio follows behind a joint, a dash or an arrow: "3.9 : 1 → 4.54 : 1".
  func isFirstOfTwo(_ ratio: Int) -> Bool {
    ratioIndexes.count == 2 && ratioIndexes.first == ratio
      && (term(ratio + 1).map { $0.isJoint || $0.isDash } ?? false)
      && term(ratio + 2)?.isRatio == true
  }

  /// The first term of an item of a run: a ratio, or what stands where none is.
  private func itemStart(endingAt end: Int) -> Int? {
    guard let last = term(end) else { return nil }
    if last.isRatio { return end }
    let start = isSlashed(endingAt: end) ? end - 2 : end
    guard start < end || isEmpty(last) else { return nil }
    return term(start - 1).map { $0.isJoint } ?? true ? start : nil
  }

  private func itemEnd(startingAt start: Int) -> Int? {
    guard let first = term(start) else { return nil }
    if first.isRatio { return start }
    let end = isSlashed(endingAt: start + 2) ? start + 2 : start
    guard end > start || isEmpty(first) else { return nil }
    return term(end + 1).map { $0.isJoint } ?? true ? end : nil
  }

  /// "—", "none", "TBD".
  private func isEmpty(_ term: ClaimTerm) -> Bool {
    term.isDash || ClaimKeywords.absent.contains(text(term.span).lowercased())
  }

  /// "n/a".
  private func isSlashed(endingAt end: Int) -> Bool {
    word(at: end - 2) == "n" && term(end - 1)?.isSlash == true
      && term(end).map { text($0.span).lowercased() } == "a"
  }
}
