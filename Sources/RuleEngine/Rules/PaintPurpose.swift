import TokenFiles

/// What a colour is there for, as far as the place where it is used or a token's name says.
enum PaintPurpose: Hashable, CaseIterable {
  /// Text and icons.
  case content
  /// What lies behind something.
  case ground
  /// Strokes, dividers and rings.
  case line

  private var words: Set<String> {
    switch self {
    case .content:
      ["text", "fg", "foreground", "ink", "label", "content", "icon", "title", "on", "link"]
    case .ground:
      ["bg", "background", "surface", "canvas", "paper", "page", "fill", "backdrop", "scrim"]
    case .line: ["border", "stroke", "outline", "divider", "line", "separator", "ring", "hairline"]
    }
  }

  /// What a token's name says that it is for: of several words the first, since text on a background is
  /// text; nil where it says nothing of it.
  init?(tokenName name: String) {
    for word in NameWords.words(of: name) {
      if let purpose = Self.allCases.first(where: { $0.words.contains(word) }) {
        self = purpose
        return
      }
    }
    return nil
  }
}

extension Element {
  /// The paints that are its own, with what each is for; of an image none.
  func forEachPurpose(_ body: (PaintReference, PaintPurpose) -> Void) {
    let isLine = kind == .stroke || kind == .divider || kind == .focusRing
    if let color { body(color, isLine ? .line : kind == .shape ? .ground : .content) }
    if let fill { body(fill, isLine ? .line : .ground) }
    if let stroke { body(stroke, .line) }
    if let lightest { body(lightest, .ground) }
    if let darkest { body(darkest, .ground) }
  }
}
