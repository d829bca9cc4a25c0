import Diagnostics
import SourceTrees

/// `#if os(iOS) … #else … #endif`: one name may be defined in each branch, and each build has one of them.
extension SwiftTokens {
  /// Lets the first branch count in which a name has a value that can be read, and tells of the others.
  func settleBranches(from first: Int, _ reading: inout TokenReading) {
    let branches = SwiftBranches(source)
    guard !branches.all.isEmpty else { return }
    let starts = source.tokens.map(\.span.start)
    var found: [TokenID: [(definition: Int, branch: Int)]] = [:]
    for index in first..<reading.definitions.count {
      let definition = reading.definitions[index]
      let token = Self.token(at: definition.name.start, in: starts)
      guard let branch = branches.branch(of: token) else { continue }
      found[definition.token, default: []].append((index, branch))
    }
    var left: [Int: (count: Int, name: Span)] = [:]
    for (_, all) in found.sorted(by: { $0.key < $1.key }) where all.count > 1 {
      for (definition, branch) in others(all, branches, reading) {
        reading.definitions[definition].appearances = []
        left[branch, default: (0, reading.definitions[definition].name)].count += 1
      }
    }
    for (branch, found) in left.sorted(by: { $0.key < $1.key }) {
      reading.leftOut.append(
        LeftOut(
          reason: .otherBranch, text: line(of: branches.all[branch].directive),
          location: reading.location(found.name), count: found.count))
    }
  }

  /// Those that no build has together with one that counts. Values that can be read go first.
  private func others(
    _ all: [(definition: Int, branch: Int)], _ branches: SwiftBranches, _ reading: TokenReading
  ) -> [(definition: Int, branch: Int)] {
    let isLost = { (index: Int) in
      if case .problem = reading.definitions[index].value { true } else { false }
    }
    var counting: Set<Int> = []
    var others: [(definition: Int, branch: Int)] = []
    let sorted =
      all.filter { !isLost($0.definition) } + all.filter { isLost($0.definition) }
    for found in sorted {
      if counting.contains(where: { branches.exclude($0, found.branch) }) {
        others.append(found)
      } else {
        counting.insert(found.branch)
      }
    }
    return others
  }

  /// The last token that begins at or before an offset.
  private static func token(at offset: UInt32, in starts: [UInt32]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// `#elseif os(macOS)`
  private func line(of directive: Int) -> String {
    var end = directive + 1
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    return source.file.text(source.span(directive..<end))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
