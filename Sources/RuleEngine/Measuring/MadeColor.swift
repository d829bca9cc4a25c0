import SourceTrees

/// Colours that CSS makes from other colours: what is to change is one of those, not the result.
package enum MadeColor {
  /// The functions whose arguments are colours, in lower case.
  private static let functions: Set<String> = [
    "color-mix", "light-dark", "contrast-color", "color-contrast", "color-layers", "var", "env",
    "attr",
  ]

  /// The function that makes a colour from others, as `color-mix()` or `rgb(from ...)`; nil where the text is
  /// a colour by itself. The whole text is looked through, once.
  package static func function(in text: String) -> String? {
    let tokens = CSSTokenList(text)
    var name = ""
    // Whether nothing but spaces and comments came since a function was opened, and whether `from` did.
    var (isFirst, isFrom) = (false, false)
    for index in 0..<tokens.count {
      let token = tokens[index]
      if isFrom { return name + "(from ...)" }
      if token.isTrivia { continue }
      let isWord = token.kind == .ident || token.kind == .function
      isFrom = isFirst && isWord && tokens.isNamed(token, "from")
      isFirst = token.kind == .function
      if isFirst, !isFrom {
        name = tokens.text(of: token).lowercased()
        if functions.contains(name) { return name + "()" }
      }
    }
    return nil
  }
}
