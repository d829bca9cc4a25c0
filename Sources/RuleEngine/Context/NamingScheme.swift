import TokenFiles

/// How a name in one place is spelled in another: what joins the two sides of `parity`.
package enum NamingScheme: String, Hashable, Sendable, CaseIterable {
  /// `--color-accent-primary` is `Color.accentPrimary`: lower camel case, without the word for a colour in
  /// front, which the type says; as `emit swift` writes it.
  case cssToSwift = "css-to-swift"
  case kebab, camel, snake
  /// `color.accent.primary`, the words joined by points; within a part they may be written in any case
  /// and with hyphens.
  case path

  /// What a name on the left is called on the right. One without words stays as it is.
  func spelled(_ name: String) -> String {
    let words = NameWords.words(of: name)
    if words.isEmpty { return name }
    return switch self {
    case .cssToSwift: NameWords.swiftMember(name)
    case .camel: NameWords.camelCase(words)
    case .kebab: words.joined(separator: "-")
    case .snake: words.joined(separator: "_")
    case .path: words.joined(separator: ".")
    }
  }

  /// Whether a name on the right is spelled as it should be: by itself, or behind the type or the folder
  /// that it stands in. In an asset catalogue a name may begin with a digit; Xcode writes the underscore in Swift.
  func isSpelled(_ name: String, _ expected: String) -> Bool {
    let member = Self.member(name)
    return self == .path || name == expected || member == expected
      || self == .cssToSwift && "_" + member == expected
  }

  /// `accentPrimary` of `Color.accentPrimary` and of `Brand/accentPrimary`.
  static func member(_ name: String) -> String {
    let end = name.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    return end.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// What is left of a name without its punctuation and case: names that share it were meant to be the
  /// same.
  static func folded(_ name: String) -> String {
    let words = NameWords.words(of: name)
    return words.isEmpty ? name : words.joined()
  }
}
