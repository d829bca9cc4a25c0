import SourceTrees

extension CSSTokenList {
  /// The alpha that a colour function states though its other parts are variables: behind a slash, as
  /// the last of the old syntax, or as a share in a mix with `transparent`.
  var statedAlpha: Double? {
    let value = trimmed(0..<count)
    guard let first = value.first, self[first].kind == .function,
      closer(of: first) == value.upperBound - 1
    else { return nil }
    let name = text(of: self[first]).lowercased()
    guard ColorWords.functions.contains(name) else { return nil }
    let parts = parts(contents(of: first))
    return name == "color-mix" ? mixedAlpha(parts) : lastAlpha(parts)
  }

  /// The component values of a range, without whitespace and comments.
  private func parts(_ range: Range<Int>) -> [Int] {
    var parts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if !self[index].isTrivia { parts.append(index) }
      index = after(index)
    }
    return parts
  }

  private func lastAlpha(_ parts: [Int]) -> Double? {
    if let slash = parts.lastIndex(where: { isDelim(self[$0], UInt8(ascii: "/")) }) {
      return parts.dropFirst(slash + 1).first.flatMap { amount($0) }
    }
    guard let comma = parts.lastIndex(where: { self[$0].kind == .comma }), comma + 2 == parts.count
    else { return nil }
    let hasVariables = parts.contains { self[$0].kind == .function }
    let commas = parts.count { self[$0].kind == .comma }
    return hasVariables || commas == 3 ? amount(parts[comma + 1]) : nil
  }

  private func mixedAlpha(_ parts: [Int]) -> Double? {
    let clear = parts.firstIndex {
      self[$0].kind == .ident && text(of: self[$0]).lowercased() == "transparent"
    }
    guard let clear else { return nil }
    if clear + 1 < parts.count, let share = percentage(parts[clear + 1]) { return 1 - share }
    return parts.lazy.compactMap { percentage($0) }.first ?? 0.5
  }

  private func percentage(_ index: Int) -> Double? {
    self[index].kind == .percentage ? amount(index) : nil
  }

  private func amount(_ index: Int) -> Double? {
    switch self[index].kind {
    case .number: Double(text(of: self[index]))
    case .percentage: Double(text(of: self[index])).map { $0 / 100 }
    default: nil
    }
  }
}
