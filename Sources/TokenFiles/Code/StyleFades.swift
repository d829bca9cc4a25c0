import ColorMath
import Diagnostics
import SourceTrees

/// Finds text that a style sheet makes paler: by an alpha in its colour, or by an opacity in a rule that
/// is about text.
struct StyleFades {
  private let tree: CSSTree

  init(_ tree: CSSTree) { self.tree = tree }

  func run(_ colors: inout SourceColors) {
    for index in 0..<tree.count {
      let node = tree.node(at: index)
      // What can't be used need not be read (WCAG 2.2 1.4.3 Incidental).
      guard node.kind == .styleRule, !node.preludeText.contains("disabled") else { continue }
      read(node, &colors)
    }
  }

  private func read(_ rule: CSSNode, _ colors: inout SourceColors) {
    var isText = false
    var opacities: [SourceColors.TextOpacity] = []
    for declaration in rule.declarations {
      let name = declaration.name
      if ColorWords.textColors.contains(name) {
        isText = true
        readColor(declaration, &colors)
      } else if ColorWords.text.contains(name) {
        isText = true
      } else if name == "opacity", let amount = Self.number(declaration.valueText[...]),
        ColorWords.fades(amount)
      {
        opacities.append(SourceColors.TextOpacity(amount: amount, location: declaration.location))
      }
    }
    if isText { colors.textOpacities += opacities }
  }

  private func readColor(_ declaration: CSSDeclaration, _ colors: inout SourceColors) {
    let literal = ColorWords.literal(tree.file, declaration.value)?.alpha
    guard let alpha = literal ?? CSSTokenList(tree.file, in: declaration.value).statedAlpha,
      ColorWords.fades(alpha)
    else { return }
    colors.textOpacities.append(
      SourceColors.TextOpacity(amount: alpha, location: declaration.valueLocation))
  }

  /// A number or a percentage.
  private static func number(_ text: Substring) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }
}
