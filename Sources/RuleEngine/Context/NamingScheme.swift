import TokenFiles

/// How a name in one place is spelled in another: what joins the two sides of `parity`.
package enum NamingScheme: String, Hashable, Sendable, CaseIterable {
  /// `--color-accent-primary` is `Color.accentPrimary`: lower camel case, without the word `color` in
  /// front, which the type says.
  case cssToSwift = "css-to-swift"
  case kebab, camel, snake
  /// `color.accent.primary`, the words joined by points; within a part they may be written in any case
  /// and with hyphens.
  case path

  /// What a name on the left is called on the right.
  func spelled(_ name: String) -> String {
    var words = NameWords.words(of: name)
    switch self {
    case .cssToSwift:
      if words.count > 1, words[0] == "color" { words.removeFirst() }
      return Self.camel(words)
    case .camel: return Self.camel(words)
    case .kebab: return words.joined(separator: "-")
    case .snake: return words.joined(separator: "_")
    case .path: return words.joined(separator: ".")
    }
  }

  /// Whether a name on the right is spelled as it should be: by itself, or behind the type or the folder
  /// that it stands in.
  func isSpelled(_ name: String, _ expected: String) -> Bool {
    self == .path || name == expected || Self.member(name) == expected
  }

  private static func camel(_ words: [String]) -> String {
    (words.first ?? "")
      + words.dropFirst().map { word in
        word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
  }

  /// `accentPrimary` of `Color.accentPrimary` and of `Brand/accentPrimary`.
  static func member(_ name: String) -> String {
    let end = name.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    return end.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// What is left of a name without its punctuation and case: names that share it were meant to be the
  /// same.
  static func folded(_ name: String) -> String {
    let bytes = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        byte
      default: nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
