import Diagnostics
import SourceTrees

/// The cascade layers of a stylesheet in their order (CSS Cascade 5 §6.4.4): each where its name first
/// occurs, in this sheet or in those that it imports, and below what stands in its parent directly.
struct CSSLayers {
  /// Finds the sheet at a path.
  typealias Load = (String) -> SourceFile?

  /// The sheets that are imported, by path.
  private(set) var sheets: [String: CSSTree] = [:]
  /// The paths of the sheets around, each imported by the one before.
  private var around: [String] = []
  /// How many more imports are followed.
  private var budget = 1_000

  private var children: [[Int]] = [[]]
  private var names: [[String: Int]] = [[:]]
  private var ranks: [Int] = []

  /// The whole sheet, outside of every layer.
  static let none = 0

  init(_ tree: CSSTree, load: Load) {
    declare(tree, in: Self.none, load)
    rank()
  }

  private mutating func declare(_ tree: CSSTree, in parent: Int, _ load: Load) {
    around.append(tree.file.path)
    let end = tree.importsEnd
    tree.withView { declare(0..<$0.count, in: parent, tree, importsEnd: end, $0, load) }
    around.removeLast()
  }

  private mutating func declare(
    _ nodes: Range<Int>, in parent: Int, _ tree: CSSTree, importsEnd: Int, _ view: CSSView,
    _ load: Load
  ) {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let entry = view.entry(index)
      let inside = index + 1..<entry.endIndex
      index = entry.endIndex
      if entry.isDeclaration { continue }
      guard entry.isAtRule else {
        declare(inside, in: parent, tree, importsEnd: importsEnd, view, load)
        continue
      }
      let node = tree.node(at: entry.index)
      if node.isNamed("layer") {
        let layers = Self.paths(node).map { path in path.reduce(parent) { add($1, to: $0) } }
        declare(
          inside, in: layers.first ?? parent, tree, importsEnd: importsEnd, view, load)
      } else if let rule = node.importRule {
        guard node.index < importsEnd else { continue }
        declare(rule, node, in: parent, tree, load)
      } else {
        let isTheme = node.isNamed("theme")
        declare(
          inside, in: isTheme ? add("theme", to: parent) : parent, tree, importsEnd: importsEnd,
          view,
          load)
      }
    }
  }

  private mutating func declare(
    _ rule: CSSImport, _ node: CSSNode, in parent: Int, _ tree: CSSTree, _ load: Load
  ) {
    let path = rule.layer.flatMap { Self.paths($0, node).first } ?? []
    let layer = path.reduce(parent) { add($1, to: $0) }
    guard let address = CSSTokenReader.path(rule.address), around.count < 8, budget > 0 else {
      return
    }
    let target = RelativePath.resolve(address, from: tree.file.path)
    guard !around.contains(target),
      let sheet = sheets[target] ?? load(target).map({ CSS.parse($0) })
    else { return }
    budget -= 1
    sheets[target] = sheet
    declare(sheet, in: layer, load)
  }

  /// The names in a prelude: a list of dotted paths. A block without a name has one of its own.
  private static func paths(_ node: CSSNode) -> [[String]] { paths(node.preludeText, node) }

  private static func paths(_ text: String, _ node: CSSNode) -> [[String]] {
    if text.isEmpty { return [["\u{0}\(node.index) \(node.location.file.path)"]] }
    return text.split(separator: ",").map { path in
      path.split(separator: ".").map { part in
        String(decoding: part.utf8.filter { $0 > 0x20 }, as: UTF8.self)
      }
    }
  }

  private mutating func add(_ name: String, to parent: Int) -> Int {
    if let known = names[parent][name] { return known }
    let layer = children.count
    children.append([])
    names.append([:])
    names[parent][name] = layer
    children[parent].append(layer)
    return layer
  }

  /// Numbers the tree, children before their parent.
  private mutating func rank() {
    ranks = [Int](repeating: 0, count: children.count)
    var next = 0
    var stack = [(layer: Self.none, isOpen: false)]
    while let top = stack.popLast() {
      if top.isOpen {
        ranks[top.layer] = next
        next += 1
      } else {
        stack.append((top.layer, true))
        stack += children[top.layer].reversed().map { ($0, false) }
      }
    }
    ranks[Self.none] = TokenPrecedence.unlayered
  }

  /// The layer that a `@layer` block or a `@theme` opens inside another.
  func layer(of node: CSSNode, in parent: Int) -> Int {
    let path = node.isNamed("theme") ? ["theme"] : Self.paths(node).first ?? []
    return path.reduce(parent) { names[$0][$1] ?? $0 }
  }

  /// The layer that an `@import` names.
  func layer(_ name: String, of node: CSSNode, in parent: Int) -> Int {
    (Self.paths(name, node).first ?? []).reduce(parent) { names[$0][$1] ?? $0 }
  }

  func rank(of layer: Int) -> Int { ranks[layer] }
}
