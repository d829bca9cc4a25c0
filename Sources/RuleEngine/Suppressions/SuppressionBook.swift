import Diagnostics

/// The suppressions of all files, ready to be asked: by file and rule, then by place.
struct SuppressionBook {
  /// Those of one file and rule by their beginnings. Ranges lie in or behind each other.
  private struct Page {
    var starts: [Int] = []
    var suppressions: [Int] = []
    /// The next around each, as an index into `suppressions`.
    var parents: [Int?] = []
  }

  private struct Key: Hashable {
    let file: String
    let rule: String
  }

  let suppressions: [Suppression]
  private var pages: [Key: Page] = [:]
  /// How many findings each accepted.
  private(set) var matches: [Int]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    matches = [Int](repeating: 0, count: suppressions.count)
    let order = suppressions.indices.sorted {
      let (left, right) = (suppressions[$0].range, suppressions[$1].range)
      return left.lowerBound != right.lowerBound
        ? left.lowerBound < right.lowerBound
        : left.upperBound != right.upperBound ? left.upperBound > right.upperBound : $0 < $1
    }
    for index in order {
      for rule in suppressions[index].rules { add(index, for: rule) }
    }
  }

  private mutating func add(_ index: Int, for rule: String) {
    let suppression = suppressions[index]
    let key = Key(file: suppression.location.file.path, rule: rule)
    var page = pages.removeValue(forKey: key) ?? Page()
    var parent = page.suppressions.indices.last
    while let around = parent,
      suppressions[page.suppressions[around]].range.upperBound <= suppression.range.lowerBound
    {
      parent = page.parents[around]
    }
    page.starts.append(suppression.range.lowerBound)
    page.suppressions.append(index)
    page.parents.append(parent)
    pages[key] = page
  }

  /// Turns a finding that a suppression covers into a waived check.
  mutating func apply(to check: inout Check) {
    guard !pages.isEmpty, check.outcome.isFinding,
      let page = pages[Key(file: check.location.file.path, rule: check.rule)]
    else { return }
    let place = Int(check.location.span.start)
    var low = 0
    var high = page.starts.count
    while low < high {
      let middle = (low + high) / 2
      if page.starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    var candidate = low > 0 ? low - 1 : nil
    while let index = candidate {
      let number = page.suppressions[index]
      if suppressions[number].range.contains(place) {
        matches[number] += 1
        check.outcome = .waived
        check.waiver = suppressions[number].reason
        check.acceptance = .comment
        return
      }
      candidate = page.parents[index]
    }
  }
}
