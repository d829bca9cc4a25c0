import Diagnostics
import SourceTrees

/// Turns the lexemes of a text into terms: names are looked up, words that say something about a
/// ratio are told from those that don't.
struct ClaimTermReader {
  private let bytes: [UInt8]
  private let vocabulary: ClaimVocabulary
  private let lexemes: [ClaimLexeme]
  private var found: [ClaimTerm] = []

  static func terms(of text: MarkdownText, _ vocabulary: ClaimVocabulary) -> [ClaimTerm] {
    var reader = ClaimTermReader(
      bytes: text.utf8, vocabulary: vocabulary,
      lexemes: ClaimLexer.lexemes(of: text.utf8, codes: text.code.map(\.range)))
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
    }
    return 1
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
    readWord(at: index)
    return 1
  }

  private mutating func readWord(at index: Int) {
    let word = text(lexemes[index].span)
    let small = word.lowercased()
    if ClaimKeywords.on.contains(small) {
      add(.on(isLimit: small == "over"), at: index)
    } else if ClaimKeywords.it.contains(small) {
      add(.it, at: index)
    } else if ClaimKeywords.and.contains(small) {
      add(.and, at: index)
    } else if small == "between" {
      add(.between, at: index)
    } else if small == "to" {
      add(.dash, at: index)
    } else if found.last?.isOn == true, let meaning = vocabulary.word(word) {
      // A token may be called like an appearance: "white on dark".
      addOperand(meaning.reference, at: index, isWeak: meaning.isWeak)
    } else if let appearance = vocabulary.appearance(small) {
      add(.appearance(appearance), at: index)
    } else if let meaning = vocabulary.word(word) {
      addOperand(meaning.reference, at: index, isWeak: meaning.isWeak)
    } else {
      add(ClaimKeywords.filler.contains(small) ? .filler : .word, at: index)
    }
  }
}
