import Diagnostics

/// What a column's head says about the ratios below it.
struct ClaimColumn {
  enum Role { case values, foreground, background, appearance }

  var role = Role.values
  var foregrounds: [ClaimOperand]?
  var backgrounds: [ClaimOperand]?
  /// "White on it": the row's colour is the background.
  var isSubjectBackground = false
  var unknownBackground: String?
  var isFloor = false
  /// Whether its numbers are ratios, whatever they are written like.
  var isOfRatios = false
  var appearances: [ClaimAppearance] = []
  var time: ClaimTime?

  init() {}

  init(head: ClaimSentence) {
    let words = head.terms.map { head.text($0.span).lowercased() }
    isOfRatios = words.contains { ClaimKeywords.ratioHeads.contains($0) }
    isFloor = words.contains { ClaimKeywords.floorHeads.contains($0) }
    for case .appearance(let named) in head.terms.map(\.kind) where !appearances.contains(named) {
      appearances.append(named)
    }
    time = ClaimTime(head: head)
    if words.count == 1, ClaimKeywords.modeHeads.contains(words[0]) {
      role = .appearance
    } else if let on = head.terms.firstIndex(where: \.isOn) {
      readPair(head, on: on)
    } else if let operand = Self.onlyOperand(head) {
      backgrounds = [operand]
    } else if let operand = Self.comparedWith(head) {
      backgrounds = [operand]
    } else if words.contains(where: { ClaimKeywords.backgroundHeads.contains($0) }) {
      role = .background
    } else if words.contains(where: { ClaimKeywords.foregroundHeads.contains($0) }) {
      role = .foreground
    }
  }

  private mutating func readPair(_ head: ClaimSentence, on: Int) {
    guard let pair = head.pair(on: on) else { return }
    if !pair.foregrounds.isEmpty { foregrounds = pair.foregrounds }
    switch pair.background {
    case .operands(let operands): backgrounds = operands
    case .it: isSubjectBackground = true
    case .unknown(let span): unknownBackground = head.text(span)
    }
  }

  /// A head that is a colour and nothing else: the column holds ratios on it.
  private static func onlyOperand(_ head: ClaimSentence) -> ClaimOperand? {
    let rest = head.terms.filter { term in
      if case .appearance = term.kind { return false }
      return !term.isFiller && !term.isOpen && !term.isClose
    }
    return rest.count == 1 ? rest.first?.operand : nil
  }

  /// "Contrast with white".
  private static func comparedWith(_ head: ClaimSentence) -> ClaimOperand? {
    guard let last = head.terms.last, let operand = last.operand else { return nil }
    let before = head.term(head.terms.endIndex - 2)
    return before.map { head.text($0.span).lowercased() } == "with" ? operand : nil
  }
}
