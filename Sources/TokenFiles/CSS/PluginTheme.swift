import Diagnostics
import SourceTrees

/// A theme as daisyUI takes it in Tailwind 4's stylesheets: `@plugin "daisyui/theme" { name: "dusk"; … }`.
struct PluginTheme {
  private(set) var name = ""
  /// Whether the page has it unless something else is chosen, and where the system is dark.
  private(set) var isDefault = false
  private(set) var isDefaultWhenDark = false
  private(set) var isDark = false

  /// Nil for a plugin that is no theme.
  init?(_ node: CSSNode) {
    guard node.preludeText.contains("theme") else { return nil }
    for declaration in node.declarations {
      let isTrue = declaration.valueText == "true"
      if declaration.isNamed("name") {
        name = declaration.valueText.filter { $0 != "\"" && $0 != "'" }
      } else if declaration.isNamed("default") {
        isDefault = isTrue
      } else if declaration.isNamed("prefersdark") {
        isDefaultWhenDark = isTrue
      } else if declaration.isNamed("color-scheme") {
        isDark = declaration.valueText == "dark"
      }
    }
  }
}

extension CSSTokenReader {
  /// The plugin writes the default into `:where(:root)`, that of the dark into a media query, and each
  /// also into `[data-theme=name]`.
  func place(of theme: PluginTheme, _ node: CSSNode, in place: Place) -> Place {
    var inner = place
    inner.matches = []
    if let match = words.match(theme.name), match.rank > 0 {
      inner.matches.append(selecting(match.mask, CSSSpecificity(0, 1, 0)))
    }
    if theme.isDefaultWhenDark {
      let dark = words.conditions(scheme: .dark, contrast: nil)
      inner.matches.append(selecting(dark, CSSSpecificity(0, 1, 0)))
    }
    if theme.isDefault { inner.matches.append(selecting(everywhere, CSSSpecificity())) }
    guard inner.matches.isEmpty else { return inner }
    var unknown = selecting([], CSSSpecificity(0, 1, 0))
    let words = NameWords.words(of: theme.name)
    if !words.isEmpty {
      unknown.unknownTheme = Appearance(
        words.joined(separator: "-"), scheme: theme.isDark ? .dark : .light,
        css: "[data-theme=\"\(theme.name)\"]")
    }
    inner.matches = [unknown]
    inner.unmet = inner.unmet ?? tree.file.location(node.prelude)
    return inner
  }

  private func selecting(_ mask: AppearanceMask, _ specificity: CSSSpecificity) -> SelectorMatch {
    SelectorMatch(mask: mask, isRoot: true, specificity: specificity)
  }
}
