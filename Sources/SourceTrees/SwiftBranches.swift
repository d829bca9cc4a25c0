/// Which parts of Swift source stand under `#if`, `#elseif` and `#else`, of which one build has but one.
package struct SwiftBranches: Sendable {
  package struct Branch: Sendable {
    /// The index of the `#if`, `#elseif` or `#else`.
    package var directive: Int
    /// The number of the `#if` that it belongs to.
    var block: Int
    var number: Int
    /// The branch around it.
    var parent: Int?
  }

  package private(set) var all: [Branch] = []
  /// From which token on which branch holds, in order; nil outside of all.
  private var changes: [(token: Int, branch: Int?)] = []

  package init(_ source: SwiftSource) {
    var open: [Int] = []
    var blocks = 0
    for index in source.tokens.indices where source.tokens[index].kind == .pound {
      let around = open.last
      if source.has(index, "#if") {
        all.append(Branch(directive: index, block: blocks, number: 0, parent: around))
        blocks += 1
        open.append(all.count - 1)
      } else if source.has(index, "#elseif") || source.has(index, "#else"), let last = around {
        var next = all[last]
        (next.directive, next.number) = (index, next.number + 1)
        all.append(next)
        open[open.count - 1] = all.count - 1
      } else if source.has(index, "#endif"), around != nil {
        open.removeLast()
      } else {
        continue
      }
      changes.append((index, open.last))
    }
  }

  /// The innermost branch that a token stands in.
  package func branch(of token: Int) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].token <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].branch : nil
  }

  /// Whether no build has both branches.
  package func exclude(_ first: Int, _ second: Int) -> Bool {
    let blocks = path(first)
    return path(second).contains { block, number in
      blocks.contains { $0.block == block && $0.number != number }
    }
  }

  /// The branches around one, and itself; deeper ones than anybody nests are cut off.
  private func path(_ branch: Int) -> [(block: Int, number: Int)] {
    var path: [(block: Int, number: Int)] = []
    var current: Int? = branch
    while let index = current, path.count < 16 {
      path.append((all[index].block, all[index].number))
      current = all[index].parent
    }
    return path
  }
}
