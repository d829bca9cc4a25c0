/// Several constants in one: `let (ink, page) = (Color(…), Color(…))`.
extension SwiftDeclarationReader {
  /// `(a, (b, _)): (A, (B, C)) = (x, (y, z))`, with a constant for each name. Where the value is no tuple, it is
  /// the value of all whose type is stated.
  mutating func readTuple(_ part: Range<Int>, keyword: Int) {
    let names = part.lowerBound
    guard source.kind(names) == .openParenthesis else { return }
    var sign = source.after(names)
    while sign < part.upperBound, !source.has(sign, "=") { sign = source.after(sign) }
    let start = source.after(names)
    let type = source.kind(start) == .colon ? start + 1..<max(start + 1, sign) : nil
    let value = sign + 1..<max(sign + 1, part.upperBound)
    bind(names, type, sign < part.upperBound ? value : nil, keyword, depth: 0)
  }

  private mutating func bind(
    _ pattern: Int, _ type: Range<Int>?, _ value: Range<Int>?, _ keyword: Int, depth: Int
  ) {
    guard depth < 8, let names = elements(of: pattern..<source.after(pattern)) else { return }
    let types = type.flatMap { elements(of: $0) } ?? []
    let values = value.flatMap { elements(of: $0) } ?? []
    for (index, name) in names.enumerated() {
      let type = types.count == names.count ? types[index] : nil
      let own = values.count == names.count ? values[index] : nil
      if source.kind(name.lowerBound) == .openParenthesis {
        bind(name.lowerBound, type, own ?? value, keyword, depth: depth + 1)
      } else if name.count == 1, source.kind(name.lowerBound) == .identifier,
        !source.has(name.lowerBound, "_"), own != nil || type != nil
      {
        add(.constant, keyword, name: name, type: type, value: own ?? value)
      }
    }
  }

  /// The parts of a tuple, without their labels; nil where a range is no tuple.
  private func elements(of range: Range<Int>) -> [Range<Int>]? {
    guard source.kind(range.lowerBound) == .openParenthesis,
      source.after(range.lowerBound) == range.upperBound
    else { return nil }
    let reader = SwiftExpressionReader(source: source, end: source.tokens.count)
    return reader.split(source.contents(of: range.lowerBound)).map { part in
      let isLabelled =
        part.count > 2 && source.kind(part.lowerBound) == .identifier
        && source.kind(part.lowerBound + 1) == .colon
      return isLabelled ? part.lowerBound + 2..<part.upperBound : part
    }
  }
}
