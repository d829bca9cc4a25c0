import SourceTrees

/// What one selector selects.
struct SelectorMatch: Hashable, Sendable {
  /// The appearances in which it selects.
  var mask: AppearanceMask
  /// Whether it selects the root element, and not some element of its own.
  var isRoot: Bool
  var specificity = CSSSpecificity()
  /// A theme in it that is none of the appearances, as one that it could be.
  var unknownTheme: Appearance?
  /// The appearances that what it says of a scheme or a contrast holds of, those of the project's own
  /// among them; nil where it says nothing.
  var wide: AppearanceMask?
  /// Whether it selects `body`, or every element, whose own values win over what they inherit from the root.
  var isInner = false

  /// A selector of elements of their own.
  static let scope = SelectorMatch(mask: AppearanceMask(rawValue: .max), isRoot: false)

  /// Adds a simple selector, or that of an ancestor. The specificity stays.
  ///
  /// `[data-mode="dark"][data-theme="dimmed"]` is `dimmed`: each may say what the other leaves open.
  mutating func narrow(_ other: SelectorMatch) {
    if let wide, let otherWide = other.wide {
      mask = mask.intersection(otherWide).union(wide.intersection(other.mask))
      self.wide = wide.intersection(otherWide)
    } else {
      mask.formIntersection(other.mask)
      wide = wide ?? other.wide
    }
    isInner = isInner || other.isInner
    isRoot = isRoot && other.isRoot
    unknownTheme = unknownTheme ?? other.unknownTheme
  }
}

/// The classes and attributes by which rules.yml maps selectors to appearances.
struct MappedSelectors: Sendable {
  private var classes: [String: AppearanceMask] = [:]
  private var attributes: [Attribute: AppearanceMask] = [:]

  private struct Attribute: Hashable {
    var name: String
    /// nil where only presence is asked for.
    var value: String?

    init(_ selector: CSSAttributeSelector) {
      name = selector.name.lowercased()
      value = selector.match == .exists ? nil : selector.value
    }
  }

  init(_ appearances: AppearanceSet) {
    for (index, appearance) in appearances.all.enumerated() {
      guard let css = appearance.css, let selectors = try? CSSSelector.list(css) else { continue }
      for selector in selectors { add(selector, AppearanceMask(index: index), depth: 0) }
    }
  }

  private mutating func add(_ selector: CSSSelector, _ mask: AppearanceMask, depth: Int) {
    for simple in selector.compounds.flatMap(\.simples) {
      switch simple {
      case .class(let name): classes[name, default: []].formUnion(mask)
      case .attribute(let attribute): attributes[Attribute(attribute), default: []].formUnion(mask)
      case .pseudoClass(_, let arguments) where depth < 4:
        for inner in arguments.selectors { add(inner, mask, depth: depth + 1) }
      default: continue
      }
    }
  }

  func mask(ofClass name: String) -> AppearanceMask? { classes[name] }

  func mask(of selector: CSSAttributeSelector) -> AppearanceMask? {
    attributes[Attribute(selector)]
  }
}
