import Diagnostics
import SourceTrees

/// Turns the lexemes of a text into terms: names are looked up, words that say something about a
/// ratio are told from those that don't.
struct ClaimTermReader {
  private let bytes: [UInt8]
  private let vocabulary: ClaimVocabulary
  private let lexemes: [ClaimLexeme]
  private var found: [ClaimTerm] = []
  /// The first term of a cell's line.
  private var lineStart = 0

  /// What is struck out is not said. In a cell, lines that hold ratios are items of a list.
  static func terms(
    of text: MarkdownText, _ vocabulary: ClaimVocabulary, isCell: Bool = false
  ) -> [ClaimTerm] {
    let bytes = text.standing
    var reader = ClaimTermReader(
      bytes: bytes, vocabulary: vocabulary,
      lexemes: ClaimLexer.lexemes(of: bytes, codes: text.code.map(\.range), hasLines: isCell))
    var index = 0
    while index < reader.lexemes.count {
      index += reader.read(at: index)
      reader.dropValue()
    }
    return reader.found
  }

  /// "mid (#767676)" says what the token's value is, and names no second colour.
  private mutating func dropValue() {
    guard found.count > 3, found[found.count - 1].isClose, found[found.count - 3].isOpen,
      case .literal = found[found.count - 2].operand?.reference,
      case .token = found[found.count - 4].operand?.reference
    else { return }
    found.removeLast(3)
  }

  private init(bytes: [UInt8], vocabulary: ClaimVocabulary, lexemes: [ClaimLexeme]) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.lexemes = lexemes
  }

  private func text(_ span: Span) -> String { Self.text(span, bytes) }

  private static func text(_ span: Span, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Adds a term and says how many lexemes it took.
  private mutating func read(at index: Int) -> Int {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .ratio(let value, let decimals): add(.ratio(value: value, decimals: decimals), at: index)
    case .code: addCode(at: index)
    case .color: addColor(at: index)
    case .word: return readWords(at: index)
    case .relation(let relation): add(.relation(relation, .before), at: index)
    case .stop: add(.stop, at: index)
    case .open: add(.open, at: index)
    case .close: add(.close, at: index)
    case .comma: add(.comma, at: index)
    case .slash: add(.slash, at: index)
    case .dash: add(.dash, at: index)
    case .plus: add(.plus, at: index)
    case .lineEnd: addLineEnd(at: index)
    }
    return 1
  }

  /// A comma behind a ratio's line, or one that is left empty: `4.54:1<br>6.76:1`, `—<br>6.76:1`; not where the ratio
  /// goes on, `4.54:1<br>on canvas`.
  private mutating func addLineEnd(at index: Int) {
    let line = found[min(lineStart, found.count)...]
    let isItem = line.contains(where: \.isRatio) || line.count == 1 && line.first?.isDash == true
    guard isItem, index + 1 < lexemes.count, found.last?.isJoint == false else { return }
    let next = lexemes[index + 1]
    if next.kind == .open || ClaimKeywords.on.contains(text(next.span).lowercased()) { return }
    add(.comma, at: index)
    lineStart = found.count
  }

  private mutating func add(_ kind: ClaimTerm.Kind, at index: Int, count: Int = 1) {
    let span = lexemes[index].span.union(lexemes[index + count - 1].span)
    found.append(ClaimTerm(kind: kind, span: span))
  }

  private mutating func addOperand(
    _ reference: ColorReference, at index: Int, count: Int = 1, isWeak: Bool = false
  ) {
    let span = lexemes[index].span.union(lexemes[index + count - 1].span)
    let operand = ClaimOperand(
      reference: reference, text: text(span), span: span, isWeak: isWeak)
    found.append(ClaimTerm(kind: .operand(operand), span: span))
  }

  private mutating func addCode(at index: Int) {
    if let reference = vocabulary.code(text(lexemes[index].span)) {
      addOperand(reference, at: index)
    } else {
      add(.unknown, at: index)
    }
  }

  private mutating func addColor(at index: Int) {
    if let reference = vocabulary.literal(text(lexemes[index].span)) {
      addOperand(reference, at: index)
    } else {
      add(.unknown, at: index)
    }
  }

  private mutating func readWords(at index: Int) -> Int {
    let (bytes, lexemes) = (bytes, lexemes)
    // The word at a distance, in small letters; nil where there is none.
    let words = { (offset: Int) -> String? in
      let place = index + offset
      guard place < lexemes.count, lexemes[place].kind == .word else { return nil }
      return Self.text(lexemes[place].span, bytes).lowercased()
    }
    if let name = vocabulary.name(words) {
      addOperand(name.reference, at: index, count: name.count)
      return name.count
    }
    if let limit = ClaimKeywords.limit(words) {
      add(.relation(limit.relation, limit.side), at: index, count: limit.words.count)
      return limit.words.count
    }
    if found.last?.isOn != true || vocabulary.word(text(lexemes[index].span)) == nil,
      let named = vocabulary.appearance(words)
    {
      // A token may be called like an appearance: "white on dark".
      add(.appearance(named.appearance), at: index, count: named.count)
      joinAppearances()
      return named.count
    }
    readWord(at: index)
    return 1
  }

  /// "Dark (high contrast)", "high contrast + dark" are one appearance.
  private mutating func joinAppearances() {
    guard found.count > 2, case .appearance = found[found.count - 3].kind,
      found[found.count - 2].isOpen || found[found.count - 2].isPlus
    else { return }
    let (first, last) = (found[found.count - 3].span, found[found.count - 1].span)
    let words = [first, last].flatMap {
      text($0).lowercased().split(separator: " ").map(String.init)
    }
    let named = vocabulary.appearance { words.indices.contains($0) ? words[$0] : nil }
    guard let named, named.count == words.count else { return }
    found.removeLast(3)
    found.append(ClaimTerm(kind: .appearance(named.appearance), span: first.union(last)))
  }

  private mutating func readWord(at index: Int) {
    let word = text(lexemes[index].span)
    let small = word.lowercased()
    if ClaimKeywords.on.contains(small) {
      add(.on(isLimit: ClaimKeywords.limitingOn.contains(small)), at: index)
    } else if ClaimKeywords.it.contains(small) {
      add(.it, at: index)
    } else if ClaimKeywords.and.contains(small) {
      add(.and, at: index)
    } else if ClaimKeywords.between.contains(small) {
      add(.between, at: index)
    } else if ClaimKeywords.to.contains(small) {
      add(.dash, at: index)
    } else if let meaning = vocabulary.word(word) {
      addOperand(meaning.reference, at: index, isWeak: meaning.isWeak)
    } else {
      add(ClaimKeywords.filler.contains(small) ? .filler : .word, at: index)
    }
  }
}
