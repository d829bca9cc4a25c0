import Diagnostics

/// What a row says about its own colours, found in its cells.
struct ClaimRow {
  var subjects: [ClaimOperand] = []
  var unknownSubject: String?
  var foregrounds: [ClaimOperand]?
  var backgrounds: [ClaimOperand]?
  var unknownBackground: String?
  /// The one that a cell under "Mode" names.
  var appearance: ClaimAppearance?

  init(cells: [ClaimSentence], columns: [ClaimColumn]) {
    readSubject(cells)
    readPairCell(cells)
    for (cell, column) in zip(cells, columns) {
      switch column.role {
      case .values: continue
      case .foreground: foregrounds = foregrounds ?? Self.operands(cell)
      case .background: readBackground(cell)
      case .appearance: appearance = appearance ?? cell.namedAppearance
      }
    }
  }

  /// The first cell that is a token's name in code and nothing else; then the first cell of the row
  /// that begins with one; then a first cell that is a colour by any name.
  private mutating func readSubject(_ cells: [ClaimSentence]) {
    for cell in cells {
      if let tokens = Self.operands(cell), tokens.allSatisfy(\.isToken), !cell.hasPair {
        subjects = tokens
        return
      }
    }
    if let first = cells.first, let operand = first.terms.first?.operand, operand.isToken {
      subjects = [operand]
    } else if let first = cells.first, let operands = Self.operands(first), !first.hasPair {
      subjects = operands
    } else {
      unknownSubject = cells.lazy.compactMap { Self.unknownName($0) }.first
    }
  }

  /// "A on B" or "A / B" in a cell of its own is the pair of the row.
  private mutating func readPairCell(_ cells: [ClaimSentence]) {
    for cell in cells where cell.ratioIndexes.isEmpty {
      guard let pair = cell.wholePair else { continue }
      foregrounds = pair.foregrounds
      if case .operands(let operands) = pair.background { backgrounds = operands }
      return
    }
  }

  private mutating func readBackground(_ cell: ClaimSentence) {
    guard backgrounds == nil else { return }
    backgrounds = Self.operands(cell)
    if backgrounds == nil { unknownBackground = Self.unknownName(cell) }
  }

  /// The colours of a cell that has nothing but colours: a name with its value counts once.
  static func operands(_ cell: ClaimSentence) -> [ClaimOperand]? {
    var operands: [ClaimOperand] = []
    for term in cell.terms {
      if let operand = term.operand {
        operands.append(operand)
      } else if !term.isJoint && !term.isOpen && !term.isClose {
        return nil
      }
    }
    guard let first = operands.first else { return nil }
    let tokens = operands.filter(\.isToken)
    // `text-2` #c6c6c6: the token is what is named, the literal shows it.
    if !tokens.isEmpty { return tokens }
    return operands.count == 1 ? operands : [first]
  }

  private static func unknownName(_ cell: ClaimSentence) -> String? {
    guard cell.terms.count == 1, case .unknown? = cell.terms.first?.kind else { return nil }
    return cell.terms.first.map { cell.text($0.span) }
  }
}

extension ClaimSentence {
  /// Whether the cell names two colours as a pair.
  var hasPair: Bool { wholePair != nil }

  /// "A on B", "A / B" and nothing else.
  var wholePair: SpelledPair? {
    if let on = terms.firstIndex(where: \.isOn) {
      guard let pair = pair(on: on), !pair.foregrounds.isEmpty,
        case .operands = pair.background
      else { return nil }
      return pair
    }
    guard terms.count == 3, let first = terms.first?.operand, let last = terms.last?.operand,
      term(terms.startIndex + 1)?.isSlash == true
    else { return nil }
    return SpelledPair(
      foregrounds: [first], background: .operands([last]), range: terms.indices)
  }
}

extension ClaimOperand {
  var isToken: Bool { if case .token = reference { true } else { false } }
}
