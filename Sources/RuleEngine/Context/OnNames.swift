import TokenFiles

/// Pairs that names give away: `onSurface` on `surface`, `on-brand` on `brand`, `text-on-accent` on
/// `accent`, `card-foreground` on `card`, and `foreground` on `background`.
///
/// What follows the word "on" names the background. What precedes it is kept as far as it can be
/// (`color-text-on-accent` means `color-accent`), and so is what follows (`on-surface-secondary` means
/// `surface-secondary`, or `surface` where there is none). Where that names nothing, a word for what is drawn
/// stands for one for what it is drawn on: `color-text-on-inverse` on `color-bg-inverse`, `fg-on-emphasis` on
/// `bg-emphasis`.
enum OnNames {
  static func pairs(in tokens: TokenSystem) -> [(TokenID, TokenID)] {
    var byWords: [[String]: TokenID] = [:]
    let names = tokens.tokens.map { (token: $0, words: NameWords.words(of: tokens.name($0))) }
    for name in names where byWords[name.words] == nil { byWords[name.words] = name.token }
    return names.compactMap { name in
      background(of: name.words, in: byWords).map { (name.token, $0) }
    }
  }

  private static func background(
    of words: [String], in byWords: [[String]: TokenID]
  ) -> TokenID? {
    if words.last == "foreground" {
      let rest = words.dropLast()
      return byWords[rest.isEmpty ? ["background"] : Array(rest)] ?? byWords[rest + ["background"]]
    }
    guard words.count <= 16, let on = words.lastIndex(of: "on"), on + 1 < words.count else {
      return nil
    }
    for end in stride(from: words.count, to: on + 1, by: -1) {
      for kept in stride(from: on, through: 0, by: -1) {
        if let token = byWords[Array(words[..<kept] + words[(on + 1)..<end])] { return token }
      }
    }
    return counterpart(of: words, on: on, in: byWords)
  }

  private static let foregrounds: Set<String> = [
    "text", "fg", "foreground", "content", "icon", "label",
  ]
  private static let backgrounds = ["bg", "background", "surface", "fill"]

  /// `bg-emphasis` for `fg-on-emphasis`: what precedes "on" with its last word exchanged.
  private static func counterpart(
    of words: [String], on: Int, in byWords: [[String]: TokenID]
  ) -> TokenID? {
    guard on > 0, foregrounds.contains(words[on - 1]) else { return nil }
    for background in backgrounds {
      let name = Array(words[..<(on - 1)] + [background] + words[(on + 1)...])
      if let token = byWords[name] { return token }
    }
    return nil
  }
}
