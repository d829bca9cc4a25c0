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
    declare(tree.rules, in: Self.none)
    rank()
  }

  private mutating func declare(_ nodes: CSSChildren, in parent: Int) {
    for node in nodes where node.kind != .declaration {
      guard node.kind == .atRule, node.isNamed("layer") else {
        let isTheme = node.kind == .atRule && node.isNamed("theme")
        declare(node.children, in: isTheme ? add("theme", to: parent) : parent)
        continue
      }
      for path in Self.paths(node) {
        let layer = path.reduce(parent) { add($1, to: $0) }
        declare(node.children, in: layer)
      }
    }
  }

  /// The names in a prelude: a list of dotted paths. A block without a name has one of its own.
  private static func paths(_ node: CSSNode) -> [[String]] {
    let text = node.preludeText
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

  func rank(of layer: Int) -> Int { ranks[layer] }
}
