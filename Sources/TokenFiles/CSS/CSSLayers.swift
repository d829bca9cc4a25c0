import Diagnostics
import SourceTrees

/// The cascade layers of a stylesheet in their order (CSS Cascade 5 §6.4.4): each where its name first
/// occurs, and below what stands in its parent directly.
struct CSSLayers {
  private var children: [[Int]] = [[]]
  private var names: [[String: Int]] = [[:]]
  private var ranks: [Int] = []

  /// The whole sheet, outside of every layer.
  static let none = 0

  init(_ tree: CSSTree) {
    tree.withView { declare(0..<$0.count, in: Self.none, tree, $0) }
    rank()
  }

  private mutating func declare(
    _ nodes: Range<Int>, in parent: Int, _ tree: CSSTree, _ view: CSSView
  ) {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let entry = view.entry(index)
      let inside = index + 1..<entry.endIndex
      index = entry.endIndex
      if entry.isDeclaration { continue }
      guard entry.isAtRule else {
        declare(inside, in: parent, tree, view)
        continue
      }
      let node = tree.node(at: entry.index)
      if node.isNamed("layer") {
        let layers = Self.paths(node).map { path in path.reduce(parent) { add($1, to: $0) } }
        declare(inside, in: layers.first ?? parent, tree, view)
      } else if let layer = node.importRule?.layer {
        for path in Self.paths(layer, node) { _ = path.reduce(parent) { add($1, to: $0) } }
      } else {
        let isTheme = node.isNamed("theme")
        declare(inside, in: isTheme ? add("theme", to: parent) : parent, tree, view)
      }
    }
  }

  /// The names in a prelude: a list of dotted paths. A block without a name has one of its own.
  private static func paths(_ node: CSSNode) -> [[String]] { paths(node.preludeText, node) }

  private static func paths(_ text: String, _ node: CSSNode) -> [[String]] {
    if text.isEmpty { return [["\u{0}\(node.index)"]] }
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
