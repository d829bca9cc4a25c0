import Diagnostics
import TokenFiles

/// What a document's words for colours mean: its own names, then tokens, then roles with one token,
/// then literal colours.
struct ClaimVocabulary {
  private let tokens: TokenSystem
  private let names: [String: ColorReference]
  /// The document's names of several words, by their first, the longest first.
  private let phrases: [String: [(words: [String], reference: ColorReference)]]
  private let roles: [String: TokenID]
  private let appearances: ClaimAppearanceNames

  init(document: ClaimDocument, context: Context) {
    tokens = context.tokens
    names = document.names
    phrases = Self.phrases(document.names)
    roles = Self.roles(context.roles)
    appearances = ClaimAppearanceNames(context.tokens.appearances)
  }

  private static func phrases(
    _ names: [String: ColorReference]
  ) -> [String: [(words: [String], reference: ColorReference)]] {
    var phrases: [String: [(words: [String], reference: ColorReference)]] = [:]
    for (name, reference) in names {
      let bytes = Array(name.utf8)
      let words = ClaimLexer.lexemes(of: bytes).map {
        String(decoding: bytes[$0.span.range], as: UTF8.self)
      }
      guard let first = words.first else { continue }
      phrases[first, default: []].append((words, reference))
    }
    return phrases.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// A role that owns one token can stand for it.
  private static func roles(_ roles: [Role]) -> [String: TokenID] {
    var found: [String: TokenID] = [:]
    for role in roles where role.tokens.count == 1 {
      found[role.name.lowercased()] = role.tokens[0]
    }
    return found
  }

  /// The appearance that a run of words in small letters begins with.
  func appearance(_ words: (Int) -> String?) -> (count: Int, appearance: ClaimAppearance)? {
    appearances.name(words)
  }

  /// The longest of the document's names that a run of words in small letters begins with.
  func name(_ words: (Int) -> String?) -> (count: Int, reference: ColorReference)? {
    guard let first = words(0), let candidates = phrases[first] else { return nil }
    let found = candidates.first { candidate in
      candidate.words.indices.allSatisfy { words($0) == candidate.words[$0] }
    }
    return found.map { ($0.words.count, $0.reference) }
  }

  /// What a text in code means.
  func code(_ text: String) -> ColorReference? {
    names[text.lowercased()] ?? token(text) ?? literal(text)
  }

  /// What a word outside of code means, and whether it could as well be just a word.
  func word(_ text: String) -> (reference: ColorReference, isWeak: Bool)? {
    if let reference = token(text) { return (reference, !Self.looksLikeName(text)) }
    let small = text.lowercased()
    // A sentence may begin with it.
    if !Self.looksLikeName(text), let reference = token(small) { return (reference, true) }
    if let color = ClaimKeywords.colors[small] { return literal(color).map { ($0, false) } }
    return roles[small].map { (.token($0), true) }
  }

  /// A token's name, also as `var(--name)` and `{name}` refer to it.
  private func token(_ text: String) -> ColorReference? {
    var name = text[...]
    if name.hasPrefix("var("), name.hasSuffix(")") { name = name.dropFirst(4).dropLast() }
    if name.hasPrefix("{"), name.hasSuffix("}") { name = name.dropFirst().dropLast() }
    return tokens[String(name)].map { .token($0) }
  }

  func literal(_ text: String) -> ColorReference? {
    LiteralColor(text).map { .literal($0) }
  }

  /// Hyphens, dots, slashes, digits and inner capitals make a name; a plain word could be a word.
  private static func looksLikeName(_ text: String) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      let isLetter = 0x61...0x7A ~= byte || (isFirst && 0x41...0x5A ~= byte)
      if !isLetter { return true }
      isFirst = false
    }
    return false
  }
}
