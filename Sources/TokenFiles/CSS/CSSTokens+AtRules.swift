import Diagnostics
import SourceTrees

extension CSSTokenReader {
  /// At-rules with a block: conditions narrow the place, the rest is looked through or left alone.
  func atRule(
    _ node: CSSNode, in place: Place, _ view: CSSView, _ reading: inout TokenReading
  ) {
    guard node.hasBlock else {
      guard let rule = node.importRule else { return }
      guard node.index < importsEnd else { return leaveOut(rule, &reading) }
      return importSheet(rule, node, in: place, &reading)
    }
    var inner = place
    switch node.name {
    case "media": narrow(&inner, conditions.evaluate(node.mediaQueries), node, isToldOf: true)
    case "container": narrow(&inner, .unknown, node, isToldOf: true)
    case "supports": narrow(&inner, supports(node), node)
    case "layer": inner.layer = layers.layer(of: node, in: place.layer)
    case "theme":
      inner.layer = layers.layer(of: node, in: place.layer)
      inner.matches = [root]
      inner.isInlineTheme = node.preludeText.contains("inline")
    case "variant", "dark", "light": narrow(&inner, variant(node), node)
    case "utility": inner.matches = [.scope]
    case "plugin":
      guard let theme = PluginTheme(node) else { return }
      inner = self.place(of: theme, node, in: place)
    case "property": return property(node, place, view, &reading)
    case let name where Self.ignored.contains(name): return
    default: narrow(&inner, .unknown, node)
    }
    walk(node.index + 1..<node.endIndex, inner, view, &reading)
  }

  private var root: SelectorMatch {
    SelectorMatch(mask: everywhere, isRoot: true, specificity: CSSSpecificity(0, 1, 0))
  }

  /// What holds no custom properties of the page: descriptors, frames, definitions of tools.
  private static let ignored: Set<String> = [
    "font-face", "keyframes", "-webkit-keyframes", "page", "counter-style", "view-transition",
    "font-palette-values", "font-feature-values", "position-try", "starting-style",
    "custom-variant", "namespace",
  ]

  /// - Parameter isToldOf: Whether a token that only such a condition gives a value is told.
  func narrow(
    _ place: inout Place, _ verdict: Verdict, _ node: CSSNode, isToldOf: Bool = false
  ) {
    let isOpen = !place.possible.isSubset(of: verdict.yes.union(verdict.no))
    place.mask.formIntersection(verdict.yes)
    place.possible.subtract(isOpen && !isToldOf ? place.possible : verdict.no)
    if isOpen, place.condition == nil { place.condition = tree.file.location(node.prelude) }
    if place.mask.isEmpty, place.unmet == nil {
      place.unmet = tree.file.location(node.prelude)
    }
  }

  private func supports(_ node: CSSNode) -> Verdict {
    (try? node.condition()).map { conditions.supports($0) } ?? .unknown
  }

  /// Tailwind's `@variant dark`.
  private func variant(_ node: CSSNode) -> Verdict {
    let name = node.isNamed("variant") ? node.preludeText : node.name
    guard let match = words.match(name) else { return .unknown }
    return Verdict(yes: match.mask, no: everywhere.subtracting(match.mask))
  }

  /// `@property --x { syntax: "<color>"; initial-value: #fff }`: the value of last resort.
  private func property(
    _ node: CSSNode, _ place: Place, _ view: CSSView, _ reading: inout TokenReading
  ) {
    let prelude = node.prelude
    guard tree.file.text(prelude).hasPrefix("--") else { return }
    var claim = TokenClaim.unknown
    var initial: CSSDeclaration?
    for declaration in node.declarations {
      if declaration.isNamed("syntax") {
        let syntax = declaration.valueText
        claim = syntax.contains("<color>") ? .color : syntax.contains("*") ? .unknown : .other
      } else if declaration.isNamed("initial-value") {
        initial = declaration
      }
    }
    guard let initial else { return }
    let token = token(prelude, view, &reading)
    let value = value(view.entry(initial.node.index), of: token, claim, view, &reading)
    reading.definitions.append(
      TokenDefinition(
        token: token, value: value, appearances: place.mask, precedence: .initialValue,
        file: reading.currentFile, name: prelude, written: initial.value, claim: claim))
  }
}
