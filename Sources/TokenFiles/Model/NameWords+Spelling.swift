/// How the words of a name are spelled elsewhere: what generators write is what `parity` expects.
extension NameWords {
  /// How names call a colour.
  package static let color: Set<String> = ["color", "colour", "colors", "colours"]

  /// Without the word for a colour in front, which the type or the folder says; the only word stays.
  package static func withoutColor(_ words: [String]) -> [String] {
    guard words.count > 1, color.contains(words[0]) else { return words }
    return Array(words.dropFirst())
  }

  /// `bg`, `canvas` is `bgCanvas`.
  package static func camelCase(_ words: [String]) -> String {
    (words.first ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A member of Swift's `Color`: `color-bg-canvas` is `bgCanvas`, and `color-500` is `_500`, since no digit can
  /// begin one. Empty where a name has no words.
  package static func swiftMember(_ name: String) -> String {
    let member = camelCase(withoutColor(words(of: name)))
    return member.first?.isNumber == true ? "_" + member : member
  }
}
