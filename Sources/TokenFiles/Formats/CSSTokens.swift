import Diagnostics
import SourceTrees

extension TokenFormat {
  /// CSS custom properties.
  static let css = TokenFormat(
    name: "css", summary: "CSS custom properties, by the selectors and at-rules around them.",
    recognises: { $0.kind == .css },
    takes: { CSSTokenReader.imports(of: $0) },
    read: { source, reading in
      let tree = CSS.parse(source.file)
      reading.problems += tree.errors.map { Problem($0) }
      let layers = CSSLayers(tree) { reading.file($0) }
      CSSTokenReader(tree, appearances: reading.appearances, layers: layers).read(into: &reading)
    })
}

/// Walks a stylesheet: what stands at the root element is a token, in the appearances that the
/// selectors and at-rules around it select.
struct CSSTokenReader {
  let tree: CSSTree
  let words: AppearanceWords
  let everywhere: AppearanceMask
  let mapped: MappedSelectors
  let conditions: ConditionReader
  let layers: CSSLayers
  let importsEnd: Int
  let usesBundler: Bool

  /// What holds at a place in the sheet.
  struct Place {
    var matches: [SelectorMatch] = []
    var mask: AppearanceMask
    var layer = CSSLayers.none
    /// The condition that no appearance meets, if there is one.
    var unmet: Location?
    /// Where it may hold, by conditions of which some are about no appearance; and the first of those.
    var possible: AppearanceMask
    var condition: Location?
    var isInlineTheme = false

    init(mask: AppearanceMask) {
      self.mask = mask
      possible = mask
    }
  }

  init(_ tree: CSSTree, appearances: AppearanceSet, layers: CSSLayers) {
    self.tree = tree
    words = AppearanceWords(appearances)
    everywhere = appearances.mask
    self.layers = layers
    importsEnd = tree.importsEnd
    usesBundler = Self.usesBundler(tree)
    mapped = MappedSelectors(appearances)
    conditions = ConditionReader(words, everywhere: everywhere, tree: tree)
  }

  func read(into reading: inout TokenReading) {
    read(in: Place(mask: everywhere), into: &reading)
  }

  func read(in place: Place, into reading: inout TokenReading) {
    tree.withView { walk(0..<$0.count, place, $0, &reading) }
  }

  func rank(_ place: Place) -> Int { layers.rank(of: place.layer) }

  func walk(
    _ nodes: Range<Int>, _ place: Place, _ view: CSSView, _ reading: inout TokenReading
  ) {
    let targets = place.targets
    var count = 0
    var stray: Span?
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let entry = view.entry(index)
      index = entry.endIndex
      if entry.isDeclaration {
        guard !targets.isEmpty else {
          if entry.isCustomProperty, place.matches.isEmpty { stray = stray ?? entry.name }
          continue
        }
        if entry.isCustomProperty {
          count += 1
          define(entry, targets, place, view, &reading)
        } else if tree.node(at: entry.index).isNamed("color-scheme") {
          noteScheme(entry, targets, place, &reading)
        }
      } else {
        rule(tree.node(at: entry.index), in: place, view, &reading)
      }
    }
    if let stray {
      reading.leftOut.append(
        LeftOut(
          reason: .noRule, text: tree.file.text(stray), location: tree.file.location(stray),
          count: 1))
    }
    if count > 0, let unmet = place.unmet, targets.allSatisfy(\.mask.isEmpty) {
      reading.leftOut.append(
        LeftOut(
          reason: .noAppearance, text: unmet.file.text(unmet.span), location: unmet, count: count,
          appearance: place.matches.lazy.compactMap(\.unknownTheme).first))
    }
  }

  private func rule(
    _ node: CSSNode, in place: Place, _ view: CSSView, _ reading: inout TokenReading
  ) {
    if node.kind == .atRule { return atRule(node, in: place, view, &reading) }
    let inner = styleRule(node, in: place, &reading)
    walk(node.index + 1..<node.endIndex, inner, view, &reading)
  }

  private func styleRule(
    _ node: CSSNode, in place: Place, _ reading: inout TokenReading
  ) -> Place {
    var inner = place
    do throws(SourceError) {
      let reader = SelectorReader(
        appearances: words, everywhere: everywhere, mapped: mapped, parents: place.matches)
      inner.matches = reader.read(try node.selectors())
    } catch {
      inner.matches = []
      // A browser drops the rule; that is worth a word only where tokens go with it.
      if node.declarations.contains(where: \.isCustomProperty) {
        reading.problems.append(Problem(error))
      }
    }
    if place.unmet == nil, inner.targets.allSatisfy(\.mask.isEmpty) {
      inner.unmet = tree.file.location(node.prelude)
    }
    return inner
  }
}

extension CSSTokenReader.Place {
  /// What a declaration here is declared for.
  struct Target {
    var mask: AppearanceMask
    var specificity: CSSSpecificity
    var isScoped: Bool
    var isInner = false
  }

  /// One for each specificity with which the root element is selected; where it is not selected at
  /// all, one for the elements that are.
  var targets: [Target] {
    var targets: [Target] = []
    for match in matches where match.isRoot {
      let mask = match.mask.intersection(mask)
      let isKnown: (Target) -> Bool = {
        $0.specificity == match.specificity && $0.isInner == match.isInner
      }
      if let index = targets.firstIndex(where: isKnown) {
        targets[index].mask.formUnion(mask)
      } else {
        targets.append(
          Target(
            mask: mask, specificity: match.specificity, isScoped: false, isInner: match.isInner))
      }
    }
    if targets.count > 1 { targets.removeAll(where: \.mask.isEmpty) }
    guard targets.isEmpty, let first = matches.first else { return targets }
    let masks = matches.reduce(AppearanceMask()) { $0.union($1.mask) }
    return [
      Target(mask: masks.intersection(mask), specificity: first.specificity, isScoped: true)
    ]
  }
}
