import Diagnostics

/// Declarations of CSS Syntax 3 §5.5.6.
extension CSSParser {
  /// §5.5.6. A declaration from its name, or the rule that it turns out to be.
  mutating func declaration(_ start: Int, nameEnd: Int, valueFrom: Int) -> Int {
    let isCustom = isCustomProperty(start, nameEnd)
    let valueStart = skipTrivia(valueFrom)
    let scan = scan(from: valueStart, contentEnd: valueFrom, isCustom ? .customValue : .value)
    if !isCustom, scan.end < lexer.end, lexer.bytes[scan.end] == 0x7B {
      // A block after other text: `a:hover {`. Only custom properties may hold such a value.
      let isWhole = scan.end == valueStart
      let flags = isWhole ? scan.flags.union(.colon) : scan.flags
      append(.styleRule, flags, start, start, scan, hasBlock: true)
      return enter(scan.end)
    }
    finish(start, nameEnd, valueStart, scan, isCustom: isCustom)
    return scan.end
  }

  /// Makes a declaration of a rule `a: {…}` that ends as one, with the block as its value (§5.5.6). What
  /// was read within the block is dropped.
  mutating func settleColon(_ index: Int) {
    guard records[index].flags.contains(.colon) else { return }
    let rule = records[index]
    let (start, end) = (Int(rule.start), Int(rule.end))
    let next = lexer.skipTrivia(end)
    guard next == lexer.end || lexer.bytes[next] == 0x3B || lexer.bytes[next] == 0x7D else {
      return
    }
    let nameEnd = lexer.name(start)
    let valueStart = lexer.skipTrivia(lexer.skipTrivia(nameEnd) + 1)
    records.removeLast(records.count - index)
    problems.removeAll { $0.problem != .unclosedBlock && $0.span.start > rule.start }
    records.append(
      CSSRecord(
        kind: .declaration, flags: [], start: rule.start,
        nameEnd: UInt32(truncatingIfNeeded: nameEnd),
        valueStartOrSubtreeEnd: UInt32(truncatingIfNeeded: valueStart),
        valueEnd: UInt32(truncatingIfNeeded: end), end: UInt32(truncatingIfNeeded: end)))
  }

  /// Whether a name begins with two dashes and goes on.
  private func isCustomProperty(_ start: Int, _ nameEnd: Int) -> Bool {
    guard nameEnd - start > 2 else { return false }
    let (first, second) = (lexer.bytes[start], lexer.bytes[start + 1])
    if first == 0x2D, second == 0x2D { return true }
    guard first == 0x5C || (first == 0x2D && second == 0x5C) else { return false }
    let name = CSSText.decode(lexer.bytes, start, nameEnd)
    return name.hasPrefix("--") && name.utf8.count > 2
  }

  private mutating func finish(
    _ start: Int, _ nameEnd: Int, _ valueStart: Int, _ scan: Scan, isCustom: Bool
  ) {
    guard !scan.isBad else { return }
    var flags = scan.flags
    var valueEnd = max(scan.contentEnd, valueStart)
    let end = valueEnd
    if isCustom { flags.insert(.customProperty) }
    if scan.bang >= 0 {
      let isImportant = isImportant(scan.bang, end)
      if isCustom, !isImportant || scan.hasTwoBangs {
        return note(.bangInCustomProperty, scan.bang, scan.bang + 1)
      }
      if isImportant {
        flags.insert(.important)
        valueEnd = max(scan.bangContentEnd, valueStart)
      }
    }
    records.append(
      CSSRecord(
        kind: .declaration, flags: flags, start: UInt32(truncatingIfNeeded: start),
        nameEnd: UInt32(truncatingIfNeeded: nameEnd),
        valueStartOrSubtreeEnd: UInt32(truncatingIfNeeded: valueStart),
        valueEnd: UInt32(truncatingIfNeeded: valueEnd), end: UInt32(truncatingIfNeeded: end)))
  }

  /// Whether nothing but the word `important` stands between a `!` and the end of a declaration.
  private func isImportant(_ bang: Int, _ end: Int) -> Bool {
    let word = lexer.skipTrivia(bang + 1)
    guard word < end, lexer.isIdentStart(word), lexer.name(word) >= end else { return false }
    return CSSText.decode(lexer.bytes, word, end).lowercased() == "important"
  }
}
